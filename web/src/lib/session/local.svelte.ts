// A game in this browser: people who share the screen, and bots.
import { untrack } from 'svelte';
import type { Core } from '../core/core';
import type { Think } from '../core/thinking';
import type { BotName, FullRuleset, MoveText, Outcome, PositionData, PositionText, RecordEvent } from '../core/types';
import { preferences } from '../ui/preferences.svelte';
import { Asking } from './asking.svelte';
import { hasSecrets, play, type Played, type Standing } from './played';
import { writtenSeats } from './players';
import { reviewOf } from './review';
import type { RoundReview, Seat } from './session';
import { ShownSession } from './shown.svelte';

// All that is kept of a game.
export interface LocalGame {
  readonly id: string;
  readonly ruleset: FullRuleset;
  readonly first: number;
  readonly seed: string; // decides all that is left to chance
  readonly start: PositionText | null; // for a game that begins in a given position
  readonly seats: readonly Seat[];
  readonly events: readonly RecordEvent[];
}

export interface LocalOptions {
  readonly think: Think;
  readonly pause: () => Promise<void>; // how long a bot waits before it moves, so that people can follow
  readonly changed?: (session: LocalSession) => void; // told after each change
}

export class LocalSession extends ShownSession {
  readonly ruleset: FullRuleset;
  readonly seats: readonly Seat[];
  readonly #game: LocalGame;
  readonly #asking: Asking;
  readonly #changed: (session: LocalSession) => void;
  readonly #start: Standing;
  readonly #persons: readonly number[];
  readonly #eyes: number | null; // whose eyes the screen has: the only person's; nobody's where several share it
  #played: readonly Played[] = $state.raw([]);
  #screenWith: number | null = $state(null); // the person who may see what only one seat may know
  #review: RoundReview | null = $state.raw(null);
  #shown = false;

  // Throws a CoreError where the game's events are none.
  constructor(core: Core, game: LocalGame, options: LocalOptions) {
    super(core);
    this.#game = game;
    this.#asking = new Asking(options.think, options.pause);
    this.#changed = options.changed ?? (() => undefined);
    this.ruleset = game.ruleset;
    this.seats = game.seats;
    this.#persons = game.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.#eyes = this.#persons.length === 1 ? (this.#persons[0] ?? null) : null;
    this.#start = { after: game.start ?? core.start(game.ruleset, game.first), deals: 0 };
    this.#show(game.events);
  }

