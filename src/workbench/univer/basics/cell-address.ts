import type { IUnitRange } from "@univerjs/core";

/** A cell of the workbook by the spreadsheet's indices; rows and columns count from 0. */
export interface CellAddress {
  workbook: string;
  sheet: string;
  row: number;
  column: number;
}

/** A string unique to the cell. */
export function keyOf({ workbook, sheet, row, column }: CellAddress): string {
  return `${workbook} ${sheet} ${row} ${column}`;
}

/** Excel's value for a cell whose custom function has not returned yet. */
export const BUSY = "#BUSY!";

/** Groups cells into ranges, each a vertical run without gaps. */
export function runsOf(cells: readonly CellAddress[]): IUnitRange[] {
  const runs: IUnitRange[] = [];
  for (const { workbook, sheet, row, column } of [...cells].sort(downwards)) {
    const last = runs.at(-1);
    const continues =
      last?.unitId === workbook &&
      last.sheetId === sheet &&
      last.range.startColumn === column &&
      row <= last.range.endRow + 1;
    if (continues) last.range.endRow = row;
    else {
      const range = { startRow: row, endRow: row, startColumn: column, endColumn: column };
      runs.push({ unitId: workbook, sheetId: sheet, range });
    }
  }
  return runs;
}

function downwards(a: CellAddress, b: CellAddress): number {
  return compare(a.workbook, b.workbook) || compare(a.sheet, b.sheet) || a.column - b.column || a.row - b.row;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
