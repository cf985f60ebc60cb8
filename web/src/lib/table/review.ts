// A round's scoring, seat by seat, and what of it is shown on the boards.
import type { ReportStep } from '../core/types';
import type { Mark } from './scene';

export interface SeatReview {
  readonly seat: number;
  readonly steps: readonly { readonly at: number; readonly step: ReportStep }[]; // with their place among all steps
  readonly points: number; // of them all
  readonly score: number | null; // after them; null: nothing was scored
}

export const pointsOf = (step: ReportStep): number => ('points' in step ? step.points : 0);
const scoreOf = (step: ReportStep): number | null => ('score' in step ? step.score : null);
const seatOf = (step: ReportStep): number | null => ('seat' in step ? step.seat : null);

export function seatReviews(steps: readonly ReportStep[], seats: number): SeatReview[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = steps.map((step, at) => ({ at, step })).filter(({ step }) => seatOf(step) === seat);
    return {
      seat,
      steps: own,
      points: own.reduce((sum, { step }) => sum + pointsOf(step), 0),
      score: own.map(({ step }) => scoreOf(step)).findLast((score) => score !== null) ?? null,
    };
  });
}

// All at once: the badges alone. One step: with the runs that count.
export function marksOf(steps: readonly ReportStep[], at: number | null): Mark[] {
  if (at === null) return steps.flatMap(markOf).map((mark) => ({ ...mark, horizontal: 1, vertical: 1 }));
  return steps.slice(at, at + 1).flatMap(markOf);
}

function markOf(step: ReportStep): Mark[] {
  if (step.do === 'tile') {
    const { seat, line, column, points, horizontal, vertical } = step;
    return [{ seat, row: line, column, points, horizontal, vertical }];
  }
  if (step.do === 'special') {
    const { seat, row, column, points } = step;
    return [{ seat, row, column, points, horizontal: 1, vertical: 1 }];
  }
  return [];
}
