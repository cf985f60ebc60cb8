// Comparing two pictures of the table: each tile comes from where it likely lay.
import { describe, expect, test } from 'vitest';
import { compare, type Placed } from './compare';

// `factory-1-0 R 10,20`: a place, a colour, and where that is.
const at = (text: string): Placed => {
  const [place = '', colour = '', where = '0,0'] = text.split(' ');
  const [x = 0, y = 0] = where.split(',').map(Number);
  return { place, colour, x, y };
};
const picture = (...all: string[]) => all.map(at);
const flown = (before: Placed[], after: Placed[], back = false) =>
  compare(before, after, back)
    .flights.map(({ from, to }) => `${from} > ${to}`)
    .toSorted();

const dish = picture('factory-2-0 R', 'factory-2-1 R 5,0', 'factory-2-2 B', 'factory-2-3 Y', 'factory-3-0 R 50,0');
const rest = picture('factory-3-0 R 50,0', 'centre-B-0 B', 'centre-Y-0 Y');

test('nothing happened', () => {
  expect(compare(dish, dish)).toEqual({ flights: [], appeared: [] });
  expect(compare([], [])).toEqual({ flights: [], appeared: [] });
});

describe('tiles that were taken', () => {
  test('go to the line, their rest to the centre, all else stays', () => {
    const after = [...rest, ...picture('line-0-3-0 R', 'line-0-3-1 R 5,0')];
    expect(flown(dish, after)).toEqual([
      'factory-2-0 > line-0-3-0',
      'factory-2-1 > line-0-3-1',
      'factory-2-2 > centre-B-0',
      'factory-2-3 > centre-Y-0',
    ]);
    expect(compare(dish, after).appeared).toEqual([]);
  });

  test('go back the same way', () => {
    const after = [...rest, ...picture('line-0-3-0 R', 'line-0-3-1 R 5,0')];
    expect(flown(after, dish, true)).toEqual([
      'centre-B-0 > factory-2-2',
      'centre-Y-0 > factory-2-3',
      'line-0-3-0 > factory-2-0',
      'line-0-3-1 > factory-2-1',
    ]);
  });

  test('come from the hand where they lie there', () => {
    const before = [...rest, ...picture('hand-0 R', 'hand-1 R 5,0')];
    const after = [...rest, ...picture('line-0-3-0 R', 'floor-0-0 R 5,0')];
    expect(flown(before, after)).toEqual(['hand-0 > line-0-3-0', 'hand-1 > floor-0-0']);
  });

  test('may fall to the floor with the marker', () => {
    const before = picture('centre-R-0 R', 'centre-R-1 R', 'centre-marker marker');
    const after = picture('floor-1-0 marker', 'floor-1-1 R', 'floor-1-2 R');
    expect(flown(before, after)).toEqual([
      'centre-R-0 > floor-1-1',
      'centre-R-1 > floor-1-2',
      'centre-marker > floor-1-0',
    ]);
  });
});

describe('tiling', () => {
  const before = picture('line-0-2-0 B', 'line-0-2-1 B', 'line-1-2-0 B 90,0', 'line-1-2-1 B 90,0', 'line-0-3-0 B 1,1');
  const after = picture('wall-0-2-4 B 2,1', 'wall-1-2-4 B 99,0', 'line-0-3-0 B 1,1');

  test('brings a tile from the same line of the same board', () => {
    expect(flown(before, after)).toHaveLength(2);
    expect(flown(before, after)[0]).toMatch(/^line-0-2-\d > wall-0-2-4$/);
    expect(flown(before, after)[1]).toMatch(/^line-1-2-\d > wall-1-2-4$/);
  });

  test('may bring the last tile that was taken, where its line was empty', () => {
    expect(flown(picture('centre-W-0 W', 'line-1-1-0 W'), picture('wall-0-1-2 W', 'wall-1-1-2 W'))).toEqual([
      'centre-W-0 > wall-0-1-2',
      'line-1-1-0 > wall-1-1-2',
    ]);
  });

  test('brings nothing from the floor, and nothing back to a dish', () => {
    const changes = compare(picture('floor-0-0 B', 'line-0-4-0 Y'), picture('wall-0-4-1 B', 'factory-1-0 Y'));
    expect(changes).toEqual({ flights: [], appeared: ['wall-0-4-1', 'factory-1-0'] });
  });
});

test('dealt tiles come from nowhere', () => {
  expect(compare(picture('wall-0-1-1 R'), [...dish, ...picture('wall-0-1-1 R')]).appeared).toEqual(
    dish.map(({ place }) => place),
  );
});

describe('in a moon stack', () => {
  test('tiles drop when one below them is taken', () => {
    const before = picture('moon-1-0 R 0,40', 'moon-1-1 B 0,20', 'moon-1-2 Y 0,0', 'moon-2-0 B 90,0');
    const after = picture('moon-1-0 B 0,40', 'moon-1-1 Y 0,20', 'moon-2-0 B 90,0', 'line-0-1-0 R 0,99');
    expect(flown(before, after)).toEqual(['moon-1-0 > line-0-1-0', 'moon-1-1 > moon-1-0', 'moon-1-2 > moon-1-1']);
  });

  test('nothing jumps to another factory', () => {
    expect(flown(picture('moon-1-0 R'), picture('moon-2-0 R'))).toEqual([]);
  });
});

test('plates and chips go from the table to a board', () => {
  const before = picture('plate-display-1 plate-5', 'chip-3 chip-BR', 'chip-0-0 chip-T');
  const after = picture('plate-0-4 plate-5', 'chip-0-1 chip-BR', 'chip-0-0 chip-T');
  expect(flown(before, after)).toEqual(['chip-3 > chip-0-1', 'plate-display-1 > plate-0-4']);
});

test('what lies loosely closes up, what lies fast is not slid', () => {
  const before = picture('centre-B-0 B 0,0', 'line-0-1-0 R 0,0', 'hand-0 Y 0,0');
  const after = picture('centre-B-0 B 9,0', 'line-0-1-0 R 0,400', 'hand-0 Y 3,0');
  expect(flown(before, after)).toEqual(['centre-B-0 > centre-B-0']);
});

// Whatever the pictures are: nothing has two origins, nothing goes to two places, and colours stay.
test('every pair is one of a kind', () => {
  const kinds = ['factory-1', 'centre-R', 'hand', 'line-0-2', 'line-1-2', 'floor-0', 'wall-0-2', 'moon-1'];
  let seed = 1;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const some = () => {
    const all = Array.from({ length: 30 }, () =>
      at(`${kinds[random(8)] ?? ''}-${random(6)} ${'BYRK'[random(4)] ?? ''}`),
    );
    return all.filter(({ place }, index) => all.findIndex((other) => other.place === place) === index);
  };
  for (let time = 0; time < 200; time++) {
    const [before, after] = [some(), some()];
    const { flights, appeared } = compare(before, after);
    const colour = (all: Placed[], place: string) => all.find((placed) => placed.place === place)?.colour;
    for (const { from, to } of flights) expect(colour(after, to)).toBe(colour(before, from));
    expect(new Set(flights.map(({ from }) => from)).size).toBe(flights.length);
    expect(new Set([...flights.map(({ to }) => to), ...appeared]).size).toBe(flights.length + appeared.length);
  }
});
