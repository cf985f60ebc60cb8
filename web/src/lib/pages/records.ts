// What a text holds that somebody opens or pastes: records, a line each, a position, or one of our own addresses.

export interface Line {
  readonly number: number; // in the text, from 1
  readonly text: string;
}

// For the list to choose from; whether the record is right is the core's business.
export interface Summary {
  readonly game: 'azul' | 'duel';
  readonly names: readonly string[];
  readonly scores: readonly number[] | null; // null: not finished
  readonly events: number;
}

export type Found =
  | { readonly kind: 'records'; readonly lines: readonly Line[] }
  | { readonly kind: 'position'; readonly text: string }
  | { readonly kind: 'address'; readonly fragment: string };

const ADDRESS = /#\/(?:record|position)\/\S+/;
const POSITION = /^(?:azul\/|duel )[^\n]*$/;

export function found(text: string): Found {
  const whole = text.replace(/^\uFEFF/, '').trim();
  if (POSITION.test(whole)) return { kind: 'position', text: whole };
  const [fragment] = whole.startsWith('{') ? [] : (ADDRESS.exec(whole) ?? []);
  return fragment === undefined ? { kind: 'records', lines: recordLines(text) } : { kind: 'address', fragment };
}

// Blank lines are skipped, but counted.
export function recordLines(text: string): Line[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ number: at + 1, text: line }))
    .filter((line) => line.text.trim() !== '');
}

// null: it can't even be listed.
export function summaryOf(line: string): Summary | null {
  const record = parsed(line);
  if (record === null) return null;
  const { game, players, seats, scores, events } = record;
  if (game !== 'azul' && game !== 'duel') return null;
  return {
    game,
    names: Array.isArray(seats) ? seats.map(nameOf) : Array.from({ length: Number(players) || 2 }, () => ''),
    scores: Array.isArray(scores) && scores.every((score) => typeof score === 'number') ? scores : null,
    events: Array.isArray(events) ? events.length : 0,
  };
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

// Seats stand in records as names, or as what else is known of who sat there.
export function nameOf(seat: unknown): string {
  if (typeof seat === 'string') return seat;
  if (typeof seat !== 'object' || seat === null) return '';
  const { name, bot } = seat as { name?: unknown; bot?: unknown };
  if (typeof name === 'string' && name !== '') return name;
  return typeof bot === 'string' ? bot : '';
}

const MOST_BYTES = 64 * 2 ** 20;

export class Unreadable extends Error {
  constructor(readonly why: 'large' | 'unread') {
    super(why);
  }
}
export const MOST_MEGABYTES = MOST_BYTES / 2 ** 20;

export async function textOf(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new Unreadable('large');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Unreadable('unread');
  }
}
