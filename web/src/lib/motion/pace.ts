// How long things take to move, as the person likes it.
import { preferences, type Speed } from '../ui/preferences.svelte';

const FACTORS: Readonly<Record<Exclude<Speed, 'none'>, number>> = { fast: 0.55, normal: 1, slow: 2.2 };

// Nothing moves; tiles fade where they are; or they fly, so many times slower than drawn.
export type Pace = 'none' | 'fade' | number;

export function pace(): Pace {
  if (document.hidden || preferences.speed === 'none') return 'none';
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 'fade';
  return FACTORS[preferences.speed];
}
