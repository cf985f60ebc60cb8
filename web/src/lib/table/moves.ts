// The moves of a game by round, for the list beside the table.
import type { MoveText } from '../core/types';
import type { Entry } from './scene';
import type { GameWords } from './words';

export interface ListedMove {
  readonly ply: number; // once it is played, so many entries have happened
  readonly seat: number;
  readonly tiles: readonly string[];
  readonly art?: readonly string[]; // in the place of tiles: drawings that lie on each other
  readonly where: string;
  readonly move: MoveText;
}

export interface ListedRound {
  readonly round: number;
  readonly rows: readonly ListedMove[];
}

export function listMoves(entries: readonly Entry[], words: Pick<GameWords, 'listed'>): ListedRound[] {
  const rounds: { round: number; rows: ListedMove[] }[] = [];
  for (const [at, entry] of entries.entries()) {
    const listed = entry.seat === null ? null : words.listed(entry);
    if (entry.seat === null || listed === null) continue;
    if (rounds.at(-1)?.round !== entry.round) rounds.push({ round: entry.round, rows: [] });
    rounds.at(-1)?.rows.push({ ...listed, ply: at + 1, seat: entry.seat, tiles: Array.from(listed.tiles) });
  }
  return rounds;
}
