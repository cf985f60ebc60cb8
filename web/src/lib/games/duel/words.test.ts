// All that Duel says, about whole games and in each language.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newCore } from '../../core/testing';
import type { Language } from '../../i18n/catalog';
import { speak } from '../../i18n/words.svelte';
import { plain } from '../../table/words';
import { path } from './choices';
import { phrase } from './phrases';
import { people, type PlayedGame, playedGames, previewsAt, sceneAt } from './testing';
import { describe as named, gameWords } from './words';

const core = newCore();
let games: PlayedGame[];
beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
  games = [...playedGames(core)];
});

function expectSaid(text: string) {
  expect(text).not.toBe('');
  expect(text, text).not.toMatch(/[{}*!]|undefined|null|NaN| {2}| [.,:]|-\d/);
}

const SCORING = new Set(['tile', 'special', 'penalty', 'goal', 'draw', 'spend', 'stays', 'breaks']);

// The figures of an account: '3 in the row + 2 in the column' is 5, '−1 −1' is −2.
function sumOf(why: string): number {
  return [...why.matchAll(/−?\d+/g)].reduce((sum, [figure]) => sum + Number(figure.replace('−', '-')), 0);
}

describe.each(['en', 'ru', 'pl'] as const)('in %s', (language: Language) => {
  beforeEach(() => speak(language));

  test('every move of real games is listed and told', () => {
    for (const { entries } of games) {
      for (const entry of entries) {
        const listed = gameWords.listed(entry);
        expect(listed === null).toBe(entry.seat === null);
        if (listed === null) continue;
        expectSaid(gameWords.told(entry, people));
        expect(listed.tiles).toMatch(/^([BYRKT]?)\1*$/);
        expectSaid(listed.where);
        expect(listed.move).toBe('move' in entry.event && entry.event.move);
      }
    }
  });

  test('every legal move is proposed in a sentence and in two short lines', () => {
    for (const { entries } of games) {
      for (const { before } of entries.filter(({ seat }, at) => seat !== null && at % 5 === 0)) {
        for (const preview of previewsAt(core, before)) {
          expectSaid(plain(gameWords.proposal(preview)));
          const [first, second] = gameWords.tray(preview).map(plain);
          expectSaid(first ?? '');
          const short = ['sun', 'moon', 'plate', 'keep', 'tile'].includes(preview.kind);
          if (short) for (const line of [first ?? '', second ?? '']) expect(line.length, line).toBeLessThanOrEqual(20);
        }
      }
    }
  });

  test('every choice has a name, and every decision a task', () => {
    for (const { entries } of games) {
      for (const { before } of entries.filter(({ seat }, at) => seat !== null && at % 9 === 0)) {
        const scene = sceneAt(core, before);
        expectSaid(gameWords.task(scene));
        for (const preview of previewsAt(core, before)) {
          for (const token of path(preview)) expectSaid(named(token, scene));
        }
      }
    }
  });

  test('steps are told, and the sources sum up to the scores', () => {
    for (const { entries, scores } of games) {
      const steps = entries.flatMap(({ report }) => report);
      for (const step of steps.filter((step) => SCORING.has(step.do))) {
        expectSaid(gameWords.step(step, people));
        const { what, why } = gameWords.account(step);
        if (step.do !== 'draw') for (const text of [what, why]) expectSaid(text);
        if (step.do === 'tile') expect(sumOf(why)).toBe(step.points === 1 ? 0 : step.points);
        if (step.do === 'penalty') expect(sumOf(why)).toBe(step.penalty);
      }
      const rows = gameWords.sources(steps, 2);
      for (const { label } of rows) expectSaid(label);
      expect([0, 1].map((seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))).toEqual(scores);
    }
  });

  test('the table as text, and the questions', () => {
    for (const { entries } of games) {
      for (const { before } of entries.filter((_, at) => at % 23 === 0)) {
        const scene = sceneAt(core, before);
        for (const { title, lines } of gameWords.sections(scene))
          for (const line of [title, ...lines]) expectSaid(line);
        for (const question of gameWords.questions()) {
          for (const text of [...question.names, question.about]) expectSaid(text);
          expect(question.answer(scene)).not.toBe('');
        }
      }
    }
  });

  test('no two questions have a name in common', () => {
    const names = gameWords.questions().flatMap(({ names }) => names);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('marks in messages become tones', () => {
  expect(phrase('Line 1: *+5*.', '2 break !(−5)!.')).toEqual([
    { text: 'Line 1: ' },
    { text: '+5', tone: 'strong' },
    { text: '. 2 break ' },
    { text: '(−5)', tone: 'cost' },
    { text: '.' },
  ]);
});
