// The whole table of Duel as text, and the questions that the command line answers with parts of it.
import type { DuelData, DuelPreview } from '../../core/types';
import { signed, t } from '../../i18n/words.svelte';
import { seatName } from '../../table/seats';
import type { GameWords } from '../../table/words';
import { PLACES, ROWS } from './geometry';
import type { DuelScene } from './outlook';
import {
  backInWords,
  brokenInWords,
  chipInWords,
  chipsInWords,
  colourNames,
  goalName,
  goalRule,
  lineInWords,
  placeInWords,
  tilesInWords,
  tokensLeft,
} from './terms';

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

export function sections(scene: DuelScene): Section[] {
  const seats = [scene.foot, 1 - scene.foot];
  return [
    { title: t('duel.factories'), lines: factories(scene) },
    { title: t('duel.plates'), lines: plates(scene) },
    { title: t('duel.goals'), lines: goals(scene) },
    { title: t('duel.bag-tower'), lines: bagAndTower(scene) },
    ...seats.map((seat) => ({ title: titleOf(scene, seat), lines: board(scene, seat) })),
  ];
}

const titleOf = ({ seats, data }: DuelScene, seat: number) =>
  t('duel.text.score', { name: seatName(seats, seat), n: data.boards[seat]?.score ?? 0 });

function factories({ data }: DuelScene): string[] {
  const marker = data.marker === 'large' ? [t('duel.text.marker-here')] : [];
  const { sun, moon } = data.large;
  const large = [
    t('duel.text.sun', { tiles: tilesInWords(sun) }),
    t('duel.text.moon', { tiles: tilesInWords(moon) }),
    ...marker,
  ];
  const small = data.factories.map(({ sun, moon, chip }, at) => {
    const parts = [
      t('duel.text.sun', { tiles: tilesInWords(sun) }),
      t('duel.text.stack', { tiles: colourNames(moon) || t('duel.nothing') }),
      ...(chip === null ? [] : [chipInWords(chip)]),
    ];
    return `${t('duel.factory', { factory: at + 1 })}: ${parts.join('; ')}`;
  });
  return [`${t('duel.factory-large')}: ${large.join('; ')}`, ...small];
}

function plates({ data }: DuelScene): string[] {
  const named = (plate: number) =>
    t('duel.token.plate', { plate, cells: colourNames(data.faces[String(plate)] ?? '') });
  const shown = data.display.flatMap((plate) => (plate === null ? [] : [named(plate)]));
  const stack = [t('duel.stack', { n: data.stack.count })];
  if (data.stack.count > 0) stack.push(backInWords(data.stack.top));
  const drawn = (data.drawn?.plates ?? []).map(({ plate, back }) =>
    plate === null ? backInWords(back) : named(plate),
  );
  return [
    ...shown,
    stack.join(', '),
    ...(data.drawn === null ? [] : [`${t('duel.drawn', { n: drawn.length })}: ${drawn.join('; ')}`]),
  ];
}

function goals({ data, seats, foot }: DuelScene): string[] {
  return data.goals.map(({ name, points }) => {
    const each = [foot, 1 - foot].map((seat) => `${seatName(seats, seat)} ${signed(points[seat] ?? 0)}`);
    return t('duel.text.goal', { goal: goalName(name), rule: goalRule(name, data), points: each.join(', ') });
  });
}

function bagAndTower({ data }: DuelScene): string[] {
  const counted = (counts: DuelData['bag']) =>
    tilesInWords(
      Object.entries(counts)
        .map(([colour, count]) => colour.repeat(count))
        .join(''),
      t('duel.empty'),
    );
  return [`${t('duel.bag')}: ${counted(data.bag)}`, `${t('duel.tower')}: ${counted(data.tower)}`];
}

function board({ data }: DuelScene, seat: number): string[] {
  const left = tokensLeft(data, seat);
  const laid = PLACES.filter((place) => data.boards[seat]?.plates[place - 1] !== null);
  return [
    ...ROWS.map((line) => lineInWords(data, seat, line)),
    ...laid.map((place) => placeInWords(data, seat, place)),
    brokenInWords(data, seat),
    chipsInWords(data, seat),
    ...(left === null ? [] : [t('duel.text.tokens', { n: left })]),
  ];
}

// --- questions ---

const MOST_MOVES = 40;

function moves({ legal }: DuelScene): string {
  const shown = legal.slice(0, MOST_MOVES).map(({ move }) => move);
  const rest = legal.length - shown.length;
  if (shown.length === 0) return t('duel.nothing');
  return [...shown, ...(rest > 0 ? [t('duel.ask.moves.more', { n: rest })] : [])].join(' ');
}

const ANSWERS = {
  board: (scene: DuelScene) =>
    [scene.foot, 1 - scene.foot].map((seat) => [titleOf(scene, seat), ...board(scene, seat)].join('\n')).join('\n\n'),
  factories: (scene: DuelScene) => factories(scene).join('\n'),
  plates: (scene: DuelScene) => plates(scene).join('\n'),
  goals: (scene: DuelScene) => goals(scene).join('\n'),
  chips: ({ data, seats }: DuelScene) =>
    seats.map((_, seat) => `${seatName(seats, seat)}: ${chipsInWords(data, seat)}`).join('\n'),
  score: (scene: DuelScene) => scene.seats.map((_, seat) => titleOf(scene, seat)).join('\n'),
  bag: (scene: DuelScene) => bagAndTower(scene).join('\n'),
  moves,
} as const;

// English ones work in every language.
const ENGLISH: Readonly<Record<keyof typeof ANSWERS, readonly string[]>> = {
  board: ['board', 'boards'],
  factories: ['factories', 'moon'],
  plates: ['plates', 'stack'],
  goals: ['goals'],
  chips: ['chips'],
  score: ['score', 'points'],
  bag: ['bag', 'tower'],
  moves: ['moves'],
};

export function questions(): ReturnType<GameWords<DuelData, DuelPreview>['questions']> {
  return (Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]).map((name) => ({
    names: [...new Set([...t(`duel.ask.${name}`).split(', '), ...ENGLISH[name]])],
    about: t(`duel.ask.${name}.about`),
    answer: ANSWERS[name],
  }));
}
