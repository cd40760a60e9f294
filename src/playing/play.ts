import type { Cells } from "../grid/cells";

/** A range of a sheet that a puzzle is played from. */
export interface PlayRange {
  /** As it stands in the sheet's names, after the kind's prefix: `key` in `FreeTheKey_key`. */
  readonly name: string;
  /**
   * What the user is asked for where the sheet has no such name: “The key: two rows of heights”. As all titles of kinds
   * and ranges it is still to be said in the user's language.
   */
  readonly title: string;
  readonly optional?: boolean;
}

/**
 * A puzzle with its solution as a list of states, step 0 being the start. It is data alone: whatever shows it, a drawing,
 * the text of the moves, the marker in the sheet, is a function of the play and a step.
 */
export interface Play {
  /** The prefix of its kind. */
  readonly kind: string;
  readonly lastStep: number;
  /** The move that led to a step and what it led to: “turn the disk clockwise, to place 3, turn 16”. */
  text(step: number): string;
  /** Where the sheet's marker stands, if the puzzle lies in cells. */
  readonly marker?: PlayMarker;
}

export interface PlayMarker {
  /** The name of the range that the marker walks in. */
  readonly range: string;
  /** The cells that it stands on after a step, with row and column counted from 0 in the range. */
  cells(step: number): readonly { readonly row: number; readonly column: number }[];
}

/** One kind of puzzle that can be played: how it is read from a sheet's ranges. */
export interface PlayKind<P extends Play = Play> {
  /** The prefix of its names in a sheet, such as `FreeTheKey`; no other kind has it. */
  readonly prefix: string;
  readonly title: string;
  readonly ranges: readonly PlayRange[];
  /**
   * Reads the ranges by name (those that are optional may be missing) and solves the puzzle, yielding its progress from 0
   * to 1. Throws a CellError where a range is not what was expected, a LimitError, and a NotPlayable where there is
   * nothing to play.
   */
  read(ranges: Readonly<Record<string, Cells>>): Generator<number, P>;
}

/** The ranges are as they should be, but there is no solution to play; the message says why. */
export class NotPlayable extends Error {
  override readonly name = "NotPlayable";
}
