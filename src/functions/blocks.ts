import type { Steps } from "../steps";
import { isBlankRange, type Cell } from "../grid/cells";
import { readBlocks } from "../puzzles/blocks/cells";
import * as blocks from "../puzzles/blocks/kind";
import { answerInSlices, NoSolution } from "./calls/answering";
import { readRanges, readWords } from "./cells/host-cells";
import { readChoice } from "./cells/options";

/**
 * What counts as a move of sliding blocks.
 * @customenum {string}
 */
enum BlockRules {
  /** A piece moves along any route. */
  moves = "moves",
  /** A piece moves straight on, as far as it can or less. */
  straight = "straight",
  /** A piece moves by one cell. */
  steps = "steps",
  /** Along any route, but pieces move along their longer side only, as cars do. */
  movesLengthwise = "moves lengthwise",
  /** By one cell, along the longer side. */
  stepsLengthwise = "steps lengthwise",
}

/**
 * What to tell of sliding blocks.
 * @customenum {string}
 */
enum BlockAnswer {
  /** The moves, one a row: the piece, the row and column of its first cell afterwards, and its directions. */
  path = "path",
  /** The fewest moves. */
  length = "length",
  /** How many arrangements can be reached. */
  states = "states",
}

/**
 * Solves sliding blocks, such as Klotski or Rush Hour, with the fewest moves.
 * @customfunction SOLVEBLOCKS
 * @param board A range, or a line of text a row: equal letters that touch are a piece, blank or . is empty, # is a wall.
 * @param goal A range as large as the board with only the pieces that matter. Or a row for each piece: its letter, and the row and column of its first cell. Or exit X: piece X leaves along its longer side. May be blank for states.
 * @param [rules] moves, straight or steps: what is one move; then any, for any direction, or lengthwise, along the longer side only. Default: moves any.
 * @param [answer] path, length, or states: how many arrangements can be reached. Default: path.
 * @returns What answer asks for; of the path one move a row: piece, row, column, directions.
 * @example =PUZZLE.SOLVEBLOCKS({"A","B","";"A","",""},{"A",1,2}) = {"B",1,3,"right";"A",1,2,"right"}
 */
export function solveBlocks(
  board: unknown[][],
  goal: unknown[][],
  rules?: BlockRules,
  answer?: BlockAnswer,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* (): Steps<Cell[][]> {
    const asked = readChoice(answer, "answer", [BlockAnswer.path, BlockAnswer.length, BlockAnswer.states]);
    const given = blocks.readBlockRules(readWords(rules, "rules"));
    const cells = yield* readRanges({ board, goal });
    const needsNoGoal = asked === BlockAnswer.states && isBlankRange(cells.goal);
    const read = readBlocks(cells.board, needsNoGoal ? undefined : cells.goal);
    if (asked === BlockAnswer.states) return [[yield* blocks.countPositions(read, given)]];
    const solution = yield* blocks.solveBlocks(read, given);
    if ("impossible" in solution) throw new NoSolution(solution.impossible);
    const { moves } = solution;
    return asked === BlockAnswer.length
      ? [[moves.length]]
      : moves.map((move) => blocks.rowOfMove(move, read));
  }, invocation);
}
