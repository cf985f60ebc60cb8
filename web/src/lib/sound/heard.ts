// What of a game is heard.
import type { Session } from '../session/session';
import type { Sound } from './sound';

// What matters of a session, to be compared with what it was.
export interface Heard {
  readonly entries: number; // moves only
  readonly picked: number;
  readonly actor: number | null;
  readonly reviewing: boolean;
  readonly ended: boolean;
  readonly hasBots: boolean; // so that it is news whose turn it is
}

export function heardOf({ entries, picked, actor, review, outcome, seats }: Session): Heard {
  return {
    entries: entries.filter(({ seat }) => seat !== null).length,
    picked: picked.length,
    actor,
    reviewing: review !== null,
    ended: outcome !== null,
    hasBots: seats.some(({ bot }) => bot !== null),
  };
}

// The most telling one; null: nothing is to be heard.
export function soundOf(before: Heard, now: Heard): Sound | null {
  if (now.ended && !before.ended) return 'end';
  if (now.entries < before.entries) return 'pick'; // taken back
  if (now.reviewing && !before.reviewing) return 'points';
  if (now.hasBots && now.actor !== null && now.actor !== before.actor) return 'turn';
  if (now.entries > before.entries) return 'place';
  return now.picked > before.picked ? 'pick' : null;
}
