import { exactNumber } from "../grid/exact-number";
import { CellError, shown, type Cell } from "../grid/cells";
import { i18n } from "../language";
import { changesTo, readLights } from "../puzzles/lights-out/cells";
import { lightsOut } from "../puzzles/lights-out/kind";
import type { Lamps, LightsOut } from "../puzzles/lights-out/lamps";
import { primePowers } from "../puzzles/lights-out/modular";
import { readLampRules } from "../puzzles/lights-out/rules";
import type { Steps } from "../steps";
import { answerInSlices, NoSolution } from "./calls/answering";
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
 * What a press on a lamp does.
 * @customenum {string}
 */
enum LightsRules {
  /** It changes the lamp and its neighbours to the left, above, to the right and below. */
  plus = "plus",
  /** It changes the lamp and the four lamps at its corners. */
  cross = "cross",
  /** It changes the lamp and those that are a knight’s move away. */
  knight = "knight",
  /** It changes all lamps in the row and in the column. */
  lines = "lines",
  /** The edges meet: the last row is next to the first one, and the last column to the first one. Add it to the others. */
  torus = "torus",
  /** Lamps have three states, 0, 1 and 2, and a press adds 1. Name your own number, and add it to the others. */
  states = "states 3",
}

/**
 * Solves Lights Out: finds the fewest lamps to press until all are dark, or as the goal says.
 * @customfunction SOLVELIGHTS
 * @param board A range of any shape. Lit lamps are 1, x or on, or one other mark everywhere. Dark lamps are 0, blank, ., -, ○ or off. # is not a lamp.
 * @param [goal] The lamps that are lit at the end, in a range as large as the board. Default: none.
 * @param [answer] grid, length, count, rank, quiet, or quiet and a number. Default: grid.
 * @param [rules] What a press changes: plus, cross, knight or lines, or several of them. Add torus if the edges meet, and states 3 for lamps with the states 0, 1 and 2. Default: plus.
 * @returns What answer asks for. Next to the length, a note if there may be fewer presses.
 * @example =PUZZLE.SOLVELIGHTS({1,0,0;1,1,0;1,0,0}) = {0,0,0;1,0,0;0,0,0}
 */
export function solveLights(
  board: unknown[][],
  goal?: unknown[][],
  answer?: LightsAnswer,
  rules?: LightsRules,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(() => solve(board, goal, answer, rules), invocation);
}

function* solve(rawBoard: unknown, rawGoal: unknown, rawAnswer: unknown, rawRules: unknown): Steps<Cell[][]> {
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
  const rules = readLampRules(readWords(rawRules, "rules"));
  const { states } = rules;
  if (answer === "rank" && !primePowers(states).some(({ prime }) => prime === states)) {
    const problem = i18n.t(
      "there is no rank with {states} states, because {states} is not a prime number; use count",
      {
        states,
      },
    );
    throw new CellError("answer", problem);
  }
  const cells = yield* readCellsInSteps(rawBoard, "board");
  const { lamps, lit, goal } = yield* readLights(cells, yield* readCellsInSteps(rawGoal, "goal"), rules);
  const puzzle = yield* lightsOut(lamps, changesTo(goal, lit, rules), rules);
  if (answer === "rank") return [[puzzle.rank]];
  if (isNumbered) return inCells(lamps, patternNumbered(puzzle, BigInt(pattern!), lamps.count, states));
  const solution = yield* puzzle.solve();
  if ("impossible" in solution) {
    if (answer === "count") return [[0]];
    if (answer === "quiet") return inCells(lamps, solution.quiet);
    throw new NoSolution(solution.impossible);
  }
  const { presses, isFewest } = solution;
  switch (answer) {
    case "count":
      return [[exactNumber(countOf(puzzle))]];
    case "length": {
      const length = presses.reduce((sum, press) => sum + press, 0);
      return [isFewest ? [length] : [length, "not proved fewest"]];
    }
    case "quiet":
      throw new NoSolution(
        i18n.t("This board can be solved: in each quiet pattern, an even number of lamps has to change."),
      );
    default:
      return inCells(lamps, presses);
  }
}

/** How many quiet patterns there are, with the empty one. */
const countOf = ({ orders }: LightsOut) => orders.reduce((product, order) => product * BigInt(order), 1n);

/** The sum of the patterns, each as often as its digit in a number says. With two states these are the bits. */
function patternNumbered(puzzle: LightsOut, number: bigint, lamps: number, states: number): Uint8Array {
  const count = countOf(puzzle) - 1n;
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
  let rest = number;
  puzzle.quiet.forEach((pattern, k) => {
    const order = BigInt(puzzle.orders[k]!);
    const times = Number(rest % order);
    rest /= order;
    pattern.forEach((presses, lamp) => (sum[lamp] = (sum[lamp]! + times * presses) % states));
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
