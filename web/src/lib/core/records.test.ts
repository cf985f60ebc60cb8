// Records through the browser's core: read, written and checked; what is broken is named with its event.
import { describe, expect, test } from 'vitest';
import { configurations, newCore, someGames } from './testing';
import type { FullRuleset, GameRecord, RecordEvent } from './types';

const core = newCore();
const [line = ''] = someGames(core, { game: 'azul', players: 2, options: { wall: 'coloured' } });
const record = core.readRecord(line);

describe.each(configurations)('records of $name', ({ ruleset }) => {
  const lines = someGames(core, ruleset, 20);

  test('are written again as they were read', () => {
    for (const each of lines) expect(core.writeRecord(core.readRecord(each))).toBe(each);
  });

  test('say what JSON says', () => {
    for (const each of lines) {
      const json = JSON.parse(each) as GameRecord & FullRuleset & GameRecord['outcome'] & { seats: string[] };
      const read = core.readRecord(each);
      expect(read.ruleset).toEqual({ game: json.game, players: json.players, options: json.options });
      expect(read.events).toEqual(json.events);
      expect(read.first).toBe(json.first);
      expect(read.outcome).toEqual({ scores: json.scores, winners: json.winners, rounds: json.rounds });
      expect(read.extras).toEqual({ seats: json.seats });
      expect(core.data(read.last_position)).toMatchObject({ scores: json.scores, winners: json.winners });
    }
  });

  test('are counted', () => {
    expect(core.checkRecords(lines.join('\n'))).toEqual({ records: 20, broken: [] });
  });
});

describe('writing', () => {
  const { ruleset, first } = record;
  const events = record.events.slice(0, 5);

  test('leaves the outcome out of a game that is not finished', () => {
    const unfinished = core.readRecord(core.writeRecord({ ruleset, first, events }));
    expect(unfinished.outcome).toBeNull();
    expect(unfinished.events).toEqual(events);
  });

  test('knows an early end', () => {
    const end: RecordEvent = { end: { seat: 1, how: 'resign' } };
    expect(core.readRecord(core.writeRecord({ ruleset, first, events: [...events, end] })).outcome?.winners).toEqual([
      0,
    ]);
  });

  test('can begin in a position', () => {
    const start = record.last_position;
    const written = core.writeRecord({ ruleset, first: 1, start, events: [] });
    expect(core.readRecord(written)).toMatchObject({ has_start: true, first: 1, first_position: start });
    const other = { ...ruleset, players: 3 };
    expect(() => core.writeRecord({ ruleset: other, first, start, events: [] })).toThrow("'start'");
  });

  test('keeps other keys, spaced as ours are', () => {
    const extras = { times: [1, 2.5], comment: 'a "quoted, thing": yes\\' };
    const noted = [{ ...events[0], at: { s: 1, t: 2 } }, ...events.slice(1)] as RecordEvent[];
    const written = core.writeRecord({ ruleset, first, events: noted, extras });
    expect(written).toContain('"at": {"s": 1, "t": 2}}, {"move"');
    expect(written).toContain('"times": [1, 2.5], "comment": "a \\"quoted, thing\\": yes\\\\"}');
    expect(core.writeRecord(core.readRecord(written))).toBe(written);
    expect(() => core.writeRecord({ ruleset, first, events, extras: { scores: [1] } })).toThrow("'scores'");
  });

  test('checks every event and names the first that is wrong', () => {
    const wrong = events.with(3, { move: '9W1' });
    expect(() => core.writeRecord({ ruleset, first, events: wrong })).toThrow(/^event 4: /);
  });
});

describe('a broken record', () => {
  const json = JSON.parse(line) as Record<string, unknown> & { events: RecordEvent[]; scores: number[] };
  const change = (members: Record<string, unknown>) => JSON.stringify({ ...json, ...members });
  const events = (index: number, event: unknown) => ({ events: (json.events as unknown[]).with(index, event) });

  test.each([
    ['an illegal move', change(events(1, { move: '9W1' })), /^event 2: /],
    ['a move that is none', change(events(6, { move: 'e2e4' })), /^event 7: .*e2e4/],
    ['an event of no kind', change(events(2, { note: 1 })), /^event 3: /],
    ['an event of two kinds', change(events(2, { move: '1B1', deal: [] })), /^event 3: /],
    ['an impossible deal', change(events(0, { deal: ['BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBB'] })), /^event 1: /],
    ['wrong scores', change({ scores: json.scores.map((score) => score + 1) }), /'scores'/],
    ['wrong winners', change({ winners: [] }), /'winners'/],
    ['wrong rounds', change({ rounds: 99 }), /'rounds'/],
    ['too few events', change({ events: json.events.slice(0, -1) }), /'scores'|not finished/],
    ['another format', change({ format: 'azulejos/2' }), /azulejos\/2/],
    ['a key twice', line.replace('"first"', '"game": "azul", "first"'), /twice/],
    ['half a line', line.slice(0, -1), /./],
  ])('with %s is refused with the place and the reason', (_, broken, why) => {
    expect(() => core.readRecord(broken)).toThrow(why);
  });

  test('is found among others by its number', () => {
    const broken = change(events(1, { move: '9W1' }));
    const checked = core.checkRecords([line, '', broken, line].join('\n'));
    expect(checked.records).toBe(3);
    expect(checked.broken).toMatchObject([{ record: 2 }]);
    expect(checked.broken[0]?.error).toMatch(/^event 2: /);
  });
});
