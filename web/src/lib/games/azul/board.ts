// What lies on the spaces of a board, and what a proposed move would put there.
import type { AzulBoard, DraftPreview } from '../../core/types';
import { FLOOR_COSTS, type Fresh, MARKER } from './table';

export interface Space {
  readonly tile: string | null; // what lies here, or would
  readonly ghost: boolean; // it would
  readonly fresh: boolean; // the last move put it here
}

// The spaces of a line from the right, where tiles come first.
export function lineSpaces(board: AzulBoard, line: number, preview: DraftPreview | null, fresh: Fresh | null): Space[] {
  const { size, colour, filled } = board.lines[line - 1] ?? { size: 0, colour: null, filled: 0 };
  const added = preview?.line === line ? preview.placed : 0;
  const placed = fresh?.line === line ? fresh.placed : 0;
  return Array.from({ length: size }, (_, at) => {
    if (at < filled) return { tile: colour, ghost: false, fresh: at >= filled - placed };
    return at < filled + added ? { tile: preview?.colour ?? null, ghost: true, fresh: false } : FREE;
  });
}

const FREE: Space = { tile: null, ghost: false, fresh: false };

// The floor's spaces from the left.
export function floorSpaces(board: AzulBoard, preview: DraftPreview | null, fresh: Fresh | null): Space[] {
  const lying = Array.from(board.floor);
  const coming = preview === null ? [] : fallenTiles(preview);
  const fallen = fresh?.fallen ?? 0;
  return FLOOR_COSTS.map((_, at) => {
    const tile = lying[at];
    if (tile !== undefined) return { tile, ghost: false, fresh: at >= lying.length - fallen };
    return at < lying.length + coming.length
      ? { tile: coming[at - lying.length] ?? null, ghost: true, fresh: false }
      : FREE;
  });
}

// The marker lies down before the tiles that come with it.
const fallenTiles = ({ marker, to_floor, colour }: DraftPreview): string[] => [
  ...(marker ? [MARKER] : []),
  ...Array.from({ length: to_floor }, () => colour),
];
