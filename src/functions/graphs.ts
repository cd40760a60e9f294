import type { Steps } from "../steps";
import { either, i18n } from "../language";
import { CellError, shown, type Cell } from "../grid/cells";
import { gearPuzzle } from "../puzzles/ogear/kind";
import { graphPuzzle } from "../puzzles/graphs/kind";
import { answerInSlices, NoSolution, movesOf, solutionOf } from "./answering";
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
 * Finds a shortest path in a directed graph.
 * @customfunction SOLVEGRAPH
 * @param edges Columns from and to, and perhaps a name. An edge in both directions takes two rows.
 * @param start The place where the path begins.
 * @param goal The place where the path ends, or several places.
 * @returns The places on the path, one a row; beside each the name of the edge to it, if edges have names.
 * @example =PUZZLE.SOLVEGRAPH({"A","B";"B","C";"C","A"},"A","C") = {"A";"B";"C"}
 */
export function solveGraph(
  edges: unknown[][],
  start: unknown[][],
  goal: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* (): Steps<Cell[][]> {
    const cells = yield* readRanges({ edges, start, goal });
    const puzzle = yield* graphPuzzle.read(cells);
    const way = yield* solutionOf(puzzle);
    const moves = way.length > 1 ? yield* movesOf(puzzle, way, 0) : [];
    moves.unshift([...puzzle.show(way[0]!), ...cells.edges[0]!.slice(2).map(() => "")]);
    return moves;
  }, invocation);
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
 * @returns Two columns, one move a row: its name and the state after it.
 * @example =PUZZLE.SOLVESTATES({"wind","*,0..2","*,+1";"turn","up,3","down,3";"let go","*,*","*,0"},"up,1","down,0") = {"wind","up,2";"wind","up,3";"turn","down,3";"let go","down,0"}
 */
export function solveStates(
  moves: unknown[][],
  start: unknown[][],
  goal: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* (): Steps<Cell[][]> {
    const found = yield* solvePatterns(yield* readRanges({ moves, start, goal }));
    if (!found) throw new NoSolution(i18n.t("There is no way from the start to the goal."));
    return found.length > 0 ? found : [["", ""]];
  }, invocation);
}
