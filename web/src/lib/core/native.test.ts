// The browser's core and the native one are the same: records that the command line wrote, game for game.
import { describe, expect, test } from 'vitest';
import { configurations, newCore, textOf, walk } from './testing';

const bots = ['random', 'greedy'] as const;
const files = configurations.flatMap(({ name, ruleset }) =>
  bots.map((bot) => ({ name: `${name}-${bot}`, ruleset, bot })),
);

describe.each(files)('build/records/$name.jsonl', ({ name, ruleset, bot }) => {
  const core = newCore();
  const native = textOf(`build/records/${name}.jsonl`);
  const lines = native.trimEnd().split('\n');

  test('holds 1,000 games, the same bytes as ours', () => {
    expect(lines).toHaveLength(1000);
    const ours = core.simulate({ ruleset, bots: [bot], seed: 1, games: 1000 });
    expect(ours === native).toBe(true); // not toBe: nobody wants to read that difference
  });

  test('replays to the same outcomes', () => {
    expect(core.checkRecords(native)).toEqual({ records: 1000, broken: [] });
  });

  test('is written again as it was read', () => {
    for (const line of lines) expect(core.writeRecord(core.readRecord(line))).toBe(line);
  });

  test('is played move by move to the same end', () => {
    for (const line of lines.filter((_, index) => index % 20 === 0)) {
      let last = '';
      for (const { position, event } of walk(core, line)) {
        if ('end' in event) continue;
        last = core.play(position, event).position;
      }
      expect(last).toBe(core.readRecord(line).last_position);
    }
  });
});
