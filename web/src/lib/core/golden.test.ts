// The golden files, which hold for any implementation of the rules; tests/golden/make.py says how they are written.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject, newCore, textOf } from './testing';
import type {
  ChanceEvent,
  FullRuleset,
  MoveEvent,
  MoveText,
  Outcome,
  PositionText,
  ReportStep,
  TopEvent,
} from './types';

type SetUp = FullRuleset & { first: number; seed: number; position: PositionText };

// After each event: where the game stands, its legal moves, and what the event did.
interface Ply {
  event: MoveEvent | ChanceEvent;
  position: PositionText;
  legal: string; // `1B{14-}` stands for 1B1, 1B4 and 1B-, `4@2{+B,B|+K,K}` for 4@2+B,B and 4@2+K,K
  report: ReportStep[];
}

const core = newCore();
const folder = 'tests/golden/';
const files = readdirSync(inProject(folder));
const perfts = files.filter((name) => /^perft-.*\.txt$/.test(name));
const playthroughs = files.filter((name) => /^playthrough-.*\.jsonl$/.test(name));
const linesOf = (name: string) =>
  textOf(folder + name)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

test.each(['azul', 'duel'])('there are golden files of both kinds for %s', (game) => {
  expect(perfts).toContain(`perft-${game}.txt`);
  expect(playthroughs.filter((name) => name.startsWith(`playthrough-${game}-`))).not.toEqual([]);
});

describe.each(perfts)('%s', (name) => {
  test('holds as it does natively', () => {
    for (const line of linesOf(name)) {
      const [position = '', ...counts] = line.split(';').map((piece) => piece.trim());
      for (const count of counts) {
        const [depth = NaN, expected] = count.split(' ').map(Number);
        expect(core.perft(position, depth), `${position} at depth ${String(depth)}`).toBe(expected);
      }
    }
  });
});

describe.each(playthroughs)('%s', (name) => {
  test('is played just so', () => {
    const lines = linesOf(name);
    const { first, seed, position: begin, ...ruleset } = JSON.parse(lines[0] ?? '') as SetUp;
    const plies = lines.slice(1, -1).map((line) => JSON.parse(line) as Ply);
    const outcome = JSON.parse(lines.at(-1) ?? '') as Outcome;
    let position = core.start(ruleset, first);
    expect(position).toBe(begin);
    const deals = dealsOf(seed);
    for (const ply of plies) {
      expect(deals(position, ply.event)).toEqual(ply.event);
      const played = core.play(position, ply.event);
      expect(played).toEqual({ position: ply.position, report: ply.report });
      position = played.position;
      expect(core.legalMoves(position)).toEqual(unpacked(ply.legal));
    }
    const record = core.writeRecord({ ruleset, first, events: plies.map(({ event }) => event) });
    expect(core.readRecord(record).outcome).toEqual(outcome);
  });
});

// A game from this seed: what chance makes of each event, with what it says beside it.
function dealsOf(seed: number) {
  let deals = 0;
  const sample = (position: PositionText) => core.sampleDeal(position, seed, ++deals);
  return (position: PositionText, event: MoveEvent | ChanceEvent): MoveEvent | ChanceEvent | TopEvent => {
    const happened = 'move' in event ? { move: event.move } : sample(position);
    const after = core.play(position, happened).position;
    const data = core.data(after);
    if (data.game === 'azul' || !('top' in event)) return happened;
    return { ...happened, ...(data.due === 'top' ? sample(after) : { top: data.stack.top }) } as MoveEvent;
  };
}

// Every other piece of a word stood in braces: what can stand there, letters or words with a `|` between them.
const unpacked = (words: string): MoveText[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => word.split(/[{}]/).reduce(withEach, ['']));

const withEach = (beginnings: string[], piece: string, index: number): string[] => {
  const choices = index % 2 === 0 ? [piece] : piece.includes('|') ? piece.split('|') : Array.from(piece);
  return beginnings.flatMap((beginning) => choices.map((choice) => beginning + choice));
};
