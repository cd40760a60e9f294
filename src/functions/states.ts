import type { Cell } from "../grid/cells";
import { i18n } from "../language";
import { solvePatterns } from "../puzzles/graphs/pattern-search";
import { answerInSlices, NoSolution } from "./answering";
import { readCellsInSteps } from "./cells/host-cells";

/**
 * Solves any puzzle that is given as a table of moves, with the fewest moves.
 * @customfunction SOLVESTATES
 * @helpurl https://localhost:3000/help/functions/solvestates.html
 * @cancelable
 * @requiresAddress
 * @param moves Three columns: name, state before, state after. Before: a value, * for any, North|South for either, 0..4 for a range. After: a value, * if it stays, +1 to count, +1 mod 5 to count round from 0 to 4, # to forbid the state.
 * @param start The state at the start, in one cell or a row of cells.
 * @param goal The state to reach, or several in rows. * and the like are allowed.
 * @param invocation How Excel cancels the call.
 * @returns Two columns, one move a row: its name and the state after it.
 */
export function solveStates(
  moves: unknown[][],
  start: unknown[][],
  goal: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* (): Generator<number, Cell[][]> {
    const found = yield* solvePatterns({
      moves: yield* readCellsInSteps(moves, "moves"),
      start: yield* readCellsInSteps(start, "start"),
      goal: yield* readCellsInSteps(goal, "goal"),
    });
    if (!found) throw new NoSolution(i18n.t("There is no way from the start to the goal."));
    return found.length > 0 ? found : [["", ""]];
  }, invocation);
}
