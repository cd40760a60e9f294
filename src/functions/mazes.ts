import type { Steps } from "../steps";
import { exactNumber } from "../grid/exact-number";
import { either, i18n } from "../language";
import { CellError, shown, type Cell } from "../grid/cells";
import { mazeKindOf, MAZE_KINDS } from "../puzzles/maze-kinds";
import type { MazeKind } from "../puzzles/puzzle-kind";
import { answerInSlices, solutionOf } from "./calls/answering";
import { readRanges, readWords } from "./cells/host-cells";

/**
 * How one goes through a maze.
 * @customenum {string}
 */
enum MazeRules {
  /** One cell right, up, down or left at a time. */
  walk = "walk",
  /** The last row is next to the first row. */
  walkWrapRows = "walk wrap rows",
  /** The last column is next to the first column. */
  walkWrapColumns = "walk wrap columns",
  /** Rows and columns both go round. */
  walkWrapRowsColumns = "walk wrap rows columns",
  /** The number of a tile says how far to jump. No tile is visited twice. */
  jump = "jump",
  /** Jumps so that the numbers on the route, with their signs, add up to 0. */
  jumpZero = "jump zero",
  /** Jumps so that the numbers on the route add up to 0, or to a sum as near to 0 as possible. */
  jumpLeast = "jump least",
  /** Through gates of these colours in turn, over and over, and into no room twice. Name your own colours. */
  gates = "gates red blue green",
  /** Walks, also to the cells that touch at a corner. This and the next four may be combined. */
  diagonal = "diagonal",
  /** Walks the cheapest route: a number is what its cell costs to enter. */
  costs = "costs",
  /** Walks, and between two equal letters. */
  portals = "portals",
  /** Walks; a door is a capital letter, and opens when its small letter was found. @ is the start, * the goal. */
  keys = "keys",
  /** Slides until a wall. */
  ice = "ice",
  /** Walks, and X is a wall as well as #. Other rules may end like this, too. Name your own marks. */
  walls = "walls X",
}

/**
 * What to tell of a maze's solution.
 * @customenum {string}
 */
enum MazeAnswer {
  /** The positions, one a row: row and column. */
  path = "path",
  /** The number of moves. */
  length = "length",
  /** The moves: right, up, down, left. */
  moves = "moves",
  /** The shape of the maze with the numbers of the positions on the route. */
  grid = "grid",
  /** Walking: how many shortest routes there are. Jumping and gates: how many routes there are. */
  count = "count",
  /** How many routes have the fewest moves. */
  countShortest = "count shortest",
  /** Jumping: all routes, one a row, the shortest first: the number of moves, the sum and the positions. */
  all = "all",
  /** Jumping: the sum of the numbers on the route. */
  sum = "sum",
  /** Costs: the sum of the numbers in the cells that are entered. */
  cost = "cost",
  /** Gates: the letters of the columns in which the route goes up or down through a gate. */
  message = "message",
}

/**
 * Finds the shortest route through a maze in which you walk, jump or go through gates.
 * @customfunction SOLVEMAZE
 * @param maze A range, or a line of text a row: # is a wall (or 0 without any #), S a start, G a goal. To jump: whole numbers, the goal is 0 or O. With gates: rooms in even rows and columns, between them #, blanks and colours. With keys or portals: @ a start, * a goal.
 * @param [start] Row and column, counted from 1, several in rows, or left, right, top or bottom. Default: the cells with S.
 * @param [goal] Row and column, several in rows, or left, right, top or bottom. Default: the cells with G, or the 0 to jump to.
 * @param [rules] walk, walk wrap rows, walk wrap columns, walk wrap rows columns, jump, jump zero, jump least, gates and colours in order, or any of diagonal, costs, portals, keys, ice. Then walls and their marks, such as walls X. Default: walk.
 * @param [answer] path, length, moves, grid or count; to jump also sum, all or count shortest; with gates also message or count shortest; with costs also cost. Default: path.
 * @returns What answer asks for.
 * @example =PUZZLE.SOLVEMAZE({"S","#","G";"","",""}) = {1,1;2,1;2,2;2,3;1,3}
 */
export function solveMaze(
  maze: unknown[][],
  start?: unknown[][],
  goal?: unknown[][],
  rules?: MazeRules,
  answer?: MazeAnswer,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* (): Steps<Cell[][]> {
    const words = readWords(rules, "rules");
    const given = words.length > 0 ? words : [MAZE_KINDS[0]!.name];
    const kind = mazeKindOf(given);
    const asked = readAnswer(answer, kind);
    const cells = yield* readRanges({ maze, start, goal });
    const puzzle = yield* kind.read({ ...cells, rules: given });
    const read = puzzle.cells ?? cells.maze;
    if (asked === SHORTEST && puzzle.countShortest) return [[exactNumber(yield* puzzle.countShortest())]];
    if (asked === "count") return [[exactNumber(yield* puzzle.count())]];
    if (asked === "all" && puzzle.all && kind.listed) {
      const ways = yield* puzzle.all();
      if (ways.length > 0) return ways.map((way) => kind.listed!(puzzle, way, read));
    }
    return kind.answers[asked]!(puzzle, yield* solutionOf(puzzle), read);
  }, invocation);
}

const SHORTEST = "count shortest";

function readAnswer(raw: unknown, kind: MazeKind): string {
  const answer = readWords(raw, "answer").join(" ") || "path";
  const choices = answersOf(kind);
  if (choices.includes(answer)) return answer;
  if (answer === SHORTEST) return "count";
  const isOfOthers = MAZE_KINDS.some((other) => answersOf(other).includes(answer));
  const problem = isOfOthers
    ? i18n.t("{answer} does not go with the rules {rules}", { answer: shown(answer), rules: kind.name })
    : i18n.t("{answer} is unknown", { answer: shown(answer) });
  const expected = i18n.t("expected {choices}", { choices: either(choices) });
  throw new CellError("answer", `${problem}; ${expected}`);
}

/** The answers available for a kind of maze. */
function answersOf({ answers, listed, countsShortest }: MazeKind): string[] {
  return [
    ...Object.keys(answers),
    ...(listed ? ["all"] : []),
    ...(countsShortest ? [] : [SHORTEST]),
    "count",
  ];
}
