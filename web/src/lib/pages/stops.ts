// Where a replay halts: before each decision, and at the end of each round. What chance does in between goes along.
import type { Entry } from '../session/session';

export interface Stop {
  readonly ply: number; // so many entries have happened
  readonly move: number; // so many of them were moves
  readonly ends: boolean; // a round, or the game
}

export function stopsOf(entries: readonly Entry[]): Stop[] {
  const stops: Stop[] = [];
  let move = 0;
  for (let ply = 0; ply <= entries.length; ply++) {
    if (entries[ply - 1]?.seat != null) move += 1;
    const next = entries[ply];
    const deals = next !== undefined && 'deal' in next.event && move > 0;
    const ends = next === undefined || deals;
    if (ends || next.seat !== null) stops.push({ ply, move, ends });
  }
  return stops;
}

// The stop at which this ply is shown: the first one that has it.
export function stopAt(stops: readonly Stop[], ply: number): number {
  const at = stops.findIndex((stop) => stop.ply >= ply);
  return at < 0 ? stops.length - 1 : at;
}
