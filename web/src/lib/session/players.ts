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

const LONGEST = 40;

function nameOf(written: unknown): string {
  const name = typeof written === 'object' && written !== null && 'name' in written ? written.name : written;
  return typeof name === 'string' ? name.trim().slice(0, LONGEST) : '';
}
