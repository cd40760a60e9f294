import { i18n } from "../language";
import { shownWord, SOLUTIONS } from "../lessons/solutions";
import { nameWithSuffix } from "./freeze";
import { readNamedRanges } from "./puzzle-sheet";
import { runAfterEdit } from "./run";

/**
 * Copies the active sheet of a lesson with its solutions shown, as a key for the teacher. Shows the copy and returns its name; the sheet
 * itself is unchanged. Throws a user-facing message if the sheet has no switch for its solutions.
 */
export async function makeKey(): Promise<string> {
  const { ranges, name } = await readNamedRanges((each) => each === SOLUTIONS);
  const solutions = ranges[SOLUTIONS];
  if (!solutions)
    throw new Error(
      i18n.t("The sheet “{sheet}” has no switch for its solutions. Open a lesson’s sheet first.", {
        sheet: name,
      }),
    );
  const { sheetId, address } = solutions;
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
    copy.activate();
    copy.load("name");
    await context.sync();
    return copy.name;
  });
}
