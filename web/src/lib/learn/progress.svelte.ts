// Which exercises have been solved, kept in this browser.
import type { Chapter, Course, ExerciseWords } from './course';

const KEY = 'azulejos.learn';

let solved: readonly string[] = $state.raw(stored());

export function keepSolved(exercise: ExerciseWords): void {
  if (solved.includes(exercise)) return;
  solved = [...solved, exercise];
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // Storage is switched off or full: it is remembered for this visit.
  }
}

// With all else that is kept here.
export function forgetSolved(): void {
  solved = [];
}

export const isSolved = (exercise: ExerciseWords): boolean => solved.includes(exercise);

// Where there is nothing to try, there is nothing to finish.
export const isDone = ({ exercises }: Chapter): boolean =>
  exercises.length > 0 && exercises.every(({ words }) => isSolved(words));

export function progressOf({ chapters }: Course): { done: number; all: number } {
  const counted = chapters.filter(({ exercises }) => exercises.length > 0);
  return { done: counted.filter(isDone).length, all: counted.length };
}

// Where to go on: the first chapter with something left to try.
export const unfinished = ({ chapters }: Course): Chapter | undefined =>
  chapters.find((chapter) => chapter.exercises.length > 0 && !isDone(chapter));

// Other versions may have stored anything.
function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
