// Another game for the same seats: who sat next to the one that started, starts.
import type { Core } from '../core/core';
import type { FullRuleset, Ruleset } from '../core/types';
import type { NewGame } from '../session/games.svelte';
import type { Session } from '../session/session';

export function rematch(core: Core, session: Session): NewGame {
  const { ruleset, seats } = session;
  const { first } = core.readRecord(session.record());
  return { ruleset: likeIt(core, ruleset), seats, first: (first + 1) % seats.length };
}

// Duel's goals are drawn anew, unless they were those of a first game.
function likeIt(core: Core, ruleset: FullRuleset): Ruleset {
  if (ruleset.game === 'azul') return ruleset;
  const { goals, five_colours_special } = ruleset.options;
  const first = core.settle({ game: 'duel', options: { goals: 'first' } }, 0);
  const isFirst = first.game === 'duel' && first.options.goals.join() === goals.join();
  if (isFirst) return ruleset;
  return { game: 'duel', options: { goals: goals.length === 4 ? 'random4' : 'random', five_colours_special } };
}
