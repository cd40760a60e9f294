import type { Page } from "@playwright/test";

/** The first and the last of merged columns. */
interface Columns {
  readonly startColumn: number;
  readonly endColumn: number;
}

/** The cells of a sheet (the active one by default) whose text is cut off by the cells next to them, with the text. */
export function cutTexts(page: Page, sheetName?: string): Promise<string[]> {
  return page.evaluate((name) => {
    const [CENTRE, RIGHT] = [2, 3];
    const WRAPPED = 3;
    const [NUMBER, BOOLEAN] = [2, 3];
    /** Text is drawn up to the edge of a cell and may lose a pixel there. */
    const TOLERANCE = 1;
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    const sheet = name === undefined ? workbook.getActiveSheet() : workbook.getSheetByName(name)!;
    const cells = sheet.getSheet();
    const styles = workbook.getWorkbook().getStyles();
    const drawing = document.createElement("canvas").getContext("2d")!;
    const rowCount = cells.getLastRowWithContent() + 1;
    const columnCount = cells.getLastColumnWithContent() + 1;

    const isFilled = (row: number, column: number) => (cells.getCell(row, column)?.v ?? "") !== "";
    /** The width of the empty cells on one side, up to the first filled one; nothing beyond the sheet's left edge. */
    const room = (row: number, column: number, step: 1 | -1): number => {
      let width = 0;
      for (let at = column + step; !isFilled(row, at); at += step) {
        if (at < 0) return width;
        if (at >= columnCount) return Infinity;
        width += cells.getColumnWidth(at);
      }
      return width;
    };

    const widthOf = (merged: Columns | null, column: number): number => {
      const { startColumn, endColumn } = merged ?? { startColumn: column, endColumn: column };
      let width = 0;
      for (let at = startColumn; at <= endColumn; at++) width += cells.getColumnWidth(at);
      return width;
    };

    const found: string[] = [];
    for (let row = 0; row < rowCount; row++) {
      for (let column = 0; column < columnCount; column++) {
        const cell = cells.getCell(row, column);
        if (typeof cell?.v !== "string" || cell.t === NUMBER || cell.t === BOOLEAN) continue;
        const { bl, ff, fs, ht, it, tb } = styles.getStyleByCell(cell) ?? {};
        if (tb === WRAPPED) continue;
        drawing.font = `${it ? "italic " : ""}${bl ? "bold " : ""}${fs ?? 11}pt ${ff ?? "Arial"}`;
        const merged = cells.getMergedCell(row, column) as Columns | null;
        const excess = drawing.measureText(cell.v).width - widthOf(merged, column) - TOLERANCE;
        if (excess <= 0) continue;
        const [left, right] = ht === RIGHT ? [1, 0] : ht === CENTRE ? [0.5, 0.5] : [0, 1];
        // Text does not leave merged cells.
        if (!merged && left * excess <= room(row, column, -1) && right * excess <= room(row, column, 1))
          continue;
        found.push(`${sheet.getRange(row, column).getA1Notation()}: ${cell.v}`);
      }
    }
    return found;
  }, sheetName);
}
