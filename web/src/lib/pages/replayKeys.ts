// The keyboard of a replay: arrows step, space plays, home and end go there.
import type { Playback } from './playback.svelte';

export function replayKeys(event: KeyboardEvent, playback: Playback): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof Element) || target.closest('input, select, textarea, dialog')) return;
  const act = actionOf(key, playback);
  if (act === undefined || (key === ' ' && target.closest('button, a'))) return;
  event.preventDefault();
  act();
}

function actionOf(key: string, playback: Playback): (() => void) | undefined {
  const actions: Record<string, () => void> = {
    ArrowLeft: () => {
      playback.step(-1);
    },
    ArrowRight: () => {
      playback.step(1);
    },
    Home: () => {
      playback.go(0);
    },
    End: () => {
      playback.go(Infinity);
    },
    ' ': () => {
      playback.toggle();
    },
  };
  return actions[key];
}
