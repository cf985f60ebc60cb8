// What the core's tests share: a fresh core, the files of the project, and games to ask about.
import { readFileSync } from 'node:fs';
import { type Core, wrap } from './core';
import type { MoveEvent, PositionText, RecordEvent, Ruleset } from './types';

const root = new URL('../../../../', import.meta.url);
export const inProject = (path: string) => new URL(path, root);
export const textOf = (path: string) => readFileSync(inProject(path), 'utf8');

export const wasm = readFileSync(inProject('build/wasm/azulejos.wasm'));
export const compiled = new WebAssembly.Module(wasm);
export const newInstance = () => new WebAssembly.Instance(compiled);
export const newCore = () => wrap(newInstance());

// All that are tested, with the names that their files in build/records begin with.
export interface Configuration {
  name: string;
  ruleset: Ruleset;
}
export const azul: Configuration[] = [2, 3, 4].flatMap((players) =>
  (['coloured', 'grey'] as const).map((wall) => ({
    name: `azul-${String(players)}-${wall}`,
    ruleset: { game: 'azul', players, options: { wall } },
  })),
);
export const duel: Configuration[] = (['random', 'random4'] as const).map((goals) => ({
  name: `duel-${goals}`,
  ruleset: { game: 'duel', options: { goals } },
}));
export const configurations = [...azul, ...duel];

// One of our games as its record tells it: each position, and the event that was played there.
export function* walk(core: Core, line: string): Generator<{ position: PositionText; event: RecordEvent }> {
  const record = core.readRecord(line);
  let position = record.first_position;
  for (const event of record.events) {
    yield { position, event };
    if ('end' in event) return;
    position = core.play(position, event).position;
  }
}

// The lines of a few games that bots play.
export const someGames = (core: Core, ruleset: Ruleset, games = 1, bot: 'random' | 'greedy' = 'random') =>
  core
    .simulate({ ruleset, bots: [bot], seed: 20, games })
    .trimEnd()
    .split('\n');

export const isMove = (event: RecordEvent): event is MoveEvent => 'move' in event;

// The same numbers in every run: a test that fails must fail again (mulberry32).
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) % below;
  };
}
