// A game that is looked at again, or a position alone: here one can only look, and may see everything.
import type { Core } from '../core/core';
import type { FullRuleset, Outcome, PositionData, PositionText, RecordEvent } from '../core/types';
import { play, type Played } from './played';
import { readSeats } from './players';
import type { NewGame } from './beginning';
import type { Entry, Seat } from './session';
import { ShownSession } from './shown.svelte';

interface Told {
  readonly ruleset: FullRuleset;
  readonly first: number;
  readonly start: PositionText;
  readonly events: readonly RecordEvent[];
  readonly seats: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly record: string;
}

export class ReplaySession extends ShownSession {
  readonly ruleset: FullRuleset;
  readonly seats: readonly Seat[];
  readonly entries: readonly Entry[];
  readonly outcome: Outcome | null;
  override readonly replayed = true;
  readonly actor = null;
  readonly thinking = null;
  readonly trouble = null;
  readonly handOver = null;
  readonly review = null;
  readonly canTakeBack = false;
  readonly canResign = false;
  foot: number = $state(0); // who looks may sit down anywhere
  protected readonly firstPosition: PositionText;
  protected readonly newestPosition: PositionText;
  readonly #told: Told;

  constructor(core: Core, told: Told) {
    super(core);
    this.#told = told;
    this.ruleset = told.ruleset;
    this.seats = told.seats;
    this.outcome = told.outcome;
    const start = { after: told.start, deals: 0 };
    const played: Played[] = [];
    for (const event of told.events) played.push(play(core, played.at(-1) ?? start, event, 'all'));
    this.entries = played.map(({ entry }) => entry);
    this.firstPosition = told.start;
    this.newestPosition = played.at(-1)?.after ?? told.start;
    const person = told.seats.findIndex(({ bot }) => bot === null);
    this.foot = Math.max(person, 0);
  }

  // Scores before the first entry.
  get startScores(): readonly number[] {
    return this.core.data(this.firstPosition).scores;
  }

  record(): string {
    return this.#told.record;
  }

  // A game that goes on from what is shown, with other people and bots; null: there is nothing left to play.
  continued(seats: readonly Seat[]): NewGame | null {
    if (this.data.phase === 'over') return null;
    return { ruleset: this.ruleset, first: this.#told.first, start: this.position, seats };
  }

  // --- nothing is played here ---

  play(): void {}
  takeBack(): void {}
  resign(): void {}
  tryAgain(): void {}
  takeScreen(): void {}
  closeReview(): void {}
}

// Throws a CoreError, with the same text as in Python, where the line is no record.
export function replaySession(core: Core, line: string): ReplaySession {
  const { ruleset, first, first_position: start, events, outcome, extras } = core.readRecord(line);
  const seats = readSeats(extras['seats'], ruleset.players, core.bots());
  return new ReplaySession(core, { ruleset, first, start, events, seats, outcome, record: line.trim() });
}

// Throws a CoreError where the text is no position.
export function positionSession(core: Core, start: PositionText): ReplaySession {
  const ruleset = rulesetOf(core.data(start));
  const record = core.writeRecord({ ruleset, first: 0, start, events: [] });
  const seats = readSeats([], ruleset.players, []);
  return new ReplaySession(core, { ruleset, first: 0, start, events: [], seats, outcome: null, record });
}

function rulesetOf(data: PositionData): FullRuleset {
  const { game, players } = data;
  if (game === 'azul') return { game, players, options: { wall: data.wall } };
  const goals = data.goals.map(({ name }) => name);
  return { game, players, options: { goals, five_colours_special: data.five_colours_special } };
}
