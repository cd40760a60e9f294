import type { Cell } from "../grid/cells";
import { i18n } from "../language";
import { readPegRules, readPegs } from "../puzzles/pegs/cells";
import { Jumps } from "../puzzles/pegs/jumps";
import * as pegs from "../puzzles/pegs/kind";
import type { Steps } from "../steps";
import { answerInSlices, NoSolution } from "./calls/answering";
import { readRanges, readWords } from "./cells/host-cells";
import { readChoice } from "./cells/options";

/**
 * What to tell of peg solitaire.
 * @customenum {string}
 */
enum PegAnswer {
  /** The jumps of a solution, one a row: the row and column of the peg, and the direction. It is found soon. */
  jumps = "jumps",
  /** The fewest moves, one a row, with the directions of the jumps. A move is one or several jumps of the same peg. */
  moves = "moves",
  /** The fewest moves. */
  length = "length",
  /** How many arrangements can be reached. */
  states = "states",
  /** Why there is no solution: weights of the holes whose sum no jump increases, but the goal needs more. */
  pagoda = "pagoda",
}

/**
 * In which directions pegs jump, besides up, down, left and right.
 * @customenum {string}
 */
enum PegRules {
  /** Along the diagonals that fall to the right, too: the board is a triangle with an upright left edge. */
  triangle = "triangle",
  /** Along all diagonals, too. */
  diagonal = "diagonal",
}

/**
 * Solves peg solitaire: finds jumps to the goal, the fewest moves, or why there are none.
 * @customfunction SOLVEPEGS
 * @param board A range, or a line of text a row: o, x or 1 is a peg, . is an empty hole, blank or # is not a hole.
 * @param [goal] A range as large as the board, where ? may be a peg or not and blanks are empty, or the number of pegs that are left. Default: 1.
 * @param [answer] jumps, moves, length, states or pagoda. Default: jumps.
 * @param [rules] triangle or diagonal, if pegs also jump along one diagonal or both. Default: neither.
 * @returns What answer asks for; of jumps and moves one a row: row, column, directions.
 * @example =PUZZLE.SOLVEPEGS({"o","o",".","o"}) = {1,1,"right";1,4,"left"}
 */
export function solvePegs(
  board: unknown[][],
  goal?: unknown[][],
  answer?: PegAnswer,
  rules?: PegRules,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* (): Steps<Cell[][]> {
    const { jumps: some, moves, length, states, pagoda } = PegAnswer;
    const asked = readChoice(answer, "answer", [some, moves, length, states, pagoda]);
    const directions = readPegRules(readWords(rules, "rules"));
    const cells = yield* readRanges({ board, goal });
    const read = readPegs(cells.board, cells.goal, directions);
    const jumps = new Jumps(read.holes);
    if (asked === states) return [[yield* pegs.countPositions(read, jumps)]];
    if (asked === pagoda) {
      const weights = pegs.pagodaInCells(read, jumps);
      if (weights) return weights;
      throw new NoSolution(i18n.t("No pagoda function proves that the goal cannot be reached."));
    }
    const solution = yield* pegs.solvePegs(read, jumps, asked !== some);
    if ("impossible" in solution) throw new NoSolution(solution.impossible);
    if (asked === length) return [[solution.moves.length]];
    return solution.moves.map((move) => pegs.rowOfMove(move, jumps));
  }, invocation);
}
