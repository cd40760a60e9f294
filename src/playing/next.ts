import type { Cells } from "../grid/cells";
import type { Steps } from "../steps";
import type { Random } from "../steps/random";
import type { Play } from "./play";

/**
 * Makes the ranges of another puzzle of the same kind. It has `harder` more rows and columns than the puzzle of the play, or fewer if
 * `harder` is negative, as far as there are puzzles of that size. The range `rules` stays as it is, unless it is among them.
 */
export type NextPuzzle<P extends Play = Play> = (
  play: P,
  harder: number,
  random: Random,
) => Steps<Readonly<Record<string, Cells>>>;

/** A length that is by so much larger, within these bounds unless it is outside of them already. */
export function lengthened(
  length: number,
  by: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  return Math.min(Math.max(length + by, Math.min(length, least)), Math.max(length, most));
}

/** Rows and columns, for makers whose boards are never longer than `most`. */
export const lengthenedBoard = (
  board: readonly number[],
  by: number,
  size: Parameters<typeof lengthened>[2],
) => board.map((length) => Math.min(lengthened(length, by, size), size.most));
