// Choosing a move in a session: what plays it, what only proposes it.
import { beforeEach, describe, expect, test } from 'vitest';
import { cellToken, path as azulPath } from '../games/azul/choices';
import { path as duelPath } from '../games/duel/choices';
import type { AzulPreview, DuelPreview } from '../core/types';
import { preferences } from '../ui/preferences.svelte';
import type { LocalSession } from './local.svelte';
import { core, newSession, PERSON, playOn } from './testing';

const people = [PERSON, PERSON];
const azul = () => newSession({ game: 'azul' }, people);
const duel = () => newSession({ game: 'duel' }, people);

beforeEach(() => {
  Object.assign(preferences, { confirm: false, explain: false });
});

const plies = (session: LocalSession) => session.entries.filter(({ seat }) => seat !== null).length;

function twoChoices(session: LocalSession): [source: string, line: string] {
  const [source = '', line = ''] = azulPath((session.legal as AzulPreview[])[0] as AzulPreview);
  return [source, line];
}

describe('without confirmation', () => {
  test('the choice that completes a move plays it', () => {
    const session = azul();
    const [source, line] = twoChoices(session);
    session.pick(source);
    expect(session.picked).toEqual([source]);
    expect(session.ready).toBe(false);
    session.pick(line);
    expect(plies(session)).toBe(1);
    expect(session.picked).toEqual([]);
  });

  test('another source never plays, even if the line still fits', () => {
    const session = azul();
    const sources = [...session.next];
    session.pick(sources[0] ?? '', { confirm: true });
    session.pick('line:5', { confirm: true });
    session.pick(sources[1] ?? '');
    expect(session.picked).toEqual([sources[1], 'line:5']);
    expect(session.ready).toBe(true);
    expect(plies(session)).toBe(0);
  });

  test('a plate that can be turned waits', () => {
    const session = duel();
    const [plate = '', place = ''] = duelPath((session.legal as DuelPreview[])[0] as DuelPreview);
    session.pick(plate);
    session.pick(place);
    expect(session.picked.length).toBe(3);
    expect(plies(session)).toBe(0);
    session.pick('turns:1');
    session.pick('turns:1');
    expect(plies(session)).toBe(0);
    session.pick(place);
    expect(plies(session)).toBe(1);
  });
});

describe('with confirmation', () => {
  test('a move waits for `place`', () => {
    preferences.confirm = true;
    const session = azul();
    const [source, line] = twoChoices(session);
    session.pick(source);
    session.place();
    session.pick(line);
    expect(plies(session)).toBe(0);
    expect(session.ready).toBe(true);
    session.place();
    expect(plies(session)).toBe(1);
  });

  test('the same choice once more confirms it, another one does not', () => {
    const session = azul();
    const [source] = twoChoices(session);
    session.pick(source);
    session.pick('line:5', { confirm: true });
    session.pick('line:4', { confirm: true });
    session.pick(source, { confirm: true });
    expect(plies(session)).toBe(0);
    session.pick('line:4', { confirm: true });
    expect(plies(session)).toBe(1);
  });
});

describe('pointing', () => {
  test('proposes without choosing', () => {
    const session = azul();
    const [source, line] = twoChoices(session);
    session.hover(source);
    expect(session.picked).toEqual([]);
    expect(session.proposed).toEqual([source]);
    expect(session.preview).toBeNull();
    expect(session.within.length).toBeLessThan(session.legal.length);
    session.pick(source);
    session.hover(line);
    expect(session.preview?.move).toBe(session.legal[0]?.move);
    expect(session.ready).toBe(false);
    session.hover('no such token');
    expect(session.proposed).toEqual([source]);
  });

  test('at what is over changes nothing', () => {
    const session = azul();
    const [source, line] = twoChoices(session);
    session.pick(source);
    session.pick(line);
    expect(session.canPick(cellToken(1, 1))).toBe(false);
    session.resign(0);
    session.hover(source);
    session.pick(source);
    expect(session.proposed).toEqual([]);
    expect(session.legal).toEqual([]);
  });
});

test('putting back goes step by step', () => {
  const session = duel();
  const [plate = '', place = ''] = duelPath((session.legal as DuelPreview[])[0] as DuelPreview);
  session.pick(plate);
  session.pick(place);
  session.putBack();
  expect(session.picked).toEqual([plate]);
  session.putBack();
  session.putBack();
  expect(session.picked).toEqual([]);
});

test('looking back forgets what was chosen', async () => {
  const session = azul();
  await playOn(session, ({ entries }) => entries.length > 3);
  session.pick([...session.next][0] ?? '');
  session.lookAt(1);
  expect(session.picked).toEqual([]);
  session.play(core.legalMoves(core.readRecord(session.record()).last_position)[0] ?? '');
  expect(session.newest).toBe(true);
});
