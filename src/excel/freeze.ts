import { i18n } from "../language";
import { MAX_SHEET_NAME } from "../workbooks/sheet-names";
import { frozenRectangle, refuseAwaited, type FormulaArea, type Rectangle } from "./frozen-cells";
import { isOurs } from "./our-formulas";
import { writeInRequests } from "./requests";
import { runAfterEdit } from "./run";
import { readFilledCells, type FilledCell } from "./sheet-cells";
import { freeSheetName } from "./sheet-names";

/** Space for a number after a name that is taken. */
const ROOM_FOR_NUMBER = 3;

/**
 * Copies the active sheet, replaces our formulas in the copy with values, shows the copy and returns its name. The sheet itself is
 * unchanged. Throws a user-facing message if there is nothing to freeze or a result is still pending.
 */
export async function freezeSheet(): Promise<{ readonly name: string; readonly formulas: number }> {
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.12"))
    throw new Error(i18n.t("This Excel cannot tell which cells a formula fills. Excel 2021 or newer can."));
  return runAfterEdit(async (context) => {
    const { worksheets } = context.workbook;
    const sheet = worksheets.getActiveWorksheet();
    sheet.load("name, protection/protected, protection/options");
    worksheets.load("items/name");
    await context.sync();
    const cells = await readFilledCells(context, sheet);
    const ours = cells.filter(isOurs);
    if (ours.length === 0)
      throw new Error(
        i18n.t("No formula on the sheet “{sheet}” uses PUZZLE functions: there is nothing to freeze.", {
          sheet: sheet.name,
        }),
      );
    refuseAwaited(cells);
    const areas = await areasOf(context, sheet, ours);
    const rectangle = frozenRectangle(cells, areas);
    const copy = sheet.copy(Excel.WorksheetPositionType.after, sheet);
    copy.name = frozenName(
      sheet.name,
      worksheets.items.map(({ name }) => name),
    );
    const { protection } = sheet;
    if (protection.protected) copy.protection.unprotect();
    if (rectangle) await write(context, copy, rectangle);
    if (protection.protected) copy.protection.protect(protection.options);
    copy.activate();
    copy.load("name");
    await context.sync();
    return { name: copy.name, formulas: ours.length };
  });
}

/** `Knights (values)`, truncated to Excel's limit for names. */
export const frozenName = (sheet: string, taken: readonly string[]): string =>
  nameWithSuffix(sheet, `(${i18n.t("values")})`, taken);

/** A free name for a copy of a sheet, with words after the sheet's own name. */
export function nameWithSuffix(sheet: string, words: string, taken: readonly string[]): string {
  const room = MAX_SHEET_NAME - words.length - 1 - ROOM_FOR_NUMBER;
  return freeSheetName(`${sheet.slice(0, room).trimEnd()} ${words}`, taken);
}

async function areasOf(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  formulas: readonly FilledCell[],
): Promise<FormulaArea[]> {
  const spills = formulas.map(({ row, column }) => {
    const spill = sheet.getCell(row, column).getSpillingToRangeOrNullObject();
    return { row, column, spill: spill.load("rowIndex, columnIndex, rowCount, columnCount") };
  });
  await context.sync();
  return spills.map(({ row, column, spill }) => {
    if (spill.isNullObject) return { row, column, rows: 1, columns: 1 };
    const { rowIndex, columnIndex, rowCount, columnCount } = spill;
    return { row: rowIndex, column: columnIndex, rows: rowCount, columns: columnCount };
  });
}

/** Formulas and values are written together, before anything that needs them is calculated. */
async function write(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  { row, column, cells }: Rectangle,
) {
  const range = sheet.getRangeByIndexes(row, column, cells.length, cells[0]!.length);
  await writeInRequests(context, range, cells, (part, rows) => (part.formulas = [...rows]));
}
