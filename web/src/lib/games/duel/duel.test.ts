// Geometry, goals, chips and the hand of Duel, without a browser.
import { describe, expect, test } from 'vitest';
import { newCore } from '../../core/testing';
import type { Chip, DuelData } from '../../core/types';
import { changed, chipsIn } from './chips';
import { path } from './choices';
import { FORMS, groups, moonBoxes } from './factories';
import { cellBox, cellsOf, domeSize, MEASURES, placeBox, PLACES, plateSize, runs } from './geometry';
import { progress } from './goals';
import { inHand, orders, spending, turnedCells } from './hand';
import { outlook } from './outlook';
import { playedGames, previewsAt, sceneAt } from './testing';

const core = newCore();
const games = [...playedGames(core)];
const positions = games.flatMap(({ entries }) => entries.filter(({ seat }) => seat !== null));

describe('the dome', () => {
  test('cells lie on their plates', () => {
    for (const measures of Object.values(MEASURES)) {
      for (const place of PLACES) {
        const plate = placeBox(measures, place);
        const [first, , , last] = cellsOf(place).map(({ row, column }) => cellBox(measures, row, column));
        expect(first).toMatchObject({ x: plate.x + 2, y: plate.y + 2 });
        expect((last?.x ?? 0) + measures.cell + 2).toBe(plate.x + plateSize(measures.cell));
      }
      expect(placeBox(measures, 9).x + plateSize(measures.cell)).toBe(measures.left + domeSize(measures.cell));
    }
  });

  test('runs reach over free cells no further than they score', () => {
    const cells = ['......', '.BB.B.', '..R...', '......', '......', '......'];
    expect(runs(cells, { row: 2, column: 4, horizontal: 4, vertical: 1 })).toEqual([
      { row: 2, column: 2, rows: 1, columns: 4 },
    ]);
    expect(runs(cells, { row: 2, column: 3, horizontal: 1, vertical: 2 })).toEqual([
      { row: 2, column: 3, rows: 2, columns: 1 },
    ]);
    expect(runs(cells, { row: 6, column: 6, horizontal: 1, vertical: 1 })).toEqual([
      { row: 6, column: 6, rows: 1, columns: 1 },
    ]);
  });

  test('a plate is turned as the core turns it', () => {
    let seen = 0;
    for (const { before } of positions) {
      const { faces } = core.data(before) as DuelData;
      for (const preview of previewsAt(core, before)) {
        if (preview.kind !== 'plate' && preview.kind !== 'keep') continue;
        expect(turnedCells(faces[String(preview.plate)] ?? '', preview.turns)).toBe(preview.cells);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(1000);
  });
});

test('progress with the goals agrees with their points', () => {
  for (const { before } of positions) {
    const { goals, boards, five_colours_special } = core.data(before) as DuelData;
    for (const { name, points } of goals) {
      for (const [seat, board] of boards.entries()) {
        const { done, of } = progress(name, board, five_colours_special);
        const expected = {
          rows: 3 * done,
          five_colours: 4 * done,
          columns: 7 * done,
          perimeter: done,
          jokers: done === of ? 2 * of : 0,
          empty_specials: 3 * (done - of),
          diagonals: null,
          corners: null,
        }[name];
        if (expected !== null) expect(points[seat], name).toBe(expected + 0);
      }
    }
  }
});

describe('factories', () => {
  test('equal tiles lie side by side, the larger groups first', () => {
    const found = groups('BYYR', FORMS.small.sun);
    expect(found.map((group) => group.map(({ colour, at }) => `${colour}${at}`))).toEqual([
      ['Y0', 'Y1'],
      ['B2'],
      ['R3'],
    ]);
    expect(found[0]?.[0]?.box.y).toBe(found[0]?.[1]?.box.y);
  });

  test('everything that the rules allow fits', () => {
    for (const form of ['small', 'large', 'low', 'large-low'] as const) {
      const { width, height } = FORMS[form];
      const most = form === 'small' || form === 'low' ? 3 : 5;
      for (let count = 0; count <= most; count++) {
        const { tiles, chip } = moonBoxes(form, count, most === 3);
        expect(tiles).toHaveLength(count);
        for (const { x, y, w, h } of most === 3 ? [...tiles, chip] : tiles) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(8);
          expect(x + w).toBeLessThanOrEqual(width - 8);
          expect(y + h).toBeLessThanOrEqual(height - 4);
        }
      }
    }
  });

  test('a stack shows every tile', () => {
    const { tiles } = moonBoxes('small', 3, true);
    expect(tiles.map(({ y }) => y).toSorted((one, other) => other - one)).toEqual(tiles.map(({ y }) => y));
    expect(new Set(tiles.map(({ y }) => y)).size).toBe(3);
  });
});

describe('chips', () => {
  const sets: Chip[][] = [
    ['B', 'BR'],
    ['B', 'R', 'T'],
    ['B', 'R', 'Y'],
    ['R', 'T', 'Y'],
    ['BR', 'R', 'T'],
  ];

  test('a click leads to the nearest set with the chip, or without it', () => {
    expect(changed(sets, ['B', 'BR'], [], { chip: 'T', number: 1 })?.set).toContain('T');
    expect(changed(sets, ['B', 'R', 'T'], [], { chip: 'Y', number: 1 })?.set).toEqual(['B', 'R', 'Y']);
    expect(changed(sets, ['B', 'R', 'T'], [], { chip: 'B', number: 0 })?.set).not.toContain('B');
    expect(changed(sets, ['B', 'BR'], [], { chip: 'K', number: 1 })).toBeNull();
  });

  test('every legal set of real games can be reached', () => {
    const tilings = positions.map(({ before }) => previewsAt(core, before)).filter(([one]) => one?.kind === 'tile');
    const many = tilings
      .map((all) => all.flatMap((one) => (one.kind === 'tile' && one.column === firstColumn(all) ? [one.chips] : [])))
      .filter((found) => found.length > 2);
    expect(many.length).toBeGreaterThan(3);
    for (const found of many) for (const wanted of found) expect(reach(found, wanted)).toEqual(wanted);
  });

  test('of equal chips the first are in the set', () => {
    expect(chipsIn(['B', 'B', 'R'], ['B']).map(({ chosen }) => chosen)).toEqual([true, false, false]);
  });
});

function firstColumn(previews: ReturnType<typeof previewsAt>): number {
  return previews.flatMap((preview) => (preview.kind === 'tile' ? preview.column : []))[0] ?? 0;
}

// Clicks as a person would: what is missing in, then what is too much out.
function reach(sets: readonly (readonly Chip[])[], wanted: readonly Chip[]): readonly Chip[] {
  let now: { set: readonly Chip[]; wishes: Parameters<typeof changed>[2] } = { set: sets[0] ?? [], wishes: [] };
  const count = (set: readonly Chip[], chip: Chip) => set.filter((one) => one === chip).length;
  for (let clicks = 0; clicks < 20; clicks++) {
    const missing = wanted.find((chip) => count(now.set, chip) < count(wanted, chip));
    const extra = now.set.find((chip) => count(now.set, chip) > count(wanted, chip));
    const chip = missing ?? extra;
    if (chip === undefined) break;
    const number = count(now.set, chip) + (missing === undefined ? -1 : 1);
    now = changed(sets, now.set, now.wishes, { chip, number }) ?? now;
  }
  return now.set;
}

const sampled = <One>(all: readonly One[]) => all.filter((_, at) => at % 13 === 0);

describe('the hand', () => {
  test('holds the tiles that a move would take', () => {
    for (const { before } of positions.filter((_, at) => at % 8 === 0)) {
      for (const preview of sampled(previewsAt(core, before))) {
        if (preview.kind !== 'sun' && preview.kind !== 'moon') continue;
        const hand = inHand(sceneAt(core, before, path(preview).slice(0, 1)));
        expect(hand).toEqual({ kind: 'tiles', tiles: preview.colour.repeat(preview.count) });
      }
    }
  });

  test('all orders of leftovers, and all sets of chips, are found', () => {
    let seen = 0;
    for (const { before } of positions) {
      const previews = previewsAt(core, before);
      const ways = previews.map(path).filter((way) => /^(order|chips):/.test(way.at(-1) ?? ''));
      const way = ways[ways.length >> 1];
      if (way === undefined) continue;
      const scene = sceneAt(core, before, way);
      const same = ways.filter((other) => other.slice(0, -1).join() === way.slice(0, -1).join());
      expect(orders(scene)?.all.length ?? spending(scene)?.sets.length).toBe(same.length);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('what a move would do shows as many ghosts as it places', () => {
    for (const { before } of positions.filter((_, at) => at % 8 === 0)) {
      for (const preview of sampled(previewsAt(core, before))) {
        if (preview.kind !== 'sun' && preview.kind !== 'moon') continue;
        const { line, broken, penalty } = outlook(sceneAt(core, before, path(preview)), preview.seat);
        expect((line?.to ?? 0) - (line?.from ?? 0)).toBe(preview.placed);
        expect(broken).toHaveLength(preview.to_broken);
        expect(penalty === null).toBe(preview.penalty_before === preview.penalty_after);
      }
    }
  });
});
