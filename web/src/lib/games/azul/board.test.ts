// What a board shows of a proposed move is what the move does.
import { expect, test } from 'vitest';
import { newCore } from '../../core/testing';
import type { AzulData } from '../../core/types';
import { floorSpaces, lineSpaces, type Space } from './board';
import { wallGhosts } from './ghosts';
import { FLOOR_COSTS, isDraft } from './table';
import { playedGames, previewsBefore, sceneBefore } from './testing';

const tiles = (spaces: readonly Space[]) => spaces.filter(({ tile }) => tile !== null).length;
const costOf = (spaces: readonly Space[]) => FLOOR_COSTS.slice(0, tiles(spaces)).reduce<number>((a, b) => a + b, 0);

test('ghosts of every legal move of real games', () => {
  const core = newCore();
  let seen = 0;
  for (const { entries } of playedGames(core)) {
    for (const entry of entries.filter(({ seat }, at) => seat !== null && at % 5 === 0)) {
      const { boards } = sceneBefore(core, entry).data;
      for (const preview of previewsBefore(core, entry)) {
        const board = boards[preview.seat];
        if (board === undefined || !isDraft(preview)) continue;
        const floor = floorSpaces(board, preview, null);
        expect(costOf(floor)).toBe(preview.penalty_after);
        expect(costOf(floorSpaces(board, null, null))).toBe(preview.penalty_before);
        if (preview.line === null) continue;
        const line = lineSpaces(board, preview.line, preview, null);
        expect(tiles(line)).toBe(preview.filled);
        expect(line.filter(({ ghost }) => ghost)).toHaveLength(preview.placed);
        expect(new Set(line.flatMap(({ tile }) => tile ?? []))).toEqual(new Set([preview.colour]));
        for (const { row, column } of wallGhosts(preview)) expect(board.wall[row - 1]?.[column - 1]).toBe('.');
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThan(1000);
});

test('what the last move put down is marked', () => {
  const core = newCore();
  const text =
    'azul/coloured 1 draft 0 0 c 0 BBYR,YYKW,BRKW,BKWW,YRRK - B16Y16R16K16W16 - ' +
    '0:-,-,-,-,-:...../...../...../...../.....:- 0:-,-,-,-,-:...../...../...../...../.....:-';
  const { boards } = core.data(core.play(text, '1B1').position) as AzulData;
  const [board] = boards;
  if (board === undefined) throw new Error('there is no board');
  const fresh = { seat: 0, source: 1, line: 1, placed: 1, fallen: 1 };
  expect(lineSpaces(board, 1, null, fresh)).toEqual([{ tile: 'B', ghost: false, fresh: true }]);
  expect(floorSpaces(board, null, fresh).map((space) => space.fresh)).toEqual([true, ...Array<boolean>(6).fill(false)]);
});
