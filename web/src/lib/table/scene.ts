// All that a table shows and lets people do, as plain data and a few calls: components know nothing else of a game.
import type {
  BotName,
  FullRuleset,
  MoveText,
  PositionData,
  PositionText,
  Preview,
  RecordEvent,
  ReportStep,
} from '../core/types';

// One choice on the way to a move, such as `take:2:R` or `line:4`; what there is, each game's `choices.ts` says.
export type Token = string;

export interface Seat {
  readonly name: string; // '': the interface names it
  readonly bot: BotName | null; // null: a person
}

// An event as the one who looks may know it, and the table round it.
export interface Entry {
  readonly event: RecordEvent;
  readonly seat: number | null; // whose move it was; null: chance
  readonly round: number; // in which it was played
  readonly before: PositionText;
  readonly after: PositionText;
  readonly report: readonly ReportStep[];
}

// How a round was scored.
export interface RoundReview {
  readonly round: number;
  readonly steps: readonly ReportStep[]; // tiles, penalties, and at the end of the game bonuses or goals
  readonly final: boolean; // it was the last round
}

// Points that a cell brought, for the boards to show: its badge, and the runs through it (1: none in that direction).
export interface Mark {
  readonly seat: number;
  readonly row: number;
  readonly column: number;
  readonly points: number;
  readonly horizontal: number;
  readonly vertical: number;
}

export interface PickOptions {
  readonly confirm?: boolean; // a whole move waits for `place`, whatever the person's preference
}

export interface Scene<Data extends PositionData = PositionData, P extends Preview = Preview> {
  readonly ruleset: FullRuleset;
  readonly seats: readonly Seat[];

  // --- what is shown ---
  readonly data: Data;
  readonly entries: readonly Entry[]; // everything so far, whatever is shown
  readonly ply: number; // so many entries are shown
  readonly newest: boolean; // nothing has happened after it
  readonly replayed: boolean; // one only looks: nothing goes on
  readonly last: Entry | null; // the last move that is shown, whatever chance did after it
  readonly foot: number; // the seat whose board lies at the foot
  readonly review: RoundReview | null; // a round that has just ended, until it has been looked at

  // --- what can be done ---
  readonly actor: number | null; // the seat that may move here and now, on this screen
  readonly thinking: number | null; // the bot that is choosing
  readonly legal: readonly P[]; // what each of the actor's moves would do
  readonly picked: readonly Token[]; // what the actor has chosen of a move so far
  readonly next: ReadonlySet<Token>; // what may be chosen next: these are lit
  readonly hovered: Token | null; // what is pointed at
  readonly proposed: readonly Token[]; // what is picked, with what is pointed at
  readonly within: readonly P[]; // the moves that what is proposed leaves open
  readonly preview: P | null; // what the proposed move does, once it is a whole move
  readonly ready: boolean; // a whole move is picked, and waits for `place`

  canPick(token: Token): boolean; // next, or in place of an earlier choice of its kind
  leadsOn(token: Token): boolean; // once it is picked, something else is left to choose: it can be dragged there
  pick(token: Token, options?: PickOptions): void; // a whole move is played at once where no confirmation is wanted
  hover(token: Token | null): void;
  putBack(): void; // the last choice
  place(): void; // plays what has been picked
  play(move: MoveText): void;
  lookAt(ply: number | null): void; // null: the newest
}
