// What a round that has just ended brought, step by step.
import type { PositionData, ReportStep } from '../core/types';
import type { Entry, RoundReview } from './session';

const SCORING = new Set<ReportStep['do']>([
  'tile',
  'special',
  'stuck',
  'stays',
  'breaks',
  'penalty',
  'bonus',
  'goal',
  'spend',
]);

// The round whose last entry this is, or null where none has just ended.
export function reviewOf(entries: readonly Entry[], now: PositionData): RoundReview | null {
  const last = entries.at(-1);
  const isOver = now.phase === 'over';
  if (last === undefined || 'end' in last.event) return null;
  if (!isOver && (now.phase !== 'deal' || last.round !== now.round || !isScored(last))) return null;
  const steps = entries
    .filter(({ round }) => round === now.round)
    .flatMap(({ report }) => report)
    .filter((step) => SCORING.has(step.do));
  return { round: now.round, steps, final: isOver };
}

// Chance that only prepares the next round scores nothing.
const isScored = ({ event, report }: Entry) => 'move' in event || report.some((step) => SCORING.has(step.do));
