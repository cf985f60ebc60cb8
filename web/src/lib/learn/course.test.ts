// Every exercise can be solved as it says, and not by just anything.
import { describe, expect, it } from 'vitest';
import { newCore } from '../core/testing';
import { azul } from './azul';
import { type Exercise, SEAT } from './course';
import { duel } from './duel';
import { LearnSession } from './session.svelte';

const core = newCore();
const courses = [azul, duel];
const exercises = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.exercises));
const named = exercises.map((exercise) => [exercise.words, exercise] as const);

function play(exercise: Exercise, moves: readonly string[]): LearnSession {
  const session = new LearnSession(core, exercise);
  for (const move of moves) {
    expect(session.checkMove(move)).toBeNull();
    session.play(move);
  }
  return session;
}

describe.each(courses)('the course of $game', ({ game, chapters }) => {
  it('tries something out in every chapter but the glossary', () => {
    const empty = chapters.filter((chapter) => chapter.exercises.length === 0).map(({ id }) => id);
    expect(empty).toEqual(['words']);
  });

  it('has chapters and exercises of its own, each once', () => {
    const ids = chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, exercises } of chapters) {
      for (const { words, position } of exercises) {
        expect(words.startsWith(`${game}.${id}.`)).toBe(true);
        expect(core.data(position).game).toBe(game);
      }
    }
  });
});

describe.each(named)('%s', (_, exercise) => {
  it('is a position in which the one who learns is to move', () => {
    expect(core.data(exercise.position).to_move).toBe(SEAT);
    expect(new LearnSession(core, exercise).actor).toBe(SEAT);
  });

  it('is solved by its solution, and not before its end', () => {
    for (let length = 0; length < exercise.solution.length; length++) {
      expect(play(exercise, exercise.solution.slice(0, length)).verdict).toBe('on');
    }
    const session = play(exercise, exercise.solution);
    expect(session.verdict).toBe('solved');
    expect(session.actor).toBeNull();
  });

  it('can be missed, and tried again', () => {
    const others = core.legalMoves(exercise.position).filter((move) => move !== exercise.solution[0]);
    const missed = others.find((move) => play(exercise, [move]).verdict === 'missed');
    expect(missed).toBeDefined();
    const session = play(exercise, [missed ?? '']);
    expect(session.actor).toBeNull();
    session.takeBack();
    expect([session.verdict, session.actor, session.position]).toEqual([
      'on',
      SEAT,
      core.view(exercise.position, SEAT),
    ]);
  });

  it('leaves a record that can be read', () => {
    expect(core.readRecord(play(exercise, exercise.solution).record()).has_start).toBe(true);
  });
});

// Where the most is asked for, nothing else gives as much.
it.each(named.filter(([words]) => /\.(best|column|least)$/.test(words)))('%s has one best answer', (_, exercise) => {
  const scores = core.legalMoves(exercise.position).map((move) => {
    const { position } = core.play(exercise.position, move);
    const preview = core.preview(exercise.position, move);
    const cost = 'penalty_after' in preview && exercise.words.endsWith('least') ? preview.penalty_after : 0;
    return { move, value: (core.data(position).scores[SEAT] ?? 0) + cost };
  });
  const most = Math.max(...scores.map(({ value }) => value));
  expect(scores.filter(({ value }) => value === most).map(({ move }) => move)).toEqual(exercise.solution);
});
