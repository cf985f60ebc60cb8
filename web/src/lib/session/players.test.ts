// Who sits at a table: names in records, and names of bots.
import { expect, test } from 'vitest';
import { catalog as english } from '../i18n/en/catalog';
import { catalog as polish } from '../i18n/pl/catalog';
import { catalog as russian } from '../i18n/ru/catalog';
import { readSeats, shownName, writtenSeats } from './players';
import { bot, core, PERSON } from './testing';

test.each([english, russian, polish])('every bot of the core has a friendly name', (catalog) => {
  const names = core.bots().map((name) => catalog[`bot.${name}`]);
  expect(new Set(names).size).toBe(core.bots().length);
  for (const name of names) expect(name).toMatch(/^\p{Lu}/u);
});

test('seats come back from a record', () => {
  const seats = [PERSON, bot('greedy'), { name: '', bot: null }, bot('random')];
  expect(writtenSeats(seats)).toEqual(['Ana', 'greedy', '', 'random']);
  expect(readSeats(writtenSeats(seats), 4, core.bots())).toEqual(seats);
});

test.each([
  ['   ', ''],
  [' Ana  ', 'Ana'],
  ['\u202eevil', 'evil'],
  ['a\u0000b\nc', 'abc'],
  ['👨‍👩‍👧‍👦🏳️‍🌈', '👨‍👩‍👧‍👦🏳️‍🌈'],
  ['é'.repeat(100), 'é'.repeat(40)],
  ['<b>x</b>', '<b>x</b>'],
])('of the name %j %j is shown', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
