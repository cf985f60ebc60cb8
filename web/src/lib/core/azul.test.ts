// Azul's rules through the browser's core: moves, deals, tiling, previews and reports, and how they fit together.
import { describe, expect, test } from 'vitest';
import { azul, isMove, newCore, someGames, walk } from './testing';
import type { AzulPreview, AzulStep, PositionText } from './types';

const core = newCore();
const dealt = core.play(core.start({ game: 'azul' }, 0), {
  deal: ['BBYR', 'YYKW', 'RRKK', 'BYRK', 'WWWW'],
}).position;

describe('a new game', () => {
  test('begins with two players and the coloured wall where nothing is said', () => {
    const start = core.start({ game: 'azul' }, 1);
    expect(start).toBe(core.start({ game: 'azul', players: 2, options: { wall: 'coloured' } }, 1));
    expect(core.data(start)).toMatchObject({ players: 2, wall: 'coloured', phase: 'deal', first: 1, to_move: null });
  });

  test('gets its first seat from the seed', () => {
    const seats = Array.from({ length: 100 }, (_, seed) => core.firstSeat({ game: 'azul', players: 4 }, seed));
    expect([...new Set(seats)].toSorted()).toEqual([0, 1, 2, 3]);
    expect(core.firstSeat({ game: 'azul', players: 4 }, 7)).toBe(core.firstSeat({ game: 'azul', players: 4 }, 7n));
  });

  test('gets each deal from the seed and its number', () => {
    const start = core.start({ game: 'azul' }, 0);
    const deals = [1, 1, 2].map((number) => JSON.stringify(core.sampleDeal(start, 5, number)));
    expect(deals[0]).toBe(deals[1]);
    expect(deals[0]).not.toBe(deals[2]);
    expect(() => core.sampleDeal(dealt, 5, 1)).toThrow('a move is due, not a deal');
  });
});

describe('a move', () => {
  test('is played from its text or from an event', () => {
    const byText = core.play(dealt, '1B2');
    expect(core.play(dealt, { move: '1B2' })).toEqual(byText);
    expect(core.data(byText.position).boards[0]?.lines[1]).toEqual({ size: 2, colour: 'B', filled: 2 });
  });

  test('says what it did', () => {
    expect(core.play(dealt, '1B1').report).toEqual<AzulStep[]>([
      { do: 'take', seat: 0, source: 1, colour: 'B', count: 2 },
      { do: 'leftovers', seat: 0, source: 1, tiles: 'YR' },
      { do: 'place', seat: 0, line: 1, colour: 'B', count: 1 },
      { do: 'floor', seat: 0, colour: 'B', count: 1 },
    ]);
  });

  test('that is not legal is refused with the reason', () => {
    expect(() => core.play(dealt, '1K2')).toThrow(/factory 1/);
    expect(() => core.play(dealt, 'hello')).toThrow(/'hello'/);
    expect(() => core.play(dealt, { deal: ['BBBB'] })).toThrow('a move is due, not a deal');
    expect(core.checkMove(dealt, '1K2')).toMatch(/factory 1/);
    expect(core.checkMove(dealt, '1B2')).toBeNull();
  });

  test('is legal exactly if it can be played', () => {
    const legal = new Set(core.legalMoves(dealt));
    expect(legal.size).toBe(core.data(dealt).legal);
    for (const source of '123456789c') {
      for (const colour of 'BYRKW') {
        for (const line of '12345-') {
          const move = source + colour + line;
          expect(core.checkMove(dealt, move) === null, move).toBe(legal.has(move));
        }
      }
    }
  });
});

describe('a deal', () => {
  test('must be one that the bag can give', () => {
    const start = core.start({ game: 'azul' }, 0);
    const tooMany = ['BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB', 'BBBB'];
    expect(() => core.play(start, { deal: tooMany })).toThrow();
    expect(() => core.play(start, { deal: ['BBB', 'B', '', '', ''] })).toThrow();
    expect(() => core.play(start, '1B2')).toThrow('a deal is due, not a move');
  });
});

describe('a preview', () => {
  test('says what a move would do', () => {
    expect(core.preview(dealt, '1B1')).toEqual({
      ...{ move: '1B1', seat: 0, source: 1, colour: 'B', count: 2, leftovers: 'YR', marker: false },
      ...{ line: 1, placed: 1, filled: 1, complete: true, to_floor: 1, to_lid: 0 },
      ...{ penalty_before: 0, penalty_after: -1 },
      tiling: { row: 1, columns: [1], choice: false, horizontal: 1, vertical: 1, points: 1 },
      ...{ completes_row: false, ends_draft: false },
    });
    expect(() => core.preview(dealt, '1K1')).toThrow();
  });

  test('of a tiling move tells the runs of its column', () => {
    const [tiling] = tilings();
    const preview = core.preview(tiling?.position ?? '', tiling?.move ?? '');
    expect('column' in preview && `${String(preview.line)}@${String(preview.column)}`).toBe(tiling?.move);
  });
});

describe.each(azul)('in games of $name', ({ ruleset }) => {
  const lines = someGames(core, ruleset, 2).concat(someGames(core, ruleset, 2, 'greedy'));

  test('previews of all legal moves are those of each, and agree with what is then done', () => {
    for (const { position, event } of walk(core, lines[0] ?? '')) {
      const previews = core.previews(position) as AzulPreview[];
      expect(previews.map(({ move }) => move)).toEqual(core.legalMoves(position));
      if (!isMove(event)) continue;
      const preview = previews.find(({ move }) => move === event.move);
      expect(preview).toEqual(core.preview(position, event.move));
      if (preview === undefined || 'column' in preview || preview.ends_draft) continue;
      const report = core.play(position, event).report as AzulStep[];
      const placed = report.find((step) => step.do === 'place')?.count ?? 0;
      const fallen = report.find((step) => step.do === 'floor')?.count ?? 0;
      expect([preview.placed, preview.to_floor]).toEqual([placed, fallen]);
    }
  });

  test('reports add up to the scores', () => {
    for (const line of lines) {
      let scores = Array.from({ length: ruleset.players ?? 2 }, () => 0);
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

  test('every position survives as a text, and its views are as open as the game', () => {
    for (const { position } of walk(core, lines[0] ?? '')) {
      expect(core.view(position, null)).toBe(position);
      expect(core.view(position, 1)).toBe(position);
    }
  });
});

test('a seat can be asked to tile before its turn', () => {
  for (const { position } of tilings()) {
    const { to_move, players } = core.data(position);
    expect(core.tiling(position, to_move ?? -1)).toBe(position);
    for (let seat = 0; seat < players; ++seat) {
      const asked = core.tiling(position, seat);
      // A seat without a choice is not asked.
      expect([seat, to_move]).toContain(core.data(asked).to_move);
    }
  }
  expect(() => core.tiling(dealt, 0)).toThrow();
});

test('perft counts what the list of moves counts', () => {
  const moves = core.legalMoves(dealt);
  expect(core.perft(dealt, 0)).toBe(1);
  expect(core.perft(dealt, 1)).toBe(moves.length);
  const replies = moves.map((move) => core.legalMoves(core.play(dealt, move).position).length);
  expect(core.perft(dealt, 2)).toBe(replies.reduce((sum, count) => sum + count, 0));
});

// Positions of a grey game in which somebody chooses a column, and what was chosen.
function tilings(): { position: PositionText; move: string }[] {
  const [line = ''] = someGames(core, { game: 'azul', players: 3, options: { wall: 'grey' } });
  return [...walk(core, line)].flatMap(({ position, event }) =>
    isMove(event) && event.move.includes('@') ? [{ position, move: event.move }] : [],
  );
}
