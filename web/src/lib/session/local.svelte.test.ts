// Games in this browser: whole ones, taken back, looked back at, and with what only one seat may know.
import { beforeEach, describe, expect, test } from 'vitest';
import { configurations } from '../core/testing';
import type { MoveText } from '../core/types';
import { preferences } from '../ui/preferences.svelte';
import { LocalSession } from './local.svelte';
import { atOnce, bot, core, newSession, PERSON, playOn, playOut, settled } from './testing';

const azul = { game: 'azul' } as const;
const duel = { game: 'duel' } as const;
const against = [PERSON, bot()];

beforeEach(() => {
  Object.assign(preferences, { explain: true, confirm: false });
});

const seatsFor = (players: number) => [PERSON, bot(), bot('random'), PERSON].slice(0, players);

describe.each(configurations)('a game of $name', ({ ruleset }) => {
  test('goes on to its end, and its record is sound', async () => {
    const session = newSession(ruleset, seatsFor(ruleset.players ?? 2));
    let reviews = 0;
    await playOn(session, () => {
      if (session.review !== null) reviews += 1;
      return false;
    });
    expect(session.data.phase).toBe('over');
    expect(session.outcome?.scores).toEqual(session.data.scores);
    expect(core.checkRecords(session.record())).toEqual({ records: 1, broken: [] });
    expect(reviews).toBe(session.data.round);
    expect(session.review).toMatchObject({ round: session.data.round, final: true });
  });

  test('is the same again from the same seed', async () => {
    const [one, other] = [3, 3].map((seed) => newSession(ruleset, seatsFor(ruleset.players ?? 2), {}, seed));
    if (one === undefined || other === undefined) throw new Error('two sessions');
    await Promise.all([playOut(one), playOut(other)]);
    expect(other.record()).toBe(one.record());
  });

  test('is there again from what is kept, at any time', async () => {
    const session = newSession(ruleset, seatsFor(ruleset.players ?? 2));
    await playOn(session, ({ entries }) => entries.length > 30);
    const again = new LocalSession(core, JSON.parse(JSON.stringify(session.game)) as typeof session.game, atOnce);
    expect(again.entries).toEqual(session.entries);
    expect(again.position).toBe(session.position);
    expect(again.review).toEqual(session.review);
    again.begin();
    await Promise.all([playOut(session), playOut(again)]);
    expect(again.record()).toBe(session.record());
  });
});

test('bots alone play without being asked, and no round is explained to nobody', async () => {
  const session = newSession(azul, [bot(), bot('random')]);
  await settled(session);
  expect(session.outcome).not.toBeNull();
  expect(session.review).toBeNull();
});

test('chance is that of the seed, deal by deal', async () => {
  const session = newSession(azul, against);
  await playOut(session);
  const deals = session.entries.filter(({ event }) => 'deal' in event);
  for (const [at, { event, before }] of deals.entries()) expect(event).toEqual(core.sampleDeal(before, 7, at + 1));
});

describe('the end of a round', () => {
  test('is explained before the next one is dealt', async () => {
    const session = newSession(azul, against);
    await playOn(session, ({ review }) => review !== null);
    expect(session.data).toMatchObject({ phase: 'deal', round: 1 });
    expect(session.actor).toBeNull();
    const points = session.review?.steps.reduce((sum, step) => sum + ('points' in step ? step.points : 0), 0);
    expect(points).toBe(session.data.scores.reduce((sum, score) => sum + score));
    session.closeReview();
    expect(session.data.round).toBe(2);
  });

  test('is not explained to who does not want it', async () => {
    preferences.explain = false;
    const session = newSession(azul, against);
    await playOn(session, ({ data, review }) => review !== null || data.round === 2);
    expect(session.review).toBeNull();
  });
});

describe('taking back', () => {
  test('leads to the last move of the person, whatever came after it', async () => {
    const session = newSession(azul, against);
    await playOn(session, ({ actor }) => actor === 0);
    const before = session.position;
    const [first = '', other = ''] = core.legalMoves(before);
    session.play(first);
    await settled(session);
    expect(session.entries.length).toBeGreaterThan(2);
    session.takeBack();
    expect(session.position).toBe(before);
    expect(session.actor).toBe(0);
    session.play(other);
    expect(core.checkRecords(session.record()).broken).toEqual([]);
  });

  test('goes back over a deal, and the same deal comes again', async () => {
    const session = newSession(azul, against);
    await playOn(session, ({ data }) => data.round === 2);
    await settled(session);
    const deal = secondDeal(session);
    expect(deal).toBeDefined();
    while (session.data.round === 2) session.takeBack();
    expect(session.data.round).toBe(1);
    await playOn(session, ({ data }) => data.round === 2);
    expect(secondDeal(session)).toEqual(deal);
  });

  test('is not possible before anything was played', () => {
    const session = newSession(azul, [PERSON, PERSON]);
    expect(session.canTakeBack).toBe(false);
    session.takeBack();
    expect(session.entries.length).toBe(1); // the deal
  });

  test('takes a resignation back', async () => {
    const session = newSession(azul, against);
    await settled(session);
    session.resign(0);
    expect(session.outcome?.winners).toEqual([1]);
    expect(session.actor).toBeNull();
    expect(session.canResign).toBe(false);
    session.takeBack();
    expect(session.outcome).toBeNull();
  });
});

