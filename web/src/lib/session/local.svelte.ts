// A game in this browser: people who share the screen, and bots.
import { untrack } from 'svelte';
import type { Core } from '../core/core';
import type { Think } from '../core/thinking';
import type {
  EndEvent,
  FullRuleset,
  MoveText,
  Outcome,
  PositionData,
  PositionText,
  RecordEvent,
  ReportStep,
} from '../core/types';
import { preferences } from '../ui/preferences.svelte';
import type { Entry, RoundReview, Seat } from './session';
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
  readonly changed?: (game: LocalGame) => void; // told after each change
  readonly failed?: (error: unknown) => void; // told when a bot can't move
}

// What really happened, and the entry as the people at this screen may know it.
interface Played {
  readonly event: RecordEvent;
  readonly after: PositionText;
  readonly deals: number; // how much chance had been used then
  readonly entry: Entry;
}

export class LocalSession extends ShownSession {
  readonly ruleset: FullRuleset;
  readonly seats: readonly Seat[];
  readonly #game: LocalGame;
  readonly #options: LocalOptions;
  readonly #start: PositionText;
  #played: readonly Played[] = $state.raw([]);
  #thinking: number | null = $state(null);
  #screenWith: number | null = $state(null); // the person who may see what only one seat may know
  #review: RoundReview | null = $state.raw(null);
  #question = 0; // counts what bots were asked, so that an answer that comes too late is known

  // Throws a CoreError where the game's events are none.
  constructor(core: Core, game: LocalGame, options: LocalOptions) {
    super(core);
    this.#game = game;
    this.#options = options;
    this.ruleset = game.ruleset;
    this.seats = game.seats;
    this.#start = game.start ?? core.start(game.ruleset, game.first);
    for (const event of game.events) this.#append(event);
    this.#review = null;
  }

  // Lets chance and bots do what is theirs to do. Called once, when the game is shown.
  begin(): void {
    this.#goOn();
  }

