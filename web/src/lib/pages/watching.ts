// A game that two bots play at once, from chance of its own, to be watched as a replay.
import { core } from '../core/loaded';
import type { Ruleset } from '../core/types';
import { pack } from '../session/packing';
import { go } from '../ui/address.svelte';
import type { GameName } from './choices.svelte';

const RULESETS: Readonly<Record<GameName, Ruleset>> = {
  azul: { game: 'azul', players: 2 },
  duel: { game: 'duel', options: { goals: 'first' } },
};

export async function watchBots(game: GameName): Promise<void> {
  const best = core().bots().at(-1) ?? 'greedy';
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const line = core()
    .simulate({ ruleset: RULESETS[game], bots: [best], seed, games: 1 })
    .trim();
  go({ page: 'record', packed: await pack(line), ply: 0 });
}
