// What a person has set, kept in this browser.
import type { Language } from '../i18n/catalog';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'none' | 'fast' | 'normal' | 'slow';

export interface Preferences {
  language: Language | null; // null: the browser's
  theme: Theme;
  speed: Speed; // of all motion
  confirm: boolean; // a move is played only when it has been confirmed
  explain: boolean; // the points are explained at the end of each round
  patterns: boolean; // tiles show their motif; without it, their colour alone
  sound: boolean;
  column: boolean; // the side column is open
  name: string; // '': none given
}

const KEY = 'azulejos.preferences';

const DEFAULTS: Preferences = {
  language: null,
  theme: 'system',
  speed: 'normal',
  confirm: false,
  explain: true,
  patterns: true,
  sound: false,
  column: true,
  name: '',
};

export const preferences: Preferences = $state({ ...DEFAULTS, ...stored() });

export function forgetPreferences(): void {
  Object.assign(preferences, DEFAULTS);
}

// What was stored by other versions may hold anything: only what has the type of its default is taken.
function stored(): Partial<Preferences> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(DEFAULTS).filter(
      ([name, value]) => name in found && (value === null || typeof found[name] === typeof value),
    );
    return Object.fromEntries(known.map(([name]) => [name, found[name]]));
  } catch {
    return {};
  }
}

// Called once: keeps every change, and shows the theme.
export function keepPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      keep(JSON.stringify(preferences));
    });
    $effect(() => {
      const { dataset } = document.documentElement;
      if (preferences.theme === 'system') delete dataset['theme'];
      else dataset['theme'] = preferences.theme;
    });
  });
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage is switched off or full: what was set holds for this visit.
  }
}
