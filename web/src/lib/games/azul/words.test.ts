// All that Azul says, about whole games and in each language.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newCore } from '../../core/testing';
import type { Language } from '../../i18n/catalog';
import { speak } from '../../i18n/words.svelte';
import { plain } from '../../table/words';
import { freshOf, handOf } from './table';
import { people, type PlayedGame, playedGames, previewsBefore, sceneBefore } from './testing';
import { BONUSES } from './told';
import { words } from './words';

const core = newCore();
let games: PlayedGame[];
beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
  games = [...playedGames(core)];
});

function expectSaid(text: string) {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/[{}*~]|undefined|null|NaN| {2}|-\d/);
}

// The figures of an account: '3 in the row + 2 in the column' is 5, '−1 −1' is −2.
function sumOf(why: string): number {
  return [...why.matchAll(/−?\d+/g)].reduce((sum, [figure]) => sum + Number(figure.replace('−', '-')), 0);
}

describe.each(['en', 'ru', 'pl'] as const)('in %s', (language: Language) => {
  beforeEach(() => speak(language));

  test('every move of real games is listed and told', () => {
    for (const { entries, players } of games) {
      for (const entry of entries) {
        const listed = words.listed(entry);
        expectSaid(words.told(entry, people(players)));
        expect(listed === null).toBe(entry.seat === null);
        if (listed === null) continue;
        expect(listed.tiles).toMatch(/^([BYRKW])\1*$/);
        expectSaid(listed.where);
        expect({ move: listed.move }).toEqual(entry.event);
      }
    }
  });

  test('every legal move is proposed in a sentence and in two short lines', () => {
    for (const { entries } of games) {
      for (const entry of entries.filter(({ seat }, at) => seat !== null && at % 7 === 0)) {
        for (const preview of previewsBefore(core, entry)) {
          expectSaid(plain(words.proposal(preview)));
          const [first, second] = words.tray(preview).map(plain);
          expectSaid(first ?? '');
          for (const line of [first ?? '', second ?? '']) expect(line, line).toHaveLength(Math.min(line.length, 18));
        }
      }
    }
  });

  test('every step of a scoring is told, and the sources sum up to the scores', () => {
    for (const { entries, players, scores } of games) {
      const steps = entries.flatMap(({ report }) => report);
      for (const step of steps) {
        if (['tile', 'penalty', 'bonus', 'stuck'].includes(step.do)) expectSaid(words.step(step, people(players)));
        const { tiles, what, why } = words.account(step);
        if (step.do === 'tile') {
          expectSaid(what);
          expect([tiles, sumOf(why)]).toEqual([step.colour, step.points === 1 ? 0 : step.points]);
        }
        if (step.do === 'penalty') expect(sumOf(why)).toBe(step.penalty);
      }
      const sums = scores.map((_, seat) =>
        words.sources(steps, players).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
      );
      expect(sums).toEqual(scores);
    }
  });

  test('the table as text, and answers to all questions', () => {
    for (const { entries, players } of games) {
      const entry = entries.findLast(({ seat }) => seat !== null);
      if (entry === undefined) throw new Error('nobody moved');
      const scene = sceneBefore(core, entry);
      const sections = words.sections(scene);
      expect(sections).toHaveLength(4 + players);
      for (const { title, lines } of sections) for (const text of [title, ...lines]) expectSaid(text);
      for (const question of words.questions()) expectSaid(question.answer(scene));
      for (const text of [words.about(scene.data), words.short(scene.data), words.task(scene)]) expectSaid(text);
    }
  });

  test('questions have names of their own, English ones always', () => {
    const questions = words.questions().map(({ names }) => names);
    const all = questions.flatMap((names) => [...new Set(names)]);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(['board', 'factories', 'centre', 'floor', 'score', 'bag', 'moves']));
  });
});

describe('in English', () => {
  beforeEach(() => speak('en'));
  const entry = {
    ...{ event: { move: '2B3' }, seat: 0, round: 5, after: '', report: [] },
    before:
      'azul/coloured 5 draft 0 1 c 0 YRKW,BBYY,YYYK,-,- YYRRW - B11Y4R8K11W10 ' +
      '34:-,RR,BB,-,-:.YRKW/.BY.K/.W.Y./RKWB./.R...:- 32:B,-,RR,YYY,WW:.YRKW/W.YRK/K.B../.KWB./.....:-',
  };
  const proposed = (move: string) => {
    const preview = previewsBefore(core, entry).find((one) => one.move === move);
    if (preview === undefined) throw new Error(`${move} is not legal`);
    return preview;
  };

  test('a proposal', () => {
    expect(words.proposal(proposed('2B3'))).toEqual([
      { text: 'Line 3 is full: ' },
      { text: '+7 at tiling', tone: 'strong' },
      { text: '. 1 tile falls to the floor ' },
      { text: '(−1)', tone: 'cost' },
      { text: '.' },
    ]);
    expect(words.tray(proposed('2B3')).map(plain)).toEqual(['Line 3: +7', '1 falls (−1)']);
    expect(plain(words.proposal(proposed('2B5')))).toBe('Line 5 holds 2 of 5 and waits.');
    expect(plain(words.proposal(proposed('cR-')))).toBe('The marker and 2 tiles fall to the floor (−4).');
  });

  test('the last round', () => {
    expect(words.warning(sceneBefore(core, entry).data, people(2))).toBe('Last round: Rui, row 1');
  });

  test('what can be chosen', () => {
    const scene = sceneBefore(core, entry);
    expect(words.token('take:2:B', scene)).toBe('2 blue tiles, factory 2');
    expect(words.token('take:centre:R', scene)).toBe('2 red tiles and the marker, centre');
    expect(words.token('line:3', scene)).toBe('Line 3: 2 blue tiles of 3');
    expect(words.token('floor', scene)).toBe('Floor: 0 of 7, 0');
  });

  test('a move that was played', () => {
    const played = { ...entry, report: core.play(entry.before, '2B3').report };
    expect(words.listed(played)).toEqual({ tiles: 'BB', where: 'line 3, 1 fell', move: '2B3' });
    expect(words.told(played, people(2))).toBe('Ana: 2 blue tiles, factory 2, to line 3, 1 fell.');
  });

  test('tiles in the hand, and what the last move left', () => {
    const scene = sceneBefore(core, entry, ['take:2:B']);
    expect(handOf(scene)).toEqual({ source: 2, colour: 'B', count: 2, leftovers: 'YY' });
    expect(handOf(sceneBefore(core, entry))).toBeNull();
    const last = { ...entry, report: core.play(entry.before, '2B3').report };
    expect(freshOf({ ...scene, last })).toEqual({ seat: 0, source: 2, line: 3, placed: 1, fallen: 1 });
    expect(freshOf({ ...scene, last: { ...last, round: 4 } })).toBeNull();
  });
});

test('bonuses are worth what is printed beside the sums', () => {
  const bonuses = games.flatMap(({ entries }) => entries).flatMap(({ report }) => report);
  const seen = bonuses.flatMap((step) => (step.do === 'bonus' ? [step] : []));
  expect(seen.length).toBeGreaterThan(5);
  for (const { kind, count, points } of seen) expect(points).toBe(count * BONUSES[kind]);
});
