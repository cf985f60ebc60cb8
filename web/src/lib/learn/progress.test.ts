// How far somebody has come in a course: kept, read back, and broken storage.
import { beforeEach, expect, it, vi } from 'vitest';
import { azul } from './azul';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

const [first, second] = azul.chapters;
if (!first || !second) throw new Error('the course has chapters');
const fresh = async () => {
  vi.resetModules();
  return import('./progress.svelte');
};

beforeEach(() => {
  stored.clear();
});

it('has done a chapter when all its exercises are solved', async () => {
  const progress = await fresh();
  const [one, two] = second.exercises;
  if (one) progress.keepSolved(one.words);
  expect(progress.isDone(second)).toBe(false);
  if (two) progress.keepSolved(two.words);
  expect(progress.isDone(second)).toBe(true);
  expect(progress.progressOf(azul)).toEqual({ done: 1, all: azul.chapters.length - 1 });
  expect(progress.unfinished(azul)).toBe(first);
});

it('remembers it at the next visit', async () => {
  const before = await fresh();
  for (const { words } of first.exercises) before.keepSolved(words);
  const after = await fresh();
  expect(after.isDone(first)).toBe(true);
  expect(after.unfinished(azul)).toBe(second);
});

it('forgets when all that is kept is deleted', async () => {
  const progress = await fresh();
  for (const { words } of first.exercises) progress.keepSolved(words);
  progress.forgetSolved();
  expect(progress.isDone(first)).toBe(false);
});

it('takes no notice of what it can’t read', async () => {
  stored.set('azulejos.learn', '{"azul":');
  expect((await fresh()).progressOf(azul).done).toBe(0);
  stored.set('azulejos.learn', '{"azul": true}');
  expect((await fresh()).progressOf(azul).done).toBe(0);
});
