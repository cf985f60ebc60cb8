// Addresses: what is written is read again.
import { expect, test } from 'vitest';
import { configurations, newCore, someGames, walk } from '../core/testing';
import { type Address, addressOf, fragmentOf } from './address.svelte';

test.each<Address>([
  { page: 'home' },
  { page: 'settings' },
  { page: 'about' },
  { page: 'table', id: 'abcd2345' },
  { page: 'replay', id: 'abcd2345', ply: null },
  { page: 'replay', id: 'abcd2345', ply: 0 },
  { page: 'record', packed: 'A-_z09', ply: 31 },
  { page: 'learn', game: 'duel', chapter: 'moon' },
  { page: 'learn', game: 'azul', chapter: '' },
])('%j', (address) => {
  expect(addressOf(fragmentOf(address))).toEqual(address);
});

test.each(configurations)('positions of $name', ({ ruleset }) => {
  const core = newCore();
  const [line = ''] = someGames(core, ruleset);
  for (const { position: text } of walk(core, line)) {
    const fragment = fragmentOf({ page: 'position', text });
    expect(fragment).toMatch(/^#[\w/~,:.%+-]+$/);
    expect(addressOf(fragment)).toEqual({ page: 'position', text });
    expect(addressOf(decodeURIComponent(fragment))).toEqual({ page: 'position', text });
  }
});

test('what is no address is unknown', () => {
  expect(addressOf('#/nothing')).toEqual({ page: 'unknown' });
  expect(addressOf('#/%E0%A4%A')).toEqual({ page: 'unknown' });
  expect(addressOf('#/replay/x/last')).toEqual({ page: 'replay', id: 'x', ply: null });
  expect(addressOf('')).toEqual({ page: 'home' });
});
