// A core whose instance broke goes on with a fresh one.
import { expect, test } from 'vitest';
import { CoreError, wrap } from './core';
import { newInstance } from './testing';

function breaking(times: number) {
  const instance = newInstance();
  const { call, ...others } = instance.exports as { call: (size: number) => number };
  const broken = (size: number) => {
    if (times-- > 0) throw new WebAssembly.RuntimeError('unreachable');
    return call(size);
  };
  return { exports: { ...others, call: broken } } as unknown as WebAssembly.Instance;
}

test('once: nobody notices', () => {
  let renewed = 0;
  const core = wrap(breaking(1), () => {
    renewed += 1;
    return newInstance();
  });
  expect(core.bots()).toEqual(['random', 'greedy']);
  expect(core.bots()).toEqual(['random', 'greedy']);
  expect(renewed).toBe(1);
});

test('again and again: the error is told, and the next question has a fresh one', () => {
  const core = wrap(breaking(1), () => breaking(1));
  expect(() => core.bots()).toThrow(WebAssembly.RuntimeError);
});

test('a refusal breaks nothing', () => {
  const core = wrap(newInstance(), () => {
    throw new Error('not needed');
  });
  expect(() => core.data('chess')).toThrow(CoreError);
});

test('without a way to renew it, the error is told', () => {
  expect(() => wrap(breaking(1)).bots()).toThrow(WebAssembly.RuntimeError);
});
