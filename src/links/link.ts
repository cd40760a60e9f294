import type { Cells } from "../grid/cells";
import type { MakerValues } from "../lessons/maker";
import type { CellStyle, ColumnWidth, ConditionalFormat, RowHeight, SheetRight } from "../workbooks";

/** What a link carries. */
export type Link = SheetLink | PuzzlesLink | WholeLink;

/** A sheet of a lesson or of a maker, with what the user typed into it: values only, never a formula. */
export interface SheetLink {
  /** The id of the lesson or the maker. */
  readonly sheet: string;
  /** What the user chose before the maker made the sheet. */
  readonly values?: MakerValues;
  /** The typed cells, by the addresses at which the sheet's inputs begin, such as `B5`. */
  readonly inputs: Readonly<Record<string, Cells>>;
  /** Whether it opens in student mode. */
  readonly student?: boolean;
}

/** Puzzles of a sheet that is too large for a link, as Play reads them: values only. */
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

/** A sheet of the user's own. Formulas are there only if `mayBeLinked` allows them. */
export interface WholeLink {
  readonly whole: WholeSheet;
}

/** Rows and columns count from 0. */
export interface WholeSheet {
  readonly name: string;
  /** Cells next to each other: the row and the column of the first, then their values. */
  readonly values: readonly (readonly [
    row: number,
    column: number,
    ...values: (string | number | boolean)[],
  ])[];
  readonly formulas: readonly (readonly [row: number, column: number, formula: string])[];
  /** The sheet's names of areas, such as `B3:D8`, and of texts. */
  readonly areas: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly protection?: readonly SheetRight[];
  /** How it looks; left out where the link would be too long. */
  readonly looks?: Looks;
}

export interface Looks {
  readonly styles: readonly CellStyle[];
  /** Cells next to each other with a style: the row and the column of the first, their number, and the style's index. */
  readonly styled: readonly (readonly [row: number, column: number, count: number, style: number])[];
  readonly columns: readonly ColumnWidth[];
  readonly rows: readonly RowHeight[];
  readonly merges: readonly string[];
  readonly paints: readonly ConditionalFormat[];
  readonly gridlines: boolean;
}

const PUZZLE = "#puzzle=";

/** The end of an address that carries a link's text, from the number sign on. No server sees it. */
export const hashOf = (text: string): string => PUZZLE + text;

/** The text of a link, if an address has one after its `#`. */
export const textIn = (hash: string): string | undefined =>
  hash.startsWith(PUZZLE) ? hash.slice(PUZZLE.length) : undefined;

/** A link that cannot be made or opened. The user-facing message says why. */
export class LinkError extends Error {
  override readonly name = "LinkError";
}
