// What a person has set, kept in this browser.
import type { Language } from '../i18n/catalog';
import { isLanguage } from '../i18n/words.svelte';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['none', 'fast', 'normal', 'slow'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

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

// What else is asked of a value that was stored than to be of its default's type.
const isOneOf = (values: readonly string[]) => (value: unknown) => values.includes(String(value));
const MEANT: Readonly<Partial<Record<string, (value: unknown) => boolean>>> = {
  language: (value) => value === null || isLanguage(value),
  theme: isOneOf(THEMES),
  speed: isOneOf(SPEEDS),
};

export const preferences: Preferences = $state({ ...DEFAULTS, ...stored() });

export function forgetPreferences(): void {
  Object.assign(preferences, DEFAULTS);
}

function stored(): Partial<Preferences> {
  try {
    return knownOf(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}

// What was stored by other versions may hold anything: only what could have been set here is taken.
function knownOf(found: Readonly<Record<string, unknown>>): Partial<Preferences> {
  const isKnown = ([name, value]: [string, unknown]) =>
    name in found && (MEANT[name]?.(found[name]) ?? typeof found[name] === typeof value);
  const names = Object.entries(DEFAULTS).filter(isKnown);
  return Object.fromEntries(names.map(([name]) => [name, found[name]]));
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
