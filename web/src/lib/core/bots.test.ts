// Bots through the browser's core.
import { describe, expect, test } from 'vitest';
import { configurations, newCore } from './testing';
import type { BotName, Ruleset } from './types';

const core = newCore();

// A whole game as a page plays it: chance from the seed, each bot shown its view.
function playGame(ruleset: Ruleset, bots: BotName[], seed: number): number[] {
  let position = core.start(core.settle(ruleset, seed), core.firstSeat(ruleset, seed));
  let deals = 0;
  for (let ply = 0; ply < 1000; ++ply) {
    const { phase, to_move: seat, scores } = core.data(position);
    if (phase === 'over') return scores;
    const action =
      seat === null
        ? core.sampleDeal(position, seed, ++deals)
        : core.chooseMove(bots[seat % bots.length] ?? 'random', core.view(position, seat), seed * 1000 + ply);
    position = core.play(position, action).position;
  }
  throw new Error('the game does not end');
}

describe.each(configurations)('bots in $name', ({ ruleset }) => {
  test('play a game to its end, the same again for the same seed', () => {
    const scores = playGame(ruleset, ['greedy', 'random'], 1);
    expect(scores).toHaveLength(ruleset.players ?? 2);
    expect(playGame(ruleset, ['greedy', 'random'], 1)).toEqual(scores);
  });
});

test('there are two bots', () => {
  expect(core.bots()).toEqual(['random', 'greedy']);
});

test.each(['azul', 'duel'] as const)('greedy beats random at %s', (game) => {
  const results = Array.from({ length: 10 }, (_, seed) => playGame({ game }, ['greedy', 'random'], seed));
  expect(results.filter(([greedy = 0, random = 0]) => greedy > random).length).toBeGreaterThanOrEqual(9);
});

test('a bot has nothing to choose where nobody is to move', () => {
  expect(() => core.chooseMove('greedy', core.start({ game: 'azul' }, 0), 1)).toThrow('nobody is to move');
  expect(() => core.chooseMove('alphazero' as BotName, core.start({ game: 'azul' }, 0), 1)).toThrow("'alphazero'");
});

test('each game of a simulation depends on its number alone', () => {
  const simulation = { ruleset: { game: 'azul', players: 3 }, bots: ['greedy', 'random', 'random'], seed: 9 } as const;
  const all = core.simulate({ ...simulation, games: 10 });
  const parts = [0, 3, 4].map((begin, index) => core.simulate({ ...simulation, begin, games: [3, 1, 6][index] ?? 0 }));
  expect(parts.join('')).toBe(all);
  expect(() => core.simulate({ ...simulation, bots: ['random', 'random'], games: 1 })).toThrow();
});

test('random games have the known length', () => {
  const { games, moves, rounds, points } = core.playRandom({ game: 'azul' }, 1, 50_000);
  expect(games).toBe(50_000);
  expect(moves / games).toBeCloseTo(70.3, 0);
  expect(rounds / games).toBeCloseTo(6.595, 1);
  expect(points / games / 2).toBeCloseTo(2.95, 1);
});
