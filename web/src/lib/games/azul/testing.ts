// Games of Azul for tests, entry by entry, as a session would keep them, and scenes of them.
import type { Core } from '../../core/core';
import { azul, someGames, walk } from '../../core/testing';
import type { AzulData, AzulPreview } from '../../core/types';
import type { Entry, Scene, Seat } from '../../table/scene';
import { asAzul, type AzulScene } from './table';

export interface PlayedGame {
  readonly name: string;
  readonly players: number;
  readonly entries: readonly Entry[];
  readonly scores: readonly number[];
}

// One game of each ruleset by bots that play at random, and one by greedy ones.
export function* playedGames(core: Core): Generator<PlayedGame> {
  for (const { name, ruleset } of azul) {
    for (const bot of ['random', 'greedy'] as const) {
      for (const line of someGames(core, ruleset, 1, bot)) {
        const entries = entriesOf(core, line);
        const { scores } = core.data(entries.at(-1)?.after ?? '');
        yield { name: `${name}, ${bot}`, players: scores.length, entries, scores };
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

export const people = (count: number): Seat[] =>
  ['Ana', 'Rui', 'Eva', 'Leo'].slice(0, count).map((name) => ({ name, bot: null }));

// What a table shows before an entry, with what has been picked.
export function sceneBefore(core: Core, { before, seat }: Entry, picked: readonly string[] = []): AzulScene {
  const data = core.data(before) as AzulData;
  const shown: Partial<Scene> = {
    ...{ seats: people(data.players), data, newest: true, last: null, foot: seat ?? 0, review: null },
    ...{ actor: seat, thinking: null, legal: core.previews(before), picked, proposed: picked, preview: null },
  };
  return asAzul(shown as Scene);
}

export const previewsBefore = (core: Core, { before }: Entry) => core.previews(before) as AzulPreview[];
