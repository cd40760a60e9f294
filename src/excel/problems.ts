import { i18n } from "../language";
import { cellAddress } from "../grid/addresses";
import { qualifiedAddress } from "../grid/sheet-names";
import { codeOf } from "./run";
import type { SelectedPlace } from "./selection";

/** What Office.js errors mean to a user. The codes are those of `Excel.ErrorCodes`. */
const MEANINGS: Readonly<Record<string, string>> = {
  AccessDenied:
    /*i18n*/ "This sheet or workbook is protected. Turn student mode off (Class, Share) or unprotect it, and try again.",
  InvalidArgument: /*i18n*/ "Excel does not know that address. Write it like E1 or Sheet2!E1.",
  InvalidOperationInCellEditMode:
    /*i18n*/ "A cell is being edited. Press Enter or Esc in that cell, and try again.",
  InvalidSelection: /*i18n*/ "Several areas are selected. Select one block of cells.",
  ItemNotFound: /*i18n*/ "There is no sheet of that name. Write the address like E1 or Sheet2!E1.",
  RequestPayloadSizeLimitExceeded:
    /*i18n*/ "There are too many cells for Excel on the web. Use fewer generators or passes.",
  ResponsePayloadSizeLimitExceeded: /*i18n*/ "There are too many cells for Excel on the web. Select fewer.",
  InsertDeleteConflict: /*i18n*/ "Excel could not make room there. Choose another place.",
};

/** Whether Excel has refused something because of protection. */
export const isRefusal = (error: unknown): boolean => codeOf(error) === "AccessDenied";

/** A user-facing sentence about an error from Excel or from us. */
export function describeProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (typeof code !== "string") return message;
  const meaning = MEANINGS[code];
  return meaning ? i18n._(meaning) : i18n.t("Excel answered: {message}", { message });
}

/** The full address of a cell of the selection; row and column count from 0 within the selection. */
export function addressInSelection(selection: SelectedPlace, row: number, column: number): string {
  return qualifiedAddress(selection.sheet, cellAddress(selection.row + row, selection.column + column));
}
