import { cellAddress } from "../../../../grid/addresses";
import { i18n } from "../../../../language";
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
