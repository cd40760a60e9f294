import { parseCellRef } from "hucre/xlsx";
import { MAX_COLUMNS } from "../../grid/limits";
import { i18n } from "../../language";
import type { SheetEntry } from "./directory";
import { textOf, WorkbookError, type Parts } from "./package";

/** Of all sheets together, from A1 to the last cell of each: a few bytes in a file can claim billions. */
const MOST_CELLS = 2_000_000;

/** Refuses sheets that would take too much memory or time, before anything is made of them. */
export function refuseVastSheets(parts: Parts, sheets: readonly SheetEntry[]): void {
  let cells = 0;
  for (const { name, path } of sheets) {
    const text = textOf(parts, path);
    if (!text.trimEnd().endsWith("worksheet>")) {
      throw new WorkbookError(
        i18n.t("This workbook is damaged: the sheet “{name}” is not complete.", { name }),
      );
    }
    const last = lastCell(text);
    cells += (last.row + 1) * (last.col + 1);
    if (cells > MOST_CELLS) {
      throw new WorkbookError(
        i18n.t(
          "This workbook is too large to be opened here: with the sheet “{name}” it has more than {most, number} cells.",
          { name, most: MOST_CELLS },
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
    const { row, col } = parseCellRef(address);
    if (row > last.row) last.row = row;
    if (col > last.col) last.col = col;
  }
  return last;
}

function describedColumns(text: string): number {
  let columns = 0;
  for (const [element] of text.matchAll(/<(?:\w+:)?col\s[^<>]*>/g)) {
    const [first, last] = ["min", "max"].map((name) =>
      Number(new RegExp(`\\b${name}="(\\d+)"`).exec(element)?.[1]),
    );
    columns += Math.max(1, last - first + 1);
  }
  return columns;
}