const secondDeal = ({ entries }: LocalSession) => entries.filter(({ event }) => 'deal' in event)[1]?.event;

describe('resigning', () => {
  test('ends a game of two', async () => {
    const session = newSession(duel, [PERSON, PERSON]);
    await settled(session);
    session.resign(1);
    expect(session.outcome?.winners).toEqual([0]);
    expect(core.checkRecords(session.record()).broken).toEqual([]);
  });

  test('is not for more than two', async () => {
    const session = newSession({ game: 'azul', players: 3 }, [PERSON, PERSON, PERSON]);
    await settled(session);
    expect(session.canResign).toBe(false);
    session.resign(0);
    expect(session.outcome).toBeNull();
  });
});

describe('looking back', () => {
  test('stays there while the game goes on', async () => {
    const session = newSession(azul, against);
    await playOn(session, ({ actor, entries }) => actor === 0 && entries.length > 4);
    session.play(core.legalMoves(session.position)[0] ?? '');
    session.lookAt(2);
    const then = session.position;
    await settled(session);
    expect(session.ply).toBe(2);
    expect(session.position).toBe(then);
    expect(session.newest).toBe(false);
    expect(session.legal).toEqual([]);
    session.lookAt(null);
    expect(session.newest).toBe(true);
    expect(session.legal.length).toBeGreaterThan(0);
  });

  test('at any ply shows what was there', async () => {
    const session = newSession(duel, against);
    await playOut(session);
    for (const [ply, { after }] of session.entries.entries()) {
      session.lookAt(ply + 1);
      expect(session.position).toBe(after);
      if (ply > 0) expect(session.entries[ply]?.before).toBe(session.entries[ply - 1]?.after);
    }
    session.lookAt(-5);
    expect(session.ply).toBe(0);
  });
});

describe('a bot', () => {
  test('whose answer comes too late is not heard', async () => {
    const answers: ((move: MoveText) => void)[] = [];
    const think = () => new Promise<MoveText>((resolve) => answers.push(resolve));
    const session = newSession(azul, [bot(), PERSON], { think });
    if (session.thinking === null) session.play(core.legalMoves(session.position)[0] ?? '');
    const had = session.entries.length;
    const move = core.legalMoves(session.position)[0] ?? '';
    session.stop();
    answers[0]?.(move);
    await new Promise((done) => setTimeout(done, 5));
    expect(session.entries.length).toBe(had);
    session.begin();
    answers[1]?.(move);
    await new Promise((done) => setTimeout(done, 5));
    expect(session.entries.length).toBe(had + 1);
  });

  test('that fails is asked again', async () => {
    let failing = true;
    const session = newSession(azul, [bot(), bot()], {
      think: (...question) => (failing ? Promise.reject(new Error('the worker broke')) : atOnce.think(...question)),
    });
    await settled(session);
    expect(session.trouble).toBe('the worker broke');
    failing = false;
    session.tryAgain();
    expect(session.trouble).toBeNull();
    await settled(session);
    expect(session.outcome).not.toBeNull();
  });
});

test('a bot whose move is none is told', async () => {
  const session = newSession(azul, [bot(), bot()], { think: () => Promise.resolve('9W1') });
  await settled(session);
  expect(session.trouble).toMatch(/./);
  expect(session.entries).toHaveLength(1);
});

test('a click that comes too late plays nothing', async () => {
  const session = newSession(azul, [PERSON, PERSON]);
  await settled(session);
  session.resign(0);
  const had = session.entries.length;
  session.play('1B1');
  expect(session.entries.length).toBe(had);
});

test('what cannot be played says why, and changes nothing', () => {
  const session = newSession(azul, [PERSON, PERSON]);
  const had = session.record();
  expect(session.checkMove('9W1')).toMatch(/./);
  expect(() => {
    session.play('9W1');
  }).toThrow();
  expect(session.record()).toBe(had);
});

test('a game played elsewhere is taken over, and nothing is done before somebody comes back', async () => {
  const session = newSession(azul, against);
  await playOn(session, ({ actor }) => actor === 0);
  const there = new LocalSession(core, session.game, atOnce);
  there.play(core.legalMoves(there.position)[0] ?? '');
  there.stop();
  session.replace(there.game.events);
  expect(session.record()).toBe(there.record());
  expect(session.thinking).toBeNull();
  session.begin();
  await settled(session);
  expect(session.entries.length).toBeGreaterThan(there.entries.length);
});
