// What each game brings to the table: its components and its words. Loaded with the first table of that game.
import type { Component, Snippet } from 'svelte';
import type { Mark, Scene } from '../table/scene';
import type { GameWords } from '../table/words';
import type { Layout } from '../ui/layout.svelte';

export interface GameKit {
  // Everything but the top bar and the side column, in each layout. `instead` stands in the place of prompt and factories,
  // `marks` are shown on the boards: that is how the end of a round is explained.
  readonly Table: Component<{ scene: Scene; layout: Layout; instead?: Snippet; marks?: readonly Mark[] }>;
  // One board: `own` with choices, `other` and `small` to look at (small: four players' size and below).
  readonly Board: Component<{ scene: Scene; seat: number; size: 'own' | 'other' | 'small' }>;
  // A wall or dome alone, at the end of a game, with what scored once more; 286 units wide.
  readonly Wall: Component<{ scene: Scene; seat: number }>;
  readonly words: GameWords;
}

export const kits: Readonly<Record<'azul' | 'duel', () => Promise<{ kit: GameKit }>>> = {
  azul: () => import('./azul/kit'),
  duel: () => import('./duel/kit'),
};
