// What was typed at a table's command lines, and what they answered: the same for all of one table.
import type { Scene } from './scene';

export interface Said {
  readonly asked: string;
  readonly text: string;
  readonly refused: boolean;
}

const logs = new WeakMap<Scene, Said[]>();

export function log(scene: Scene): Said[] {
  const known = logs.get(scene);
  if (known) return known;
  const said: Said[] = $state([]);
  logs.set(scene, said);
  return said;
}
