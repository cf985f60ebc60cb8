// Events as one seat, or a spectator, is told them: enough to follow the game, and nothing that is hidden.
import { describe, expect, test } from 'vitest';
import { configurations, duel, newCore, someGames, walk } from './testing';

const core = newCore();

describe.each(configurations)('what is told of $name', ({ ruleset }) => {
  test('leads from view to view', () => {
    for (const line of someGames(core, ruleset, 3)) {
      for (const { position, event } of walk(core, line)) {
        if ('end' in event) continue;
        const after = core.play(position, event).position;
        for (const seat of [0, 1, null]) {
          const told = core.masked(position, event, seat);
          if ('end' in told) throw new Error('the game goes on');
          const seen = core.play(core.view(position, seat), told).position;
          expect(core.view(seen, seat)).toBe(core.view(after, seat));
        }
      }
    }
  });
});

test('only plates that were looked at are told apart', () => {
  const differing = new Set<string>();
  for (const line of duel.flatMap(({ ruleset }) => someGames(core, ruleset, 5))) {
    for (const { position, event } of walk(core, line)) {
      if ('end' in event) continue;
      const { turn } = core.data(position) as { turn: number | null };
      for (const seat of [0, 1, null]) {
        const told = core.masked(position, event, seat);
        if (JSON.stringify(told) === JSON.stringify(event)) continue;
        expect(seat).not.toBe(turn);
        differing.add('look' in event ? 'look' : 'move' in event ? event.move.slice(0, 1) : 'else');
        expect(JSON.stringify(told)).toMatch(/"look":"[*J]+"|"move":"u[*J]"/);
      }
    }
  }
  expect([...differing].toSorted()).toEqual(['look', 'u']);
});

test('what is no event, or no seat, is refused', () => {
  const position = core.start({ game: 'azul' }, 0);
  expect(() => core.masked(position, '1B1', 0)).toThrow();
  expect(() => core.masked(position, { deal: ['BBBB', 'BBBB', 'BBBB', 'BBBB', 'YYYY'] }, 2)).toThrow(
    /there is no seat 2/,
  );
});
