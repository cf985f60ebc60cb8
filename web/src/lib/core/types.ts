// What the core takes and answers, typed as its JSON is. Rows, columns, lines and factories count from 1, seats from 0.

export type Wall = 'coloured' | 'grey';

// A game's name and options, as in a record. Players are two and the wall is coloured where nothing is said.
export interface Ruleset {
  game: 'azul';
  players?: number;
  options?: { wall?: Wall };
}

// The same as the core says it: with nothing left out.
export interface FullRuleset {
  game: 'azul';
  players: number;
  options: { wall: Wall };
}

export type Seed = number | bigint; // whole, from 0 to 2^64 - 1

export type Colour = 'B' | 'Y' | 'R' | 'K' | 'W';
export type Phase = 'opening' | 'deal' | 'draft' | 'tiling' | 'over';
export type Source = number | 'centre'; // a factory, or the centre

// Positions, moves and tiles are texts, as docs/notation.md defines them: tiles `BBYR`, a move `2R4`.
export type PositionText = string;
export type MoveText = string;
export type Tiles = string;

// --- a position as plain data -------------------------------------------------------------------------------------

export interface PositionData {
  game: 'azul';
  players: number;
  wall: Wall;
  round: number; // rounds begun
  phase: Phase;
  to_move: number | null; // null: chance is to act, or the game is over
  first: number; // who started this round's draft
  marker: number | 'centre';
  factories: Tiles[]; // '': empty
  centre: Tiles;
  bag: Record<Colour, number>;
  lid: Record<Colour, number>;
  boards: BoardData[];
  barren: number; // rounds in a row, before this one, in which nobody placed a tile
  legal: number; // how many moves there are
  ending: EndingRow[];
  scores: number[];
  winners: number[] | null; // null until the game is over
}

export interface BoardData {
  score: number;
  lines: LineData[];
  wall: string[]; // a row each: `.Y..W`, the tiles that are there
  pattern: string[]; // the colours that are printed there; `.....` on the grey wall
  floor: string; // left to right, `*` is the marker
  penalty: number; // what the floor costs now
  bonuses: { rows: number; columns: number; colours: number }; // the points that they would give now
}

export interface LineData {
  size: number;
  colour: Colour | null;
  filled: number;
}

// A row that can end the game in this round; for certain if nothing can keep its last tile away.
export interface EndingRow {
  seat: number;
  row: number;
  certain: boolean;
}

// --- what a move would do -----------------------------------------------------------------------------------------

export type Preview = DraftPreview | TilingPreview;

export interface DraftPreview {
  move: MoveText;
  seat: number;
  source: Source;
  colour: Colour;
  count: number; // tiles taken
  leftovers: Tiles; // from the factory to the centre
  marker: boolean; // takes the marker
  line: number | null; // null: all to the floor
  placed: number;
  filled: number; // tiles in the line afterwards
  complete: boolean;
  to_floor: number;
  to_lid: number; // what found no space on the floor
  penalty_before: number;
  penalty_after: number;
  tiling: Placement | null; // of a line that becomes complete
  completes_row: boolean;
  ends_draft: boolean;
}

// Where the tile of a complete line would go as things stand: the best, where its owner chooses.
export interface Placement {
  row: number;
  columns: number[]; // all that are equally good; none: no column takes the colour
  choice: boolean; // so that `points` is 'up to'
  horizontal: number;
  vertical: number;
  points: number;
}

export interface TilingPreview {
  move: MoveText;
  seat: number;
  line: number;
  column: number;
  colour: Colour;
  horizontal: number;
  vertical: number;
  points: number;
  to_lid: number;
  completes_row: boolean;
}

// --- what an action did -------------------------------------------------------------------------------------------

export type ReportStep =
  | { do: 'take'; seat: number; source: Source; colour: Colour; count: number }
  | { do: 'leftovers'; seat: number; source: Source; tiles: Tiles }
  | { do: 'marker'; seat: number; on_floor: boolean }
  | { do: 'place'; seat: number; line: number; colour: Colour; count: number }
  | { do: 'floor'; seat: number; colour: Colour; count: number }
  | { do: 'lid'; seat: number; tiles: Tiles }
  | TileStep
  | { do: 'stuck'; seat: number; line: number; colour: Colour; count: number }
  | { do: 'penalty'; seat: number; count: number; penalty: number; points: number; score: number; tiles: Tiles }
  | { do: 'bonus'; seat: number; kind: BonusKind; count: number; points: number; score: number }
  | { do: 'deal'; tiles: Tiles; refilled: boolean }
  | { do: 'over'; why: 'row' | 'barren rounds' | 'no tiles' };

export type BonusKind = 'rows' | 'columns' | 'colours';

export interface TileStep {
  do: 'tile';
  seat: number;
  line: number;
  column: number;
  colour: Colour;
  horizontal: number;
  vertical: number;
  points: number;
  score: number; // the seat's, after this step
  to_lid: number;
}

export interface Played {
  position: PositionText;
  report: ReportStep[];
}

// --- records ------------------------------------------------------------------------------------------------------

export interface MoveEvent {
  move: MoveText;
}
export interface DealEvent {
  deal: Tiles[];
}
export interface EndEvent {
  end: { seat: number; how: 'resign' | 'time' | 'leave' };
}

// One entry of a record. Other keys beside the kind are kept, in reading and in writing.
export type RecordEvent = MoveEvent | DealEvent | EndEvent;

// What can be played on a position: a move's text alone will do.
export type Action = MoveText | MoveEvent | DealEvent;

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
