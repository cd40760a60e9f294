import { calculated } from "../../../../excel/calculated";
import { readDocumentFile } from "../../../../excel/document-file";
import { readSheetTexts } from "../../../../excel/sheet-texts";
import { i18n } from "../../../../language";
import { readWorkbook } from "../../../../workbooks";
import type { HandOut } from "./hand-out";
import { makeHandOut } from "./make-hand-out";
import { paintsOf } from "./paints";
import { solutionCells } from "./solution-cells";
import { cellAddress } from "../../../../grid/addresses";
import { LANGUAGES } from "../../../../language/languages";
import { shownWord, SOLUTIONS } from "../../../../lessons/solutions";
import { areasIn, type FormulaScope } from "./references";

/**
 * Throws a user-facing message if the switch of a lesson's sheet hides the solutions that are to be printed. Sheets without a switch have
 * nothing hidden.
 */
export function refuseHiddenSolutions(
  place: FormulaScope,
  textAt: (row: number, column: number) => string,
): void {
  const name = place.names.find((each) => each.name === SOLUTIONS && each.sheet === place.sheet);
  const [area] = name ? areasIn(name.refersTo, place) : [];
  if (!area) return;
  const said = textAt(area.startRow, area.startCol).trim().toLowerCase();
  if (LANGUAGES.some(({ yes }) => yes === said)) return;
  throw new Error(
    i18n.t("This sheet’s solutions are hidden. Type {word} in {cell}, or make a key, and print that.", {
      word: shownWord(),
      cell: cellAddress(area.startRow, area.startCol),
    }),
  );
}

/** More than anyone prints. */
const MAX_CELLS = 60_000;

/** The active sheet as a hand-out. Its formats are read from the workbook's file, its displayed texts from the spreadsheet itself. */
export async function readHandOut(withSolution: boolean): Promise<HandOut> {
  const texts = await readSheetTexts(MAX_CELLS);
  const { bytes } = await readDocumentFile();
  const { content } = await readWorkbook(bytes);
  const sheet = content.sheets.find(({ name }) => name === texts.sheet);
  if (!sheet)
    throw new Error(i18n.t("The sheet “{sheet}” is not in the workbook's file.", { sheet: texts.sheet }));
  const names = content.names.filter((name) => name.sheet === undefined || name.sheet === sheet.name);
  const place = { sheet: sheet.name, names };
  if (withSolution) refuseHiddenSolutions(place, (row, column) => texts.textAt(row, column));
  const hidden = withSolution ? undefined : solutionCells(sheet, place);
  const paints = await paintsOf(sheet, place, hidden, calculated);
  return makeHandOut({ sheet, styles: content.styles, textAt: texts.textAt, paints, hidden });
}
