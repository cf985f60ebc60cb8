// How long bots wait before they move, so that people can follow.
import { preferences, type Speed } from '../ui/preferences.svelte';

const MILLISECONDS: Readonly<Record<Speed, number>> = { none: 0, fast: 150, normal: 500, slow: 1000 };

export function botPause(): Promise<void> {
  return new Promise((done) => setTimeout(done, document.hidden ? 0 : MILLISECONDS[preferences.speed]));
}
