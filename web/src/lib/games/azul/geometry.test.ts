// Where things lie on the table.
import { describe, expect, test } from 'vitest';
import { newCore } from '../../core/testing';
import type { AzulData, AzulStep } from '../../core/types';
import { arrange, completed, ring, runs } from './geometry';
import { playedGames } from './testing';

describe('dishes', () => {
  test('stand in a ring, clockwise from twelve o’clock', () => {
    const [first, second] = ring(4, 20, 10);
    expect(first?.x).toBeCloseTo(0);
    expect(first?.y).toBeCloseTo(-10);
    expect(second?.x).toBeCloseTo(20);
    expect(second?.y).toBeCloseTo(0);
  });

  test('never have equal tiles across a corner from each other', () => {
    for (const tiles of ['BYYR', 'BBYR', 'BYRR', 'BYYY', 'BBBB', 'BYRK', 'BBY', 'BYY', 'Y', '']) {
      const groups = arrange(tiles);
      expect(groups.flatMap(({ places }) => places)).toEqual(Array.from(tiles, (_, at) => at));
      for (const { colour, places } of groups) {
        expect(places).toHaveLength(tiles.split(colour).length - 1);
        if (places.length === 2) expect(places).not.toEqual([1, 2]);
      }
    }
  });
});

describe('runs', () => {
  test('in real games lie on tiles, and are as long as they score', () => {
    const core = newCore();
    let tiles = 0;
    for (const { entries } of playedGames(core)) {
      for (const { after, report } of entries) {
        const { boards } = core.data(after) as AzulData;
        for (const step of report as AzulStep[]) {
          if (step.do !== 'tile') continue;
          tiles++;
          const wall = boards[step.seat]?.wall ?? [];
          const found = runs(wall, { ...step, row: step.line });
          const cells = found.flatMap(({ row, column, rows, columns }) =>
            Array.from({ length: rows * columns }, (_, at) =>
              columns > 1 ? wall[row - 1]?.[column - 1 + at] : wall[row - 1 + at]?.[column - 1],
            ),
          );
          expect(cells).toHaveLength(step.points);
          expect(cells).not.toContain('.');
          expect(cells).toContain(step.colour);
        }
      }
    }
    expect(tiles).toBeGreaterThan(200);
  });

  test('do not reach beyond what was there when the tile scored', () => {
    const wall = ['B....', 'Y....', 'R....', '.....', '.....'];
    const mark = { row: 2, column: 1, points: 2, horizontal: 1, vertical: 2 };
    expect(runs(wall, mark)).toEqual([{ row: 1, column: 1, rows: 2, columns: 1 }]);
  });
});

test('what scores once more are full rows and columns', () => {
  expect(completed(['BYRKW', 'W....', 'K....', 'R....', 'Y....'])).toEqual([
    { row: 1, column: 1, rows: 1, columns: 5 },
    { row: 1, column: 1, rows: 5, columns: 1 },
  ]);
});
