// Whatever comes in, the core answers or refuses; it never traps and never takes harm.
import { expect, test } from 'vitest';
import { wrap } from './core';
import { configurations, newInstance, randomNumbers, someGames, walk } from './testing';

const instance = newInstance();
const core = wrap(instance);
const { memory, reserve, call, output } = instance.exports as unknown as {
  memory: WebAssembly.Memory;
  reserve: (size: number) => number;
  call: (size: number) => number;
  output: () => number;
};

// Past the class, which would only let well-formed calls through.
function answerTo(input: Uint8Array): unknown {
  const room = reserve(input.length);
  new Uint8Array(memory.buffer, room, input.length).set(input);
  const length = call(input.length);
  const answer = new Uint8Array(memory.buffer, output(), length);
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(answer));
}

const bytes = (text: string) => new TextEncoder().encode(text);

// Well-formed calls of every operation, from positions all along some games.
function goodCalls(): Uint8Array[] {
  return configurations.flatMap(({ ruleset }) => {
    const [line = ''] = someGames(core, ruleset);
    const steps = [...walk(core, line)].filter((_, ply) => ply % 7 < 2);
    const record = core.readRecord(line);
    const short = record.events.slice(0, 8);
    const asked = steps.flatMap(({ position, event }) => [
      ...['data', 'legal_moves', 'previews'].map((operation) => [operation, position]),
      ...['play', 'check_move', 'preview'].map((operation) => [operation, position, event]),
      ['preview', position, core.legalMoves(position)[0] ?? '1B1'],
      ...['tiling', 'view', 'determinise'].map((operation) => [operation, position, 1]),
      ['sample_deal', position, 1, 2],
      ['choose_move', 'greedy', position, 3],
    ]);
    const whole = [
      ['start', record.ruleset, 1],
      ['settle', ruleset, 5],
      ['perft', steps.at(-1)?.position, 1], // near the end: a mutation may well ask for a great depth
      ['first_seat', ruleset, 5],
      ['read_record', line],
      ['check_records', line],
      ['write_record', record.ruleset, 0, null, short, { seats: ['a'] }],
      ['write_record', record.ruleset, 0, steps[3]?.position, [steps[3]?.event], {}],
      ['simulate', ruleset, ['greedy'], 1, null, 0, 1],
      ['play_random', ruleset, 1, 1],
    ];
    return [...asked, ...whole].map((each) => bytes(JSON.stringify(each)));
  });
}

test('a mutated call is answered or refused', () => {
  const random = randomNumbers(1);
  const calls = goodCalls();
  const letters = bytes('0123456789-+.,:;"\\{}[]/ *@|?cdlmprsuxBYRKWTJnulltrue\0\n\u00ff');
  const mutations: ((call: Uint8Array) => Uint8Array)[] = [
    (call) => call.with(random(call.length), letters[random(letters.length)] ?? 0),
    (call) => call.with(random(call.length), random(256)),
    (call) => call.subarray(0, random(call.length)),
    (call) => {
      const [from, to] = [random(call.length), random(call.length)];
      return new Uint8Array([...call.subarray(0, from), ...call.subarray(to)]);
    },
  ];
  let refused = 0;
  const times = 30_000;
  for (let time = 0; time < times; ++time) {
    let mutated = calls[random(calls.length)] ?? bytes('');
    for (let more = random(3); more >= 0 && mutated.length > 0; --more) {
      mutated = mutations[random(mutations.length)]?.(mutated) ?? mutated;
    }
    const answer = answerTo(mutated);
    refused += typeof answer === 'object' && answer !== null && 'error' in answer ? 1 : 0;
  }
  expect(refused).toBeGreaterThan(times / 2);
  expect(refused).toBeLessThan(times);
});

test('noise is refused', () => {
  const random = randomNumbers(2);
  for (let time = 0; time < 2000; ++time) {
    const noise = Uint8Array.from({ length: random(200) }, () => random(256));
    expect(answerTo(noise)).toHaveProperty('error');
  }
});

test.each([
  ['nothing', ''],
  ['no operation', '[]'],
  ['an unknown operation', '["dance"]'],
  ['an operation that is no text', '[7]'],
  ['an object', '{"play": 1}'],
  ['a missing argument', '["data"]'],
  ['too many arguments', '["bots", 1]'],
  ['deep nesting', '['.repeat(100_000)],
  ['deep nesting that is closed', '["start", ' + '['.repeat(1000) + ']'.repeat(1000) + ']'],
  ['a key twice', '["start", {"game": "azul", "game": "azul"}, 0]'],
])('%s is refused', (_, input) => {
  expect(answerTo(bytes(input))).toHaveProperty('error');
});

test('more than fits is refused', () => {
  expect(reserve(0xffff_ffff)).toBe(0);
  expect(reserve(65 << 20)).toBe(0);
  expect(answerTo(bytes('["bots"]'))).toEqual(['random', 'greedy']);
});

test('a call claiming more than was reserved reads no further', () => {
  new Uint8Array(memory.buffer, reserve(8), 8).set(bytes('["bots"]'));
  call(1_000_000);
  expect(answerTo(bytes('["bots"]'))).toEqual(['random', 'greedy']);
});
