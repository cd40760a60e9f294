import { i18n } from "../../language";
import { CellError, numberIn, type Cells } from "../../grid/cells";
import { mazeKindOf } from "../kinds";
import type { GridPuzzle } from "../puzzle";
import { NotPlayable, type Play, type PlayKind } from "../../playing/play";

/** A board of numbers, and the shortest way to its goal by jumps as long as the numbers say. */
export interface SchonbrunnPlay extends Play {
  /** The tile numbers, row by row. The goal's is 0. */
  readonly numbers: readonly (readonly number[])[];
  /** The tile after each step, with row and column counted from 0. */
  readonly tiles: readonly { readonly row: number; readonly column: number }[];
  /** The sum of the numbers on the way after each step. */
  readonly sums: readonly number[];
}

interface Mode {
  readonly prefix: string;
  readonly title: string;
  readonly rules: readonly string[];
}

function kindOf({ prefix, title, rules }: Mode): PlayKind<SchonbrunnPlay> {
  return {
    prefix,
    title,
    ranges: [
      { name: "board", title: /*i18n*/ "The tiles: whole numbers, and a 0 for the goal" },
      {
        name: "start",
        title: /*i18n*/ "The start: its tile, or row and column in the board",
        within: "board",
      },
    ],
    *read({ board, start }) {
      const puzzle = yield* readBoard(board, start, rules);
      const outcome = yield* puzzle.solve();
      if ("impossible" in outcome) throw new NotPlayable(outcome.impossible);
      const { way } = outcome;
      const tiles = way.map((state) => {
        const [row, column] = puzzle.show(state).map(Number);
        return { row: row - 1, column: column - 1 };
      });
      const numbers = numbersOf(board);
      const sums: number[] = [];
      for (const { row, column } of tiles) sums.push((sums.at(-1) ?? 0) + numbers[row][column]);
      const moves = way.slice(1).map((state, k) => String(puzzle.move(way[k], state)[0]));
      return {
        kind: prefix,
        lastStep: way.length - 1,
        numbers,
        tiles,
        sums,
        text(step) {
          const { row, column } = tiles[step];
          const tile = shown(numbers[row][column]);
          const where = { tile, row: row + 1, column: column + 1, sum: shown(sums[step]) };
          if (step === 0) {
            return i18n.t("start on the tile {tile} in row {row}, column {column}; the sum is {sum}", where);
          }
          const before = tiles[step - 1];
          const far = Math.abs(numbers[before.row][before.column]);
          const jump = { ...where, direction: moves[step - 1], far };
          return i18n.t(
            "jump {direction, select, right {right} left {left} up {up} other {down}} by {far}, to the tile {tile} in row {row}, column {column}; the sum is {sum}",
            jump,
          );
        },
        marker: { range: "board", cells: (step) => [tiles[step]] },
      };
    },
  };
}

/** The puzzle. Errors are about the board, not a maze. */
function* readBoard(board: Cells, start: Cells, rules: readonly string[]): Generator<number, GridPuzzle> {
  try {
    return yield* mazeKindOf(rules).read({ maze: board, start, goal: [[""]], rules });
  } catch (error) {
    if (!(error instanceof CellError) || error.argument !== "maze") throw error;
    throw new CellError("board", error.problem, error.row, error.column);
  }
}

export const schonbrunn = kindOf({
  prefix: "Schonbrunn",
  title: /*i18n*/ "Schönbrunn, normal",
  rules: ["jump"],
});
export const schonbrunnExpert = kindOf({
  prefix: "SchonbrunnExpert",
  title: /*i18n*/ "Schönbrunn, expert: sum 0",
  rules: ["jump", "zero"],
});

/** The board as read by the puzzle. The goal may be the letter O. */
function numbersOf(board: Cells): number[][] {
  return board.map((row) => row.map((cell) => numberIn(cell) ?? 0));
}

/** A number with a proper minus sign. */
const shown = (value: number) => String(value).replace("-", "−");
