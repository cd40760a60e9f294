import { i18n } from "../../language";
import { isPauseInRow, type Steps } from "../../steps";
import { CellError, isBlank, numberIn, shown, type Cell, type Cells } from "../../grid/cells";
import type { MazeGrid, ReadGrid } from "../mazes/cells";
import { bySpaces } from "../mazes/marks/lines";
import { withRemedyForSign } from "../mazes/marks/marks";
import { plainCells } from "../mazes/marks/plain";
import { NONE_NAMED, type NamedWalls } from "../mazes/marks/walls";

/** A board of signed whole numbers, one per tile. Holes have the number 0 and are not open. */
export interface JumpBoard extends MazeGrid {
  readonly numbers: Int32Array;
}

/** Larger numbers are of no use on a board that fits on a sheet. */
const MAX_NUMBER = 999_999_999;

interface JumpReading {
  /** Marks of holes other than #. */
  readonly named?: NamedWalls;
  /** Whether the goal is told elsewhere. Then tiles with 0 are dead ends. */
  readonly goalIsGiven?: boolean;
}

/**
 * Reads a board. The goal is the tile with 0 or the letter O, G or E. A blank cell is a 0, because spreadsheets pass it as 0. Two
 * goals are an error, because it is unclear which one counts. A `#` is a hole, where there is no tile.
 */
export function* readJumpBoard(
  range: Cells,
  argument: string,
  { named = NONE_NAMED, goalIsGiven = false }: JumpReading = {},
): Steps<JumpBoard & ReadGrid> {
  const { cells, places } = yield* plainCells(range, {
    named,
    split: bySpaces,
    border: ["x", "*"],
    hasWays: false,
  });
  const rows = cells.length;
  const columns = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const numbers = new Int32Array(rows * columns);
  const open = new Uint8Array(rows * columns).fill(1);
  const goals: number[] = [];
  for (let row = 0; row < rows; row++) {
    if (isPauseInRow(row, columns)) yield 0;
    for (let column = 0; column < columns; column++) {
      const position = row * columns + column;
      const cell = cells[row][column] ?? "";
      if (isHole(cell)) {
        open[position] = 0;
        continue;
      }
      const number = tileNumber(cell, argument, row, column);
      numbers[position] = number;
      if (number === 0) goals.push(position);
      if (goals.length > 1 && !goalIsGiven) throw secondGoal(cells, goals, columns, argument);
    }
  }
  const closed = () => i18n.t("a hole; expected a tile");
  return { rows, columns, open, closed, starts: [], goals, numbers, cells, places };
}

/** A `#`: no tile. */
function isHole(cell: Cell): boolean {
  return typeof cell === "string" && cell.trim() === "#";
}

function tileNumber(cell: Cell, argument: string, row: number, column: number): number {
  if (isBlank(cell) || goalLetter(cell) !== undefined) return 0;
  const number = typeof cell === "boolean" ? undefined : numberIn(cell);
  if (number === undefined || !Number.isInteger(number)) {
    const problem = i18n.t(
      "here is {cell}; expected signed whole numbers, one 0, O or G for the goal, and # for holes",
      { cell: shown(cell) },
    );
    throw new CellError(argument, withRemedyForSign(problem, cell), row, column);
  }
  if (Math.abs(number) > MAX_NUMBER) {
    const problem = i18n.t("{number} is too large; expected at most {most}", { number, most: MAX_NUMBER });
    throw new CellError(argument, problem, row, column);
  }
  return number;
}

/** The letter with which a cell marks the goal, if it does. */
function goalLetter(cell: Cell): string | undefined {
  return typeof cell === "string" ? /^\s*([oge])\s*$/i.exec(cell)?.[1].toUpperCase() : undefined;
}

function secondGoal(cells: Cells, goals: readonly number[], columns: number, argument: string): CellError {
  const [first, second] = goals.map((goal) => [Math.floor(goal / columns), goal % columns]);
  const cell = cells[second[0]][second[1]] ?? "";
  const place = { row: first[0] + 1, column: first[1] + 1 };
  const letter = goalLetter(cell);
  const problem = letter
    ? i18n.t(
        "here is {letter}, a second goal; the first is in row {row}, column {column}; expected one goal",
        {
          letter,
          row: place.row,
          column: place.column,
        },
      )
    : cell === ""
      ? i18n.t(
          "here is a second blank cell, which counts as 0; the first is in row {row}, column {column}; expected one goal",
          place,
        )
      : i18n.t(
          "here is a second 0 (or blank cell); the first is in row {row}, column {column}; expected one goal",
          place,
        );
  return new CellError(argument, problem, ...second);
}
