// Games that are kept: there again after a reload, in another tab, and whatever the storage does.
import { beforeEach, describe, expect, test } from 'vitest';
import { preferences } from '../ui/preferences.svelte';
import { GameNotOpened, Games } from './games.svelte';
import { atOnce, bot, core, PERSON, playOn, playOut, settled } from './testing';

// What browsers have, as far as it is needed.
class FakeStorage {
  readonly texts = new Map<string, string>();
  room = Infinity;

  get length() {
    return this.texts.size;
  }

  key(at: number) {
    return [...this.texts.keys()][at] ?? null;
  }

  getItem(key: string) {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string) {
    if (text.length > this.room) throw new Error('QuotaExceededError');
    this.texts.set(key, text);
  }

  removeItem(key: string) {
    this.texts.delete(key);
  }

  clear() {
    this.texts.clear();
  }
}

const seats = [PERSON, bot()];
const azul = { ruleset: { game: 'azul' }, seats } as const;
let storage = new FakeStorage();
const gamesIn = (kept: FakeStorage | null) => new Games(() => core, kept, atOnce.think, atOnce.pause);

beforeEach(() => {
  storage = new FakeStorage();
  Object.assign(preferences, { explain: true, confirm: false });
});

const texts = () => [...storage.texts.values()];

test('a game is there again at any time, just as it was', async () => {
  const id = gamesIn(storage).start({ ruleset: { game: 'duel', options: { goals: 'random4' } }, seats });
  let session = gamesIn(storage).open(id);
  session.begin();
  for (let plies = 1; session.outcome === null; plies++) {
    await playOn(session, ({ entries }) => entries.length > 20 * plies);
    await settled(session);
    const again = gamesIn(storage).open(id);
    expect(again.record()).toBe(session.record());
    session.stop();
    session = again;
    session.begin();
  }
  expect(gamesIn(storage).list()).toMatchObject([{ id, outcome: session.outcome }]);
  expect(core.checkRecords(gamesIn(storage).record(id)).broken).toEqual([]);
});

test('every game has a seed of its own, and may say who starts', () => {
  const games = gamesIn(storage);
  const seeds = [0, 1, 2].map(() => games.open(games.start(azul)).game.seed);
  expect(new Set(seeds).size).toBe(3);
  for (const seed of seeds) expect(seed).toMatch(/^\d+$/);
  expect(games.open(games.start({ ...azul, first: 1 })).game.first).toBe(1);
});

test('can begin in a position, also one that waits for what is on top of the stack', () => {
  const games = gamesIn(storage);
  const ruleset = core.settle({ game: 'duel' }, 1);
  let start = core.start(ruleset, 0);
  const plates = core.sampleDeal(start, 1, 1);
  start = core.play(start, plates).position;
  expect(core.data(start)).toMatchObject({ due: 'top' });
  const session = games.open(games.start({ ruleset, seats, start }));
  session.begin();
  expect(session.data.phase).toBe('opening');
  expect(core.checkRecords(session.record()).broken).toEqual([]);
});

test('unfinished games come first, then the newest', async () => {
  const games = gamesIn(storage);
  const [finished, older, newer] = [0, 1, 2].map(() => games.start(azul));
  await playOut(begun(games, finished));
  const play = async (id: string | undefined) => playOn(begun(games, id), ({ entries }) => entries.length > 3);
  await play(older);
  await new Promise((done) => setTimeout(done, 5));
  await play(newer);
  const list = games.list();
  expect(list.map(({ id }) => id)).toEqual([newer, older, finished]);
  expect(list.map(({ outcome }) => outcome !== null)).toEqual([false, false, true]);
  expect(list[0]).toMatchObject({ seats, data: { round: 1 }, ruleset: { game: 'azul', players: 2 } });
});

function begun(games: Games, id = '') {
  const session = games.open(id);
  session.begin();
  return session;
}

test('the list tells where a game stands, whatever is looked at', async () => {
  const games = gamesIn(storage);
  const session = begun(games, games.start({ ...azul, first: 0 }));
  await playOn(session, ({ entries }) => entries.length > 4);
  session.lookAt(1);
  session.takeBack();
  session.lookAt(1);
  session.resign(0);
  expect(session.ply).toBe(1);
  expect(games.list()[0]?.data).toEqual(core.data(session.newestPosition));
});

test('a removed game comes back when it is wanted', () => {
  const games = gamesIn(storage);
  const id = games.start(azul);
  const bringBack = games.remove(id);
  expect(games.list()).toEqual([]);
  expect(() => games.open(id)).toThrow(GameNotOpened);
  bringBack();
  expect(games.list()).toMatchObject([{ id }]);
});

test('of finished games the last fifty stay, of unfinished ones all', async () => {
  const games = gamesIn(storage);
  const id = games.start(azul);
  const session = begun(games, id);
  await settled(session);
  session.resign(0);
  const [text = ''] = texts();
  for (let day = 1; day <= 60; day++) {
    storage.setItem(`azulejos.game.old${day}`, text.replace(/"saved":\d+/, `"saved":${day}`));
  }
  for (let more = 0; more < 5; more++) games.start(azul);
  const list = games.list();
  expect(list.filter(({ outcome }) => outcome === null)).toHaveLength(5);
  const finished = list.filter(({ outcome }) => outcome !== null).map((game) => game.id);
  expect(finished).toHaveLength(50);
  expect(finished.slice(0, 2)).toEqual([id, 'old60']);
});

