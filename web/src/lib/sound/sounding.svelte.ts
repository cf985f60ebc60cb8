// A table that can be heard, where the person wants it.
import { untrack } from 'svelte';
import type { Session } from '../session/session';
import { preferences } from '../ui/preferences.svelte';
import { heardOf, soundOf } from './heard';
import { allowSound, sound } from './sound';

// To be called while a component is set up.
export function sounding(session: () => Session): void {
  allowSound();
  let before = untrack(() => heardOf(session()));
  $effect(() => {
    const now = heardOf(session());
    const name = soundOf(before, now);
    before = now;
    if (name !== null && untrack(() => preferences.sound) && !document.hidden) sound(name);
  });
  let on = untrack(() => preferences.sound);
  $effect(() => {
    if (preferences.sound && !on) sound('place'); // that is how it sounds
    on = preferences.sound;
  });
}
