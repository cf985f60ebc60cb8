// What the core takes and answers, typed as its JSON is: what all games have. Each game's own is in a file beside this one.
import type { AzulData, AzulPreview, AzulStep, Wall } from './azul-types';
import type { Back, Chip, DuelData, DuelPreview, DuelStep, GoalName } from './duel-types';

export type * from './azul-types';
export type * from './duel-types';

// A game's name and options. Where nothing is said, players are two, the wall is coloured, and Duel's three goals are
// drawn; 'random4' are four, 'first' are those of a first game.
export type Ruleset =
  | { game: 'azul'; players?: number; options?: { wall?: Wall } }
  | {
      game: 'duel';
      players?: number;
      options?: { goals?: GoalName[] | OpenGoals | 'first'; five_colours_special?: boolean };
    };

// The same as the core says it, and as it stands in a record: with nothing left out and nothing left to chance.
export type FullRuleset =
  | { game: 'azul'; players: number; options: { wall: Wall } }
  | { game: 'duel'; players: number; options: { goals: GoalName[]; five_colours_special: boolean } };

// Left to chance: only a ruleset that is settled can start.
export type OpenGoals = 'random' | 'random4';

export type Seed = number | bigint; // whole, from 0 to 2^64 - 1

export type Phase = 'opening' | 'deal' | 'draft' | 'tiling' | 'over';
// Positions, moves and tiles are texts, as docs/notation.md defines them: tiles `BBYR`, a move `2R4`.
export type PositionText = string;
export type MoveText = string;
export type Tiles = string;

// A pattern line.
export interface LineOf<Colour> {
  size: number;
  colour: Colour | null;
  filled: number;
}

// What is told of a position, of what a move would do, and of what an action did.
export type PositionData = AzulData | DuelData;
export type Preview = AzulPreview | DuelPreview;
export type ReportStep = AzulStep | DuelStep;

export interface Played {
  position: PositionText;
  report: ReportStep[];
}

// --- records ------------------------------------------------------------------------------------------------------

// In Duel an event behind which another plate lies on top of the stack says what its back shows.
export interface MoveEvent {
  move: MoveText;
  top?: Back;
}

// All that chance decides. `plates`, `look` and `chip` come in Duel only; who may not see the plates that another one
// looks at is told their backs.
export type ChanceEvent = DealEvent | PlatesEvent | LookEvent | ChipEvent;
export interface DealEvent {
  deal: Tiles[];
}
export interface PlatesEvent {
  plates: number[];
  top?: Back;
}
export interface LookEvent {
  look: number[] | string;
}
export interface ChipEvent {
  chip: { factory: number; chip: Chip };
}
// The back alone: no event of a record, but it can be played where the event did not say it.
export interface TopEvent {
  top: Back;
}

export interface EndEvent {
  end: { seat: number; how: 'resign' | 'time' | 'leave' };
}

// One entry of a record. Other keys beside the kind are kept, in reading and in writing.
export type RecordEvent = MoveEvent | ChanceEvent | EndEvent;

// What can be played on a position: a move's text alone will do.
export type Action = MoveText | MoveEvent | ChanceEvent | TopEvent;

export interface Outcome {
  scores: number[];
  winners: number[];
  rounds: number;
}

export interface GameRecord {
  ruleset: FullRuleset;
  first: number; // the seat that starts round 1
  has_start: boolean; // it begins in a given position, and `first` means nothing
  first_position: PositionText; // where its events begin
  last_position: PositionText;
  events: RecordEvent[];
  outcome: Outcome | null; // null: not finished
  extras: Record<string, unknown>; // members that mean nothing to the rules
}

// What a record is written from; the outcome is the core's business.
export interface GameToWrite {
  ruleset: Ruleset;
  first: number;
  start?: PositionText | null;
  events: readonly RecordEvent[];
  extras?: Record<string, unknown>;
}

// What the core found in many records.
export interface CheckedRecords {
  records: number;
  broken: { record: number; error: string }[]; // the number of a record counts from 1, blank lines left out
}

// --- bots ---------------------------------------------------------------------------------------------------------

export type BotName = 'random' | 'greedy';

export interface Simulation {
  ruleset: Ruleset;
  bots: readonly BotName[]; // one for all seats, or one a seat
  seed: Seed;
  first?: number | null; // the seat that starts round 1; null: drawn
  begin?: number; // the number of the first game, from 0
  games: number; // at most 1,000 at once
}

// Sums over random games.
export interface RandomGames {
  games: number;
  moves: number;
  rounds: number;
  points: number;
  ties: number;
}
