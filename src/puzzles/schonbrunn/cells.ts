import { i18n } from "../../language";
import { isPauseInRow, type Steps } from "../../steps";
import { CellError, isBlank, numberIn, shown, type Cell, type Cells } from "../../grid/cells";
import type { MazeGrid } from "../mazes/cells";

/** A board of signed whole numbers, one per tile. */
export interface JumpBoard extends MazeGrid {
  readonly numbers: Int32Array;
}

/** Larger numbers are of no use on a board that fits on a sheet. */
const MAX_NUMBER = 999_999_999;

/**
 * Reads a board. The goal is the tile with 0 or the letter O. A blank cell is a 0, as spreadsheets pass it as one. Two of them are an
 * error, as it is unclear which is the goal.
 */
export function* readJumpBoard(cells: Cells, argument: string): Steps<JumpBoard> {
  const rows = cells.length;
  const columns = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const numbers = new Int32Array(rows * columns);
  const goals: number[] = [];
  for (let row = 0; row < rows; row++) {
    if (isPauseInRow(row, columns)) yield 0;
    for (let column = 0; column < columns; column++) {
      const position = row * columns + column;
      const number = tileNumber(cells[row][column] ?? "", argument, row, column);
      numbers[position] = number;
      if (number === 0) goals.push(position);
      if (goals.length > 1) throw secondGoal(cells, goals, columns, argument);
    }
  }
  return { rows, columns, open: new Uint8Array(rows * columns).fill(1), starts: [], goals, numbers };
}

function tileNumber(cell: Cell, argument: string, row: number, column: number): number {
  if (isBlank(cell) || isLetterO(cell)) return 0;
  const number = typeof cell === "boolean" ? undefined : numberIn(cell);
  if (number === undefined || !Number.isInteger(number)) {
    const problem = i18n.t("here is {cell}; expected signed whole numbers, and one 0 or O for the goal", {
      cell: shown(cell),
    });
    throw new CellError(argument, problem, row, column);
  }
  if (Math.abs(number) > MAX_NUMBER) {
    const problem = i18n.t("{number} is too large; expected at most {most}", { number, most: MAX_NUMBER });
    throw new CellError(argument, problem, row, column);
  }
  return number;
}

function isLetterO(cell: Cell): boolean {
  return typeof cell === "string" && /^\s*o\s*$/i.test(cell);
}

function secondGoal(cells: Cells, goals: readonly number[], columns: number, argument: string): CellError {
  const [first, second] = goals.map((goal) => [Math.floor(goal / columns), goal % columns]);
  const cell = cells[second[0]][second[1]] ?? "";
  const place = { row: first[0] + 1, column: first[1] + 1 };
  const problem = isLetterO(cell)
    ? i18n.t("here is a second O beside that in row {row}, column {column}; expected one goal", place)
    : cell === ""
      ? i18n.t(
          "here is a second blank cell, which counts as 0, beside that in row {row}, column {column}; expected one goal",
          place,
        )
      : i18n.t(
          "here is a second 0 (or blank cell) beside that in row {row}, column {column}; expected one goal",
          place,
        );
  return new CellError(argument, problem, ...second);
}
