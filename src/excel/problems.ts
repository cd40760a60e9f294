import { cellAddress, qualifiedAddress } from "./addresses";
import type { SelectedCells } from "./selection";

/** What Office.js's errors mean to a user; the codes are those of `Excel.ErrorCodes`. */
const MEANINGS: Readonly<Record<string, string>> = {
  AccessDenied: "This sheet or workbook is protected. Unprotect it and try again.",
  InvalidArgument: "Excel does not know that address. Write it like E1 or Sheet2!E1.",
  InvalidSelection: "Several areas are selected. Select one block of cells.",
  ItemNotFound: "There is no sheet of that name. Write the address like E1 or Sheet2!E1.",
  RequestPayloadSizeLimitExceeded:
    "There are too many cells for Excel on the web. Use fewer generators or passes.",
  InsertDeleteConflict: "Excel could not make room there. Choose another place.",
};

/** A sentence for the user about an error of Excel's, or of ours. */
export function describeProblem(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return MEANINGS[error.code] ?? `Excel answered: ${error.message}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** The full address of a cell of the selection; row and column count from 0 within it. */
export function addressInSelection(selection: SelectedCells, row: number, column: number): string {
  return qualifiedAddress(selection.sheet, cellAddress(selection.row + row, selection.column + column));
}
