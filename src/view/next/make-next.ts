import type { Play } from "../../playing/play";
import { canScramble } from "../../playing/scrambled";
import { playableOf } from "../../puzzles";
import { seededRandom } from "../../steps/random";
import { solve, untilAborted, type PuzzleCells } from "../solving";

/** A puzzle as it was solved. */
export interface SolvedPuzzle {
  readonly cells: PuzzleCells;
  readonly play: Play;
}

/** Which of the puzzles that follow the first one is made. */
export interface WhichNext {
  /** The first one is number 1. The same number makes the same puzzle everywhere. */
  readonly number: number;
  /** By how much it is harder than the first one; negative if it is easier. */
  readonly harder: number;
}

/** Whether there are others after a puzzle: it has a maker, or can be scrambled. */
export const hasNext = ({ prefix, byHand }: Play): boolean =>
  byHand !== undefined && (playableOf(prefix).next !== undefined || canScramble(byHand.game));

/** With each of them a puzzle is by a fifth harder to scramble, and at least by this many moves. */
const LEAST_HARDER = 1;
const HARDER = 5;
const LEAST_MOVES = 2;

/** From how many moves a puzzle is scrambled whose first one was solved in so many. */
function scrambleMoves(moves: number, harder: number): number {
  return Math.max(LEAST_MOVES, moves + harder * Math.max(LEAST_HARDER, Math.round(moves / HARDER)));
}

/**
 * Makes a puzzle that follows a first one, and solves it, in slices. If aborted, rejects with the signal's reason.
 *
 * @param moves in how many the first one can be solved
 */
export async function makeNext(
  { cells, play }: SolvedPuzzle,
  { number, harder }: WhichNext,
  moves: number,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<SolvedPuzzle> {
  const kind = playableOf(cells.prefix);
  const { rules } = cells.cells;
  const made: PuzzleCells = kind.next
    ? {
        prefix: cells.prefix,
        cells: {
          ...(rules && { rules }),
          ...(await untilAborted(kind.next(play, harder, seededRandom(number)), onProgress, signal)),
        },
      }
    : { ...cells, scramble: { moves: scrambleMoves(moves, harder), seed: number } };
  return { cells: made, play: await solve(made, onProgress, signal) };
}
