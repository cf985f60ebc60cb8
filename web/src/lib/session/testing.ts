// What the tests of sessions share: games with bots that answer at once, and waiting for them.
import { newCore } from '../core/testing';
import type { BotName, Ruleset } from '../core/types';
import { type LocalGame, type LocalOptions, LocalSession } from './local.svelte';
import type { Seat } from './session';

export const core = newCore();

export const PERSON: Seat = { name: 'Ana', bot: null };
export const bot = (name: BotName = 'greedy'): Seat => ({ name: '', bot: name });

export function newGame(ruleset: Ruleset, seats: readonly Seat[], seed = 7): LocalGame {
  const first = core.firstSeat(ruleset, seed);
  return { id: 'x', ruleset: core.settle(ruleset, seed), first, seed: String(seed), start: null, seats, events: [] };
}

export const atOnce: LocalOptions = {
  think: (name, view, seed) => Promise.resolve(core.chooseMove(name, view, seed)),
  pause: () => Promise.resolve(),
};

export function newSession(ruleset: Ruleset, seats: readonly Seat[], options: Partial<LocalOptions> = {}, seed = 7) {
  const session = new LocalSession(core, newGame(ruleset, seats, seed), { ...atOnce, ...options });
  session.begin();
  return session;
}

// Until all that has been promised is done.
export async function settled(session: LocalSession): Promise<void> {
  while (session.thinking !== null) await new Promise((done) => setTimeout(done));
}

// People play like the greedy bot, look at each round and take the screen when it is passed to them.
export async function playOn(session: LocalSession, until: (session: LocalSession) => boolean): Promise<void> {
  for (let ply = 0; ply < 1000; ply++) {
    await settled(session);
    if (until(session) || session.outcome !== null || session.trouble !== null) return;
    if (session.review !== null) session.closeReview();
    else if (session.handOver !== null) session.takeScreen();
    else session.play(core.chooseMove('greedy', session.position, ply));
  }
  throw new Error('the game does not end');
}

export const playOut = (session: LocalSession) => playOn(session, () => false);
