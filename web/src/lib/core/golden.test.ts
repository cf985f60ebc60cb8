// The golden files, which hold for any implementation of the rules; tests/golden/make.py says how they are written.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject, newCore, textOf } from './testing';
import type { DealEvent, MoveEvent, MoveText, Outcome, PositionText, ReportStep, Wall } from './types';

interface SetUp {
  game: 'azul';
  players: number;
  options: { wall: Wall };
  first: number;
  position: PositionText;
}

// After each event: where the game stands, its legal moves, and what the event did.
interface Ply {
  event: MoveEvent | DealEvent;
  position: PositionText;
  legal: string; // `1B{14-}` stands for 1B1, 1B4 and 1B-, `4@2{+B,B|+K,K}` for 4@2+B,B and 4@2+K,K
  report: ReportStep[];
}

const core = newCore();
const folder = 'tests/golden/';
const files = readdirSync(inProject(folder)).filter((name) => name.includes('azul'));
const perfts = files.filter((name) => /^perft-.*\.txt$/.test(name));
const playthroughs = files.filter((name) => /^playthrough-.*\.jsonl$/.test(name));
const linesOf = (name: string) =>
  textOf(folder + name)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

test('there are golden files of both kinds', () => {
  expect([perfts.length > 0, playthroughs.length > 0]).toEqual([true, true]);
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
    const set_up = JSON.parse(lines[0] ?? '') as SetUp;
    const plies = lines.slice(1, -1).map((line) => JSON.parse(line) as Ply);
    const outcome = JSON.parse(lines.at(-1) ?? '') as Outcome;
    const { game, players, options, first } = set_up;
    let position = core.start({ game, players, options }, first);
    expect(position).toBe(set_up.position);
    for (const ply of plies) {
      const played = core.play(position, ply.event);
      expect(played).toEqual({ position: ply.position, report: ply.report });
      position = played.position;
      expect(core.legalMoves(position)).toEqual(unpacked(ply.legal));
    }
    const record = core.writeRecord({
      ruleset: { game, players, options },
      first,
      events: plies.map(({ event }) => event),
    });
    expect(core.readRecord(record).outcome).toEqual(outcome);
  });
});

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
