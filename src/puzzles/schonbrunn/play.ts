import { CellError, type Cells } from "../../grid/cells";
import { playSolution } from "../../playing/by-hand";
import type { Move, Spot } from "../../playing/move";
import type { Play, PlayKind } from "../../playing/play";
import { readJumps } from "./kind";
import { JumpGame, tilesOf } from "./play-jumps";
import { jumpInWords } from "./play-texts";
import type { JumpPuzzle } from "./shortest";

/** A board of numbers, and a way on it by jumps as long as the numbers say. */
export interface SchonbrunnPlay extends Play {
  /** The tile numbers, row by row. The goal's is 0. */
  readonly numbers: readonly (readonly number[])[];
  /** The holes, as spots. */
  readonly holes: ReadonlySet<Spot>;
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
      { name: "board", title: /*i18n*/ "The tiles: whole numbers, 0 for the goal, # for holes" },
      {
        name: "start",
        title: /*i18n*/ "The start: its tile, or row and column in the board",
        within: "board",
      },
    ],
    *read({ board, start }) {
      const puzzle = yield* readBoard(board, start, rules);
      const { rows, columns, numbers, open } = puzzle.board;
      const shown = {
        prefix,
        numbers: Array.from({ length: rows }, (_, row) => [
          ...numbers.subarray(row * columns, (row + 1) * columns),
        ]),
        holes: new Set(
          [...open].flatMap((isOpen, k) => (isOpen ? [] : `${Math.floor(k / columns)} ${k % columns}`)),
        ),
      };
      const game: JumpGame = new JumpGame(puzzle, (line) => ({ ...shown, ...wayOf(game, puzzle, line) }));
      return yield* playSolution(game);
    },
  };
}

/** What of a play is about its line of jumps. */
function wayOf(game: JumpGame, { board }: JumpPuzzle, line: readonly Move<string>[]) {
  const visited = tilesOf(line.at(-1)?.to ?? game.start);
  const tiles = visited.map((tile) => ({
    row: Math.floor(tile / board.columns),
    column: tile % board.columns,
  }));
  const numbers = visited.map((tile) => board.numbers[tile]);
  const sums: number[] = [];
  for (const number of numbers) sums.push((sums.at(-1) ?? 0) + number);
  return {
    lastStep: line.length,
    tiles,
    sums,
    text: (step: number) => jumpInWords({ tiles, numbers, sums }, step),
    marker: { range: "board", cells: (step: number) => [tiles[step]] },
    byHand: { game, line },
  };
}

/** The puzzle. Errors are about the board, not a maze. */
function* readBoard(board: Cells, start: Cells, rules: readonly string[]): Generator<number, JumpPuzzle> {
  try {
    return yield* readJumps({ maze: board, start, goal: [[""]], rules });
  } catch (error) {
    if (!(error instanceof CellError) || error.argument !== "maze") throw error;
    throw new CellError("board", error.problem, error.row, error.column);
  }
}

export const schonbrunn = kindOf({
  prefix: "Schonbrunn",
  title: /*i18n*/ "Board with jumps",
  rules: ["jump"],
});
export const schonbrunnExpert = kindOf({
  prefix: "SchonbrunnExpert",
  title: /*i18n*/ "Board with jumps, sum 0",
  rules: ["jump", "zero"],
});
