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
