import { addFormats, sheetIfThere, throwAboutSheet, type Look, type SheetCell } from "./cell-paint";
import type { KeptPuzzle } from "./kept-puzzles";
import { runAfterEdit } from "./run";

/** What the formulas of all kept paint begin with. They always hold, and say whose paint it is, also in a file that is opened again. */
const MARK = '"Puzzlebook way ';

const formulaOf = (id: string) => `=${MARK}${id}"<>""`;

/** Whether the formula of a conditional format says that it is kept paint. */
export const isKeptPaint = (formula: string): boolean => formula.startsWith(`=${MARK}`);

/** Paints the way of a puzzle so that it stays, saved with the workbook, until it is removed. Replaces what was painted before. */
export async function keepPaint(
  { sheetId, id }: KeptPuzzle,
  cells: readonly SheetCell[],
  look: Look,
): Promise<void> {
  await runAfterEdit(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    (await formatsOf(context, sheet, id)).forEach((format) => format.delete());
    addFormats(sheet, cells, look, formulaOf(id));
    await context.sync();
  }).catch(throwAboutSheet);
}

/** Whether a sheet has kept paint of a puzzle. */
export async function hasKeptPaint({ sheetId, id }: KeptPuzzle): Promise<boolean> {
  return runAfterEdit(async (context) => {
    const sheet = await sheetIfThere(context, sheetId);
    return sheet !== undefined && (await formatsOf(context, sheet, id)).length > 0;
  });
}

/** Removes the kept paint of a puzzle. If its sheet is gone, so is the paint. */
export async function removeKeptPaint({ sheetId, id }: KeptPuzzle): Promise<void> {
  await runAfterEdit(async (context) => {
    const sheet = await sheetIfThere(context, sheetId);
    if (sheet) (await formatsOf(context, sheet, id)).forEach((format) => format.delete());
    await context.sync();
  });
}

/** The ids of conditional formats change when a workbook is opened again, so they are found by their formulas. */
async function formatsOf(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  id: string,
): Promise<Excel.ConditionalFormat[]> {
  const { conditionalFormats } = sheet.getRange();
  conditionalFormats.load("items/type");
  await context.sync();
  const custom = conditionalFormats.items.filter(({ type }) => type === Excel.ConditionalFormatType.custom);
  custom.forEach((format) => format.custom.rule.load("formula"));
  await context.sync();
  return custom.filter((format) => format.custom.rule.formula === formulaOf(id));
}
