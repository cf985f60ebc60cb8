// The address and a replay tell each other the ply.
import { untrack } from 'svelte';
import { address, goOn } from '../ui/address.svelte';
import type { Playback } from './playback.svelte';
import { isReplay } from './sources';
import { stopAt } from './stops';

const PATIENCE = 300; // milliseconds: browsers don't let the address change faster for long

// To be called while a component is set up.
export function followPly(playback: Playback): void {
  $effect(() => {
    const { ply } = playback.stop;
    const timer = setTimeout(() => {
      const at = address();
      if (isReplay(at) && at.page !== 'position' && at.ply !== ply) goOn({ ...at, ply });
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  });

  // Whoever types another ply into the address wants to see it.
  $effect(() => {
    const at = address();
    if (!isReplay(at) || at.page === 'position' || at.ply === null) return;
    const { ply } = at;
    untrack(() => {
      if (!playback.playing && ply !== playback.stop.ply) playback.go(stopAt(playback.stops, ply));
    });
  });
}
