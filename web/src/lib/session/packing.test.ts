// Packed records: whole again after the journey, or a clear word about what happened to them.
import { describe, expect, test } from 'vitest';
import { configurations, newCore, someGames } from '../core/testing';
import { pack, PackingError, unpack } from './packing';

const core = newCore();
const [line = ''] = someGames(core, { game: 'azul', players: 2 });

test.each(configurations)('a record of $name comes back', async ({ ruleset }) => {
  for (const each of someGames(core, ruleset, 5)) {
    const packed = await pack(each);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(5000);
    expect(await unpack(packed)).toBe(each);
  }
});

test('what programs make of an address does no harm', async () => {
  const packed = await pack(`${line.slice(0, -1)}, "comment": "Łódź, Ёлка 🀄"}`);
  const half = packed.length / 2;
  for (const changed of [
    `${packed}.`,
    ` ${packed}\n`,
    `${packed.slice(0, half)}\r\n ${packed.slice(half)})`,
    `${packed}==`,
    packed.replaceAll('-', '+'),
  ]) {
    expect(await unpack(changed)).toContain('Łódź, Ёлка 🀄');
  }
});

const fault = async (promise: Promise<string>) => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof PackingError ? error.fault : error;
};

describe('a packed text', () => {
  test('that was cut or changed is refused', async () => {
    const packed = await pack(line);
    expect(await fault(unpack(''))).toBe('cut');
    expect(await fault(unpack(packed.slice(0, -9)))).toBe('cut');
    expect(await fault(unpack(`${packed.slice(0, 40)}AAAA${packed.slice(44)}`))).toBe('cut');
    expect(await fault(unpack('AAAA'))).toBe('cut');
  });

  test('with strange letters is refused', async () => {
    expect(await fault(unpack('abc*def'))).toBe('letters');
  });

  test('that is too long, or becomes it, is refused', async () => {
    expect(await fault(unpack('A'.repeat(30_001)))).toBe('long');
    expect(await fault(unpack(await pack('x'.repeat(5_000_000))))).toBe('long');
    const noise = Array.from(crypto.getRandomValues(new Uint8Array(40_000)), (byte) => byte.toString(36)).join('');
    expect(await fault(pack(noise))).toBe('long');
  });
});