  readonly entries = $derived.by(() => this.#played.map(({ entry }) => entry));
  readonly #standing: Standing = $derived.by(() => this.#played.at(-1) ?? this.#start);
  readonly #now: PositionData = $derived.by(() => this.core.data(this.#standing.after));
  readonly #ended = $derived.by(() => {
    const last = this.#played.at(-1);
    return this.#now.phase === 'over' || (last !== undefined && 'end' in last.event);
  });
  readonly #toMove = $derived.by(() => (this.#ended ? null : this.#now.to_move));
  readonly #personToMove = $derived.by(() =>
    this.#toMove !== null && this.#persons.includes(this.#toMove) ? this.#toMove : null,
  );
  readonly #lastOfPerson = $derived.by(() =>
    this.entries.findLastIndex(({ seat }) => seat !== null && this.#persons.includes(seat)),
  );

  readonly outcome: Outcome | null = $derived.by(() =>
    this.#ended ? this.core.readRecord(this.record()).outcome : null,
  );
  readonly handOver = $derived.by(() => {
    const seat = this.#personToMove;
    if (seat === null || this.#eyes !== null || this.#screenWith === seat) return null;
    return hasSecrets(this.#now, seat) ? seat : null;
  });
  readonly actor = $derived.by(() => (this.handOver === null && this.#review === null ? this.#personToMove : null));
  readonly foot = $derived.by(
    () => this.#eyes ?? this.#personToMove ?? this.entries[this.#lastOfPerson]?.seat ?? this.#persons[0] ?? 0,
  );
  readonly canTakeBack = $derived.by(() => this.#lastOfPerson >= 0);
  readonly canResign = $derived.by(() => this.#toMove !== null && this.ruleset.players === 2);

  get id(): string {
    return this.#game.id;
  }

  get thinking(): number | null {
    return this.#asking.thinking;
  }

  get trouble(): string | null {
    return this.#asking.trouble;
  }

  get review(): RoundReview | null {
    return this.#review;
  }

  // What is kept of the game now.
  get game(): LocalGame {
    return { ...this.#game, events: this.#played.map(({ event }) => event) };
  }

  protected readonly firstPosition = $derived.by(() => this.#seen(this.#start.after));
  readonly newestPosition = $derived.by(() => this.#seen(this.#standing.after));

  // --- what people do ---

  // The game is shown: chance and bots do what is theirs to do.
  begin(): void {
    this.#shown = true;
    this.#goOn();
  }

  // The game is no longer shown.
  stop(): void {
    this.#shown = false;
    this.#asking.forget();
  }

  get shown(): boolean {
    return this.#shown;
  }

  // Where it is nobody's turn here, the click came too late.
  play(move: MoveText): void {
    if (this.actor === null) return;
    this.#append({ move });
    this.lookAt(null);
    this.#goOn();
  }

  takeBack(): void {
    const at = this.#lastOfPerson;
    if (at < 0) return;
    this.#played = this.#played.slice(0, at);
    this.#changed(this);
    this.#review = null;
    this.#screenWith = null;
    this.lookAt(null);
    this.#goOn();
  }

  resign(seat: number): void {
    if (!this.canResign) return;
    this.#append({ end: { seat, how: 'resign' } });
    this.#goOn();
  }

  tryAgain(): void {
    this.#goOn();
  }

  takeScreen(): void {
    this.#screenWith = this.handOver;
  }

  closeReview(): void {
    this.#review = null;
    this.#goOn();
  }

  record(): string {
    const { ruleset, first, start, seats, events } = this.game;
    return this.core.writeRecord({ ruleset, first, start, events, extras: { seats: writtenSeats(seats) } });
  }

  // The game went on elsewhere. Nothing is done here until `begin` is called again.
  replace(events: readonly RecordEvent[]): void {
    this.#asking.forget();
    this.forgetSelection();
    this.#screenWith = null;
    this.#show(events);
  }

  // --- what happens ---

  // A view for those who look; of Azul nothing is hidden.
  #seen(position: PositionText): PositionText {
    return this.core.view(position, this.#screenWith ?? this.#eyes);
  }

  #show(events: readonly RecordEvent[]): void {
    const all: Played[] = [];
    for (const event of events) all.push(play(this.core, all.at(-1) ?? this.#start, event, this.#eyes));
    untrack(() => {
      this.#played = all;
      this.#review = this.#ended ? null : this.#reviewNow();
    });
  }

  #append(event: RecordEvent): void {
    const played = play(this.core, this.#standing, event, this.#eyes);
    this.forgetSelection();
    this.#played = [...this.#played, played];
    this.#changed(this);
    this.#review = this.#reviewNow();
    if (this.#screenWith !== null && !hasSecrets(this.#now, this.#screenWith)) this.#screenWith = null;
  }

  // After the move that ended a round: what everybody got, to be looked at before the game goes on.
  #reviewNow(): RoundReview | null {
    return preferences.explain && this.#persons.length > 0 ? reviewOf(this.entries, this.#now) : null;
  }

  // Chance acts at once, then a bot, if it is one's turn; but not while somebody reads how the round went.
  #goOn(): void {
    untrack(() => {
      this.#asking.forget();
      while (this.#now.to_move === null && !this.#ended && this.#review === null) this.#playChance();
      const seat = this.#toMove;
      const bot = seat === null ? null : this.seats[seat]?.bot;
      if (seat !== null && bot != null) this.#askBot(seat, bot);
    });
  }

  // In a record, what the back on top of the stack shows stands beside the event before it.
  #playChance(): void {
    const event = this.core.sampleDeal(this.#standing.after, BigInt(this.#game.seed), this.#standing.deals + 1);
    if (!('top' in event) || 'plates' in event) {
      this.#append(event);
      return;
    }
    const last = this.#played.at(-1)?.event;
    if (last === undefined || 'end' in last) throw new Error('a back on top comes behind another event');
    this.#played = this.#played.slice(0, -1);
    this.#append({ ...last, ...event });
  }

  #askBot(seat: number, bot: BotName): void {
    const view = this.core.view(this.#standing.after, seat);
    void this.#asking.ask({ seat, bot, view, seed: this.#botSeed() }, (move) => {
      this.#append({ move });
      this.#goOn();
    });
  }

  // Another one for each decision, and the same again for the same game.
  #botSeed(): bigint {
    return BigInt.asUintN(64, (BigInt(this.#game.seed) + BigInt(this.#played.length)) * 0x9e3779b97f4a7c15n);
  }
}
