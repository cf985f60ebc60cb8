// How a game is kept in this browser's storage: a text that tells its version.
import type { BotName, Outcome, PositionText } from '../core/types';
import type { LocalGame } from './local.svelte';

export interface KeptGame {
  readonly saved: number; // milliseconds since 1970
  readonly game: LocalGame;
  readonly position: PositionText; // the newest, as the one who looks may know it
  readonly outcome: Outcome | null; // null: not finished
}

const VERSION = 1;

// Why a kept text can't be used. It is never thrown away for that.
export type Damage = 'broken' | 'newer';

export const textOf = (kept: KeptGame): string => JSON.stringify({ version: VERSION, ...kept });

// `bots`: those that there are.
export function keptFrom(text: string, bots: readonly BotName[]): KeptGame | Damage {
  try {
    const kept: unknown = JSON.parse(text);
    if (!isObject(kept) || typeof kept['version'] !== 'number') return 'broken';
    if (kept['version'] > VERSION) return 'newer';
    return isKept(kept, bots) ? kept : 'broken';
  } catch {
    return 'broken';
  }
}

// Only as far as it is needed to list the game: its events are checked by the core when it is opened.
type Read = Readonly<Record<string, unknown>>;

function isKept(kept: Read, bots: readonly BotName[]): kept is Read & KeptGame {
  const { saved, game, position } = kept;
  return (
    typeof saved === 'number' &&
    typeof position === 'string' &&
    isObject(game) &&
    isRuleset(game['ruleset']) &&
    typeof game['id'] === 'string' &&
    /^\d{1,20}$/.test(String(game['seed'])) &&
    Array.isArray(game['events']) &&
    Array.isArray(game['seats']) &&
    game['seats'].length === game['ruleset']['players'] &&
    game['seats'].every((seat) => isSeat(seat, bots))
  );
}

const isRuleset = (found: unknown): found is Read =>
  isObject(found) && (found['game'] === 'azul' || found['game'] === 'duel') && isObject(found['options']);

const isSeat = (found: unknown, bots: readonly unknown[]) =>
  isObject(found) && typeof found['name'] === 'string' && (found['bot'] === null || bots.includes(found['bot']));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
