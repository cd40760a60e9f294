import { i18n } from "../language";
import { codeOf, runAfterEdit, type Run } from "./run";

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
    if (old) await remove(context, sheet, old);
    const formats = addFormats(sheet, cells, look, "=TRUE").map((format) => format.load("id"));
    await context.sync();
    return { sheetId, formats: formats.map(({ id }) => id) };
  }).catch(throwAboutSheet);
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

/** If Excel does not find something, it is the sheet. */
export function throwAboutSheet(error: unknown): never {
  throw codeOf(error) === "ItemNotFound"
    ? new Error(i18n.t("The sheet of the puzzle has been deleted."))
    : error;
}

/** A sheet, unless it has been deleted. */
export async function sheetIfThere(
  context: Excel.RequestContext,
  sheetId: string,
): Promise<Excel.Worksheet | undefined> {
  const sheet = context.workbook.worksheets.getItemOrNullObject(sheetId);
  await context.sync();
  return sheet.isNullObject ? undefined : sheet;
}

/** Removes paint. If its sheet is gone, so is the paint. */
export async function removePaint(paint: CellPaint, run: Run = runAfterEdit): Promise<void> {
  await run(async (context) => {
    const sheet = await sheetIfThere(context, paint.sheetId);
    if (sheet) await remove(context, sheet, paint);
    await context.sync();
  });
}

/** Deletes those formats that still exist, wherever inserted rows or columns have moved them. */
async function remove(context: Excel.RequestContext, sheet: Excel.Worksheet, { formats }: CellPaint) {
  const { conditionalFormats } = sheet.getRange();
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
