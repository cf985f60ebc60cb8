// What stands round the games: who is to move, the list of moves, how a round was scored and how a game ended.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configurations } from '../core/testing';
import { words as azulWords } from '../games/azul/words';
import { bot, core, newSession, PERSON, playOn, playOut, settled } from '../session/testing';
import { preferences } from '../ui/preferences.svelte';
import { listMoves } from './moves';
import { outcomeNote, outcomeTitle } from './outcome';
import { rematch } from './rematch';
import { marksOf, pointsOf, seatReviews } from './review';
import { sealOf, seatName } from './seats';
import { speakHere } from './testing';
import { thenWho, turnTitle } from './turn';

const azul = { game: 'azul' } as const;

beforeAll(() => speakHere('en'));
beforeEach(() => {
  Object.assign(preferences, { explain: true, confirm: false });
});

describe('whose turn it is', () => {
  test('a person alone is you', async () => {
    const session = newSession({ ...azul, players: 4 }, [PERSON, bot(), bot(), bot()]);
    await settled(session);
    expect(turnTitle(session)).toBe('Your turn');
    expect(thenWho(session)).toBe('Then Pincel 1, then Pincel 2, then Pincel 3');
  });

  test('people who share a screen are called by name, and nobody after the reader is told', () => {
    const session = newSession(azul, [
      { name: 'Ana', bot: null },
      { name: 'Rui', bot: null },
    ]);
    expect(turnTitle(session)).toBe(`${session.data.to_move === 0 ? 'Ana' : 'Rui'} to move`);
    expect(thenWho(session)).toBe('');
  });

  test('who looks back is told where', async () => {
    const session = newSession(azul, [PERSON, bot()]);
    await playOn(session, ({ entries }) => entries.length > 5);
    const all = session.entries.filter(({ seat }) => seat !== null).length;
    session.lookAt(3);
    expect(turnTitle(session)).toBe(`Round 1, move 2 of ${all}`);
  });

  test('a round that was scored comes first', async () => {
    const session = newSession(azul, [PERSON, bot()]);
    await playOn(session, ({ review }) => review !== null);
    expect(turnTitle(session)).toBe('Round 1');
  });
});

test('those who are called the same are numbered, others not', () => {
  const seats = [PERSON, bot(), bot(), bot('random')];
  expect(seats.map((_, seat) => seatName(seats, seat))).toEqual(['Ana', 'Pincel 1', 'Pincel 2', 'Brisa']);
  expect(['Ana', 'Pincel 2', 'ольга', ' '].map(sealOf)).toEqual(['A', 'P2', 'О', '']);
});

describe.each(configurations)('a game of $name', ({ ruleset }) => {
  const seats = [PERSON, bot(), bot('random'), bot()].slice(0, ruleset.players ?? 2);

  test('each review sums up to what the scores changed by', async () => {
    const session = newSession(ruleset, seats);
    let reviewed = 0;
    let before = session.data.scores;
    await playOn(session, ({ review }) => {
      if (review === null) return false;
      const reviews = seatReviews(review.steps, seats.length);
      expect(reviews.flatMap(({ steps }) => steps).length).toBe(review.steps.length);
      for (const { seat, score } of reviews) if (score !== null) expect(score).toBe(session.data.scores[seat]);
      // In Azul nothing else brings points; in Duel drawing a plate costs some.
      for (const { seat, points } of reviews) {
        const change = (session.data.scores[seat] ?? 0) - (before[seat] ?? 0);
        if (ruleset.game === 'azul') expect(points).toBe(change);
        else expect(points).toBeGreaterThanOrEqual(change);
      }
      before = session.data.scores;
      const tiles = review.steps.filter((step) => step.do === 'tile');
      expect(marksOf(review.steps, null).filter(({ points }) => points > 0).length).toBeGreaterThanOrEqual(
        tiles.length,
      );
      for (const at of review.steps.keys()) {
        for (const mark of marksOf(review.steps, at)) expect(mark.points).toBe(pointsOf(review.steps[at] ?? fail()));
      }
      reviewed += 1;
      return false;
    });
    expect(reviewed).toBe(session.data.round);
  });
});

const fail = (): never => {
  throw new Error('no such step');
};

describe('a game that has ended', () => {
  test('tells who won, and how long it took', async () => {
    const session = newSession(azul, [PERSON, bot()]);
    await playOut(session);
    const [won = 0, lost = 0] = [...(session.outcome?.scores ?? [])].sort((one, other) => other - one);
    const title = outcomeTitle(session);
    expect(title).toContain(won === lost ? 'share' : `${won} to ${lost}`);
    expect(title).toMatch(session.outcome?.winners[0] === 0 ? /^You win/ : /^Pincel wins/);
    const moves = session.entries.filter(({ event }) => 'move' in event).length;
    expect(outcomeNote(session)).toBe(`${session.outcome?.rounds ?? 0} rounds, ${moves} moves`);
  });

  test('tells who gave up', () => {
    const session = newSession(azul, [PERSON, bot()]);
    session.resign(0);
    expect(outcomeTitle(session)).toBe('Pincel wins');
    expect(outcomeNote(session)).toBe('Ana resigned · 1 round, 0 moves');
  });

  test('several can win', () => {
    const ended = {
      outcome: { scores: [9, 9, 1], winners: [0, 1], rounds: 5 },
      entries: [],
      seats: [PERSON, bot(), bot()],
    };
    expect(outcomeTitle(ended)).toBe('Ana and Pincel 1 share the victory');
  });
});

test('the list holds every move, by round', async () => {
  const session = newSession(azul, [PERSON, bot()]);
  await playOut(session);
  const rounds = listMoves(session.entries, azulWords);
  expect(rounds.map(({ round }) => round)).toEqual(Array.from(rounds, (_, at) => at + 1));
  for (const { ply, seat, move } of rounds.flatMap(({ rows }) => rows)) {
    expect(session.entries[ply - 1]).toMatchObject({ seat, event: { move } });
  }
  const moves = session.entries.filter(({ event }) => 'move' in event).length;
  expect(rounds.flatMap(({ rows }) => rows).length).toBe(moves);
});

describe('another game at the same table', () => {
  test('is started by the next seat', () => {
    const session = newSession({ ...azul, players: 3 }, [PERSON, bot(), bot()]);
    expect(rematch(core, session)).toMatchObject({ first: (session.data.first + 1) % 3, ruleset: session.ruleset });
  });

  test('draws new goals, but those of a first game stay', () => {
    const goals = (wished: 'first' | 'random' | 'random4') =>
      rematch(core, newSession({ game: 'duel', options: { goals: wished } }, [PERSON, bot()])).ruleset.options;
    expect(goals('random4')).toMatchObject({ goals: 'random4', five_colours_special: true });
    expect(goals('random')).toMatchObject({ goals: 'random' });
    expect(goals('first')).toMatchObject({ goals: ['rows', 'columns', 'diagonals'] });
  });
});
