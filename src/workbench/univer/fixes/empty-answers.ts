import type { BaseReferenceObject } from "@univerjs/preset-sheets-core";

/**
 * Whether a cell that Univer passes to a function as blank holds an empty text. Univer treats an empty text as blank while it is only a
 * formula's result and not yet in the sheet.
 */
export function isEmptyAnswer(reference: BaseReferenceObject, row: number, column: number): boolean {
  const cell = reference.getCellData(row, column);
  const written = reference.getCurrentActiveSheetData()?.cellData;
  return cell?.v === "" && cell !== written?.getValue(row, column);
}
