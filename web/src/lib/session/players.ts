// Who sits at a table, as records write it: a list of names, bots by theirs.
import type { BotName } from '../core/types';
import type { Seat } from './session';

export const writtenSeats = (seats: readonly Seat[]): string[] => seats.map(({ name, bot }) => bot ?? name);

// Records come from anywhere, so `seats` may hold anything.
export function readSeats(written: unknown, players: number, bots: readonly BotName[]): Seat[] {
  const names: unknown[] = Array.isArray(written) ? written : [];
  return Array.from({ length: players }, (_, seat) => {
    const name = nameOf(names[seat]);
    const bot = bots.find((bot) => bot === name) ?? null;
    return { name: bot === null ? name : '', bot };
  });
}

const LONGEST = 40; // letters, as people count them

// A name as it can stand anywhere: without what is not seen, or turns the letters after it round.
export function shownName(name: string): string {
  const letters = new Intl.Segmenter().segment(name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '').trim());
  return Array.from(letters, ({ segment }) => segment)
    .slice(0, LONGEST)
    .join('');
}

function nameOf(written: unknown): string {
  const name = typeof written === 'object' && written !== null && 'name' in written ? written.name : written;
  return typeof name === 'string' ? shownName(name) : '';
}
