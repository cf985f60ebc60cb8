// Games of Duel for tests, entry by entry, as a session would keep them, and scenes of them.
import type { Core } from '../../core/core';
import { duel, someGames, walk } from '../../core/testing';
import type { DuelData, DuelPreview } from '../../core/types';
import { nextTokens, possible } from '../../session/selection';
import type { Entry, Scene, Seat } from '../../table/scene';
import { optionOf } from '../paths';
import { asDuel, type DuelScene } from './outlook';

export interface PlayedGame {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly scores: readonly number[];
}

// Of each ruleset a game of random bots and one of greedy ones.
export function* playedGames(core: Core): Generator<PlayedGame> {
  for (const { name, ruleset } of duel) {
    for (const bot of ['random', 'greedy'] as const) {
      for (const line of someGames(core, ruleset, 1, bot)) {
        const entries = entriesOf(core, line);
        yield { name: `${name}, ${bot}`, entries, scores: core.data(entries.at(-1)?.after ?? '').scores };
      }
    }
  }
}

function entriesOf(core: Core, line: string): Entry[] {
  return [...walk(core, line)].flatMap(({ position, event }) => {
    if ('end' in event) return [];
    const { position: after, report } = core.play(position, event);
    const { to_move: seat, round } = core.data(position);
    return [{ event, seat, round, before: position, after, report }];
  });
}

export const people: readonly Seat[] = ['Ana', 'Rui'].map((name) => ({ name, bot: null }));

// What a table shows in a position, with what has been picked.
export function sceneAt(core: Core, position: string, picked: readonly string[] = []): DuelScene {
  const data = core.data(position) as DuelData;
  const options = core.previews(position).map(optionOf);
  const left = possible(options, picked);
  const shown: Partial<Scene> = {
    ...{ seats: people, data, newest: true, last: null, foot: data.to_move ?? 0, review: null, actor: data.to_move },
    ...{ thinking: null, legal: options.map(({ preview }) => preview), next: nextTokens(options, picked) },
    ...{ picked, proposed: picked, within: left.map(({ preview }) => preview) },
    preview: left.find(({ path }) => path.length === picked.length)?.preview ?? null,
  };
  return asDuel(shown as Scene);
}

export const previewsAt = (core: Core, position: string) => core.previews(position) as DuelPreview[];
