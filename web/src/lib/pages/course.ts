// How a game went, along the stops of its replay: what the chart and the table of points show.
import type { Entry } from '../session/session';
import type { Stand } from './chart';
import { type Stop, stopAt } from './stops';
import { standsOf, type Sums, sumsOf } from './sums';

export interface Course {
  readonly sums: Sums;
  readonly stands: readonly Stand[];
  readonly steps: number; // how long the chart's axis is
}

// What the end of a game brings has a stretch of the axis behind the last stop.
export function courseOf(entries: readonly Entry[], stops: readonly Stop[], start: readonly number[]): Course {
  const sums = sumsOf(entries, start);
  const last = stops.length - 1;
  const steps = sums.bonuses === null ? last : last + Math.max(2, Math.round(last * 0.1));
  const rounds = sums.rounds.map((round) => ({ ...round, ply: stopAt(stops, round.ply) }));
  return { sums, steps, stands: standsOf({ ...sums, rounds }, steps) };
}
