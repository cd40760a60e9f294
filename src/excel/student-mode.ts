import { i18n } from "../language";
import { ORIGIN } from "../lessons/origin";
import { SOLUTIONS } from "../lessons/solutions";
import { isYellow, STUDENT_RIGHTS } from "../workbooks/student-mode";
import { type SheetCell, runsOf } from "./cell-paint";
import { isRefusal } from "./problems";
import { readInRequests } from "./requests";
import { runAfterEdit } from "./run";

/** A rectangle of cells; row and column count from 0. */
interface Block extends SheetCell {
  readonly rows: number;
  readonly columns: number;
}

/** Rectangles that cover all cells once: equal runs of cells in rows below each other are one. */
export function blocksOf(cells: readonly SheetCell[]): Block[] {
  const blocks: { row: number; column: number; rows: number; columns: number }[] = [];
  const growing = new Map<string, (typeof blocks)[number]>();
  for (const { row, column, length } of runsOf(cells)) {
    const key = `${column}:${length}`;
    const above = growing.get(key);
    if (above && above.row + above.rows === row) above.rows++;
    else {
      const block = { row, column, rows: 1, columns: length };
      growing.set(key, block);
      blocks.push(block);
    }
  }
  return blocks;
}

const OPTIONS: Excel.WorksheetProtectionOptions = {
  ...Object.fromEntries(
    STUDENT_RIGHTS.map((right) => [`allow${right[0]!.toUpperCase()}${right.slice(1)}`, true]),
  ),
  selectionMode: "Normal",
};

/** The names of the sheets that a command has changed, and of those that it had to leave as they were. */
export interface StudentModeSheets {
  readonly changed: readonly string[];
  readonly left: readonly string[];
}

/**
 * Protects all sheets that Puzzlebook has made, without a password, except their yellow cells, and their switches of the solutions, which
 * are yellow and locked. Sheets that are protected already are left as they are. Throws a user-facing message if the workbook has no sheet of Puzzlebook's.
 */
export const turnStudentModeOn = (): Promise<StudentModeSheets> =>
  runAfterEdit(async (context) => {
    const sheets = await ownSheets(context);
    const open = sheets.filter(({ protection }) => !protection.protected);
    for (const sheet of open) {
      await unlockYellow(context, sheet);
      sheet.protection.protect(OPTIONS);
    }
    await context.sync();
    return namesOf(open, sheets);
  });

/** Takes the protection of all sheets away that Puzzlebook has made. Those with a password are left as they are. */
export const turnStudentModeOff = (): Promise<StudentModeSheets> =>
  runAfterEdit(async (context) => {
    const sheets = (await ownSheets(context)).filter(({ protection }) => protection.protected);
    const opened: Excel.Worksheet[] = [];
    for (const sheet of sheets) {
      sheet.protection.unprotect();
      // eslint-disable-next-line office-addins/no-context-sync-in-loop -- Excel refuses each sheet by itself
      await context.sync().then(
        () => opened.push(sheet),
        (error: unknown) => {
          if (!isRefusal(error)) throw error;
        },
      );
    }
    return namesOf(opened, sheets);
  });

const namesOf = (
  changed: readonly Excel.Worksheet[],
  all: readonly Excel.Worksheet[],
): StudentModeSheets => ({
  changed: changed.map(({ name }) => name),
  left: all.filter((sheet) => !changed.includes(sheet)).map(({ name }) => name),
});

/** The sheets that Puzzlebook has made, with their names and whether they are protected. */
async function ownSheets(context: Excel.RequestContext): Promise<Excel.Worksheet[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name, items/protection/protected");
  await context.sync();
  const marks = worksheets.items.map((sheet) => sheet.names.getItemOrNullObject(ORIGIN).load("name"));
  await context.sync();
  const own = worksheets.items.filter((_sheet, index) => !marks[index]!.isNullObject);
  if (own.length === 0)
    throw new Error(
      i18n.t(
        "No sheet of this workbook was made by Puzzlebook. Student mode uses the yellow cells of its sheets.",
      ),
    );
  return own;
}

/** Locks all cells of a sheet except those to be filled in. Asks for the last changes to be sent with the caller's next `sync`. */
async function unlockYellow(context: Excel.RequestContext, sheet: Excel.Worksheet): Promise<void> {
  const used = sheet.getUsedRangeOrNullObject();
  used.load("rowIndex, columnIndex, rowCount, columnCount, format/protection/locked");
  const showing = sheet.names.getItemOrNullObject(SOLUTIONS).load("name");
  await context.sync();
  if (used.isNullObject) return;
  const yellow: SheetCell[] = [];
  let answer: OfficeExtension.ClientResult<Excel.CellProperties[][]>;
  const ask = (part: Excel.Range) => {
    answer = part.getCellProperties({ format: { fill: { color: true } } });
  };
  for await (const { row: first } of readInRequests(context, sheet, used, ask)) {
    answer!.value.forEach((cells, r) =>
      cells.forEach(({ format }, c) => {
        if (isYellow(format?.fill?.color)) yellow.push({ row: first + r, column: used.columnIndex + c });
      }),
    );
  }
  if (used.format.protection.locked !== true) used.format.protection.locked = true;
  for (const { row, column, rows, columns } of blocksOf(yellow))
    sheet.getRangeByIndexes(row, column, rows, columns).format.protection.locked = false;
  if (!showing.isNullObject) showing.getRangeOrNullObject().format.protection.locked = true;
}
