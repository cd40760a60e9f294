import type { Cells } from "../grid/cells";
import type { MakerValues } from "../lessons/maker";

/** What a link carries: values only, never a formula. */
export type Link = SheetLink | PuzzlesLink;

/** A sheet of a lesson or of a maker, with what the user typed into it. */
export interface SheetLink {
  /** The id of the lesson or the maker. */
  readonly sheet: string;
  /** What the user chose before the maker made the sheet. */
  readonly values?: MakerValues;
  /** The typed cells, by the addresses at which the sheet's inputs begin, such as `B5`. */
  readonly inputs: Readonly<Record<string, Cells>>;
}

/** Puzzles of a sheet of the user's own, as View reads them. */
export interface PuzzlesLink {
  readonly puzzles: readonly LinkedPuzzle[];
}

export interface LinkedPuzzle {
  /** The prefix of its kind. */
  readonly kind: string;
  readonly title: string;
  /** The contents of its ranges, by name. */
  readonly ranges: Readonly<Record<string, Cells>>;
}

/** A link that cannot be made or opened. The user-facing message says why. */
export class LinkError extends Error {
  override readonly name = "LinkError";
}
