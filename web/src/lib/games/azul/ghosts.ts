// What a proposed move would bring to the wall, and which of its cells can be chosen.
import type { AzulPreview, DraftPreview, TilingPreview } from '../../core/types';
import type { CellMark } from './geometry';
import { type AzulScene, isDraft } from './table';

// A tile that would come to the wall.
export interface WallGhost {
  readonly row: number;
  readonly column: number;
  readonly colour: string;
  readonly mark: CellMark | null; // the points that it would bring, where they are told on this cell
  readonly upTo: boolean; // where its owner will choose among cells
}

export function wallGhosts(preview: AzulPreview): WallGhost[] {
  return isDraft(preview) ? ofLine(preview) : [ofCell(preview)];
}

// Where there is a choice, all the best cells; the first of them tells the points.
function ofLine({ tiling, colour }: DraftPreview): WallGhost[] {
  if (tiling === null) return [];
  const { row, columns, horizontal, vertical, points, choice } = tiling;
  return columns.map((column, at) => {
    const mark = { row, column, points, horizontal, vertical };
    return { row, column, colour, mark: at === 0 ? mark : null, upTo: choice };
  });
}

function ofCell({ line, column, colour, points, horizontal, vertical }: TilingPreview): WallGhost {
  return { row: line, column, colour, mark: { row: line, column, points, horizontal, vertical }, upTo: false };
}

export const cellKey = (row: number, column: number) => `${row}-${column}`;

// Cells of the grey wall that may be chosen now, with the points that each would bring.
export function cellPoints(scene: AzulScene): Map<string, number> {
  const found = scene.legal.flatMap((move) => (isDraft(move) ? [] : [move]));
  return new Map(found.map(({ line, column, points }) => [cellKey(line, column), points]));
}