describe('where nothing can be kept', () => {
  test.each([
    ['switched off', null, 'off'],
    ['full', 10, 'full'],
  ])('since the storage is %s, the game goes on and one is told', async (_, room, trouble) => {
    if (room !== null) storage.room = room;
    const games = gamesIn(room === null ? null : storage);
    const id = games.start(azul);
    const session = begun(games, id);
    await playOut(session);
    expect(session.outcome).not.toBeNull();
    expect(games.trouble).toBe(trouble);
    expect(games.open(id).record()).toBe(session.record());
    expect(games.list()).toHaveLength(1);
  });

  test('it is kept as soon as there is room again', async () => {
    storage.room = 10;
    const games = gamesIn(storage);
    const session = begun(games, games.start(azul));
    expect(storage.length).toBe(0);
    storage.room = Infinity;
    await playOn(session, ({ entries }) => entries.length > 4);
    expect(games.trouble).toBeNull();
    expect(storage.length).toBe(1);
    expect(games.list()).toHaveLength(1);
  });
});

describe('what is damaged', () => {
  test.each([
    ['no JSON', () => '{"version": 1, "sav', 'broken'],
    ['something else', () => '[1, 2]', 'broken'],
    ['a newer version', (text: string) => text.replace('"version":1', '"version":2'), 'newer'],
    ['no position', (text: string) => text.replace('azul/coloured', 'chess'), 'broken'],
    ['an unknown game', (text: string) => text.replace('"game":"azul"', '"game":"chess"'), 'broken'],
    ['a seat too few', (text: string) => text.replace('"players":2', '"players":3'), 'broken'],
    ['an unknown bot', (text: string) => text.replace(/"bot":"\w+"/, '"bot":"nobody"'), 'broken'],
    ['no seed', (text: string) => text.replace(/"seed":"\d+"/, '"seed":"x"'), 'broken'],
  ])('%s stays, and is told apart', (_, change, damage) => {
    const games = gamesIn(storage);
    const id = games.start(azul);
    const text = change(texts()[0] ?? '');
    storage.setItem(`azulejos.game.${id}`, text);
    expect(games.list()).toEqual([]);
    expect(games.damaged()).toMatchObject([{ id, damage, text }]);
    games.start(azul);
    expect(storage.getItem(`azulejos.game.${id}`)).toBe(text);
  });

  test('events that are none are refused with the reason', async () => {
    const games = gamesIn(storage);
    const id = games.start(azul);
    await playOn(begun(games, id), ({ entries }) => entries.length > 3);
    const text = (texts()[0] ?? '').replace(/"move":"..."/g, '"move":"9W1"');
    storage.setItem(`azulejos.game.${id}`, text);
    expect(() => games.open(id)).toThrow(/./);
    try {
      games.open(id);
    } catch (error) {
      expect(error).toMatchObject({ damaged: { damage: 'broken', text } });
    }
    expect(storage.getItem(`azulejos.game.${id}`)).toBe(text);
  });

  test('other things in the storage are left alone', () => {
    storage.setItem('azulejos.preferences', '{}');
    storage.setItem('other', 'x');
    const games = gamesIn(storage);
    expect(games.list()).toEqual([]);
    games.removeAll();
    expect(storage.length).toBe(2);
  });
});

test('what another game does in another tab disturbs nobody', () => {
  const [here, there] = [gamesIn(storage), gamesIn(storage)];
  const id = here.start({ ruleset: { game: 'azul' }, seats: [PERSON, PERSON] });
  const session = begun(here, id);
  session.pick([...session.next][0] ?? '');
  begun(there, there.start(azul));
  here.follow();
  expect(session.picked).toHaveLength(1);
  expect(here.list()).toHaveLength(2);
});

test('two tabs show the same game, and never answer each other', async () => {
  const [here, there] = [gamesIn(storage), gamesIn(storage)];
  const id = here.start({ ruleset: { game: 'azul' }, seats: [PERSON, bot()], first: 0 });
  const [one, other] = [begun(here, id), there.open(id)];
  other.begin();
  await settled(one);
  one.play(core.legalMoves(one.position)[0] ?? '');
  await settled(one);
  there.follow();
  expect(other.record()).toBe(one.record());
  const kept = storage.getItem(`azulejos.game.${id}`);
  here.follow();
  expect(storage.getItem(`azulejos.game.${id}`)).toBe(kept);
  expect(one.record()).toBe(other.record());
  other.play(core.legalMoves(other.position)[0] ?? '');
  here.follow();
  there.follow();
  expect(one.thinking).toBeNull();
  other.stop();
  here.goOn();
  await settled(one);
  expect(one.entries.length).toBeGreaterThan(other.entries.length);
});
