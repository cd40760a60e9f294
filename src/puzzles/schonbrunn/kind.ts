import { i18n } from "../../language";
import type { StateGraph } from "../../search/breadth-first";
import type { SimpleWays } from "../../search/placed-graph";
import { countSimpleWays, shortestSimpleWay } from "../../search/simple-ways";
import type { Steps } from "../../steps";
import { CellError, isBlank, numberIn, type Cells } from "../../grid/cells";
import { readJumpBoard, type JumpBoard } from "./cells";
import { firstOf, nearestWays, sortedWays, waysWithSum } from "./sums";
import { jumps } from "./jumps";
import { limited } from "../limited";
import { MAZE_ANSWERS } from "../mazes/answers";
import { directionTo } from "../mazes/neighbours";
import { readGoals, readStarts } from "../mazes/positions";
import { unknownRules } from "../mazes/rules";
import {
  shortestWay,
  type GridPuzzle,
  type MazeKind,
  type MazeQuestion,
  type SearchResult,
  type Way,
} from "../puzzle";

/** Which sum the numbers on the way must have under the rules. */
const AIMS = { jump: "any", "jump zero": "zero", "jump least": "least" } as const;
type Aim = (typeof AIMS)[keyof typeof AIMS];
const RULES = Object.keys(AIMS);

/**
 * The number maze of Schönbrunn (J. Tuloup, "Solving the math puzzle of the Schönbrunn maze in Vienna", 2015): a tile's number, without its
 * sign, is the length of the jump from there. No tile is jumped on twice. With `jump zero` the numbers on the way, including signs, must
 * add up to 0, and with `jump least` to a sum as near to 0 as possible. `count` counts all ways.
 */
export const jumpBoard: MazeKind = {
  name: "jump",
  rules: RULES,
  answers: {
    ...MAZE_ANSWERS,
    /** The sum of the numbers on the way. */
    sum: (puzzle, way, maze) => [[sumOf(puzzle, way, maze)]],
  },

  /** The number of moves, the sum, and the positions. */
  listed: (puzzle, way, maze) => {
    const positions = way.map((state) => puzzle.show(state).join(" "));
    return [way.length - 1, sumOf(puzzle, way, maze), positions.join("; ")];
  },

  *read(question: MazeQuestion): Steps<GridPuzzle> {
    const aim = readRules(question.rules);
    const board = yield* readJumpBoard(question.maze, "maze");
    const [starts, goals] = yield* readEnds(question, board);
    const graph = yield* jumps(board);
    const ways: SimpleWays = { graph, starts, goals };
    const position = (state: number) => [Math.floor(state / board.columns) + 1, (state % board.columns) + 1];

    return {
      rows: board.rows,
      columns: board.columns,
      *solve() {
        const unequal = aim === "zero" ? parityAgainstZero(board, starts, goals) : undefined;
        if (unequal) return { impossible: unequal };
        const shortest = yield* fewestTiles(graph, starts, goals);
        if (aim === "any" || "impossible" in shortest) return shortest;
        if (aim === "least") {
          const nearest = yield* limited(nearestWays(ways, board));
          return { way: nearest.map(({ way }) => way).reduce((one, other) => firstOf(ways, one, other)) };
        }
        return yield* withSumZero(ways, board);
      },
      *count() {
        let count = 0n;
        for (const asked of yield* waysAsked(aim, ways, board)) {
          count += yield* limited(countSimpleWays(asked));
        }
        return count;
      },
      *all() {
        const asked = yield* waysAsked(aim, ways, board);
        return asked.length > 0 ? yield* sortedWays(asked) : [];
      },
      show: position,
      move: (from, to) => [directionTo(position(from), position(to))],
    };
  },
};

function readRules(rules: readonly string[]): Aim {
  const text = rules.join(" ");
  if (Object.hasOwn(AIMS, text)) return AIMS[text as keyof typeof AIMS];
  throw unknownRules(text, RULES);
}

/** The sum of the numbers on a way. An O is a 0. */
function sumOf(puzzle: GridPuzzle, way: Way, maze: Cells): number {
  return way.reduce((sum, state) => {
    const [row, column] = puzzle.show(state) as readonly number[];
    return sum + (numberIn(maze[row - 1][column - 1]) ?? 0);
  }, 0);
}

function* withSumZero(ways: SimpleWays, board: JumpBoard): Steps<SearchResult> {
  const way = yield* limited(shortestSimpleWay(waysWithSum(ways, board, 0)));
  if (way) return { way };
  return {
    impossible: i18n.t(
      "There are ways from the start to the goal, but the numbers on none of them add up to 0.",
    ),
  };
}

/** All ways that satisfy the rules. */
function* waysAsked(aim: Aim, ways: SimpleWays, board: JumpBoard): Steps<SimpleWays[]> {
  if (aim === "any") return [ways];
  if (aim === "zero") {
    return parityAgainstZero(board, ways.starts, ways.goals) ? [] : [waysWithSum(ways, board, 0)];
  }
  if ("impossible" in (yield* fewestTiles(ways.graph, ways.starts, ways.goals))) return [];
  const nearest = yield* limited(nearestWays(ways, board));
  return nearest.map(({ sum }) => waysWithSum(ways, board, sum));
}

function* readEnds(
  { start, goal }: MazeQuestion,
  board: JumpBoard,
): Steps<[readonly number[], readonly number[]]> {
  if (isBlankRange(start)) {
    throw new CellError(
      "start",
      i18n.t("it is missing; expected the row and column of the first tile, such as '{'1,1'}'"),
    );
  }
  if (isBlankRange(goal) && board.goals.length === 0) {
    throw new CellError("maze", i18n.t("no tile is 0 or O; mark the goal so, or give the goal"));
  }
  return [yield* readStarts(start, board), yield* readGoals(goal, board)];
}

function isBlankRange(cells: Cells): boolean {
  return cells.every((row) => row.every(isBlank));
}

/** The shortest way visits no tile twice anyway. */
function fewestTiles(graph: StateGraph, starts: readonly number[], goals: readonly number[]) {
  const isGoal = new Set(goals);
  const impossible = i18n.t("There is no way from the start to the goal.");
  return shortestWay(graph, starts, (tile) => isGoal.has(tile), impossible);
}

/**
 * Why no way has the sum 0, if parity rules it out. A jump over n tiles changes the row or the column by n, so the sum of all numbers
 * except the goal's is even or odd like the distance in rows and columns, whatever the signs.
 */
function parityAgainstZero(
  { columns, numbers }: JumpBoard,
  starts: readonly number[],
  goals: readonly number[],
): string | undefined {
  const distance = (start: number, goal: number) =>
    Math.abs(Math.floor(start / columns) - Math.floor(goal / columns)) +
    Math.abs((start % columns) - (goal % columns));
  const isOdd = (start: number, goal: number) => (distance(start, goal) + numbers[goal]) % 2 !== 0;
  if (!starts.every((start) => goals.every((goal) => isOdd(start, goal)))) return undefined;
  return starts.length > 1 || goals.length > 1 || numbers[goals[0]] !== 0
    ? i18n.t(
        "The sum cannot be 0: by the distances from start to goal, the numbers on every way add up to an odd number.",
      )
    : i18n.t(
        "The sum cannot be 0: the goal is {away, plural, one {# tile} other {# tiles}} away from the start, an odd number, and so the numbers on every way add up to an odd number.",
        { away: distance(starts[0], goals[0]) },
      );
}
