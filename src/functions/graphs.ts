import type { Steps } from "../steps";
import { either, i18n } from "../language";
import { CellError, shown, type Cell } from "../grid/cells";
import { gearPuzzle } from "../puzzles/ogear/kind";
import { graphPuzzle } from "../puzzles/graphs/kind";
import { answerInSlices, NoSolution, movesOf, solutionOf } from "./calls/answering";
import { checkShape, writtenRows } from "./cells/answers";
import { readCellsInSteps, readRanges, readWords } from "./cells/host-cells";
import { readCount } from "./cells/options";
import { solvePatterns } from "../puzzles/graphs/pattern-search";

/**
 * What to tell of a gear puzzle.
 * @customenum {string}
 */
enum GearAnswer {
  /** The fewest moves from the start to the goal. */
  moves = "moves",
  /** All positions that the gear can reach from the start, nearest first: the number of moves, face, direction and tooth. The goal may be blank. */
  states = "states",
}

/**
 * Solves the gear puzzle O'Gear with the fewest moves.
 * @customfunction SOLVEGEAR
 * @param connections Four columns: face and direction before the gear rolls forward, face and direction after. Directions are North, South, East and West. The gear turns between North and East, and between South and West.
 * @param start Face, direction and tooth.
 * @param goal Face, direction and tooth.
 * @param [teeth] How many teeth the gear has, numbered from 0. Default: 5.
 * @param [answer] moves, or states: all positions that the gear can reach from the start. Default: moves.
 * @returns Four columns, one move a row: turn, forward or back, and then face, direction and tooth; of states the number of moves comes first.
 * @example =PUZZLE.SOLVEGEAR({"Top","East","Right","South"},{"Top","North",4},{"Right","South",0}) = {"turn","Top","East",4;"forward","Right","South",0}
 */
export function solveGear(
  connections: unknown[][],
  start: unknown[][],
  goal: unknown[][],
  teeth?: unknown,
  answer?: GearAnswer,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* (): Steps<Cell[][]> {
    const asksForStates = readAnswer(answer) === GearAnswer.states;
    const puzzle = yield* gearPuzzle.read({
      connections: yield* readCellsInSteps(connections, "connections"),
      start: yield* readCellsInSteps(start, "start"),
      ...(!asksForStates && { goal: yield* readCellsInSteps(goal, "goal") }),
      teeth: readCount(teeth, "teeth", USUAL_TEETH),
    });
    if (asksForStates) {
      const { order, distances } = yield* puzzle.reached();
      checkShape(order.length, 4);
      return yield* writtenRows(order, (state) => [distances[state]!, ...puzzle.show(state)]);
    }
    return yield* movesOf(puzzle, yield* solutionOf(puzzle), 4);
  }, invocation);
}

/**
 * How a list of edges is meant.
 * @customenum {string}
 */
enum EdgeRules {
  /** The third column has costs, 0 or more: finds a cheapest route. */
  costs = "costs",
  /** The numbers in the third column are names. */
  names = "names",
  /** Each edge goes both ways. */
  bothWays = "both ways",
  /** Each edge costs the same in both directions. */
  costsBothWays = "costs both ways",
}

/**
 * Finds a shortest route in a directed graph, or a cheapest one.
 * @customfunction SOLVEGRAPH
 * @param edges Columns from and to, and perhaps a name or a cost. Edges go one way, unless rules say both ways.
 * @param start The place where the route begins.
 * @param goal The place where the route ends, or several places.
 * @param [rules] costs or names: what numbers in the third column are. both ways: each edge also leads back. Default: edges go one way.
 * @returns The places on the path, one a row. Next to each, the name of the edge to it, if edges have names, or what the path costs up to there.
 * @example =PUZZLE.SOLVEGRAPH({"A","B";"B","C";"C","A"},"A","C") = {"A";"B";"C"}
 */
export function solveGraph(
  edges: unknown[][],
  start: unknown[][],
  goal: unknown[][],
  rules?: EdgeRules,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* (): Steps<Cell[][]> {
    const words = readWords(rules, "rules");
    const cells = yield* readRanges({ edges, start, goal });
    const puzzle = yield* graphPuzzle.read({ ...cells, rules: words });
    const way = yield* solutionOf(puzzle);
    const moves = way.length > 1 ? yield* movesOf(puzzle, way, 0) : [];
    const hasCosts = words.includes(EdgeRules.costs);
    moves.unshift([...puzzle.show(way[0]!), ...cells.edges[0]!.slice(2).map(() => (hasCosts ? 0 : ""))]);
    return hasCosts ? addedUp(moves) : moves;
  }, invocation);
}

/** Each place, and next to it what the path costs up to there, with as many digits as a sheet has. */
function addedUp(moves: readonly Cell[][]): Cell[][] {
  let total = 0;
  return moves.map(([place, cost]) => {
    total += Number(cost);
    return [place!, Number(total.toPrecision(15))];
  });
}

const USUAL_TEETH = 5;

function readAnswer(raw: unknown): GearAnswer {
  const answer = readWords(raw, "answer").join(" ") || GearAnswer.moves;
  const choices: string[] = Object.values(GearAnswer);
  if (choices.includes(answer)) return answer as GearAnswer;
  const problem = i18n.t("{answer} is unknown", { answer: shown(answer) });
  throw new CellError("answer", `${problem}; ${i18n.t("expected {choices}", { choices: either(choices) })}`);
}

/**
 * Solves any puzzle that is given as a table of moves, with the fewest moves.
 * @customfunction SOLVESTATES
 * @param moves Three columns: name, state before, state after. Before: a value, * for any, North|South for either, 0..4 for a range. After: a value, * if it stays, +1 to count, +1 mod 5 to count round from 0 to 4, # to forbid the state.
 * @param start The state at the start, in one cell or a row of cells.
 * @param goal The state to reach, or several in rows. * and the like are allowed.
 * @param [values] The names of the values in a row, perhaps above what each may be, 0..5 or L|R. Then a row of moves has a name, a condition such as a>0, changes such as a-=1, b+=1, or # to forbid, and perhaps a cost. The goal may be a condition such as a=4. Default: none.
 * @returns One move a row: its name and the state after it; with values, a cell for each, and then the cost up to there, if moves have costs.
 * @example =PUZZLE.SOLVESTATES({"wind","*,0..2","*,+1";"turn","up,3","down,3";"let go","*,*","*,0"},"up,1","down,0") = {"wind","up,2";"wind","up,3";"turn","down,3";"let go","down,0"}
 */
export function solveStates(
  moves: unknown[][],
  start: unknown[][],
  goal: unknown[][],
  values?: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* (): Steps<Cell[][]> {
    const found = yield* solvePatterns(yield* readRanges({ moves, start, goal, values: values ?? "" }));
    if (!found) throw new NoSolution(i18n.t("There is no route from the start to the goal."));
    return found.length > 0 ? found : [["", ""]];
  }, invocation);
}
