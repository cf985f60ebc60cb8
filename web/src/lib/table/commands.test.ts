// The command line: moves in notation, questions, and what it says when it can't do what is asked.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { words } from '../games/azul/words';
import { newSession, PERSON } from '../session/testing';
import { preferences } from '../ui/preferences.svelte';
import { obey } from './commands';
import { speakHere } from './testing';

beforeAll(() => speakHere('en'));
beforeEach(() => {
  Object.assign(preferences, { explain: true });
});

const table = () => newSession({ game: 'azul' }, [PERSON, PERSON]);
const moves = (session: ReturnType<typeof table>) => session.entries.filter(({ seat }) => seat !== null).length;

describe('moves', () => {
  test('are played as they are written', () => {
    const session = table();
    const [legal] = session.legal;
    expect(obey(` ${legal?.move ?? ''} `, session, words)).toEqual({ text: '', refused: false });
    expect(moves(session)).toBe(1);
  });

  test('need no capital letters', () => {
    const session = table();
    obey(session.legal[0]?.move.toLowerCase() ?? '', session, words);
    expect(moves(session)).toBe(1);
  });

  test('that are not legal are refused with the reason', () => {
    const session = table();
    const answer = obey('9R1', session, words);
    expect(answer.refused).toBe(true);
    expect(answer.text).toBe(session.checkMove('9R1'));
    expect(moves(session)).toBe(0);
  });

  test('wait while one looks back', () => {
    const session = table();
    const first = session.legal[0]?.move ?? '';
    obey(first, session, words);
    session.lookAt(1);
    expect(obey(session.entries.length > 1 ? 'cR1' : first, session, words).refused).toBe(true);
    expect(moves(session)).toBe(1);
    obey('now', session, words);
    expect(session.newest).toBe(true);
  });
});

describe('everything else', () => {
  test('undo takes back', () => {
    const session = table();
    expect(obey('undo', session, words).refused).toBe(true);
    obey(session.legal[0]?.move ?? '', session, words);
    expect(obey('Undo', session, words).refused).toBe(false);
    expect(moves(session)).toBe(0);
  });

  test('help lists every question by name', () => {
    const { text } = obey('help', table(), words);
    for (const { names } of words.questions()) expect(text).toContain(names[0]);
  });

  test('questions are answered', () => {
    const session = table();
    for (const { names } of words.questions()) {
      for (const name of names) expect(obey(name, session, words)).toMatchObject({ refused: false });
    }
  });

  test('what is neither is said to be', () => {
    expect(obey('hello', table(), words)).toMatchObject({ refused: true });
    expect(obey('   ', table(), words)).toEqual({ text: '', refused: false });
  });

  test('commands are known in the language of the page, and in English', async () => {
    await speakHere('ru');
    const session = table();
    obey(session.legal[0]?.move ?? '', session, words);
    expect(obey('отмена', session, words).refused).toBe(false);
    expect(obey('help', session, words).refused).toBe(false);
    await speakHere('en');
  });
});
