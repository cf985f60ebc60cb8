// What Azul says in words.
import type { AzulData, AzulPreview } from '../../core/types';
import type { Key } from '../../i18n/catalog';
import { t } from '../../i18n/words.svelte';
import type { Seat } from '../../table/scene';
import { seatName } from '../../table/seats';
import type { GameWords } from '../../table/words';
import * as describe from './describe';
import { proposal, tray } from './phrases';
import { type AzulScene, handOf, isDraft, othersOf } from './table';
import { account, listed, sources, stepText, told } from './told';

export const words: GameWords<AzulData, AzulPreview> = {
  about,
  short: ({ phase, round }) => (phase === 'over' ? t('azul.over') : t('azul.round', { n: round })),
  task,
  proposal,
  tray,
  warning,
  token: describe.tokenText,
  listed,
  told,
  step: stepText,
  account,
  sources,
  questions,
  sections,
};

function about({ players, wall, phase, round }: AzulData): string {
  const key = phase === 'over' ? 'azul.about-over' : 'azul.about';
  const text = t(key, { wall: t(`wall.${wall}`), n: round });
  return players === 2 ? text : t('azul.about-many', { players: t('players', { n: players }), about: text });
}

function task(scene: AzulScene): string {
  if (scene.actor === null) return '';
  const [first] = scene.legal;
  if (first !== undefined && !isDraft(first)) return t('azul.task.cell', { line: first.line });
  return t(handOf(scene) === null ? 'azul.task.take' : 'azul.task.put');
}

// A row that ends the game for certain comes before one that may.
function warning({ ending, phase }: AzulData, seats: readonly Seat[]): string | null {
  const row = ending.find(({ certain }) => certain) ?? ending[0];
  if (row === undefined || phase === 'over') return null;
  const values = { name: seatName(seats, row.seat), row: row.row };
  return t(row.certain ? 'azul.last' : 'azul.last-perhaps', values);
}

const ANSWERS: Readonly<Record<string, (scene: AzulScene) => readonly string[]>> = {
  board: (scene) => describe.boardLines(scene, scene.foot),
  boards: (scene) =>
    othersOf(scene).flatMap((seat) => {
      const { title, lines } = describe.boardSection(scene, seat);
      return [title, ...lines];
    }),
  factories: ({ data }) => describe.factoryLines(data),
  centre: ({ data }) => [describe.tilesText(describe.centreTiles(data))],
  floor: ({ data, seats }) => seats.map((_, seat) => `${seatName(seats, seat)}. ${describe.floorLine(data, seat)}`),
  score: ({ data, seats }) => describe.scoreLines(data, seats),
  bag: ({ data }) => describe.bagLines(data),
  moves: describe.moveLines,
};

function questions() {
  return Object.entries(ANSWERS).map(([name, lines]) => ({
    names: [...t(`azul.ask.${name}` as Key).split(', '), name],
    about: t(`azul.ask.${name}.about` as Key),
    answer: (scene: AzulScene) => lines(scene).join('\n'),
  }));
}

function sections(scene: AzulScene) {
  const { data, seats } = scene;
  const mover = data.to_move === null ? [] : [t('azul.text.to-move', { name: seatName(seats, data.to_move) })];
  const last = warning(data, seats);
  return [
    { title: t('azul.text.table'), lines: [about(data), ...mover, ...(last === null ? [] : [last])] },
    { title: t('azul.text.factories'), lines: describe.factoryLines(data) },
    { title: t('azul.text.centre'), lines: [describe.tilesText(describe.centreTiles(data))] },
    ...describe.boardSections(scene),
    { title: t('azul.text.bag-and-lid'), lines: describe.bagLines(data) },
  ];
}
