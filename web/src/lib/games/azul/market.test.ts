// The centre has room for whatever may come to lie there.
import { expect, test } from 'vitest';
import { randomNumbers } from '../../core/testing';
import { type Heap, packCircle, type Packing, packTray } from './market';

function* contents(): Generator<Heap[]> {
  const below = randomNumbers(7);
  for (let sample = 0; sample < 300; sample++) {
    const tiles = Array.from({ length: below(28) }, () => 'BYRKW'.charAt(below(5)));
    const counts = new Map<string, number>();
    for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    const heaps = [...counts].map(([colour, count]) => ({ colour, count }));
    yield sample % 2 === 0 ? heaps : [{ colour: '*', count: 1 }, ...heaps];
  }
  yield [{ colour: 'B', count: 20 }];
  yield [{ colour: '*', count: 1 }, ...['B', 'Y', 'R', 'K', 'W'].map((colour) => ({ colour, count: 6 }))];
  yield [
    { colour: '*', count: 1 },
    ...['B', 'Y', 'R', 'K'].map((colour) => ({ colour, count: 1 })),
    { colour: 'W', count: 20 },
  ];
}

const boxes = ({ heaps, tile, step }: Packing) =>
  heaps.map(({ x, y, count }) => ({ left: x, top: y, right: x + tile + (count - 1) * step, bottom: y + tile }));

function expectApart(packing: Packing) {
  const all = boxes(packing);
  all.forEach((one, at) => {
    for (const other of all.slice(at + 1)) {
      const apart =
        one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;
      expect(apart).toBe(true);
    }
  });
}

test('in a circle everything stays inside and apart, and large enough', () => {
  for (const heaps of contents()) {
    for (const [diameter, largest] of [
      [222, 40],
      [226, 34],
    ] as const) {
      const packing = packCircle(heaps, diameter, largest);
      expectApart(packing);
      expect(packing.tile).toBeGreaterThanOrEqual(22);
      for (const { left, top, right, bottom } of boxes(packing)) {
        for (const x of [left, right]) {
          for (const y of [top, bottom]) {
            expect(Math.hypot(x - diameter / 2, y - diameter / 2)).toBeLessThanOrEqual(diameter / 2 - 10);
          }
        }
      }
    }
  }
});

test('in a tray everything stays inside and apart', () => {
  for (const heaps of contents()) {
    const packing = packTray(heaps, 344, 50, 36);
    expectApart(packing);
    for (const { left, top, right, bottom } of boxes(packing)) {
      expect(left).toBeGreaterThanOrEqual(10);
      expect(right).toBeLessThanOrEqual(334);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(50);
    }
  }
});

test('few tiles lie side by side, in their full size', () => {
  const packing = packCircle(
    [
      { colour: 'B', count: 3 },
      { colour: 'W', count: 2 },
    ],
    222,
    40,
  );
  expect(packing.tile).toBe(40);
  expect(packing.step).toBeGreaterThan(40);
});

test('an empty centre', () => {
  expect(packCircle([], 222, 40).heaps).toEqual([]);
  expect(packTray([], 344, 50, 36).heaps).toEqual([]);
});
