// How far a dome has come with each goal: so many of so many cells, rows or columns. The points come from the core.
import type { DuelBoard, GoalName } from '../../core/types';
import { cellsOf, ROWS, SIDE } from './geometry';

export interface Progress {
  readonly done: number;
  readonly of: number;
}

type Cell = readonly [row: number, column: number];

const ALL: readonly Cell[] = ROWS.flatMap((row) => ROWS.map((column) => [row, column] as const));
const EDGE = ALL.filter(([row, column]) => [1, SIDE].includes(row) || [1, SIDE].includes(column));
const DIAGONALS = ALL.filter(([row, column]) => row === column || row + column === SIDE + 1);
const CORNERS = [1, 3, 7, 9].flatMap(cellsOf).map(({ row, column }): Cell => [row, column]);

const at = (rows: readonly string[], [row, column]: Cell) => rows[row - 1]?.[column - 1] ?? '.';

function covered({ cells }: DuelBoard, of: readonly Cell[]): Progress {
  return { done: of.filter((cell) => at(cells, cell) !== '.').length, of: of.length };
}

function printed(board: DuelBoard, kind: 'J' | '*'): Progress {
  const cells = ALL.filter((cell) => at(board.pattern, cell) === kind);
  return covered(board, cells);
}

const full = (line: readonly Cell[]) => (board: DuelBoard) => covered(board, line).done === SIDE;
const rowsOf = ROWS.map((row) => ALL.filter(([at]) => at === row));
const columnsOf = ROWS.map((column) => ALL.filter(([, at]) => at === column));

function howMany(lines: readonly (readonly Cell[])[], board: DuelBoard): Progress {
  return { done: lines.filter((line) => full(line)(board)).length, of: lines.length };
}

function colourfulRows({ cells }: DuelBoard, special: boolean): Progress {
  const colours = (row: string) =>
    new Set(Array.from(row).filter((tile) => tile !== '.' && (special || tile !== '*'))).size;
  return { done: cells.filter((row) => colours(row) >= 5).length, of: SIDE };
}

export function progress(goal: GoalName, board: DuelBoard, fiveColoursSpecial: boolean): Progress {
  switch (goal) {
    case 'rows':
      return howMany(rowsOf, board);
    case 'columns':
      return howMany(columnsOf, board);
    case 'five_colours':
      return colourfulRows(board, fiveColoursSpecial);
    case 'perimeter':
      return covered(board, EDGE);
    case 'diagonals':
      return covered(board, DIAGONALS);
    case 'corners':
      return covered(board, CORNERS);
    case 'jokers':
      return printed(board, 'J');
    case 'empty_specials':
      return printed(board, '*');
  }
}
