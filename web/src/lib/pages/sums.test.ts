// Sums by round add up to the scores, in real games too.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../core/core';
import { newCore } from '../core/testing';
import type { RecordEvent, Ruleset } from '../core/types';
import type { Entry } from '../session/session';
import { standsOf, type Sums, sumsOf } from './sums';

let core: Core;
beforeAll(() => {
  core = newCore();
});

// Every entry of a record, nothing masked.
function entriesOf(line: string): { entries: Entry[]; start: number[] } {
  const record = core.readRecord(line);
  const entries: Entry[] = [];
  let before = record.first_position;
  for (const event of record.events) {
    if ('end' in event) break;
    const { round, to_move: seat } = core.data(before);
    const { position: after, report } = core.play(before, event);
    entries.push({ event, seat, round: seat === null ? core.data(after).round : round, before, after, report });
    before = after;
  }
  return { entries, start: core.data(record.first_position).scores };
}

const total = (sums: Sums, seat: number) =>
  (sums.start[seat] ?? 0) +
  sums.rounds.reduce((sum, { gained, lost }) => sum + (gained[seat] ?? 0) + (lost[seat] ?? 0), 0) +
  (sums.bonuses?.[seat] ?? 0);

const RULESETS: Ruleset[] = [
  { game: 'azul', players: 2 },
  { game: 'azul', players: 4, options: { wall: 'grey' } },
  { game: 'duel', options: { goals: 'first' } },
];

describe.each(RULESETS)('$game', (ruleset) => {
  test('gains, losses and bonuses add up to the final scores', () => {
    const players = ruleset.players ?? 2;
    const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? ('greedy' as const) : ('random' as const)));
    const lines = core.simulate({ ruleset, bots, seed: 5, games: 6 }).trim().split('\n');
    for (const line of lines) {
      const { entries, start } = entriesOf(line);
      const sums = sumsOf(entries, start);
      const final = core.readRecord(line).outcome?.scores;
      expect(sums.scores).toEqual(final);
      expect(final?.map((_, seat) => total(sums, seat))).toEqual(final);
      expect(sums.rounds.map(({ round }) => round)).toEqual(sums.rounds.map((_, at) => at + 1));
      expect(sums.rounds.at(-1)?.ply).toBe(entries.length);
    }
  });
});

test('the end of the game has a stand of its own behind the last entry', () => {
  const event: RecordEvent = { move: '1B1' };
  const step = (round: number, report: Entry['report']): Entry => ({
    event,
    seat: 0,
    round,
    before: '',
    after: '',
    report,
  });
  const sums = sumsOf(
    [
      step(1, [{ do: 'penalty', seat: 1, count: 1, penalty: 1, points: 1, score: 5, tiles: '' }]),
      step(1, [{ do: 'penalty', seat: 1, count: 1, penalty: -1, points: -1, score: 4, tiles: '' }]),
      step(2, [{ do: 'bonus', seat: 0, kind: 'rows', count: 1, points: 2, score: 9 }]),
    ],
    [7, 5],
  );
  expect(sums.rounds.map(({ scores }) => scores)).toEqual([
    [7, 4],
    [7, 4],
  ]);
  expect(sums.rounds.map(({ gained, lost }) => [gained, lost])).toEqual([
    [
      [0, 1],
      [0, -1],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ]);
  expect(sums.bonuses).toEqual([2, 0]);
  expect(standsOf(sums, 4).map(({ ply, scores }) => [ply, scores])).toEqual([
    [0, [7, 5]],
    [2, [7, 4]],
    [3, [7, 4]],
    [4, [9, 4]],
  ]);
});
