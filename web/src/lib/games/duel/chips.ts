// Choosing chips for the missing tiles of a line: one click on a chip always leads to another set that is legal.
import type { Chip } from '../../core/types';
import { TILE_NAMES } from '../../ui/tiles';

// The drawings that make up a chip; `?`: its back.
export function chipArt(chip: string): string[] {
  if (chip === '?') return ['chip-back'];
  const [first, second] = Array.from(chip).map((letter) => TILE_NAMES[letter] ?? 'blue');
  if (second === undefined) return [`chip-${first}`, 'chip-rim'];
  return [`chip-${first}-left`, `chip-${second}-right`, 'chip-joint', 'chip-rim'];
}

export type ChipSet = readonly Chip[];

const ORDER: readonly Chip[] = ['B', 'BR', 'R', 'RT', 'T', 'TY', 'Y', 'YK', 'K', 'KB'];
const count = (set: ChipSet, chip: Chip) => set.filter((one) => one === chip).length;

// How many chips have to change between two sets.
function distance(one: ChipSet, other: ChipSet): number {
  return ORDER.reduce((sum, chip) => sum + Math.abs(count(one, chip) - count(other, chip)), 0);
}

// A chip that somebody wanted in or out, the latest wish first.
export interface Wish {
  readonly chip: Chip;
  readonly number: number; // so many of them
}

// Puts one more of this chip into the set or takes one out, and changes as little else as may be: earlier wishes are
// kept where they can be, the latest first. null: no legal set is like that.
export function changed(
  sets: readonly ChipSet[],
  current: ChipSet,
  wishes: readonly Wish[],
  wish: Wish,
): { set: ChipSet; wishes: readonly Wish[] } | null {
  const more = wish.number > count(current, wish.chip);
  const fitting = sets.filter((set) =>
    more ? count(set, wish.chip) >= wish.number : count(set, wish.chip) <= wish.number,
  );
  const earlier = wishes.filter(({ chip }) => chip !== wish.chip);
  const rank = (set: ChipSet) => [
    ...earlier.map(({ chip, number }) => (count(set, chip) === number ? 0 : 1)),
    distance(set, current),
    set.length,
  ];
  const [best] = fitting.toSorted((one, other) => compare(rank(one), rank(other)));
  return best === undefined ? null : { set: best, wishes: [wish, ...earlier] };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

// The chips on a board, each with whether it belongs to the set: of equal ones the first.
export function chipsIn(chips: ChipSet, set: ChipSet): { chip: Chip; chosen: boolean; number: number }[] {
  return chips.map((chip, at) => {
    const number = count(chips.slice(0, at + 1), chip);
    return { chip, chosen: number <= count(set, chip), number };
  });
}
