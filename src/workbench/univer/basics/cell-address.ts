/** A cell of the workbook by the numbers that the spreadsheet uses; rows and columns count from 0. */
export interface CellAddress {
  workbook: string;
  sheet: string;
  row: number;
  column: number;
}

/** A text that no other cell has. */
export function keyOf({ workbook, sheet, row, column }: CellAddress): string {
  return `${workbook} ${sheet} ${row} ${column}`;
}

/** Excel's value of a cell whose custom function has not answered yet. */
export const BUSY = "#BUSY!";
