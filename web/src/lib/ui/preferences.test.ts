// What is stored of a person's settings, by whatever version, never breaks the page.
import { expect, test } from 'vitest';
import { knownOf } from './preferences.svelte';

test('what was set is there again', () => {
  const set = { language: 'pl', theme: 'dark', speed: 'none', confirm: true, name: 'Ola' } as const;
  expect(knownOf(set)).toEqual(set);
  expect(knownOf({ language: null })).toEqual({ language: null });
});

test.each([
  { language: 'xx' },
  { language: 5 },
  { language: 'toString' },
  { theme: 'pink' },
  { speed: 7 },
  { confirm: 'yes' },
  { name: null },
  { more: true },
])('%j is not taken', (found) => {
  expect(knownOf(found)).toEqual({});
});
