// In development only: tables to try things on, named by game, players, option and seed: `azul-3-grey-7`, `duel-2-first-7`.
import { core } from '../core/loaded';
import { think } from '../core/thinking';
import type { Ruleset } from '../core/types';
import { LocalSession } from '../session/local.svelte';
import { botPause } from '../session/pause';

const NAME = /^(azul|duel)-([2-4])-([a-z0-9]+)-(\d+)(-shared)?$/;

export function trialSession(id: string): LocalSession | null {
  const [, game, players, option, seed = '1', shared] = NAME.exec(id) ?? [];
  if (game === undefined) return null;
  const wished: Ruleset =
    game === 'duel'
      ? { game, options: { goals: option === 'random4' ? 'random4' : 'first' } }
      : { game: 'azul', players: Number(players), options: { wall: option === 'grey' ? 'grey' : 'coloured' } };
  const ruleset = core().settle(wished, Number(seed));
  const seats = Array.from({ length: ruleset.players }, (_, seat) => ({
    name: seat === 0 ? 'Kasia' : '',
    bot: seat === 0 || shared !== undefined ? null : ('greedy' as const),
  }));
  return new LocalSession(
    core(),
    { id, ruleset, first: 0, seed, start: null, seats, events: [] },
    { think, pause: botPause },
  );
}
