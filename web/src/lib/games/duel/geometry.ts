// Where everything lies on a board of Duel, in units: lines, dome, broken stack and chips, at each size.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

// The box round several boxes, and a box as it lies within another one.
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

export const within = (box: Box, outer: Box): Box => ({ ...box, x: box.x - outer.x, y: box.y - outer.y });

export interface Measures {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly right: number; // where the lines end
  readonly left: number; // where the dome begins
  readonly top: number; // of line 1 and the dome
  readonly foot: number; // of the figures over the broken stack
  readonly broken: number; // the size of a broken tile
  readonly tag: number; // the width of a line's tag
}

export type BoardSize = 'own' | 'other' | 'small' | 'phone';

export const MEASURES: Readonly<Record<BoardSize, Measures>> = {
  own: { width: 536, height: 364, cell: 36, right: 246, left: 278, top: 51, foot: 296, broken: 34, tag: 20 },
  other: { width: 536, height: 318, cell: 32, right: 246, left: 278, top: 46, foot: 265, broken: 26, tag: 20 },
  small: { width: 388, height: 268, cell: 24, right: 174, left: 202, top: 50, foot: 224, broken: 22, tag: 18 },
  phone: { width: 344, height: 274, cell: 23, right: 157, left: 173, top: 50, foot: 218, broken: 28, tag: 14 },
};

export const SIDE = 6; // cells of a dome's side
export const ROWS = [1, 2, 3, 4, 5, 6] as const;
export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

// A plate has an edge of 2 round its cells and a joint of 2 between them; plates lie 3 apart.
export const plateSize = (cell: number) => 2 * cell + 6;
export const domeSize = (cell: number) => 3 * plateSize(cell) + 6;
const platePitch = (cell: number) => plateSize(cell) + 3;

// How far from the dome's edge a row or column begins, counted from 1.
export function offset(cell: number, row: number): number {
  const at = row - 1;
  return Math.floor(at / 2) * platePitch(cell) + 2 + (at % 2) * (cell + 2);
}

export function cellBox({ cell, left, top }: Measures, row: number, column: number): Box {
  return { x: left + offset(cell, column), y: top + offset(cell, row), w: cell, h: cell };
}

export function placeBox({ cell, left, top }: Measures, place: number): Box {
  const at = place - 1;
  const size = plateSize(cell);
  return { x: left + (at % 3) * platePitch(cell), y: top + Math.floor(at / 3) * platePitch(cell), w: size, h: size };
}

// A line with its tag.
export function lineBox({ cell, right, top, tag }: Measures, line: number): Box {
  const w = line * (cell + 2) - 2;
  return { x: right - w, y: top + offset(cell, line), w: w + 4 + tag, h: cell };
}

// The cells of a place in reading order: row and column, from 1.
export function cellsOf(place: number): { row: number; column: number }[] {
  const row = 2 * Math.floor((place - 1) / 3) + 1;
  const column = 2 * ((place - 1) % 3) + 1;
  return [0, 1].flatMap((down) => [0, 1].map((aside) => ({ row: row + down, column: column + aside })));
}

// --- runs ---

export interface Run {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface Scored {
  readonly row: number;
  readonly column: number;
  readonly horizontal: number;
  readonly vertical: number;
}

// The tiles that score with the one at this place, across and down, where there are more than itself.
export function runs(cells: readonly string[], { row, column, horizontal, vertical }: Scored): Run[] {
  const covered = (r: number, c: number) => (cells[r - 1]?.[c - 1] ?? '.') !== '.';
  let left = column; // on a board with later tiles the neighbours may be more than those that scored
  while (covered(row, left - 1) && column - left + 1 < horizontal) left -= 1;
  let top = row;
  while (covered(top - 1, column) && row - top + 1 < vertical) top -= 1;
  const across = horizontal > 1 ? [{ row, column: left, rows: 1, columns: horizontal }] : [];
  const down = vertical > 1 ? [{ row: top, column, rows: vertical, columns: 1 }] : [];
  return across.length + down.length > 0 ? [...across, ...down] : [{ row, column, rows: 1, columns: 1 }];
}

export function runBox(measures: Measures, { row, column, rows, columns }: Run): Box {
  const first = cellBox(measures, row, column);
  const last = cellBox(measures, row + rows - 1, column + columns - 1);
  return { x: first.x - 3, y: first.y - 3, w: last.x - first.x + last.w + 6, h: last.y - first.y + last.h + 6 };
}
