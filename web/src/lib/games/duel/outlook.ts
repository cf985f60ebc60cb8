// What the proposed move would change on a board, as the board shows it: ghosts, runs, badges, what breaks.
import type { DuelBoard, DuelData, DuelPreview, DuelStep, TakePreview, Tiles, TilePreview } from '../../core/types';
import type { Scene } from '../../table/scene';
import { runs, type Run } from './geometry';

export type DuelScene = Scene<DuelData, DuelPreview>;

// Only games of Duel come to these components.
export const asDuel = (scene: Scene): DuelScene => scene as DuelScene;

export interface Badge {
  readonly row: number;
  readonly column: number;
  readonly points: number;
}

export interface Ghost {
  readonly row: number;
  readonly column: number;
  readonly colour: string;
}

export interface Outlook {
  readonly line: { line: number; colour: string; from: number; to: number } | null; // ghosts in a line
  readonly ghosts: readonly Ghost[]; // on the dome
  readonly others: readonly Ghost[]; // equally good cells
  readonly runs: readonly Run[];
  readonly badges: readonly Badge[];
  readonly broken: Tiles; // that would come to the broken stack
  readonly marker: boolean; // the first-player tile would come
  readonly penalty: readonly [before: number, after: number] | null; // where it changes
  readonly plate: { place: number; cells: string } | null;
  readonly serves: readonly number[]; // lines whose tiles the plate has a cell for
}

export const NOTHING: Outlook = {
  line: null,
  ghosts: [],
  others: [],
  runs: [],
  badges: [],
  broken: '',
  marker: false,
  penalty: null,
  plate: null,
  serves: [],
};

export function outlook({ preview, data }: DuelScene, seat: number): Outlook {
  const board = data.boards[seat];
  if (preview?.seat !== seat || board === undefined) return NOTHING;
  switch (preview.kind) {
    case 'sun':
    case 'moon':
      return afterTaking(board, preview);
    case 'plate':
    case 'keep':
      return { ...NOTHING, plate: { place: preview.place, cells: preview.cells }, serves: preview.serves };
    case 'tile':
      return afterTile(board, preview);
    default:
      return NOTHING;
  }
}

function afterTaking(board: DuelBoard, preview: TakePreview): Outlook {
  const { line, colour, filled, placed, to_broken, penalty_before, penalty_after, marker } = preview;
  return {
    ...NOTHING,
    ...atTiling(board, preview),
    line: line === null ? null : { line, colour, from: filled - placed, to: filled },
    broken: colour.repeat(to_broken),
    marker,
    penalty: penalty_before === penalty_after ? null : [penalty_before, penalty_after],
  };
}

// Where the complete line's tile would go, the best cell where its owner will choose.
function atTiling({ cells }: DuelBoard, { tiling, colour }: TakePreview): Partial<Outlook> {
  if (tiling?.why !== null) return {};
  const [column = 0, ...others] = tiling.columns;
  const { row, horizontal, vertical, points, points_special } = tiling;
  return {
    ghosts: [{ row, column, colour }],
    others: others.map((other) => ({ row, column: other, colour })),
    runs: runs(cells, { row, column, horizontal, vertical }),
    badges: [{ row, column, points: points + points_special }],
  };
}

function afterTile({ cells }: DuelBoard, preview: TilePreview): Outlook {
  const { line: row, column, colour, special, points } = preview;
  const ghosts = [{ row, column, colour }];
  const badges = [{ row, column, points }];
  if (special !== null) {
    ghosts.push({ row: special.row, column: special.column, colour: '*' as typeof colour });
    badges.push(special);
  }
  return { ...NOTHING, ghosts, badges, runs: runs(cells, { ...preview, row }) };
}

// --- the last move ---

export interface LastMove {
  readonly line: { line: number; from: number; to: number } | null;
  readonly cells: readonly { row: number; column: number }[];
  readonly place: number | null;
  readonly broken: number; // so many of the broken tiles came with it
  readonly chip: boolean; // the chip that was taken last
}

// What the last move laid on this board; gone with the next one.
export function lastMove({ last, data }: DuelScene, seat: number): LastMove {
  const found = { line: null, cells: [], place: null, broken: 0, chip: false } as {
    -readonly [Part in keyof LastMove]: LastMove[Part];
  };
  if (last?.seat !== seat) return found;
  for (const step of last.report as readonly DuelStep[]) {
    if (step.do === 'place' && step.seat === seat) {
      const to = data.boards[seat]?.lines[step.line - 1]?.filled ?? 0;
      found.line = { line: step.line, from: to - step.count, to };
    } else if (step.do === 'tile' || step.do === 'special') {
      found.cells = [...found.cells, { row: step.row, column: step.column }];
    } else if (step.do === 'plate') found.place = step.place;
    else if (step.do === 'broken') found.broken = step.count;
    else if (step.do === 'chip') found.chip = true;
  }
  return found;
}

// The factory whose sun side gave the tiles of the last move, or the chip.
export function lastSource({ last }: DuelScene): number | 'moon' | null {
  for (const step of (last?.report ?? []) as readonly DuelStep[]) {
    if (step.do === 'take') return step.source;
    if (step.do === 'chip') return step.factory;
  }
  return null;
}
