// Who gained what in which round, and where everybody stood: summed up from what the reports say.
import type { ReportStep } from '../core/types';
import type { Entry } from '../session/session';
import type { Stand } from './chart';

export interface RoundSums {
  readonly round: number;
  readonly ply: number; // so many entries lie before its end
  readonly gained: readonly number[]; // by seat
  readonly lost: readonly number[]; // by seat, below 0
  readonly scores: readonly number[]; // at its end
}

export interface Sums {
  readonly start: readonly number[];
  readonly rounds: readonly RoundSums[];
  readonly bonuses: readonly number[] | null; // at the end of the game: Azul's bonuses, Duel's goals
  readonly scores: readonly number[]; // after everything
}

type Scored = ReportStep & { seat: number; points: number; score: number };
const isScored = (step: ReportStep): step is Scored => 'score' in step;
const isBonus = ({ do: what }: ReportStep) => what === 'bonus' || what === 'goal';

export function sumsOf(entries: readonly Entry[], start: readonly number[]): Sums {
  const none = start.map(() => 0);
  const rounds: RoundSums[] = [];
  let bonuses: number[] | null = null;
  let scores = [...start];
  for (const [at, { round, report }] of entries.entries()) {
    const steps = report.filter(isScored);
    const last = rounds.at(-1);
    const before = last?.round === round ? last : { round, ply: at, gained: none, lost: none, scores };
    if (last?.round === round) rounds.pop();
    rounds.push({
      ...withSteps(
        before,
        steps.filter((step) => !isBonus(step)),
      ),
      ply: at + 1,
    });
    for (const step of steps) {
      scores = scores.with(step.seat, step.score);
      if (isBonus(step)) bonuses = added(bonuses ?? none, step);
    }
  }
  return { start, rounds: rounds.filter(({ round }) => round > 0), bonuses, scores };
}

function withSteps(sums: RoundSums, steps: readonly Scored[]): RoundSums {
  return steps.reduce(
    (sum, step) => ({
      ...sum,
      scores: sum.scores.with(step.seat, step.score),
      ...(step.points > 0 ? { gained: added(sum.gained, step) } : { lost: added(sum.lost, step) }),
    }),
    sums,
  );
}

const added = (sums: readonly number[], { seat, points }: Scored) => sums.with(seat, (sums[seat] ?? 0) + points);

// The chart's stands; what comes at the very end has a stretch of its own behind the last entry.
export function standsOf({ start, rounds, bonuses, scores }: Sums, end: number): Stand[] {
  const stands = [
    { ply: 0, round: 0, scores: start },
    ...rounds.map(({ round, ply, scores }) => ({ round, ply, scores })),
  ];
  return bonuses === null ? stands : [...stands, { ply: end, round: 0, scores }];
}
