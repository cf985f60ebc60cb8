// A position to try a rule on: one seat moves until the exercise is solved or missed. Nobody else does anything.
import type { Core } from '../core/core';
import type { Back, FullRuleset, MoveText, Outcome, PositionData, PositionText, RecordEvent } from '../core/types';
import { play, type Played } from '../session/played';
import { reviewOf } from '../session/review';
import type { RoundReview, Seat } from '../session/session';
import { ShownSession } from '../session/shown.svelte';
import { type Exercise, SEAT, type Verdict } from './course';

const SEED = 7; // the same plates and chips come up in every attempt

export class LearnSession extends ShownSession {
  readonly ruleset: FullRuleset;
  readonly seats: readonly Seat[];
  readonly thinking = null;
  readonly trouble = null;
  readonly handOver = null;
  readonly canTakeBack = false;
  readonly canResign = false;
  readonly foot = SEAT;
  readonly outcome: Outcome | null = null;
  readonly #exercise: Exercise;
  #played: readonly Played[] = $state.raw([]);
  #verdict: Verdict = $state('on');

  constructor(core: Core, exercise: Exercise) {
    super(core);
    this.#exercise = exercise;
    const data = core.data(exercise.position);
    this.ruleset = rulesetOf(data);
    this.seats = data.scores.map((_, seat) => ({ name: '', bot: seat === SEAT ? null : 'greedy' }));
  }

  readonly entries = $derived.by(() => this.#played.map(({ entry }) => entry));
  readonly review: RoundReview | null = $derived.by(() =>
    this.#verdict === 'on' ? null : reviewOf(this.entries, this.core.data(this.#truth)),
  );
  readonly #truth: PositionText = $derived.by(() => this.#played.at(-1)?.after ?? this.#exercise.position);
  readonly actor = $derived.by(() =>
    this.#verdict === 'on' && this.core.data(this.#truth).to_move === SEAT ? SEAT : null,
  );
  protected readonly firstPosition = $derived.by(() => this.core.view(this.#exercise.position, SEAT));
  protected readonly newestPosition = $derived.by(() => this.core.view(this.#truth, SEAT));

  get verdict(): Verdict {
    return this.#verdict;
  }

  play(move: MoveText): void {
    if (this.actor === null) return;
    const before = this.core.data(this.#truth);
    const preview = this.core.preview(this.#truth, move);
    const at = this.#played.length;
    this.forgetSelection();
    this.#append({ move });
    this.#playChance();
    const report = this.entries.slice(at).flatMap((entry) => entry.report);
    this.#verdict = this.#exercise.judge({ preview, report, before, after: this.core.data(this.#truth) });
  }

  takeBack(): void {
    this.forgetSelection();
    this.#played = [];
    this.#verdict = 'on';
  }

  // What chance owes a move: chips that are turned up, plates that are looked at. No new round is dealt.
  #playChance(): void {
    for (;;) {
      const data = this.core.data(this.#truth);
      if (data.game !== 'duel' || data.to_move !== null || !OWED.has(data.due)) return;
      const event = this.core.sampleDeal(this.#truth, SEED, this.#played.length);
      if ('top' in event && !('plates' in event)) this.#addTop(event.top);
      else this.#append(event);
    }
  }

  // What the back on top of the stack shows stands beside the event before it.
  #addTop(top: Back): void {
    const last = this.#played.at(-1);
    if (last === undefined || 'end' in last.event) throw new Error('a back on top comes behind another event');
    this.#played = this.#played.slice(0, -1);
    this.#append({ ...last.event, top });
  }

  #append(event: RecordEvent): void {
    const from = { after: this.#truth, deals: 0 };
    this.#played = [...this.#played, play(this.core, from, event, SEAT)];
  }

  // --- what a game has, and an exercise hasn't ---

  resign(): void {
    // nothing to give up
  }

  tryAgain(): void {
    this.takeBack();
  }

  takeScreen(): void {
    // nobody else looks
  }

  closeReview(): void {
    // the points stay until the next attempt
  }

  record(): string {
    const events = this.#played.map(({ event }) => event);
    return this.core.writeRecord({ ruleset: this.ruleset, first: SEAT, start: this.#exercise.position, events });
  }
}

const OWED = new Set<string | null>(['chip', 'look', 'top']);

function rulesetOf(data: PositionData): FullRuleset {
  if (data.game === 'azul') return { game: 'azul', players: data.players, options: { wall: data.wall } };
  const goals = data.goals.map(({ name }) => name);
  return { game: 'duel', players: 2, options: { goals, five_colours_special: data.five_colours_special } };
}
