import { runAfterEdit } from "./run";

/** Types a value into an input of a sheet. */
export async function writeInput(
  findCell: (worksheets: Excel.WorksheetCollection) => Excel.Range,
  value: number,
): Promise<void> {
  await runAfterEdit(async (context) => {
    findCell(context.workbook.worksheets).values = [[value]];
    await context.sync();
  });
}
