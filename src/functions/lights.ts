import { exactNumber } from "../grid/exact-number";
import { CellError, shown, type Cell } from "../grid/cells";
import { i18n } from "../language";
import { readLights, type Lamps } from "../puzzles/lights-out/cells";
import { lightsOut } from "../puzzles/lights-out/kind";
import type { Steps } from "../steps";
import { answerInSlices, NoSolution } from "./answering";
import { readCellsInSteps, readWords } from "./cells/host-cells";

/**
 * What to tell of a board of lamps.
 * @customenum {string}
 */
enum LightsAnswer {
  /** The shape of the board: 1 for each lamp to press, 0 for the others. */
  grid = "grid",
  /** The fewest presses. */
  length = "length",
  /** How many solutions there are. */
  count = "count",
  /** How many presses are independent. 2 to this power is the number of boards of this shape that can be solved. */
  rank = "rank",
  /** Why the board cannot be solved: a pattern in which each press changes an even number of lamps, but an odd number has to change. */
  quiet = "quiet",
  /** The first pattern in which each press changes an even number of lamps. The patterns are numbered; 3 is the sum of 1 and 2. */
  quiet1 = "quiet 1",
}

/**
 * Solves Lights Out: finds the fewest lamps to press until all are dark, or as the goal says.
 * @customfunction SOLVELIGHTS
 * @param board A range of any shape. Lit lamps are 1, x or on, or one other mark everywhere. Dark lamps are 0, blank, ., -, ○ or off. # is no lamp.
 * @param [goal] The lamps that are lit at the end, in a range as large as the board. Default: none.
 * @param [answer] grid, length, count, rank, quiet, or quiet and a number. Default: grid.
 * @returns What answer asks for; beside the length a note if there may be fewer presses.
 * @example =PUZZLE.SOLVELIGHTS({1,0,0;1,1,0;1,0,0}) = {0,0,0;1,0,0;0,0,0}
 */
export function solveLights(
  board: unknown[][],
  goal?: unknown[][],
  answer?: LightsAnswer,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(() => solve(board, goal, answer), invocation);
}

function* solve(rawBoard: unknown, rawGoal: unknown, rawAnswer: unknown): Steps<Cell[][]> {
  const [answer = "grid", pattern, ...more] = readWords(rawAnswer, "answer");
  const isNumbered = answer === "quiet" && /^\d{1,15}$/.test(pattern ?? "") && more.length === 0;
  if (
    !["grid", "length", "count", "rank", "quiet"].includes(answer) ||
    (pattern !== undefined && !isNumbered)
  ) {
    const problem = i18n.t("{answer} is unknown; expected grid, length, count, rank, quiet or quiet 1", {
      answer: shown([answer, pattern, ...more].join(" ").trim()),
    });
    throw new CellError("answer", problem);
  }
  const cells = yield* readCellsInSteps(rawBoard, "board");
  const { lamps, lit, goal } = yield* readLights(cells, yield* readCellsInSteps(rawGoal, "goal"));
  const puzzle = yield* lightsOut(
    lamps,
    lit.map((on, lamp) => on ^ goal[lamp]!),
  );
  if (answer === "rank") return [[puzzle.rank]];
  if (isNumbered) return inCells(lamps, sumOf(puzzle.quiet, BigInt(pattern!), lamps.count));
  const solution = yield* puzzle.solve();
  if ("impossible" in solution) {
    if (answer === "count") return [[0]];
    if (answer === "quiet") return inCells(lamps, solution.quiet);
    throw new NoSolution(solution.impossible);
  }
  const { presses, isFewest } = solution;
  switch (answer) {
    case "count":
      return [[exactNumber(2n ** BigInt(puzzle.quiet.length))]];
    case "length": {
      const length = presses.reduce((sum, press) => sum + press, 0);
      return [isFewest ? [length] : [length, "not proved fewest"]];
    }
    case "quiet":
      throw new NoSolution(
        i18n.t("This board can be solved, so of each quiet pattern an even number of lamps has to change."),
      );
    default:
      return inCells(lamps, presses);
  }
}

/** The sum of the patterns whose bits are 1 in a number. */
function sumOf(patterns: readonly Uint8Array[], number: bigint, lamps: number): Uint8Array {
  const count = 2n ** BigInt(patterns.length) - 1n;
  if (number > count) {
    throw new NoSolution(
      i18n.t(
        "A board of this shape has {count, plural, =0 {no quiet patterns} one {# quiet pattern} other {# quiet patterns}}.",
        {
          count: Number(count),
        },
      ),
    );
  }
  const sum = new Uint8Array(lamps);
  patterns.forEach((pattern, k) => {
    if ((number >> BigInt(k)) & 1n) pattern.forEach((bit, lamp) => (sum[lamp]! ^= bit));
  });
  return sum;
}

function inCells({ rows, columns, lampAt }: Lamps, set: Uint8Array): Cell[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => {
      const lamp = lampAt[row * columns + column]!;
      return lamp < 0 ? "#" : set[lamp]!;
    }),
  );
}
