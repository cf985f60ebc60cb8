// What is stored of a person's settings, by whatever version, never breaks the page.
import { expect, test, vi } from 'vitest';

async function preferencesFrom(stored: string) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => stored });
  return (await import('./preferences.svelte')).preferences;
}

const defaults = await preferencesFrom('{}');

test('what was set is there again', async () => {
  const set = { language: 'pl', theme: 'dark', speed: 'none', confirm: true, name: 'Ola' };
  expect(await preferencesFrom(JSON.stringify(set))).toEqual({ ...defaults, ...set });
  expect(await preferencesFrom('{"language": null}')).toEqual(defaults);
});

test.each([
  '{"language": "xx"}',
  '{"language": 5}',
  '{"language": "toString"}',
  '{"theme": "pink"}',
  '{"speed": 7}',
  '{"confirm": "yes"}',
  '{"name": null}',
  '{"more": true}',
  'null',
  '{',
])('%s is not taken', async (stored) => {
  expect(await preferencesFrom(stored)).toEqual(defaults);
});
