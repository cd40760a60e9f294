import { cellAddress } from "../../grid/addresses";
import type { PuzzleRange } from "../../excel/puzzle-sheet";
import { readCells } from "../../functions/cells/host-cells";
import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { PLAY_KINDS } from "../../puzzles/plays";
import type { Play, PlayKind } from "../../playing/play";
import { CellError, type Cell, type Cells } from "../../grid/cells";
import { inSlices } from "../../steps/slices";

/** What a play is made of, as data that another window can be sent: its kind, and the cells by the ranges' names. */
export interface PuzzleCells {
  readonly prefix: string;
  readonly cells: Readonly<Record<string, Cells>>;
}

export const kindOf = (prefix: string): PlayKind => PLAY_KINDS.find((kind) => kind.prefix === prefix)!;

/** The cells of a kind's ranges. Throws a CellError where a range that is needed holds an error. */
export function cellsOf(kind: PlayKind, ranges: Readonly<Record<string, PuzzleRange>>): PuzzleCells {
  const given = kind.ranges.filter(({ name }) => ranges[name]);
  const cells = given.map(({ name, optional }) => {
    const { values } = ranges[name];
    return [name, optional ? leniently(values) : readCells(values, name)] as const;
  });
  return { prefix: kind.prefix, cells: Object.fromEntries(cells) };
}

/** What a formula answers stands in a range that is not needed: its error is that of the cells it has been given. */
const leniently = (values: PuzzleRange["values"]): Cell[][] =>
  values.map((row) => row.map((value) => (value ?? "") as Cell));

/** Solves a puzzle in slices; ends with the signal's reason where it is aborted. */
export function solve(
  { prefix, cells }: PuzzleCells,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Play> {
  return inSlices(kindOf(prefix).read(cells), {
    onProgress,
    checkCancelled: () => signal.throwIfAborted(),
  });
}

/** A sentence about what stands in the way of a play, with the cell's address in the sheet where it is one cell. */
export function describeObstacle(error: unknown, ranges: Readonly<Record<string, PuzzleRange>>): string {
  if (error instanceof LimitError) {
    return i18n.t("This is too much to compute: {problem}.", { problem: error.message });
  }
  if (!(error instanceof CellError)) return error instanceof Error ? error.message : String(error);
  const range = Object.hasOwn(ranges, error.argument) ? ranges[error.argument] : undefined;
  if (!range) return error.message;
  const place =
    error.row === undefined && error.column === undefined
      ? range.address
      : cellAddress(range.row + (error.row ?? 0), range.column + (error.column ?? 0));
  return `${error.argument}, ${place}: ${error.problem}.`;
}
