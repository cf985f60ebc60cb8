// Azul as the core tells it: position, previews and reports, typed as their JSON is. Rows, columns, lines and factories
// count from 1, seats from 0.
import type { LineOf, MoveText, Phase, Tiles } from './types';

export type Wall = 'coloured' | 'grey';
export type AzulColour = 'B' | 'Y' | 'R' | 'K' | 'W';
export type AzulSource = number | 'centre'; // a factory, or the centre

// --- a position as plain data -------------------------------------------------------------------------------------

export interface AzulData {
  game: 'azul';
  players: number;
  wall: Wall;
  round: number; // rounds begun
  phase: Exclude<Phase, 'opening'>;
  to_move: number | null; // null: chance is to act, or the game is over
  first: number; // who started this round's draft
  marker: number | 'centre';
  factories: Tiles[]; // '': empty
  centre: Tiles;
  bag: Record<AzulColour, number>;
  lid: Record<AzulColour, number>;
  boards: AzulBoard[];
  barren: number; // rounds in a row, before this one, in which nobody placed a tile
  legal: number; // how many moves there are
  ending: EndingRow[];
  scores: number[];
  winners: number[] | null; // null until the game is over
}

export interface AzulBoard {
  score: number;
  lines: LineOf<AzulColour>[];
  wall: string[]; // a row each: `.Y..W`, the tiles that are there
  pattern: string[]; // the colours that are printed there; `.....` on the grey wall
  floor: string; // left to right, `*` is the marker
  penalty: number; // what the floor costs now
  bonuses: { rows: number; columns: number; colours: number }; // the points that they would give now
}

// A row that can end the game in this round; for certain if nothing can keep its last tile away.
export interface EndingRow {
  seat: number;
  row: number;
  certain: boolean;
}

// --- what a move would do -----------------------------------------------------------------------------------------

export type AzulPreview = DraftPreview | TilingPreview;

export interface DraftPreview {
  move: MoveText;
  seat: number;
  source: AzulSource;
  colour: AzulColour;
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
  colour: AzulColour;
  horizontal: number;
  vertical: number;
  points: number;
  to_lid: number;
  completes_row: boolean;
}

// --- what an action did -------------------------------------------------------------------------------------------

export type AzulStep =
  | { do: 'take'; seat: number; source: AzulSource; colour: AzulColour; count: number }
  | { do: 'leftovers'; seat: number; source: AzulSource; tiles: Tiles }
  | { do: 'marker'; seat: number; on_floor: boolean }
  | { do: 'place'; seat: number; line: number; colour: AzulColour; count: number }
  | { do: 'floor'; seat: number; colour: AzulColour; count: number }
  | { do: 'lid'; seat: number; tiles: Tiles }
  | TileStep
  | { do: 'stuck'; seat: number; line: number; colour: AzulColour; count: number }
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
  colour: AzulColour;
  horizontal: number;
  vertical: number;
  points: number;
  score: number; // the seat's, after this step
  to_lid: number;
}
