// The module itself: what it needs, how large it is, how it is loaded, how it refuses, and that it keeps nothing.
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CoreError, load, wrap } from './core';
import { compiled, configurations, newCore, newInstance, wasm } from './testing';

describe('the module', () => {
  test('imports nothing', () => {
    expect(WebAssembly.Module.imports(compiled)).toEqual([]);
  });

  test('exports a handful of functions', () => {
    const names = WebAssembly.Module.exports(compiled).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['_initialize', 'call', 'memory', 'output', 'reserve']);
  });

  test('has at most 100 kB when it is compressed', () => {
    expect(gzipSync(wasm, { level: 9 }).length).toBeLessThanOrEqual(100_000);
  });

  test('gives memory back after large texts', () => {
    const instance = newInstance();
    const core = wrap(instance);
    const memory = instance.exports.memory as WebAssembly.Memory;
    const simulation = { ruleset: { game: 'azul', players: 4 }, bots: ['random'], seed: 1, games: 200 } as const;
    const handleMuch = () => core.checkRecords(core.simulate(simulation)).records;
    handleMuch();
    const afterOne = memory.buffer.byteLength;
    for (let time = 0; time < 20; ++time) expect(handleMuch()).toBe(200);
    expect(memory.buffer.byteLength).toBe(afterOne);
  });
});

describe('load', () => {
  const answerWith = (headers: Record<string, string>, status = 200) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(wasm), { status, headers })));
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('compiles the module while it comes', async () => {
    answerWith({ 'Content-Type': 'application/wasm' });
    const streaming = vi.spyOn(WebAssembly, 'instantiateStreaming');
    expect((await load('core.wasm')).bots()).toContain('greedy');
    expect(streaming).toHaveBeenCalledOnce();
  });

  test('does without the right type', async () => {
    answerWith({ 'Content-Type': 'application/octet-stream' });
    expect((await load('core.wasm')).bots()).toContain('greedy');
  });

  test('says when the module did not come', async () => {
    answerWith({}, 404);
    await expect(load('core.wasm')).rejects.toThrow('the core did not come from core.wasm: status 404');
  });
});

describe('a refusal', () => {
  const core = newCore();

  test.each([
    ['a text that is no position', () => core.data('chess 1 2 3'), /begins with the name of its game/],
    ['half a position', () => core.legalMoves('azul/grey 3 draft'), /./],
    ['a seat that is not there', () => core.start({ game: 'azul', players: 2 }, 2), /there is no seat 2/],
    ['too many players', () => core.start({ game: 'azul', players: 5 }, 0), /Azul is for 2 to 4 players, not 5/],
    ['an unknown game', () => core.start({ game: 'go' as 'azul' }, 0), /there is no game 'go'/],
    ['half a number', () => core.firstSeat({ game: 'azul' }, 1.5), /argument 2: a whole number from 0 to/],
    ['a seed that is too large', () => core.firstSeat({ game: 'azul' }, 2n ** 64n), /argument 2: a whole number/],
    [
      'an unknown bot',
      () => core.simulate({ ruleset: { game: 'azul' }, bots: ['x' as 'random'], seed: 1, games: 1 }),
      /'x'/,
    ],
    ['half a character', () => core.readRecord('\ud800'), /surrogate/],
  ])('of %s says why', (_, ask, why) => {
    expect(ask).toThrow(CoreError);
    expect(ask).toThrow(why);
  });

  test('of an unknown key in the ruleset names it', () => {
    const ruleset = { game: 'azul', walls: 'grey' } as const;
    expect(() => core.start(ruleset, 0)).toThrow("'walls'");
  });

  test('leaves the core as good as it was', () => {
    expect(core.legalMoves(core.start({ game: 'azul' }, 0))).toEqual([]);
  });
});

test('the core keeps nothing: two instances always agree', () => {
  const [one, other] = [newCore(), newCore()];
  for (const { ruleset } of configurations) {
    one.simulate({ ruleset, bots: ['greedy'], seed: 3, games: 2 });
    const simulation = { ruleset, bots: ['random' as const], seed: 2n ** 64n - 1n, games: 2 };
    expect(one.simulate(simulation)).toBe(other.simulate(simulation));
  }
});
