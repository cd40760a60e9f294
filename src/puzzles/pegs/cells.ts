import { CellError, isBlank, isBlankRange, numberIn, shown, textOf, type Cells } from "../../grid/cells";
import { requireSameSize } from "../../grid/columns";
import { either, i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { charactersOf } from "../blocks/cells";
import { goalOf, type Goal } from "./goal";
import { MAX_HOLES, setOf, type Direction, type Holes } from "./jumps";

/** Pegs in holes, and which positions are the goal. */
export interface PegBoard {
  readonly holes: Holes;
  readonly pegs: Int32Array;
  readonly goal: Goal;
}

const PEGS = ["o", "x", "*", "1", "●", "TRUE"];
const EMPTY = [".", "0", "-", "○", "_", "FALSE"];
const FREE = "?";
const WALL = "#";

const STRAIGHT: readonly Direction[] = [[0, 1], [-1, 0], [1, 0], [0, -1]]; // prettier-ignore
const FALLING: readonly Direction[] = [[-1, -1], [1, 1]]; // prettier-ignore
const RISING: readonly Direction[] = [[-1, 1], [1, -1]]; // prettier-ignore

/** The directions of jumps by the rules. A triangle is typed with its left edge upright, so one diagonal is its third direction. */
const RULES: Readonly<Record<string, readonly Direction[]>> = {
  "": STRAIGHT,
  triangle: [...STRAIGHT, ...FALLING],
  diagonal: [...STRAIGHT, ...FALLING, ...RISING],
};

/** The directions of jumps, from the words of the rules. Throws a CellError. */
export function readPegRules(words: readonly string[]): readonly Direction[] {
  const rules = words.join(" ");
  if (Object.hasOwn(RULES, rules)) return RULES[rules];
  const problem = i18n.t("{rules} is unknown; expected {choices}", {
    rules: shown(rules),
    choices: either(["triangle", "diagonal"]),
  });
  throw new CellError("rules", problem);
}

/**
 * Reads a board of peg solitaire: `o` is a peg, `.` an empty hole, and blank or `#` is not a hole. The goal is a board of the same size, in
 * which `?` may be a peg or not and blanks are empty holes, or the number of pegs that are left. Without it one peg is left anywhere.
 * Throws a CellError, or a LimitError for a board that is too large.
 */
export function readPegs(boardCells: Cells, goalCells: Cells, directions: readonly Direction[]): PegBoard {
  const board = charactersOf(boardCells);
  const columns = board[0].length;
  const marks = board.flatMap((row, r) => row.map((cell, c) => markOf(cell, "board", r, c)));
  const cells = marks.flatMap((mark, cell) => (mark === WALL ? [] : [cell]));
  if (cells.length > MAX_HOLES)
    throw new LimitError(i18n.t("a board of pegs has at most {most, number} holes", { most: MAX_HOLES }));
  const withMark = (all: readonly string[], wanted: string) =>
    setOf(cells.flatMap((cell, hole) => (all[cell] === wanted ? [hole] : [])));
  const pegs = withMark(marks, PEGS[0]);
  if (pegs.every((word) => word === 0))
    throw new CellError("board", i18n.t("there is no peg; expected o in holes with a peg"));
  const holes: Holes = { rows: board.length, columns, cells, directions };
  const count = readNumber(goalCells, board);
  if (count !== undefined) return { holes, pegs, goal: goalOf(setOf([]), setOf(cells.keys()), count) };
  const goal = charactersOf(goalCells);
  requireSameSize(goal, "goal", board);
  const goalMarks = goal.flatMap((row, r) => row.map((cell, c) => markOf(cell, "goal", r, c)));
  goalMarks.forEach((mark, cell) => {
    if (mark === WALL || mark === EMPTY[0] || marks[cell] !== WALL) return;
    const problem = i18n.t("the board has no hole here");
    throw new CellError("goal", problem, Math.floor(cell / columns), cell % columns);
  });
  return { holes, pegs, goal: goalOf(withMark(goalMarks, PEGS[0]), withMark(goalMarks, FREE)) };
}

/** How many pegs have to be left: 1 if the goal is blank. Undefined if it is a board. */
function readNumber(goal: Cells, board: Cells): number | undefined {
  if (isBlankRange(goal)) return 1;
  const [[cell]] = goal;
  const isOne = goal.length === 1 && goal[0].length === 1;
  const number = isOne && board.length * board[0].length > 1 ? numberIn(cell) : undefined;
  if (number === undefined) return undefined;
  if (Number.isInteger(number) && number > 0) return number;
  throw new CellError(
    "goal",
    i18n.t("here is {cell}; expected a board or a number of pegs", { cell: shown(cell) }),
  );
}

/** What a cell holds: a peg, an empty hole, either, or no hole. */
function markOf(cell: Cells[number][number], argument: string, row: number, column: number): string {
  const text = textOf(cell);
  if (isBlank(cell) || text === WALL) return WALL;
  const mark = text.toLowerCase();
  const is = (marks: readonly string[]) => marks.some((each) => each.toLowerCase() === mark);
  if (is(PEGS)) return PEGS[0];
  if (is(EMPTY)) return EMPTY[0];
  if (mark === FREE && argument === "goal") return FREE;
  const problem = i18n.t("here is {cell}; expected o for a peg, . for an empty hole, or a blank cell", {
    cell: shown(cell),
  });
  throw new CellError(argument, problem, row, column);
}
