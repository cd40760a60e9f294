import { i18n } from "../../language";
import { countShortestWays } from "../../search/breadth-first";
import type { SimpleWays } from "../../search/placed-graph";
import { countShortestSimpleWays, countSimpleWays } from "../../search/simple-ways";
import type { Steps } from "../../steps";
import { CellError, isBlankRange, numberIn, type Cells } from "../../grid/cells";
import { readJumpBoard, type JumpBoard } from "./cells";
import { jumps } from "./jumps";
import { fewestTiles, parityAgainstZero, shortestJumps, type Aim, type JumpPuzzle } from "./shortest";
import { nearestWays, sortedWays, waysWithSum } from "./sums";
import { limited } from "../limited";
import { MAZE_ANSWERS } from "../mazes/answers";
import { splitWalls } from "../mazes/marks/walls";
import { directionTo } from "../mazes/neighbours";
import type { ReadGrid } from "../mazes/cells";
import { checkZero, readGoals, readStarts } from "../mazes/positions";
import { unknownRules, type GridPuzzle, type MazeKind, type MazeQuestion, type Way } from "../puzzle-kind";

/** Which sum the numbers on the way must have under the rules. */
const AIMS: Readonly<Record<string, Aim>> = { jump: "any", "jump zero": "zero", "jump least": "least" };
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
    sum: (puzzle, way, maze) => [[sumOf(puzzle, way, maze)]],
  },

  /** The number of moves, the sum, and the positions. */
  listed: (puzzle, way, maze) => {
    const positions = way.map((state) => puzzle.show(state).join(" "));
    return [way.length - 1, sumOf(puzzle, way, maze), positions.join("; ")];
  },

  *read(question: MazeQuestion): Steps<GridPuzzle> {
    const puzzle = yield* readJumps(question);
    const { aim, board, ways } = puzzle;
    const position = (state: number) => [Math.floor(state / board.columns) + 1, (state % board.columns) + 1];

    return {
      cells: board.cells,
      rows: board.rows,
      columns: board.columns,
      solve: () => shortestJumps(puzzle),
      *count() {
        let count = 0n;
        for (const asked of yield* waysAsked(aim, ways, board)) {
          count += yield* limited(countSimpleWays(asked));
        }
        return count;
      },
      countShortest: () => countShortest(puzzle),
      *all() {
        const asked = yield* waysAsked(aim, ways, board);
        return asked.length > 0 ? yield* sortedWays(asked) : [];
      },
      show: position,
      move: (from, to) => [directionTo(position(from), position(to))],
    };
  },
};

/** Reads a board, its start and goal, and the rules. */
export function* readJumps(question: MazeQuestion): Steps<JumpPuzzle & { readonly board: ReadGrid }> {
  const { rules, named } = splitWalls(question.rules);
  const aim = readRules(rules);
  const goalIsGiven = !isBlankRange(question.goal);
  const board = yield* readJumpBoard(question.maze, "maze", { named, goalIsGiven });
  const [starts, goals] = yield* readEnds(question, board);
  return { aim, board, ways: { graph: yield* jumps(board), starts, goals } };
}

function readRules(rules: readonly string[]): Aim {
  const text = rules.join(" ");
  if (Object.hasOwn(AIMS, text)) return AIMS[text];
  throw unknownRules(text, RULES);
}

/** The sum of the numbers on a way. An O is a 0. */
function sumOf(puzzle: GridPuzzle, way: Way, maze: Cells): number {
  return way.reduce((sum, state) => {
    const [row, column] = puzzle.show(state) as readonly number[];
    return sum + (numberIn(maze[row - 1][column - 1]) ?? 0);
  }, 0);
}

/** How many of the ways that satisfy the rules have the fewest moves. With any sum no shortest way needs to be gone through. */
function* countShortest({ aim, ways, board }: JumpPuzzle): Steps<bigint> {
  if (aim === "any") {
    const isGoal = new Set(ways.goals);
    return yield* countShortestWays(ways.graph, ways.starts, (tile) => isGoal.has(tile));
  }
  let [fewest, count] = [Infinity, 0n];
  for (const asked of yield* waysAsked(aim, ways, board)) {
    const shortest = yield* limited(countShortestSimpleWays(asked));
    if (!shortest || shortest.moves > fewest) continue;
    count = (shortest.moves < fewest ? 0n : count) + shortest.count;
    fewest = shortest.moves;
  }
  return count;
}

/** All ways that satisfy the rules. */
function* waysAsked(aim: Aim, ways: SimpleWays, board: JumpBoard): Steps<SimpleWays[]> {
  if (aim === "any") return [ways];
  if (aim === "zero") {
    return parityAgainstZero(board, ways) ? [] : [waysWithSum(ways, board, 0)];
  }
  if ("impossible" in (yield* fewestTiles(ways))) return [];
  const nearest = yield* limited(nearestWays(ways, board));
  return nearest.map(({ sum }) => waysWithSum(ways, board, sum));
}

function* readEnds(
  { start, goal }: MazeQuestion,
  board: JumpBoard,
): Steps<[readonly number[], readonly number[]]> {
  if (isBlankRange(start)) {
    checkZero(start, "start");
    throw new CellError(
      "start",
      i18n.t("it is missing; expected the row and column of the first tile, such as '{'1,1'}'"),
    );
  }
  if (isBlankRange(goal) && board.goals.length === 0) {
    checkZero(goal, "goal");
    throw new CellError(
      "maze",
      i18n.t("no tile is 0, O or G; mark the goal with one of these, or give the goal"),
    );
  }
  return [yield* readStarts(start, board), yield* readGoals(goal, board)];
}
