// Duel's things in words: tiles, chips, plates, lines, goals.
import type { Back, Chip, DuelColour, DuelData, GoalName } from '../../core/types';
import { signed, t } from '../../i18n/words.svelte';
import { cellsOf } from './geometry';

export const COLOURS: readonly DuelColour[] = ['B', 'Y', 'R', 'K', 'T'];
export const BROKEN_COSTS = [-1, -2, -3, -4] as const; // printed on the boards
export const MARKER_COST = -2;
export const LAST_ROUND = 5;

type Printed = DuelColour | '*' | 'J';
export const isPrinted = (letter: string): letter is Printed => 'BYRKT*J'.includes(letter) && letter.length === 1;
const isColour = (letter: string): letter is DuelColour => COLOURS.some((colour) => colour === letter);

// 'blue', as the name of a colour.
export const colourName = (letter: string) => (isPrinted(letter) ? t(`duel.colour.${letter}`) : '');
export const colourNames = (letters: string) => Array.from(letters).map(colourName).join(', ');

// '2 red tiles, 1 blue tile'.
export function tilesInWords(tiles: string, none = t('duel.nothing')): string {
  const counted = COLOURS.map((colour) => ({ colour, n: Array.from(tiles).filter((tile) => tile === colour).length }));
  const parts = counted.filter(({ n }) => n > 0).map(({ colour, n }) => t(`tiles.${colour}`, { n }));
  return parts.join(', ') || none;
}

export const tileCount = (colour: string, n: number) => (isColour(colour) ? t(`tiles.${colour}`, { n }) : '');

export function chipInWords(chip: Chip | '?'): string {
  if (chip === '?') return t('duel.chip-down');
  return t('duel.chip', { colours: Array.from(chip).map(colourName).join(' / ') });
}

export const chipList = (chips: readonly Chip[]) =>
  chips.map((chip) => Array.from(chip).map(colourName).join(' / ')).join(', ') || t('duel.nothing');

export function chipsInWords({ boards }: DuelData, seat: number): string {
  const { chips, used } = boards[seat] ?? { chips: [], used: [] };
  return t('duel.text.chips', { chips: chipList(chips), n: used.length });
}

const BACKS = { '*': 'duel.back-special', J: 'duel.back-joker', '?': 'duel.back-unknown' } as const;
export const backInWords = (back: Back | '?' | null) => t(BACKS[back ?? '?']);

export const goalName = (goal: GoalName) => t(`duel.goal.${goal}`);

export function goalRule(goal: GoalName, { five_colours_special }: DuelData): string {
  return t(goal === 'five_colours' && !five_colours_special ? 'duel.rule.five_colours_plain' : `duel.rule.${goal}`);
}

export function lineInWords({ boards }: DuelData, seat: number, line: number): string {
  const { colour, filled, size } = boards[seat]?.lines[line - 1] ?? { colour: null, filled: 0, size: line };
  if (colour === null) return t('duel.token.line-empty', { line, n: size });
  return t('duel.token.line', { line, filled, size, colour: colourName(colour) });
}

export function brokenInWords({ boards }: DuelData, seat: number): string {
  const { broken, penalty } = boards[seat] ?? { broken: '', penalty: 0 };
  return t('duel.token.broken', { tiles: tilesInWords(broken), points: signed(penalty) });
}

export function placeInWords({ boards }: DuelData, seat: number, place: number): string {
  const board = boards[seat];
  const held = board?.plates[place - 1] ?? null;
  if (held === null) return t('duel.token.place', { place });
  const cells = cellsOf(place).map(({ row, column }) => {
    const tile = board?.cells[row - 1]?.[column - 1] ?? '.';
    if (tile !== '.') return tile === '*' ? t('tile.*') : colourName(tile);
    return t('duel.text.free', { colour: colourName(board?.pattern[row - 1]?.[column - 1] ?? '') });
  });
  return t('duel.token.laid', { place, plate: held.plate, cells: cells.join(', ') });
}

// Plates that a seat has still to take in this round; null: in the last one nobody does.
export function tokensLeft({ round, boards }: DuelData, seat: number): number | null {
  return round >= LAST_ROUND ? null : 2 - (boards[seat]?.tokens ?? 0);
}
