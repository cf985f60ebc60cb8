// Replays: any record, any ply, everything to be seen; and how a game goes on from there.
import { describe, expect, test } from 'vitest';
import { configurations, newCore, someGames } from '../core/testing';
import type { DuelData } from '../core/types';
import { positionSession, replaySession } from './replay.svelte';
import { bot, newSession, PERSON, playOut } from './testing';

const core = newCore();

describe.each(configurations)('a replay of $name', ({ ruleset }) => {
  const [line = ''] = someGames(core, ruleset, 1, 'greedy');
  const record = core.readRecord(line);

  test('shows every ply', () => {
    const replay = replaySession(core, line);
    let position = record.first_position;
    expect(replay.ply).toBe(record.events.length);
    for (const [ply, event] of record.events.entries()) {
      replay.lookAt(ply);
      expect(replay.position).toBe(position);
      expect(replay.entries[ply]?.event).toEqual(event);
      if ('end' in event) break;
      position = core.play(position, event).position;
    }
    replay.lookAt(null);
    expect(replay.position).toBe(record.last_position);
    expect(replay.outcome).toEqual(record.outcome);
    expect(replay.record()).toBe(line);
    expect(replay.legal).toEqual([]);
    expect(replay.seats.every((seat) => seat.bot === 'greedy')).toBe(true);
  });

  test('goes on from any ply', () => {
    const replay = replaySession(core, line);
    replay.lookAt(Math.floor(record.events.length / 2));
    const seats = replay.seats.map(() => bot());
    const begun = replay.continued([PERSON, ...seats.slice(1)]);
    expect(begun).toMatchObject({ start: replay.position, ruleset: record.ruleset });
    replay.lookAt(null);
    expect(replay.continued(seats)).toBeNull();
  });
});

test('shows what was hidden in the game', async () => {
  const session = newSession({ game: 'duel' }, [PERSON, bot()]);
  await playOut(session);
  const record = core.readRecord(session.record());
  const replay = replaySession(core, session.record());
  expect(replay.entries.map(({ event }) => event)).toEqual(record.events);
  const looked = replay.entries.findIndex(({ event }) => 'look' in event);
  if (looked < 0) return;
  replay.lookAt(looked + 1);
  expect((replay.data as DuelData).drawn?.plates.every(({ plate }) => plate !== null)).toBe(true);
});

test('a record that is not finished, or ended early, is shown as far as it goes', () => {
  const [line = ''] = someGames(core, { game: 'azul', players: 2 });
  const { ruleset, first, events } = core.readRecord(line);
  const some = events.slice(0, 6);
  const open = replaySession(core, core.writeRecord({ ruleset, first, events: some }));
  expect(open.outcome).toBeNull();
  expect(open.ply).toBe(6);
  expect(open.continued([PERSON, PERSON])).not.toBeNull();
  const ended = [...some, { end: { seat: 0, how: 'resign' } } as const];
  const left = replaySession(core, core.writeRecord({ ruleset, first, events: ended }));
  expect(left.outcome?.winners).toEqual([1]);
  expect(left.entries.at(-1)).toMatchObject({ seat: 0, report: [] });
});

test('a record may begin in a position', () => {
  const [line = ''] = someGames(core, { game: 'azul', players: 2 });
  const whole = replaySession(core, line);
  whole.lookAt(9);
  const { ruleset } = whole;
  const later = core.readRecord(line).events.slice(9);
  const part = replaySession(core, core.writeRecord({ ruleset, first: 0, start: whole.position, events: later }));
  expect(part.position).toBe(core.readRecord(line).last_position);
  part.lookAt(0);
  expect(part.position).toBe(whole.position);
});

test('names of people and bots are read, whatever stands there', () => {
  const [line = ''] = someGames(core, { game: 'azul', players: 2 });
  const { ruleset, first, events } = core.readRecord(line);
  const seatsOf = (seats: unknown) =>
    replaySession(core, core.writeRecord({ ruleset, first, events, extras: { seats } })).seats;
  expect(seatsOf(['Ana', 'greedy'])).toEqual([PERSON, bot('greedy')]);
  expect(seatsOf([{ name: ' Ana ' }, 7])).toEqual([PERSON, { name: '', bot: null }]);
  expect(seatsOf('nobody')).toEqual([
    { name: '', bot: null },
    { name: '', bot: null },
  ]);
  expect(seatsOf(['a'.repeat(100)])[0]?.name).toHaveLength(40);
});

test('a broken record is refused in the words of the core', () => {
  const [line = ''] = someGames(core, { game: 'azul', players: 2 });
  expect(() => replaySession(core, line.replace('"move"', '"moves"'))).toThrow(/^event 2: /);
  expect(() => replaySession(core, 'nothing')).toThrow();
});

test.each([{ game: 'azul', options: { wall: 'grey' } }, { game: 'duel' }] as const)(
  'a position of %j alone',
  (ruleset) => {
    const [line = ''] = someGames(core, ruleset);
    const replay = replaySession(core, line);
    replay.lookAt(20);
    const alone = positionSession(core, replay.position);
    expect(alone.ruleset).toEqual(replay.ruleset);
    expect(alone.data).toEqual(replay.data);
    expect(alone.entries).toEqual([]);
    expect(core.readRecord(alone.record()).first_position).toBe(replay.position);
    expect(() => positionSession(core, 'chess')).toThrow();
  },
);

test('a long game is open in no time', () => {
  const lines = someGames(core, { game: 'duel' }, 40).toSorted((one, other) => other.length - one.length);
  const begin = performance.now();
  const { entries } = replaySession(core, lines[0] ?? '');
  expect(entries.length).toBeGreaterThan(150);
  expect(performance.now() - begin).toBeLessThan(100);
});
