// Azul Duel as the core tells it: position, previews and reports, typed as their JSON is. Rows, columns, lines, positions
// on the dome and small factories count from 1; seats, quarter turns and the large factory from 0.
import type { LineOf, MoveText, Phase, Tiles } from './types';

export type DuelColour = 'B' | 'Y' | 'R' | 'K' | 'T';
export type DuelSource = number | 'moon'; // the sun side of a factory, or all moon sides
export type Chip = 'B' | 'BR' | 'R' | 'RT' | 'T' | 'TY' | 'Y' | 'YK' | 'K' | 'KB'; // its colours

// What the back of a plate shows: it has a cell for a special tile, or a joker.
export type Back = '*' | 'J';

export type GoalName =
  'rows' | 'five_colours' | 'columns' | 'perimeter' | 'diagonals' | 'corners' | 'jokers' | 'empty_specials';

// What has to happen next: a move, or chance of this kind.
export type DuelDue = 'move' | 'plates' | 'deal' | 'look' | 'top' | 'chip';

// --- a position as plain data -------------------------------------------------------------------------------------

export interface DuelData {
  game: 'duel';
  players: number;
  goals: { name: GoalName; points: number[] }[]; // the points that they would give each seat now
  five_colours_special: boolean; // a special tile is a colour of its own for the goal five_colours
  round: number;
  phase: Phase;
  to_move: number | null; // null: chance is to act, or the game is over
  turn: number | null; // who is to move, or moved last while chance is to act in this turn
  due: DuelDue | null; // null: the game is over
  first: number; // who started this round's draft, or will
  marker: number | 'large'; // who has the first-player tile; 'large': it lies on the large factory
  large: { sun: Tiles; moon: Tiles };
  factories: SmallFactory[];
  bag: Record<DuelColour, number>;
  tower: Record<DuelColour, number>;
  display: (number | null)[]; // plates by slot
  stack: PlateStack;
  drawn: DrawnPlates | null;
  faces: Record<string, string>; // of all plates that are shown by number outside the domes: four cells, unturned
  boards: DuelBoard[];
  legal: number; // how many moves there are
  scores: number[];
  winners: number[] | null; // null until the game is over
}

export interface SmallFactory {
  sun: Tiles;
  moon: string; // bottom to top
  chip: Chip | '?' | null; // '?': face down; null: taken
}

// A plate as far as it may be seen: by its number, or by its back, which may be unknown too.
export interface SeenPlate {
  plate: number | null;
  back: Back | '?';
}

export interface PlateStack {
  count: number;
  shuffled: number; // those that nobody has seen yet; the others lie under them
  top: Back | '?' | null; // null: there is none
  returned: (SeenPlate & { seat: number })[]; // top to bottom, and who put it there
}

// Plates from the stack, one of which is kept, while they are drawn, looked at, and go back.
export interface DrawnPlates {
  seat: number;
  stage: 'drawing' | 'looked' | 'returning';
  plates: SeenPlate[];
}

export interface DuelBoard {
  score: number;
  lines: LineOf<DuelColour>[];
  plates: ({ plate: number; turns: number } | null)[]; // the nine positions in reading order
  cells: string[]; // a row each: `.Y..*.`, the tiles that are there, `*` a special one
  pattern: string[]; // what is printed there: a colour, `*` for a special tile, `J` joker; `.` no plate
  broken: Tiles;
  penalty: number; // what broken tiles and first-player tile cost now
  chips: Chip[];
  used: Chip[]; // turned over for good
  tokens: number; // put down in this round
  taken: number; // chips taken in this round
  pass: number | null; // in the tiling: the next line to be looked at, 7 once the seat is finished
}

// --- what a move would do -----------------------------------------------------------------------------------------

export type DuelPreview =
  | TakePreview
  | PlatePreview
  | (MovePreview & { kind: 'draw'; back: Back | '?'; points: number }) // what it costs
  | (MovePreview & { kind: 'look'; count: number })
  | (MovePreview & SeenPlate & { kind: 'put_back' })
  | (MovePreview & { kind: 'chip'; factory: number; chip: Chip })
  | TilePreview
  | (MovePreview & { kind: 'leave'; line: number; colour: DuelColour; filled: number; missing: number });

