// A move put together step by step: which of the legal moves are still possible, and what can be chosen next.
import type { MoveText, Preview } from '../core/types';
import type { Token } from '../table/scene';

// A legal move, the choices that lead to it, and what it would do.
export interface Option<P extends Preview = Preview> {
  readonly move: MoveText;
  readonly path: readonly Token[];
  readonly preview: P;
}

// Choices of these kinds begin with the first that is possible, and may be changed until the move is made:
// a plate's turns, the order of leftovers on a moon stack, the chips that are spent.
const ADJUSTABLE = /^(turns|order|chips):/;
export const isAdjustable = (token: Token) => ADJUSTABLE.test(token);

// The last choice that a person made.
export const lastChoice = (picked: readonly Token[]) => picked.findLast((token) => !isAdjustable(token));

const startsWith = (path: readonly Token[], start: readonly Token[]) => start.every((token, at) => path[at] === token);

export function possible<P extends Preview>(options: readonly Option<P>[], picked: readonly Token[]): Option<P>[] {
  return options.filter(({ path }) => startsWith(path, picked));
}

// What may come next, in the order of the options.
export function nextTokens(options: readonly Option[], picked: readonly Token[]): Set<Token> {
  const next = possible(options, picked).flatMap(({ path }) => path[picked.length] ?? []);
  return new Set(next);
}

// What may come next, or in the place of what has been chosen.
export function pickable(options: readonly Option[], picked: readonly Token[]): Set<Token> {
  return starts(picked).reduce((all, start) => new Set([...all, ...nextTokens(options, start)]), new Set<Token>());
}

// The move that has been chosen, if all of it has.
export function chosen<P extends Preview>(options: readonly Option<P>[], picked: readonly Token[]): Option<P> | null {
  return possible(options, picked).find(({ path }) => path.length === picked.length) ?? null;
}

// Adds a choice, or puts it in the place of an earlier one of its kind: another line, another source. What was chosen
// after that stays where it still fits. null: this can't be chosen here.
export function pick(options: readonly Option[], picked: readonly Token[], token: Token): Token[] | null {
  const start = starts(picked).find((start) => nextTokens(options, start).has(token));
  return start === undefined ? null : settle(options, [...start, token], picked.slice(start.length + 1));
}

// Once this has been picked, something is left to choose.
export function leadsOn(options: readonly Option[], picked: readonly Token[], token: Token): boolean {
  const start = pick(options, picked, token) ?? [];
  const next = nextTokens(options, start.slice(0, start.indexOf(token) + 1));
  return [...next].some((later) => !isAdjustable(later)) && start.length > 0;
}

// All that has been picked, all but the last, ... and nothing.
function starts(picked: readonly Token[]): Token[][] {
  return Array.from({ length: picked.length + 1 }, (_, fewer) => picked.slice(0, picked.length - fewer));
}

// Keeps what still fits of the wishes, and begins what may be adjusted.
function settle(options: readonly Option[], picked: Token[], wishes: readonly Token[]): Token[] {
  const next = nextTokens(options, picked);
  const added = wishes.find((token) => next.has(token)) ?? [...next].find(isAdjustable);
  return added === undefined ? picked : settle(options, [...picked, added], wishes);
}

// Takes back the last choice that a person made.
export function unpick(picked: readonly Token[]): Token[] {
  const last = picked.findLastIndex((token) => !isAdjustable(token));
  return picked.slice(0, Math.max(last, 0));
}

// Something can be changed before the move is made, so it is never made at once.
export function canAdjust(options: readonly Option[], picked: readonly Token[]): boolean {
  return picked.some((token, at) => isAdjustable(token) && nextTokens(options, picked.slice(0, at)).size > 1);
}
