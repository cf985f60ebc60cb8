// Where replays halt.
import { expect, test } from 'vitest';
import type { RecordEvent } from '../core/types';
import type { Entry } from '../session/session';
import { stopAt, stopsOf } from './stops';

const entry = (event: RecordEvent, seat: number | null): Entry => ({
  event,
  seat,
  round: 1,
  before: '',
  after: '',
  report: [],
});
const deal = entry({ deal: [] }, null);
const plates = entry({ plates: [1] }, null);
const move = (seat: number) => entry({ move: '1B1' }, seat);

test('before each decision and at the end of a round, chance goes along', () => {
  const stops = stopsOf([plates, deal, move(0), plates, move(1), deal, move(1), move(0)]);
  expect(stops).toEqual([
    { ply: 2, move: 0, ends: false },
    { ply: 4, move: 1, ends: false },
    { ply: 5, move: 2, ends: true },
    { ply: 6, move: 2, ends: false },
    { ply: 7, move: 3, ends: false },
    { ply: 8, move: 4, ends: true },
  ]);
});

test('a position alone has one stop', () => {
  expect(stopsOf([])).toEqual([{ ply: 0, move: 0, ends: true }]);
  expect(stopAt(stopsOf([]), 7)).toBe(0);
});

test('a ply between two stops is shown with what chance did after it', () => {
  const stops = stopsOf([deal, move(0), plates, move(1)]);
  expect([0, 1, 2, 3, 4, 99].map((ply) => stops[stopAt(stops, ply)]?.ply)).toEqual([1, 1, 3, 3, 4, 4]);
});
