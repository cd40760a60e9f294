import { i18n } from "../language";
import { runAfterEdit } from "./run";
import { addSheet } from "./sheet-names";

const NAME = "Puzzlebook calculates";
/** As many as fit into a request and a column. */
const MAX_FORMULAS = 40_000;

/**
 * The results of formulas, as calculated by the spreadsheet. They are put on a hidden sheet for a moment, which is then deleted, so their
 * addresses need sheet names.
 */
export async function calculated(formulas: readonly string[]): Promise<unknown[]> {
  if (formulas.length === 0) return [];
  if (formulas.length > MAX_FORMULAS) {
    throw new Error(
      i18n.t(
        "The conditional formats of this sheet are too many: more than {most, number} have to be calculated.",
        { most: MAX_FORMULAS },
      ),
    );
  }
  return runAfterEdit(async (context) => {
    const sheet = await addSheet(context, NAME);
    try {
      sheet.visibility = Excel.SheetVisibility.hidden;
      const range = sheet.getRangeByIndexes(0, 0, formulas.length, 1);
      range.formulas = formulas.map((formula) => [formula]);
      await context.sync();
      range.load("values");
      await context.sync();
      return range.values.map(([value]: unknown[]) => value);
    } finally {
      sheet.delete();
      await context.sync();
    }
  });
}
