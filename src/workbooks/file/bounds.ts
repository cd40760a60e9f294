import { parseCellRef } from "hucre/xlsx";
import { MAX_COLUMNS } from "../../grid/limits";
import { i18n } from "../../language";
import type { CellRange } from "../addresses";
import type { CellContent } from "../content";
import type { SheetEntry } from "./directory";
import { partText, WorkbookError, type Parts } from "./package";

/** For all sheets together, from A1 to the last cell of each. A few bytes in a file can claim billions. */
const MAX_CELLS = 2_000_000;

/** Rejects sheets that would take too much memory or time, before anything is built from them. */
export function refuseVastSheets(parts: Parts, sheets: readonly SheetEntry[]): void {
  let cells = 0;
  for (const { name, path } of sheets) {
    const text = partText(parts, path);
    if (!text.trimEnd().endsWith("worksheet>")) {
      throw new WorkbookError(
        i18n.t("This workbook is damaged: the sheet “{name}” is not complete.", { name }),
      );
    }
    const last = lastCell(text);
    cells += (last.row + 1) * (last.col + 1);
    if (cells > MAX_CELLS) {
      throw new WorkbookError(
        i18n.t(
          "This workbook is too large to be opened here: with the sheet “{name}” it has more than {most, number} cells.",
          { name, most: MAX_CELLS },
        ),
      );
    }
    if (describedColumns(text) > MAX_COLUMNS) {
      throw new WorkbookError(
        i18n.t("This workbook is damaged: the sheet “{name}” has more columns than Excel allows.", { name }),
      );
    }
  }
}

function lastCell(text: string): { row: number; col: number } {
  const last = { row: 0, col: 0 };
  for (const [, address] of text.matchAll(/<(?:\w+:)?(?:c|row)\s(?:[^<>]*?\s)?r="([^"<>]*)"/g)) {
    const { row, col } = parseCellRef(address!);
    if (row > last.row) last.row = row;
    if (col > last.col) last.col = col;
  }
  return last;
}

function describedColumns(text: string): number {
  let columns = 0;
  for (const [element] of text.matchAll(/<(?:\w+:)?col\s[^<>]*>/g)) {
    const numberOf = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(element)?.[1]);
    columns += Math.max(1, numberOf("max") - numberOf("min") + 1);
  }
  return columns;
}

/** More than anyone formats cell by cell: whole columns, or all cells of a sheet. */
const MANY_CELLS = 100_000;
/** Margin beyond the last cells in use, so that what is typed there is formatted too. */
const SPARE_ROWS = 100;
const SPARE_COLUMNS = 6;

export const isVast = ({ startRow, startCol, endRow, endCol }: CellRange): boolean =>
  (endRow - startRow + 1) * (endCol - startCol + 1) > MANY_CELLS;

/** Cuts off very large areas slightly beyond the cells in use, because the time they take grows with each of their cells. */
export function cutter(cells: readonly CellContent[]): (area: CellRange) => CellRange {
  const last = { row: 0, column: 0 };
  for (const { row, column } of cells) {
    last.row = Math.max(last.row, row);
    last.column = Math.max(last.column, column);
  }
  return (area) =>
    isVast(area)
      ? {
          ...area,
          endRow: Math.max(area.startRow, Math.min(area.endRow, last.row + SPARE_ROWS)),
          endCol: Math.max(area.startCol, Math.min(area.endCol, last.column + SPARE_COLUMNS)),
        }
      : area;
}
