// Azul Duel's rules through the browser's core: set-up, chance, hidden things, moves, previews and reports.
import { describe, expect, test } from 'vitest';
import { duel, isMove, newCore, someGames, textOf, walk } from './testing';
import type {
  Action,
  ChanceEvent,
  DuelColour,
  DuelData,
  DuelPreview,
  DuelStep,
  FullRuleset,
  LineOf,
  MoveEvent,
  PositionText,
  RecordEvent,
  Ruleset,
  SeenPlate,
} from './types';

const core = newCore();
const dataOf = (position: PositionText) => core.data(position) as DuelData;

// A game with much in it: plates are drawn and put back, chips are spent, lines break, special tiles come.
const golden = textOf('tests/golden/playthrough-duel-3-goals.jsonl')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as { position: PositionText; event: MoveEvent | ChanceEvent; report: DuelStep[] });
const plies = golden.slice(1, -1).map((ply, index) => ({ ...ply, before: golden[index]?.position ?? '' }));

// Seat 0 has drawn three plates and looked at them; seat 1 has put plate 10 under the stack, seat 0 plate 9.
const looked =
  'duel rows,columns,diagonals 3 draft 0 move 0 1 -|- -|-|- -|-|- -|-|- -|-|- B13Y11R13K12T13 - -,15,- 1J,10:1,9:0 ' +
  'l:18,17,16 3:K,-,-,-,-,-:1r0,2r0,3r0,-,-,-,7r0,6r0,5r0:....../....../....../....../....../......:-:-:' +
  'B,B,BR,BR,R,R:2,2:- 2:-,YY,-,-,-,-:-,-,-,4r0,-,13r0,12r0,11r0,8r0:....../....../....../....../....../......:-:-:' +
  'RT,RT,T,T,TY,TY:0,2:-';
const looked_by_1 = looked.replace('9:0 ', '*:0 ').replace('l:18,17,16', 'l:*,*,J');

describe('a ruleset', () => {
  test('is settled from the seed', () => {
    for (const [goals, count] of [['random', 3] as const, ['random4', 4] as const]) {
      const settled = core.settle({ game: 'duel', options: { goals } }, 7);
      expect(settled).toEqual({
        game: 'duel',
        players: 2,
        options: { goals: goalsOf(settled), five_colours_special: true },
      });
      expect(goalsOf(settled)).toHaveLength(count);
      expect(core.settle({ game: 'duel', options: { goals } }, 7n)).toEqual(settled);
      expect(core.settle(settled, 8)).toEqual(settled);
    }
    const drawn = Array.from({ length: 50 }, (_, seed) => goalsOf(core.settle({ game: 'duel' }, seed)));
    expect(new Set(drawn.flat()).size).toBe(8);
  });

  test('leaves nothing of Azul to chance', () => {
    const ruleset: FullRuleset = { game: 'azul', players: 3, options: { wall: 'grey' } };
    expect(core.settle(ruleset, 7)).toEqual(ruleset);
  });

  test('has to be settled before the start', () => {
    expect(() => core.start({ game: 'duel' }, 0)).toThrow("'goals' is still left to chance");
    expect(core.settle({ game: 'duel', options: { goals: 'first' } }, 1)).toMatchObject({
      options: { goals: ['rows', 'columns', 'diagonals'] },
    });
  });

  test.each([
    [{ goals: ['rows', 'five_colours', 'columns'] }, /two sides of one token/],
    [{ goals: ['rows', 'columns'] }, /three or four goals, not 2/],
    [{ goals: ['rows', 'columns', 'squares'] }, /there is no goal 'squares'/],
    [{ goals: 'all' }, /'random', 'random4' or 'first'/],
    [{ wall: 'grey' }, /'wall'/],
  ])('with %j is refused', (options, why) => {
    expect(() => core.settle({ game: 'duel', options: options as object }, 1)).toThrow(why);
  });

  test('is for two players', () => {
    expect(() => core.settle({ game: 'duel', players: 3 }, 1)).toThrow('Azul Duel is for 2 players, not 3');
  });
});

