import { columnLetters } from "../../grid/addresses";

/** Where everything is on the sheet of a board of jumps, as addresses in formulas; rows count from 1. */
export interface JumpLayout {
  readonly rows: number;
  readonly columns: number;
  /** The number of columns of the board with its inputs, and of each drawing of a way with its list. */
  readonly width: number;
  /** The first and the last row of the board. */
  readonly top: number;
  readonly lastRow: number;
  readonly tiles: string;
  readonly startRow: number;
  readonly start: string;
  /** The cell that says what is wrong. */
  readonly problem: string;
  readonly problemRow: number;
  /** The first row of the lists. */
  readonly firstStep: number;
  readonly lastStep: number;
  /** The cell with the rules that the user chooses. */
  readonly rules: string;
  /** The letters of a column to the right of the board: of the drawing with this number, counted from 0. */
  column(drawing: number, offset: number): string;
}

/** The columns of a list of steps, with its running sums. */
const LIST_COLUMNS = 5;

export function layoutOf(rows: number, columns: number, top: number): JumpLayout {
  const width = Math.max(columns, LIST_COLUMNS);
  const lastRow = top + rows - 1;
  const [startRow, problemRow, firstStep] = [lastRow + 2, lastRow + 3, lastRow + 5];
  return {
    rows,
    columns,
    width,
    top,
    lastRow,
    tiles: `$B$${top}:$${columnLetters(columns)}$${lastRow}`,
    startRow,
    start: `$C$${startRow}:$D$${startRow}`,
    problem: `$B$${problemRow}`,
    problemRow,
    firstStep,
    // A way comes to no tile twice.
    lastStep: firstStep + rows * columns - 1,
    rules: `$E$${firstStep + 2}`,
    column: (drawing, offset) => columnLetters(1 + (drawing + 1) * (width + 1) + offset),
  };
}
