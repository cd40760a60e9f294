import { i18n } from "../language";
import { MAX_SHEET_NAME } from "../workbooks/sheet-names";
import { formulaIn, isOurs, withAreasForSpills } from "./our-formulas";
import { writeInRequests } from "./requests";
import { runAfterEdit } from "./run";
import { readFilledCells, type FilledCell } from "./sheet-cells";
import { freeSheetName } from "./sheet-names";
import { cellAddress } from "../grid/addresses";
import { asTextCell } from "./tables";

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
        i18n.t("No formula on the sheet “{sheet}” uses PUZZLE functions: there is nothing to copy.", {
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

/** The cells that one of our formulas fills, starting with its own. */
interface FormulaArea {
  /** Counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A rectangle of cells to be written; null leaves a cell unchanged. */
interface Rectangle {
  readonly row: number;
  readonly column: number;
  readonly cells: (string | number | boolean | null)[][];
}

/** Values of cells whose result is still pending. */
const AWAITED = new Set<unknown>(["#BUSY!", "#GETTING_DATA"]);

export const isAwaited = ({ value, isError }: FilledCell): boolean => isError && AWAITED.has(value);

/** @throws a user-facing error while results are pending */
export function refuseAwaited(cells: readonly FilledCell[]): void {
  const awaited = cells.filter(isAwaited);
  const [first] = awaited;
  if (!first) return;
  throw new Error(
    i18n.t(
      "{others, plural, =0 {Cell {first} is} =1 {Cell {first} and another one are} other {Cell {first} and # others are}} still being computed (#BUSY!). Nothing was copied: wait for the answers, then try again.",
      { first: cellAddress(first.row, first.column), others: awaited.length - 1 },
    ),
  );
}

/**
 * What to write over a copy of a sheet to replace our formulas, and all that they fill, with values. Texts stay texts, whatever they look
 * like. Other formulas stay, but references to a spill with `#` are replaced with its area.
 */
export function frozenRectangle(
  cells: readonly FilledCell[],
  areas: readonly FormulaArea[],
): Rectangle | undefined {
  const filled = new Set(areas.flatMap(addressesOf));
  const lastOf = new Map(
    areas.map(({ row, column, rows, columns }) => [
      cellAddress(row, column),
      cellAddress(row + rows - 1, column + columns - 1),
    ]),
  );
  const changes = cells.flatMap((cell) => {
    const formula = formulaIn(cell);
    if (isOurs(cell) || filled.has(cellAddress(cell.row, cell.column)))
      return [[cell, valueOf(cell)] as const];
    const moved = formula && withAreasForSpills(formula, lastOf);
    return moved === undefined || moved === formula ? [] : [[cell, moved] as const];
  });
  return changes.length === 0 ? undefined : rectangleOf(changes);
}

function addressesOf({ row, column, rows, columns }: FormulaArea): string[] {
  return Array.from({ length: rows * columns }, (_cell, index) =>
    cellAddress(row + Math.floor(index / columns), column + (index % columns)),
  );
}

type Content = string | number | boolean;

/** An error is written as its name, which Excel parses as the error. */
const valueOf = ({ value, isError }: FilledCell): Content => (isError ? value : asTextCell(value)) as Content;

function rectangleOf(changes: readonly (readonly [FilledCell, Content])[]): Rectangle {
  const rows = changes.map(([{ row }]) => row);
  const columns = changes.map(([{ column }]) => column);
  const [row, column] = [least(rows), least(columns)];
  const [height, width] = [
    -least(rows.map((r) => -r)) - row + 1,
    -least(columns.map((c) => -c)) - column + 1,
  ];
  const cells = Array.from({ length: height }, () => new Array<Content | null>(width).fill(null));
  for (const [cell, content] of changes) cells[cell.row - row]![cell.column - column] = content;
  return { row, column, cells };
}

const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b), Infinity);