describe('chance', () => {
  // How simulations make a game's seed from their own and the number of the game (`mix` in the core).
  const seedOfGame = (seed: bigint, game: bigint) => {
    const word = (number: bigint) => BigInt.asUintN(64, number);
    let mixed = word(seed + 0x9e3779b97f4a7c15n * (game + 1n));
    mixed = word((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = word((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return mixed ^ (mixed >> 31n);
  };

  test.each(duel)('comes in $name from the seed and the number of the deal, riders counted too', ({ ruleset }) => {
    someGames(core, ruleset, 10).forEach((line, game) => {
      const seed = seedOfGame(20n, BigInt(game));
      const record = core.readRecord(line);
      expect(core.settle(ruleset, seed)).toEqual(record.ruleset);
      expect(core.firstSeat(ruleset, seed)).toBe(record.first);
      let position = core.start(core.settle(ruleset, seed), core.firstSeat(ruleset, seed));
      let deals = 0;
      const events: RecordEvent[] = [];
      for (const told of record.events) {
        const event = isMove(told) ? { move: told.move } : (core.sampleDeal(position, seed, ++deals) as ChanceEvent);
        position = core.play(position, event).position;
        if (dataOf(position).due === 'top') {
          const rider = core.sampleDeal(position, seed, ++deals);
          position = core.play(position, rider).position;
          Object.assign(event, rider);
        } else if ('top' in told) {
          Object.assign(event, { top: dataOf(position).stack.top }); // known since it was put back
        }
        events.push(event);
      }
      expect(position).toBe(record.last_position);
      const extras = record.extras;
      expect(core.writeRecord({ ruleset: record.ruleset, first: record.first, events, extras })).toBe(line);
    });
  });

  test('need not say the back that comes to the top', () => {
    const start = core.start(core.settle({ game: 'duel' }, 1), 0);
    const shown = core.play(start, { plates: [1, 2, 4] }).position;
    expect(dataOf(shown)).toMatchObject({ due: 'top', to_move: null, stack: { count: 15, top: '?' } });
    expect(dataOf(core.play(shown, { top: 'J' }).position)).toMatchObject({ due: 'deal', stack: { top: 'J' } });
    expect(core.play(start, { plates: [1, 2, 4], top: 'J' })).toEqual({
      position: core.play(shown, { top: 'J' }).position,
      report: [1, 2, 4].map((plate) => ({ do: 'plates', plate })),
    });
  });

  test.each<[string, Action, RegExp]>([
    ['a plate twice', { plates: [1, 1, 2] }, /plate 1 stands there twice/],
    ['too few plates', { plates: [1] }, /1 plates come instead of 3/],
    ['a plate that is none', { plates: [1, 2, 19] }, /a whole number from 1 to 18 expected/],
    ['tiles before the plates', { deal: ['BYRKT', 'BYRK', 'BYRK', 'BYRK', 'BYRK'] }, /'plates'/],
    ['a look', { look: [1] }, /'plates'/],
    ['a back alone', { top: '*' }, /no 'top' is due/],
    ['a move', 'd', /a deal of 'plates' is due, not a move/],
  ])('that can not come is refused: %s', (_, event, why) => {
    const start = core.start(core.settle({ game: 'duel' }, 1), 0);
    expect(() => core.play(start, event)).toThrow(why);
  });
});

describe('a move', () => {
  const draft = plies.find(({ before }) => dataOf(before).phase === 'draft')?.before ?? '';
  const tiling = plies.find(({ before }) => dataOf(before).phase === 'tiling')?.before ?? '';

  test('that is not legal is refused with the reason', () => {
    expect(core.checkMove(draft, 's0W1')).toMatch(/'s0W1' is no move of Azul Duel/);
    expect(core.checkMove(draft, 's1T1')).toMatch(/factory 1 has no turquoise tile/);
    expect(core.checkMove(draft, 'mB1')).toMatch(/no blue tile lies on top of a moon side/);
    expect(core.checkMove(draft, 's1Y3')).toMatch(/the order of the leftovers is missing/);
    expect(core.checkMove(draft, '1@1')).toMatch(/it is not the tiling/);
    expect(core.checkMove(draft, 'x1')).toMatch(/factory 1 is not turned up yet/);
    expect(core.checkMove(draft, 'l')).toMatch(/no plate has been drawn/);
    expect(core.checkMove(draft, 's1Y3/KKB')).toBeNull();
    expect(core.checkMove(tiling, 'd')).toMatch(/it is the tiling/);
    expect(() => core.play(draft, 's1T1')).toThrow(/factory 1 has no turquoise tile/);
  });

  test('is legal exactly if it can be played', () => {
    const all = new Set(plies.flatMap(({ event }) => (isMove(event) ? [event.move] : [])));
    for (const { before } of plies.filter((_, ply) => ply % 10 === 0)) {
      const legal = new Set(core.legalMoves(before));
      expect(legal.size).toBe(dataOf(before).legal);
      for (const move of all) expect(core.checkMove(before, move) === null, move).toBe(legal.has(move));
    }
  });

  test('can be of the other game, too: its text is read as the position writes it', () => {
    expect(core.checkMove(draft, '2R4')).toMatch(/no move of Azul Duel/);
  });
});

test('a position says all that lies on the table', () => {
  const lines = [1, 2, 3, 4, 5, 6].map((size): LineOf<DuelColour> => ({ size, colour: null, filled: 0 }));
  const unturned = (...plates: (number | null)[]) =>
    plates.map((plate) => (plate === null ? null : { plate, turns: 0 }));
  const no_tiles = Array.from({ length: 6 }, () => '......');
  const factory = { sun: '', moon: '', chip: null };
  expect(core.data(looked)).toEqual<DuelData>({
    ...{ game: 'duel', players: 2, five_colours_special: true },
    goals: (['rows', 'columns', 'diagonals'] as const).map((name) => ({ name, points: [0, 0] })),
    ...{ round: 3, phase: 'draft', to_move: 0, turn: 0, due: 'move', first: 0, marker: 1 },
    large: { sun: '', moon: '' },
    factories: [factory, factory, factory, factory],
    bag: { B: 13, Y: 11, R: 13, K: 12, T: 13 },
    tower: { B: 0, Y: 0, R: 0, K: 0, T: 0 },
    display: [null, 15, null],
    stack: {
      ...{ count: 3, shuffled: 1, top: 'J' },
      returned: [
        { plate: 10, back: 'J', seat: 1 },
        { plate: 9, back: '*', seat: 0 },
      ],
    },
    drawn: {
      ...{ seat: 0, stage: 'looked' },
      plates: [
        { plate: 18, back: '*' },
        { plate: 17, back: 'J' },
        { plate: 16, back: '*' },
      ],
    },
    faces: { 9: 'TRB*', 10: 'YRJB', 15: 'TBJY', 16: '*TYB', 17: 'RJBK', 18: '*YBR' },
    boards: [
      {
        score: 3,
        lines: lines.with(0, { size: 1, colour: 'K', filled: 1 }),
        plates: unturned(1, 2, 3, null, null, null, 7, 6, 5),
        cells: no_tiles,
        pattern: ['YKJBTR', 'T*TKBJ', '......', '......', '*KTYK*', 'RBJKTR'],
        ...{ broken: '', penalty: 0, chips: [], used: ['B', 'B', 'BR', 'BR', 'R', 'R'] },
        ...{ tokens: 2, taken: 2, pass: null },
      },
      {
        score: 2,
        lines: lines.with(1, { size: 2, colour: 'Y', filled: 2 }),
        plates: unturned(null, null, null, 4, null, 13, 12, 11, 8),
        cells: no_tiles,
        pattern: ['......', '......', 'KY..BK', 'RJ..*T', 'TKY*YB', 'RJKRK*'],
        ...{ broken: '', penalty: -2, chips: [], used: ['RT', 'RT', 'T', 'T', 'TY', 'TY'] },
        ...{ tokens: 0, taken: 2, pass: null },
      },
    ],
    ...{ legal: 36, scores: [3, 2], winners: null },
  });
});

describe('a preview', () => {
  const previews = plies.flatMap(({ before, event }) => (isMove(event) ? [core.preview(before, event.move)] : []));
  const goals = (['rows', 'columns', 'corners'] as const).map((name) => ({ name, before: 0, after: 0 }));
  const took = { seat: 1, ends_draft: false, to_tower: 0, turned_up: [] };
  const put = { seat: 1, ends_draft: false, goals };

  test.each<DuelPreview>([
    {
      ...{ ...took, move: 's1Y3/KKB', kind: 'sun', source: 1, colour: 'Y', count: 1, leftovers: 'BKK', marker: false },
      ...{ line: 3, placed: 1, filled: 1, complete: false, to_broken: 0, penalty_before: 0, penalty_after: 0 },
      tiling: null,
    },
    {
      ...{ ...took, seat: 0, move: 's4T2/RB', kind: 'sun', source: 4, colour: 'T', count: 2, leftovers: 'BR' },
      ...{ marker: false, line: 2, placed: 2, filled: 2, complete: true, to_broken: 0 },
      ...{ penalty_before: 0, penalty_after: 0 },
      tiling: {
        row: 2,
        columns: [2],
        choice: false,
        why: null,
        ...{ horizontal: 1, vertical: 1, points: 1, points_special: 0 },
      },
    },
    {
      ...{ ...took, move: 'mB2', kind: 'moon', source: 'moon', colour: 'B', count: 3, leftovers: '', marker: true },
      ...{ line: 2, placed: 2, filled: 2, complete: true, to_broken: 1, penalty_before: 0, penalty_after: -3 },
      tiling: { row: 2, columns: [], choice: false, why: 'waits' },
    },
    { ...put, seat: 0, move: 'p7@9r3', kind: 'plate', plate: 7, place: 9, turns: 3, cells: 'KB*R', serves: [] },
    { ...put, seat: 0, move: 'k14@7r1', kind: 'keep', plate: 14, place: 7, turns: 1, cells: 'YRJT', serves: [] },
    { move: 'd', seat: 0, kind: 'draw', back: 'J', points: -1, ends_draft: false },
    { move: 'l', seat: 0, kind: 'look', count: 2, ends_draft: false },
    { move: 'u6', seat: 0, kind: 'put_back', plate: 6, back: 'J', ends_draft: false },
    { move: 'x2', seat: 1, kind: 'chip', factory: 2, chip: 'K', ends_draft: false },
    {
      ...{ ...put, move: '4@1+B,R,R,YK,KB', kind: 'tile', line: 4, column: 1, colour: 'B' },
      ...{ chips: ['B', 'R', 'R', 'YK', 'KB'], horizontal: 2, vertical: 1, points: 2, points_special: 3 },
      ...{ special: { row: 3, column: 1, points: 3 }, to_tower: 1 },
      goals: [...goals.slice(0, 2), { name: 'corners', before: 3, after: 3 }],
    },
    { move: '4.', seat: 0, kind: 'leave', line: 4, colour: 'K', filled: 3, missing: 1, ends_draft: false },
  ])('says what $move would do', (preview) => {
    expect(previews).toContainEqual(preview);
  });

  test.each(duel)('is the same alone and among all, in $name', ({ ruleset }) => {
    const [line = ''] = someGames(core, ruleset, 1, 'greedy');
    for (const { position, event } of [...walk(core, line)].filter((_, ply) => ply % 5 === 0)) {
      const all = core.previews(position);
      expect(all.map(({ move }) => move)).toEqual(core.legalMoves(position));
      if (isMove(event)) expect(all).toContainEqual(core.preview(position, event.move));
    }
  });
});

describe('a report', () => {
  test.each<DuelStep>([
    { do: 'plates', plate: 18 },
    { do: 'deal', tiles: 'BBBBBBYYYYYYRRKKKTTTT' },
    { do: 'plate', seat: 0, plate: 7, place: 9, turns: 3 },
    { do: 'draw', seat: 0, back: 'J', points: -1, score: 4 },
    { do: 'put_back', seat: 0, plate: 6, back: 'J' },
    { do: 'take', seat: 1, source: 1, colour: 'Y', count: 1 },
    { do: 'leftovers', seat: 1, source: 1, tiles: 'BKK' },
    { do: 'place', seat: 1, line: 3, colour: 'Y', count: 1 },
    { do: 'marker', seat: 1 },
    { do: 'broken', seat: 1, colour: 'B', count: 1 },
    { do: 'turned_up', factory: 4, chip: 'K' },
    { do: 'chip', seat: 1, factory: 2, chip: 'K' },
    { do: 'stays', seat: 1, line: 1, colour: 'T', count: 1 },
    { do: 'penalty', seat: 1, count: 3, marker: true, penalty: -8, points: -5, score: 0, tiles: 'BKT' },
    {
      ...{ do: 'tile', seat: 0, line: 1, row: 1, column: 1, colour: 'K' },
      ...{ horizontal: 1, vertical: 1, points: 1, score: 2, to_tower: 0 },
    },
    { do: 'tower', seat: 1, tiles: 'YY' },
    { do: 'spend', seat: 1, line: 5, chips: ['T', 'K', 'K'] },
    { do: 'special', seat: 1, row: 1, column: 5, points: 1, score: 14 },
    { do: 'breaks', seat: 0, line: 4, colour: 'R', count: 1 },
    { do: 'goal', seat: 0, goal: 'corners', points: 3, score: 46, spared: 0 },
    { do: 'over' },
  ])('has steps such as %j', (step) => {
    expect(plies.flatMap(({ before, event }) => core.play(before, event).report)).toContainEqual(step);
  });

  test.each(duel)('adds up to the scores in $name', ({ ruleset }) => {
    for (const line of someGames(core, ruleset, 3, 'greedy')) {
      let scores = [5, 5];
      for (const { position, event } of walk(core, line)) {
        if ('end' in event) break;
        const after = core.play(position, event);
        for (const step of after.report) {
          if ('points' in step) scores = scores.with(step.seat, (scores[step.seat] ?? 0) + step.points);
        }
        expect(core.data(after.position).scores).toEqual(scores);
      }
    }
  });
});

describe('a view', () => {
  test('hides what a seat can not know, and nothing else', () => {
    expect(core.view(looked, 0)).toBe(looked.replace(',10:1', ',J:1'));
    expect(core.view(looked, 1)).toBe(looked_by_1);
    expect(core.view(looked, null)).toBe(looked_by_1.replace(',10:1', ',J:1'));
    expect(dataOf(looked_by_1).drawn?.plates).toEqual<SeenPlate[]>([
      { plate: null, back: '*' },
      { plate: null, back: '*' },
      { plate: null, back: 'J' },
    ]);
  });

  test('is played on with masked events', () => {
    const drawn = plies.findIndex(({ event }) => 'look' in event);
    const seat = 1 - (dataOf(plies[drawn]?.before ?? '').turn ?? 0);
    let view = core.view(plies[drawn]?.before ?? '', seat);
    const masked = core.play(view, { look: 'JJ' }).position;
    expect(masked).toBe(core.view(plies[drawn]?.position ?? '', seat));
    view = core.play(masked, plies[drawn + 1]?.event ?? '').position;
    expect(view).toBe(core.view(plies[drawn + 1]?.position ?? '', seat));
    expect(core.play(looked_by_1, 'k16@4r0').position).toContain(' u:*,J ');
    expect(core.play(core.play(looked_by_1, 'k16@4r0').position, 'uJ').position).toContain(' 1J,10:1,*:0,J:0,*:0 - ');
    expect(() => core.play(masked, { look: [1] })).toThrow();
    const start = plies[drawn]?.before ?? '';
    const ruleset: Ruleset = { game: 'duel', options: { goals: ['rows', 'columns', 'corners'] } };
    const record = (look: number[] | string) => core.writeRecord({ ruleset, first: 0, start, events: [{ look }] });
    expect(core.readRecord(record([14, 6])).last_position).toBe(plies[drawn]?.position);
    expect(() => record('JJ')).toThrow(/^event 1: .*what really came is needed/);
  });

  test.each(duel)('follows the game in $name', ({ ruleset }) => {
    for (const line of someGames(core, ruleset, 3)) {
      for (const { position, event } of walk(core, line)) {
        if ('end' in event) break;
        const after = core.play(position, event).position;
        for (const seat of [0, 1]) {
          const told = masked(position, event, seat);
          // Once more a view: who draws a plate that he put back himself knows it, and must not until he looks.
          expect(core.view(core.play(core.view(position, seat), told).position, seat)).toBe(core.view(after, seat));
        }
      }
    }
  });

  test('is filled in as it may be', () => {
    expect(core.determinise(looked, 1)).toBe(looked);
    for (const seat of [0, 1]) {
      const view = core.view(looked, seat);
      const tables = Array.from({ length: 20 }, (_, seed) => core.determinise(view, seed));
      expect(core.determinise(view, 3n)).toBe(tables[3]);
      expect(new Set(tables).size).toBeGreaterThan(1);
      for (const table of tables) {
        expect(core.view(table, seat)).toBe(view);
        expect(core.legalMoves(core.view(table, 0)).length).toBe(36);
        const { stack, drawn } = dataOf(table);
        expect([...stack.returned, ...(drawn?.plates ?? [])].map(({ plate }) => plate)).not.toContain(null);
      }
    }
  });
});

test('a seat can be asked to tile before its turn', () => {
  for (const { before } of plies.filter(({ before }) => dataOf(before).phase === 'tiling')) {
    const { turn } = dataOf(before);
    expect(core.tiling(before, turn ?? 0)).toBe(before);
    expect([1 - (turn ?? 0), turn]).toContain(dataOf(core.tiling(before, 1 - (turn ?? 0))).turn);
  }
  expect(() => core.tiling(looked, 0)).toThrow('it is not the tiling');
});

const goalsOf = ({ game, options }: FullRuleset) => (game === 'duel' && 'goals' in options ? options.goals : []);

// An event as a seat is told of it.
function masked(position: PositionText, event: MoveEvent | ChanceEvent, seat: number): MoveEvent | ChanceEvent {
  if (dataOf(position).turn === seat) return event;
  const after = 'look' in event ? dataOf(core.play(position, event).position) : dataOf(position);
  const backs = new Map(after.drawn?.plates.map(({ plate, back }) => [plate, back]));
  const backOf = (plate: number | string) => backs.get(Number(plate)) ?? '?';
  if ('look' in event) return { look: (event.look as number[]).map(backOf).join('') };
  if (!isMove(event) || !event.move.startsWith('u')) return event;
  return { ...event, move: `u${backOf(event.move.slice(1))}` };
}
