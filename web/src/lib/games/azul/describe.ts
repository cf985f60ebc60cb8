// The table of Azul as text: every part by itself, for questions, for the text view and for screen readers.
import type { AzulData, AzulSource } from '../../core/types';
import type { Key } from '../../i18n/catalog';
import { signed, t } from '../../i18n/words.svelte';
import type { Seat, Token } from '../../table/scene';
import { seatName } from '../../table/seats';
import { type AzulScene, COLOURS, countOf, isDraft, MARKER, othersOf, tilesOf } from './table';

const colourName = (colour: string) => t(`tile.${colour}` as Key);
export const countText = (colour: string, n: number) => t(`tiles.${colour}` as Key, { n });
export const pointsText = (n: number) => t('points', { n });

// '2 blue tiles, 1 red tile, first-player marker'
export function tilesText(tiles: string): string {
  const counts = COLOURS.map((colour) => [colour, countOf(tiles, colour)] as const);
  const parts = counts.filter(([, n]) => n > 0).map(([colour, n]) => countText(colour, n));
  const all = tiles.includes(MARKER) ? [t('azul.text.marker'), ...parts] : parts;
  return all.length === 0 ? t('azul.text.empty') : all.join(', ');
}

export const sourceText = (source: AzulSource) =>
  source === 'centre' ? t('azul.source.centre') : t('azul.source.factory', { n: source });

export const centreTiles = (data: AzulData) => (data.marker === 'centre' ? MARKER : '') + data.centre;

// --- what can be chosen -------------------------------------------------------------------------------------------

export function tokenText(token: Token, scene: AzulScene): string {
  const [kind, first = '', second = ''] = token.split(':');
  if (kind === 'take') return takeText(scene.data, first === 'centre' ? first : Number(first), second);
  if (kind === 'cell') return cellText(scene, Number(first), Number(second));
  return kind === 'line' ? lineText(scene.data, scene.foot, Number(first)) : floorText(scene.data, scene.foot);
}

function takeText(data: AzulData, source: AzulSource, colour: string): string {
  const n = countOf(tilesOf(data, source), colour);
  const withMarker = source === 'centre' && data.marker === 'centre';
  const tiles = countText(colour, n);
  return t(withMarker ? 'azul.choice.take-marker' : 'azul.choice.take', { tiles, source: sourceText(source) });
}

function cellText({ legal }: AzulScene, row: number, column: number): string {
  const found = legal.find((move) => !isDraft(move) && move.line === row && move.column === column);
  const points = found && !isDraft(found) ? signed(found.points) : '';
  return t('azul.choice.cell', { row, column, points });
}

function lineText(data: AzulData, seat: number, line: number): string {
  const { colour = null, filled = 0, size = line } = data.boards[seat]?.lines[line - 1] ?? {};
  if (colour === null) return t('azul.choice.line-empty', { line, size });
  return t('azul.choice.line', { line, tiles: countText(colour, filled), size });
}

function floorText(data: AzulData, seat: number): string {
  const { floor = '', penalty = 0 } = data.boards[seat] ?? {};
  return t('azul.choice.floor', { filled: floor.length, points: signed(penalty) });
}

// --- boards -------------------------------------------------------------------------------------------------------

export function boardLines({ data }: AzulScene, seat: number): string[] {
  const board = data.boards[seat];
  if (board === undefined) return [];
  const { rows, columns, colours } = board.bonuses;
  const bonuses = rows + columns + colours;
  return [
    ...board.lines.map((_, at) => lineText(data, seat, at + 1)),
    ...board.wall.map((row, at) => rowText(row, board.pattern[at] ?? '', at + 1)),
    floorLine(data, seat),
    ...(bonuses > 0 ? [t('azul.text.bonuses', { points: signed(bonuses) })] : []),
  ];
}

function rowText(tiles: string, pattern: string, row: number): string {
  if (/^\.+$/.test(tiles) && /^\.*$/.test(pattern)) return t('azul.text.row', { row, cells: t('azul.text.empty') });
  const cells = Array.from(tiles, (tile, at) => (tile === '.' ? freeText(pattern[at] ?? '.') : colourName(tile)));
  return t('azul.text.row', { row, cells: cells.join(', ') });
}

const freeText = (printed: string) =>
  printed === '.' ? t('azul.text.free') : t('azul.text.free-for', { colour: colourName(printed) });

export function floorLine(data: AzulData, seat: number): string {
  const { floor = '', penalty = 0 } = data.boards[seat] ?? {};
  return t('azul.text.floor', { tiles: tilesText(floor), points: signed(penalty) });
}

// --- the rest of the table ----------------------------------------------------------------------------------------

export const factoryLines = ({ factories }: AzulData): string[] =>
  factories.map((tiles, at) =>
    t('azul.text.named', { name: t('azul.factory', { n: at + 1 }), tiles: tilesText(tiles) }),
  );

export function bagLines({ bag, lid }: AzulData): string[] {
  const all = (counts: AzulData['bag']) => tilesText(COLOURS.map((colour) => colour.repeat(counts[colour])).join(''));
  return [
    t('azul.text.named', { name: t('azul.bag'), tiles: all(bag) }),
    t('azul.text.named', { name: t('azul.lid'), tiles: all(lid) }),
  ];
}

export const scoreLines = ({ scores }: AzulData, seats: readonly Seat[]): string[] =>
  scores.map((n, seat) => t('azul.text.board', { name: seatName(seats, seat), points: pointsText(n) }));

export const moveLines = ({ legal }: AzulScene): string[] =>
  legal.length === 0 ? [t('azul.text.no-moves')] : [legal.map(({ move }) => move).join(' ')];

export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

export function boardSection(scene: AzulScene, seat: number): Section {
  const points = pointsText(scene.data.scores[seat] ?? 0);
  const title = t('azul.text.board', { name: seatName(scene.seats, seat), points });
  return { title, lines: boardLines(scene, seat) };
}

export const boardSections = (scene: AzulScene): Section[] =>
  [scene.foot, ...othersOf(scene)].map((seat) => boardSection(scene, seat));
