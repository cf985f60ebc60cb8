// A new game: what its players left to chance is drawn.
import type { Core } from '../core/core';
import type { PositionText, Ruleset } from '../core/types';
import type { LocalGame } from './local.svelte';
import { shownName } from './players';
import type { Seat } from './session';

export interface NewGame {
  readonly ruleset: Ruleset; // what it leaves to chance is drawn
  readonly seats: readonly Seat[];
  readonly first?: number; // who starts; drawn where it is not said
  readonly start?: PositionText | null; // begins in this position
}

export function newLocalGame(core: Core, { ruleset, seats, first, start = null }: NewGame): LocalGame {
  const seed = randomSeed();
  return {
    id: randomId(),
    ruleset: core.settle(ruleset, seed),
    first: first ?? core.firstSeat(ruleset, seed),
    seed: String(seed),
    start: start === null ? null : withTop(core, start, seed),
    seats: seats.map(({ name, bot }) => ({ name: shownName(name), bot })),
    events: [],
  };
}

// Secure origins or not: the browser's own chance is there everywhere.
function randomSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1)).at(0) ?? 0n;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'; // 32, without those that look like others

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

// In a game that begins in a position there is no event beside which the back on top could be said.
function withTop(core: Core, start: PositionText, seed: bigint): PositionText {
  const data = core.data(start);
  if (data.game !== 'duel' || data.due !== 'top') return start;
  return core.play(start, core.sampleDeal(start, seed, NO_DEAL)).position;
}

const NO_DEAL = 2 ** 31 - 1; // the number of a deal that no game comes to
