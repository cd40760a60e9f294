import { i18n } from "../language";
import { runAfterEdit, type Run } from "./run";

/** A cell of a sheet; row and column count from 0. */
export interface SheetCell {
  readonly row: number;
  readonly column: number;
}

export interface Look {
  readonly fill: string;
  readonly color: string;
}

/** What has been painted: the ids of the conditional formats. */
export interface CellPaint {
  readonly sheetId: string;
  readonly formats: readonly string[];
}

/** Adjacent cells in a row. */
interface RowOfCells {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/**
 * Gives cells another format until it is removed. It is a conditional format that always applies and comes before all others, so the cells
 * keep their contents and their own formats.
 *
 * @param old paint to remove at the same moment
 */
export async function paintCells(
  sheetId: string,
  cells: readonly SheetCell[],
  look: Look,
  old?: CellPaint,
  run: Run = runAfterEdit,
): Promise<CellPaint> {
  return run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    if (old) await remove(context, old);
    const formats = addFormats(sheet, cells, look, "=TRUE").map((format) => format.load("id"));
    await context.sync();
    return { sheetId, formats: formats.map(({ id }) => id) };
  }).catch((error: unknown) => {
    throw aboutSheet(error);
  });
}

/** Adds conditional formats that come before all others and apply while a formula holds. */
export function addFormats(
  sheet: Excel.Worksheet,
  cells: readonly SheetCell[],
  look: Look,
  formula: string,
): Excel.ConditionalFormat[] {
  return runsOf(cells).map(({ row, column, length }) => {
    const range = sheet.getRangeByIndexes(row, column, 1, length);
    // Excel applies the rule that was added last first.
    const format = range.conditionalFormats.add(Excel.ConditionalFormatType.custom);
    format.custom.rule.formula = formula;
    format.custom.format.fill.color = look.fill;
    format.custom.format.font.color = look.color;
    return format;
  });
}

/** The error to tell of: if Excel does not find something, it is the sheet. */
export const aboutSheet = (error: unknown): unknown =>
  (error as { code?: unknown }).code === "ItemNotFound"
    ? new Error(i18n.t("The sheet of the puzzle has been deleted."))
    : error;

/** Removes paint. If its sheet is gone, so is the paint. */
export async function removePaint(paint: CellPaint, run: Run = runAfterEdit): Promise<void> {
  await run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(paint.sheetId);
    await context.sync();
    if (sheet.isNullObject) return;
    await remove(context, paint);
    await context.sync();
  });
}

/** Deletes those formats that still exist, wherever inserted rows or columns have moved them. */
async function remove(context: Excel.RequestContext, { sheetId, formats }: CellPaint) {
  const { conditionalFormats } = context.workbook.worksheets.getItem(sheetId).getRange();
  conditionalFormats.load("items/id");
  await context.sync();
  conditionalFormats.items.filter(({ id }) => formats.includes(id)).forEach((format) => format.delete());
}

/** The fewest runs that cover all cells once. */
export function runsOf(cells: readonly SheetCell[]): RowOfCells[] {
  const ordered = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const runs: { row: number; column: number; length: number }[] = [];
  for (const { row, column } of ordered) {
    const last = runs.at(-1);
    const next = last && last.row === row ? last.column + last.length : undefined;
    if (last && next !== undefined && column < next) continue;
    if (last && column === next) last.length++;
    else runs.push({ row, column, length: 1 });
  }
  return runs;
}
