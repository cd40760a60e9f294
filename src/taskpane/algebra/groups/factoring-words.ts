import { textInFormula } from "../../../grid/constant-texts";
import { qualifiedAddress } from "../../../grid/sheet-names";
import { i18n } from "../../../language";
import type { FactoredPermutation } from "./useFactoring";

/** How long a word is, and whether there may be a shorter one. */
export function describeLength({ letters, isShortest }: FactoredPermutation): string {
  return isShortest
    ? i18n.t("{letters, plural, one {# letter} other {# letters}}; no word is shorter", { letters })
    : i18n.t("{letters, plural, one {# letter} other {# letters}}; there may be a shorter word", { letters });
}

/** The formula that finds a word again, on a sheet. */
export function formulaOn(
  sheet: string,
  { cycles, examined }: Pick<FactoredPermutation, "cycles" | "examined">,
): string {
  const { address, inverses } = examined;
  const generators = sheet === examined.sheet ? address : qualifiedAddress(examined.sheet, address);
  return `=PUZZLE.FACTORCYCLES(${textInFormula(cycles)},${generators}${inverses ? ",TRUE" : ""})`;
}
