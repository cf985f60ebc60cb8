// What was chosen for the last game, so that the next one is one click away.
import type { BotName, Ruleset } from '../core/types';
import type { Seat } from '../table/scene';

export type GameName = Ruleset['game'];

interface Choices {
  players: number; // of Azul
  wall: 'coloured' | 'grey';
  goals: 'first' | 'random' | 'random4'; // of Duel
  bot: BotName;
}

const KEY = 'azulejos.choices';
const DEFAULTS: Choices = { players: 2, wall: 'coloured', goals: 'first', bot: 'greedy' };

export const choices: Choices = $state({ ...DEFAULTS, ...stored() });

export function keepChoices(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Storage is switched off or full: the choices hold for this visit.
  }
}

export function rulesetOf(game: GameName, players: number): Ruleset {
  return game === 'azul'
    ? { game, players, options: { wall: choices.wall } }
    : { game, options: { goals: choices.goals } };
}

// Of the bots that the core has.
export function chooseAmong(bots: readonly BotName[]): void {
  if (!bots.includes(choices.bot)) choices.bot = bots.at(-1) ?? DEFAULTS.bot;
}

export const seatsIn = (game: GameName) => (game === 'azul' ? choices.players : 2);

// The person at seat 0, and bots round the table.
export function seatsWithBots(players: number, name: string): Seat[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { name, bot: null } : { name: '', bot: choices.bot },
  );
}

// Other versions may have stored anything: only what can be chosen today is taken.
function stored(): Partial<Choices> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Choices, unknown>>;
    return Object.fromEntries(Object.entries(found).filter(([name, value]) => isChoice(name, value)));
  } catch {
    return {};
  }
}

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  players: [2, 3, 4],
  wall: ['coloured', 'grey'],
  goals: ['first', 'random', 'random4'],
};
const isChoice = (name: string, value: unknown) =>
  name === 'bot' ? typeof value === 'string' : (VALUES[name]?.includes(value) ?? false);
