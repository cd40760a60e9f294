import { cellAddress } from "../grid/addresses";
import type { PuzzleRange } from "../excel/puzzle-sheet";
import { CellError } from "../grid/cells";
import { i18n } from "../language";
import { LimitError } from "../steps/limit-error";

/** A sentence about what prevents an answer, with the cell's address in the sheet if a single cell is the cause. */
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
