import { i18n } from "../language";
import { LANGUAGES } from "../language/languages";
import { shownWord, SOLUTIONS } from "../lessons/solutions";
import { isAwaited, nameWithSuffix, refuseAwaited } from "./freeze";
import { readNamedRanges, type PuzzleRange } from "./puzzle-sheet";
import { runAfterEdit } from "./run";
import { readFilledCells } from "./sheet-cells";

/**
 * Copies the active sheet of a lesson with its solutions shown, as a key for the teacher. Shows the copy and returns its name; the sheet
 * itself is unchanged. Throws a user-facing message if the sheet has no switch for its solutions.
 */
export async function makeKey(): Promise<string> {
  const { name, solutions } = await readSwitch();
  if (!solutions)
    throw new Error(
      i18n.t("The sheet “{sheet}” has no switch for its solutions. Open a lesson’s sheet first.", {
        sheet: name,
      }),
    );
  return copySolved(name, solutions, true);
}

/**
 * Reads the active sheet with its solutions shown. If its switch hides them, a copy that shows them is read, and removed again.
 *
 * @param read called with the name of the sheet or of its copy
 */
export async function readSolved<Answer>(read: (sheet: string) => Promise<Answer>): Promise<Answer> {
  const { name, solutions } = await readSwitch();
  const said = String(solutions?.values[0]![0]).trim().toLowerCase();
  if (!solutions || LANGUAGES.some(({ yes }) => yes === said)) return read(name);
  const copy = await copySolved(name, solutions, false);
  try {
    await answered(copy);
    return await read(copy);
  } finally {
    await runAfterEdit(async (context) => {
      context.workbook.worksheets.getItem(copy).delete();
      context.workbook.worksheets.getItem(solutions.sheetId).activate();
      await context.sync();
    });
  }
}

async function readSwitch() {
  const { ranges, name } = await readNamedRanges((each) => each === SOLUTIONS);
  return { name, solutions: ranges[SOLUTIONS] };
}

function copySolved(name: string, { sheetId, address }: PuzzleRange, isShown: boolean): Promise<string> {
  return runAfterEdit(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    const sheet = worksheets.getItem(sheetId);
    const copy = sheet.copy(Excel.WorksheetPositionType.after, sheet);
    const taken = worksheets.items.map((each) => each.name);
    copy.name = nameWithSuffix(name, i18n.t("– key"), taken);
    // The key of a sheet in student mode is the teacher's.
    copy.protection.unprotect();
    copy.getRange(address).values = [[shownWord()]];
    if (isShown) copy.activate();
    copy.load("name");
    await context.sync();
    return copy.name;
  });
}

const TRIES = 150;
const PAUSE_MS = 200;

/** Waits until no cell of a sheet is still being computed. Throws a user-facing message after half a minute. */
async function answered(sheet: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const cells = await runAfterEdit((context) =>
      readFilledCells(context, context.workbook.worksheets.getItem(sheet)),
    );
    if (!cells.some(isAwaited)) return;
    if (tries === TRIES) refuseAwaited(cells);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
