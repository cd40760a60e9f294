import { runAfterEdit, type Run } from "./run";

/** As many cells of a sheet as can be looked through in a moment. */
const MOST_ROWS = 100;
const MOST_COLUMNS = 30;

/** The values of the first rows and columns that the active sheet uses; no rows if it is empty. */
export async function readFirstCells(run: Run = runAfterEdit): Promise<readonly (readonly unknown[])[]> {
  return run(async (context) => {
    const used = context.workbook.worksheets.getActiveWorksheet().getUsedRangeOrNullObject(true);
    used.load("rowCount, columnCount");
    await context.sync();
    if (used.isNullObject) return [];
    const [rows, columns] = [Math.min(used.rowCount, MOST_ROWS), Math.min(used.columnCount, MOST_COLUMNS)];
    const first = used.getCell(0, 0).getAbsoluteResizedRange(rows, columns).load("values");
    await context.sync();
    return first.values;
  });
}