  readonly entries = $derived.by(() => this.#played.map(({ entry }) => entry));
  readonly #truth = $derived.by(() => this.#played.at(-1)?.after ?? this.#start);
  readonly #now: PositionData = $derived.by(() => this.core.data(this.#truth));
  readonly #ended = $derived.by(() => {
    const last = this.#played.at(-1);
    return this.#now.phase === 'over' || (last !== undefined && 'end' in last.event);
  });
  readonly #persons = $derived.by(() => this.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])));
  // Whose eyes the screen has: the only person's; nobody's where several share it.
  readonly #eyes = $derived.by(() => (this.#persons.length === 1 ? (this.#persons[0] ?? null) : null));
  readonly #toMove = $derived.by(() => (this.#ended ? null : this.#now.to_move));

  readonly outcome: Outcome | null = $derived.by(() =>
    this.#ended ? this.core.readRecord(this.record()).outcome : null,
  );
  readonly handOver = $derived.by(() => {
    const seat = this.#toMove;
    if (seat === null || this.#eyes !== null || this.#screenWith === seat || !this.#isPerson(seat)) return null;
    return hasSecrets(this.#now, seat) ? seat : null;
  });
  readonly actor = $derived.by(() => {
    const seat = this.#toMove;
    return seat !== null && this.#isPerson(seat) && this.handOver === null && this.review === null ? seat : null;
  });
  readonly foot = $derived.by(() => {
    const mover = this.#toMove;
    if (this.#eyes !== null) return this.#eyes;
    if (mover !== null && this.#isPerson(mover)) return mover;
    const last = this.entries.findLast(({ seat }) => seat !== null && this.#isPerson(seat));
    return last?.seat ?? this.#persons[0] ?? 0;
  });
  readonly canTakeBack = $derived.by(() => this.#lastOfPerson() >= 0);

  get thinking(): number | null {
    return this.#thinking;
  }

  get review(): RoundReview | null {
    return this.#review;
  }

  protected readonly firstPosition = $derived.by(() => this.#seen(this.#start));
  protected readonly newestPosition = $derived.by(() => this.#seen(this.#truth));

  // What is kept of the game now.
  get game(): LocalGame {
    return { ...this.#game, events: this.#played.map(({ event }) => event) };
  }

  play(move: MoveText): void {
    this.#append({ move });
    this.#screenWith = null;
    this.#explain();
    this.#goOn();
  }

  takeBack(): void {
    const at = this.#lastOfPerson();
    if (at < 0) return;
    this.#played = this.#played.slice(0, at);
    this.#review = null;
    this.#screenWith = null;
    this.lookAt(null);
    this.#goOn();
  }

  resign(seat: number): void {
    this.#append({ end: { seat, how: 'resign' } });
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
    const { ruleset, first, start, seats } = this.#game;
    const extras = { seats: seats.map(({ name, bot }) => ({ name, ...(bot !== null && { bot }) })) };
    return this.core.writeRecord({ ruleset, first, start, events: this.#played.map(({ event }) => event), extras });
  }

  #isPerson(seat: number): boolean {
    return this.seats[seat]?.bot === null;
  }

  // A view for those who look; of Azul nothing is hidden.
  #seen(position: PositionText): PositionText {
    return this.core.view(position, this.#screenWith ?? this.#eyes);
  }

  #lastOfPerson(): number {
    return this.#played.findLastIndex(({ entry: { seat } }) => seat !== null && this.#isPerson(seat));
  }

  // --- what happens ---

  #append(event: RecordEvent): void {
    untrack(() => {
      this.forgetSelection();
      this.#played = [...this.#played, this.#outcomeOf(event)];
    });
  }

  #outcomeOf(event: RecordEvent): Played {
    const before = this.#truth;
    const deals = this.#deals() + dealsIn(event);
    const seat = 'move' in event ? this.#now.to_move : null;
    const round = this.#now.round;
    if ('end' in event) {
      const seen = this.#seen(before);
      return {
        event,
        after: before,
        deals,
        entry: { event, seat: event.end.seat, round, before: seen, after: seen, report: [] },
      };
    }
    const { position: after } = this.core.play(before, event);
    return { event, after, deals, entry: { ...this.#masked(before, event), seat, round } };
  }

  // The same event as those who look may know it, played on what they know.
  #masked(before: PositionText, event: Exclude<RecordEvent, EndEvent>): Omit<Entry, 'seat' | 'round'> {
    const seen = this.core.view(before, this.#eyes);
    const known = this.core.masked(before, event, this.#eyes);
    const { position, report } = this.core.play(seen, known as Exclude<RecordEvent, EndEvent>);
    return { event: known, before: seen, after: this.core.view(position, this.#eyes), report };
  }

  #deals(): number {
    return this.#played.at(-1)?.deals ?? 0;
  }

  // Chance acts at once; then a bot, if it is one's turn and nobody is reading how the round went.
  #goOn(): void {
    untrack(() => {
      this.#playChance();
      this.#options.changed?.(this.game);
      this.#question += 1;
      this.#thinking = null;
      const seat = this.#toMove;
      const bot = seat === null ? null : this.seats[seat]?.bot;
      if (seat !== null && bot != null && this.#review === null) void this.#askBot(seat, bot);
    });
  }

  #playChance(): void {
    while (!this.#ended && this.#now.to_move === null) {
      const event = this.core.sampleDeal(this.#truth, BigInt(this.#game.seed), this.#deals() + 1);
      if ('top' in event && !('plates' in event)) this.#addTop(event.top);
      else this.#append(event as RecordEvent);
    }
  }

  // In a record, what the back on top of the stack shows stands beside the event before it.
  #addTop(top: string): void {
    const last = this.#played.at(-1);
    if (last === undefined) throw new Error('a game does not begin with a back');
    this.#played = this.#played.slice(0, -1);
    this.#append({ ...last.event, top } as RecordEvent);
  }

  async #askBot(seat: number, bot: NonNullable<Seat['bot']>): Promise<void> {
    const question = this.#question;
    this.#thinking = seat;
    try {
      const view = this.core.view(this.#truth, seat);
      const [move] = await Promise.all([this.#options.think(bot, view, this.#botSeed()), this.#options.pause()]);
      if (question === this.#question) this.play(move);
    } catch (error) {
      if (question !== this.#question) return;
      this.#thinking = null;
      this.#options.failed?.(error);
    }
  }

  // Another one for each decision, and the same again for the same game.
  #botSeed(): bigint {
    return BigInt.asUintN(64, (BigInt(this.#game.seed) + BigInt(this.#played.length)) * 0x9e3779b97f4a7c15n);
  }

  // After the move that ended a round: what everybody got, to be looked at before the game goes on.
  #explain(): void {
    const { phase, round } = this.#now;
    if (phase === 'draft' || phase === 'tiling' || this.#persons.length === 0 || !preferences.explain) return;
    const entries = this.entries.filter((entry) => entry.round === round && entry.seat !== null);
    const steps = entries.flatMap(({ report }) => report).filter(isScoring);
    this.#review = { round, steps, final: phase === 'over' };
  }
}

const SCORING = new Set<ReportStep['do']>([
  'tile',
  'special',
  'stuck',
  'stays',
  'breaks',
  'penalty',
  'bonus',
  'goal',
  'spend',
]);
const isScoring = (step: ReportStep) => SCORING.has(step.do);

const dealsIn = (event: RecordEvent) => ('move' in event || 'end' in event ? 0 : 1) + ('top' in event ? 1 : 0);

// Plates from Duel's stack have been looked at, and only this seat may know them.
const hasSecrets = (data: PositionData, seat: number) =>
  data.game === 'duel' && data.drawn !== null && data.drawn.seat === seat && data.drawn.stage !== 'drawing';
