import type { IStyleData } from "@univerjs/core";
import { lastColumn, lastRow } from "../cells/areas";
import { readText } from "./contents";
import type { SheetHost } from "./host";
import type { RangeTarget } from "./types";

/** Blank pixels on both sides of a cell's text, in total. */
const PADDING = 8;
const WRAPPED = 3;

/**
 * Makes columns as wide as the widest text of the range in them. Columns without text keep their width. (Univer's own command measures the
 * visible rows of the active worksheet, and makes no column narrower than the default.)
 */
export function autofitColumns(host: SheetHost, target: RangeTarget): void {
  const area = host.onGrid(target);
  if (!area) return;
  const sheet = host.worksheet(target.sheetId);
  const cells = sheet.getSheet();
  const texts = readText(host, { ...target, area })!;
  const pen = document.createElement("canvas").getContext("2d")!;
  for (let column = area.column; column <= lastColumn(area); column++) {
    let width = 0;
    for (let row = area.row; row <= lastRow(area); row++) {
      const text = texts[row - area.row]![column - area.column]!;
      if (text === "" || cells.getMergedCell(row, column)) continue;
      const style = cells.getComposedCellStyleByCellData(row, column, cells.getCellRaw(row, column));
      if (style?.tb === WRAPPED) continue;
      const font = fontOf(style);
      if (pen.font !== font) pen.font = font;
      width = Math.max(width, pen.measureText(text).width);
    }
    if (width > 0) sheet.setColumnWidth(column, Math.ceil(width) + PADDING);
  }
}

const fontOf = (style: IStyleData | null | undefined) =>
  `${style?.it ? "italic " : ""}${style?.bl ? "bold " : ""}${style?.fs ?? 11}pt "${style?.ff ?? "Arial"}"`;
