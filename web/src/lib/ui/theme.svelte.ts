// Whether the page is dark now: as the person has set it, or as the system is.
import { preferences } from './preferences.svelte';

const system = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');
let systemIsDark = $state(system?.matches ?? false);
system?.addEventListener('change', ({ matches }) => {
  systemIsDark = matches;
});

export function isDark(): boolean {
  return preferences.theme === 'dark' || (preferences.theme === 'system' && systemIsDark);
}