interface MovePreview {
  move: MoveText;
  seat: number;
  ends_draft: boolean;
}

export interface TakePreview extends MovePreview {
  kind: 'sun' | 'moon';
  source: DuelSource;
  colour: DuelColour;
  count: number; // tiles taken
  leftovers: Tiles; // from the sun to the moon side
  marker: boolean; // takes the first-player tile
  line: number | null; // null: all to the broken stack
  placed: number;
  filled: number; // tiles in the line afterwards
  complete: boolean;
  to_broken: number;
  to_tower: number; // what the broken stack has no space for
  penalty_before: number;
  penalty_after: number;
  turned_up: number[]; // small factories whose chip would be turned up
  tiling: DuelPlacement | null; // of a line that becomes complete
}

// Where the tile of a complete line would go as things stand: the best, where its owner chooses.
export type DuelPlacement =
  | { row: number; columns: []; choice: false; why: 'waits' | 'breaks' } // no cell is free for it
  | {
      row: number;
      columns: number[]; // all that are equally good
      choice: boolean; // so that the points are 'up to'
      why: null;
      horizontal: number;
      vertical: number;
      points: number;
      points_special: number; // of the special tile that comes with it
    };

export interface PlatePreview extends MovePreview {
  kind: 'plate' | 'keep';
  plate: number;
  place: number;
  turns: number;
  cells: string; // as they would lie
  serves: number[]; // lines with tiles that would find a cell on it
  goals: GoalChange[];
}

export interface TilePreview extends MovePreview {
  kind: 'tile';
  line: number;
  column: number;
  colour: DuelColour;
  chips: Chip[]; // that it costs
  horizontal: number;
  vertical: number;
  points: number;
  points_special: number;
  special: { row: number; column: number; points: number } | null; // the special tile that comes with it
  to_tower: number;
  goals: GoalChange[];
}

export interface GoalChange {
  name: GoalName;
  before: number;
  after: number;
}

// --- what an action did -------------------------------------------------------------------------------------------

export type DuelStep =
  | { do: 'take'; seat: number; source: DuelSource; colour: DuelColour; count: number }
  | { do: 'leftovers'; seat: number; source: number; tiles: Tiles }
  | { do: 'marker'; seat: number }
  | { do: 'place' | 'stays' | 'breaks'; seat: number; line: number; colour: DuelColour; count: number }
  | { do: 'broken'; seat: number; colour: DuelColour; count: number }
  | { do: 'tower'; seat: number; tiles: Tiles }
  | ({ do: 'draw'; seat: number; back: Back | '?' } & Scored)
  | { do: 'plate'; seat: number; plate: number; place: number; turns: number }
  | ({ do: 'put_back'; seat: number } & SeenPlate)
  | { do: 'chip'; seat: number; factory: number; chip: Chip }
  | { do: 'turned_up'; factory: number; chip: Chip }
  | { do: 'spend'; seat: number; line: number; chips: Chip[] }
  | DuelTileStep
  | ({ do: 'special'; seat: number; row: number; column: number } & Scored)
  | ({ do: 'penalty'; seat: number; count: number; marker: boolean; penalty: number; tiles: Tiles } & Scored)
  | ({ do: 'goal'; seat: number; goal: GoalName; spared: number } & Scored) // spared: of what went below 0 points
  | { do: 'plates'; plate: number }
  | { do: 'deal'; tiles: Tiles }
  | { do: 'over' };

// What the step really brought or cost, and the seat's score after it.
interface Scored {
  points: number;
  score: number;
}

export interface DuelTileStep extends Scored {
  do: 'tile';
  seat: number;
  line: number;
  row: number;
  column: number;
  colour: DuelColour;
  horizontal: number;
  vertical: number;
  to_tower: number;
}
