import { notImplemented } from "../batch/errors";
import { isEntireColumn, isEntireRow } from "../cells/areas";
import type { SheetHost } from "./host";
import type { RangeTarget } from "./types";

/** Inserts blank rows or columns where the range stands. */
export function insertCells(
  host: SheetHost,
  { sheetId, area }: RangeTarget,
  shift: "rows" | "columns",
): void {
  const sheet = host.worksheet(sheetId);
  if (shift === "rows" && isEntireRow(area)) sheet.insertRows(area.row, area.rows);
  else if (shift === "columns" && isEntireColumn(area)) sheet.insertColumns(area.column, area.columns);
  else throw notImplemented("Range.insert", "Range.insert of anything but entire rows or columns");
}

/** Deletes the rows or columns of the range. */
export function deleteCells(host: SheetHost, target: RangeTarget, shift: "rows" | "columns"): void {
  const present = host.onGrid(target);
  if (!present) return;
  const sheet = host.worksheet(target.sheetId);
  if (shift === "rows" && isEntireRow(target.area)) sheet.deleteRows(present.row, present.rows);
  else if (shift === "columns" && isEntireColumn(target.area))
    sheet.deleteColumns(present.column, present.columns);
  else throw notImplemented("Range.delete", "Range.delete of anything but entire rows or columns");
}
