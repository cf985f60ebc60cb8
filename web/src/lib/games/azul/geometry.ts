// Where things lie: dishes on their ring, tiles on a dish, and the run that a tile on the wall belongs to.

import type { Mark } from '../../table/scene';

export interface Point {
  readonly x: number;
  readonly y: number;
}

// The centres of dishes on an ellipse round 0/0: number 1 at twelve o'clock, then clockwise.
export function ring(dishes: number, radiusX: number, radiusY: number): Point[] {
  return Array.from({ length: dishes }, (_, at) => {
    const angle = (2 * Math.PI * at) / dishes;
    return { x: radiusX * Math.sin(angle), y: -radiusY * Math.cos(angle) };
  });
}

// Equal tiles of a dish, and which of its four places they lie on: 0 and 1 above 2 and 3.
export interface DishGroup {
  readonly colour: string;
  readonly places: readonly number[];
}

// The largest group first, so that no two equal tiles lie across a corner from each other.
export function arrange(tiles: string): DishGroup[] {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  let next = 0;
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([colour, count]) => ({ colour, places: Array.from({ length: count }, () => next++) }));
}

// A rectangle of wall cells; rows and columns count from 1.
export interface Cells {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

// A tile that scores: its cell, its points, and the runs that it belongs to.
export type CellMark = Omit<Mark, 'seat'>;

// The runs of a tile. Lines are tiled from top to bottom, so that what lies beyond the end of a column's run came later.
export function runs(wall: readonly string[], { row, column, horizontal, vertical }: CellMark): Cells[] {
  const isTile = (r: number, c: number) => (wall[r - 1]?.[c - 1] ?? '.') !== '.';
  const found: Cells[] = [];
  if (horizontal > 1) {
    let left = column;
    while (column - left < horizontal - 1 && isTile(row, left - 1)) left--;
    found.push({ row, column: left, rows: 1, columns: horizontal });
  }
  if (vertical > 1) {
    let top = row;
    while (row - top < vertical - 1 && isTile(top - 1, column)) top--;
    found.push({ row: top, column, rows: vertical, columns: 1 });
  }
  return found.length > 0 ? found : [{ row, column, rows: 1, columns: 1 }];
}

// Full rows, columns and colours of a wall: what scores once more at the end.
export function completed(wall: readonly string[]): Cells[] {
  const numbers = [1, 2, 3, 4, 5];
  const at = (row: number, column: number) => wall[row - 1]?.[column - 1] ?? '.';
  const rows = numbers.filter((row) => numbers.every((column) => at(row, column) !== '.'));
  const columns = numbers.filter((column) => numbers.every((row) => at(row, column) !== '.'));
  return [
    ...rows.map((row) => ({ row, column: 1, rows: 1, columns: 5 })),
    ...columns.map((column) => ({ row: 1, column, rows: 5, columns: 1 })),
  ];
}
