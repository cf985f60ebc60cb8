// What a course is made of: chapters, and exercises in them, each a position with something to do in it.
import type { Data, Look } from './attempt';
import type { LearnKey } from '../i18n/catalog';
import type { MoveText, PositionText, Preview } from '../core/types';

export type GameName = 'azul' | 'duel';

// How an attempt stands after a move: solved, not what was asked, or the next move is to come.
export type Verdict = 'solved' | 'missed' | 'on';

export interface Exercise<D extends Data = Data, P extends Preview = Preview> {
  readonly words: ExerciseWords; // where its task, hint and explanation are found
  readonly position: PositionText; // seat 0 is to move: the one who learns
  readonly judge: (look: Look<D, P>) => Verdict;
  readonly solution: readonly MoveText[]; // one of them
}

export interface Chapter {
  readonly id: string;
  readonly words: ChapterWords;
  readonly exercises: readonly Exercise[];
}

export interface Course {
  readonly game: GameName;
  readonly chapters: readonly Chapter[];
  readonly terms: readonly TermWords[];
}

// Every chapter has a title and a text, every exercise a task, a hint and a word at its end: the catalogs' types see to it.
export type ChapterWords = LearnKey extends infer K ? (K extends `learn.${infer Stem}.text` ? Stem : never) : never;
export type ExerciseWords = LearnKey extends infer K ? (K extends `learn.${infer Stem}.task` ? Stem : never) : never;
export type TermWords = LearnKey extends infer K ? (K extends `learn.${infer Stem}.means` ? Stem : never) : never;

export const SEAT = 0;
export const solvedIf = (is: boolean): Verdict => (is ? 'solved' : 'missed');
