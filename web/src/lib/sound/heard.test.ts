// What of a game is heard: one sound for each change, the most telling one.
import { expect, test } from 'vitest';
import { type Heard, soundOf } from './heard';

const before: Heard = { entries: 10, picked: 0, actor: 0, reviewing: false, ended: false, hasBots: true };

test.each<[string, Partial<Heard>, Partial<Heard>, string | null]>([
  ['nothing', {}, {}, null],
  ['a choice', {}, { picked: 1 }, 'pick'],
  ['putting back', { picked: 2 }, { picked: 1 }, null],
  ['a move', { picked: 1 }, { entries: 11, picked: 0, actor: null }, 'place'],
  ["a bot's move", { actor: null }, { entries: 11, actor: null }, 'place'],
  ["a bot's move before mine", { actor: null }, { entries: 11 }, 'turn'],
  ['the next person', { hasBots: false }, { entries: 11, actor: 1, hasBots: false }, 'place'],
  ['a round that ends', {}, { entries: 11, actor: null, reviewing: true }, 'points'],
  ['the end', {}, { entries: 11, actor: null, reviewing: true, ended: true }, 'end'],
  ['taking back', {}, { entries: 8 }, 'pick'],
])('%s', (_, was, now, sound) => {
  expect(soundOf({ ...before, ...was }, { ...before, ...now })).toBe(sound);
});
