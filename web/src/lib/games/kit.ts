// What each game brings to the table: its components and its words. Loaded with the first table of that game.
import type { Component } from 'svelte';
import type { Scene } from '../table/scene';
import type { GameWords } from '../table/words';
import type { Layout } from '../ui/layout.svelte';

export interface GameKit {
  // Everything but the top bar and the side column, in each layout.
  readonly Table: Component<{ scene: Scene; layout: Layout }>;
  // One board: `own` with choices, `other` and `small` to look at (small: four players' size and below).
  readonly Board: Component<{ scene: Scene; seat: number; size: 'own' | 'other' | 'small' }>;
  readonly words: GameWords;
}

export const kits: Readonly<Record<'azul' | 'duel', () => Promise<{ kit: GameKit }>>> = {
  azul: () => import('./azul/kit'),
  duel: () => import('./duel/kit'),
};
