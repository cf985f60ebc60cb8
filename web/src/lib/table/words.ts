// What each game says in words, in the reader's language: for prompts, lists, the command line and screen readers.
import type { MoveText, PositionData, Preview, ReportStep } from '../core/types';
import type { Entry, Scene, Seat, Token } from './scene';

// A sentence in pieces: what matters is strong, what costs points is red.
export interface Piece {
  readonly text: string;
  readonly tone?: 'strong' | 'cost';
}
export type Phrase = readonly Piece[];

export const plain = (phrase: Phrase): string => phrase.map(({ text }) => text).join('');

// A step of the scoring, for a list in which its points stand beside it.
export interface Account {
  readonly tiles: string; // '': none
  readonly what: string; // 'Line 3'
  readonly why: string; // '3 in the row + 2 in the column'
}

// An entry in the list of moves: the tiles, and in few words where they went.
export interface Listed {
  readonly tiles: string;
  readonly art?: readonly string[]; // in the place of tiles: drawings that lie on each other
  readonly where: string;
  readonly move: MoveText;
}

export interface GameWords<Data extends PositionData = PositionData, P extends Preview = Preview> {
  about(data: Data): string; // 'coloured wall · round 5'
  short(data: Data): string; // for a phone's top bar: 'Round 5'
  task(scene: Scene<Data, P>): string; // what the actor has to do next: 'Take tiles of one colour'
  proposal(preview: P): Phrase; // 'Line 3 is full: +7 at tiling. 1 tile falls to the floor (−1).'
  tray(preview: P): readonly [Phrase, Phrase]; // the same on a phone, in two short lines
  warning(data: Data, seats: readonly Seat[]): string | null; // 'Last round: Teresa fills row 1'
  token(token: Token, scene: Scene<Data, P>): string; // what can be chosen, for screen readers: '2 red tiles, factory 3'
  listed(entry: Entry): Listed | null; // null: nobody's move
  told(entry: Entry, seats: readonly Seat[]): string; // what happened, for the live region; '': nothing to say
  step(step: ReportStep, seats: readonly Seat[]): string; // one step of the scoring, with its points
  account(step: ReportStep): Account; // the same in pieces
  // Where each seat's points came from, of all steps of a game: rows of the table at its end. They sum up to the scores.
  sources(steps: readonly ReportStep[], seats: number): readonly { label: string; note: string; points: number[] }[];
  // Questions that the command line answers, by all their names in this language; English ones always work.
  questions(): readonly { names: readonly string[]; about: string; answer(scene: Scene<Data, P>): string }[];
  // The whole table as text: headings, and lines below them.
  sections(scene: Scene<Data, P>): readonly { title: string; lines: readonly string[] }[];
}
