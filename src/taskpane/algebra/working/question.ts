import { CellError } from "../../../grid/cells";
import { textInFormula } from "../../../grid/constant-texts";
import { MAX_TEXT_LENGTH } from "../../../grid/limits";
import { qualifiedAddress } from "../../../grid/sheet-names";
import { i18n } from "../../../language";
import type { ProductOrder } from "../../../permutations/product-order";
import { cyclesIn } from "../../../puzzles/groups/cycle-cells";
import { workingOf, type Line, type WorkedOut } from "../../../permutations/working";

/** What is to be worked out. */
export interface Question {
  readonly text: string;
  /** The cell that the text was taken from; undefined if it was typed into the pane. */
  readonly place?: { readonly sheet: string; readonly address: string } | undefined;
  readonly order: ProductOrder;
  readonly asked: WorkedOut;
}

/** The lines, or what is wrong with the text; undefined if it is blank. */
export function linesOf({ text, order, asked }: Question): Line[] | string | undefined {
  if (text.trim() === "") return undefined;
  if (text.length > MAX_TEXT_LENGTH) {
    return i18n.t("This is longer than a cell can hold.");
  }
  try {
    return workingOf(asked, cyclesIn(text, "", undefined, undefined, order), order);
  } catch (error) {
    if (error instanceof CellError) return `${error.problem}.`;
    throw error;
  }
}

/** The formula that writes these lines on a sheet, with arguments only as far as they are not the usual ones. */
export function formulaOn(sheet: string, { text, place, order, asked }: Question): string {
  const cycles = place
    ? sheet === place.sheet
      ? place.address
      : qualifiedAddress(place.sheet, place.address)
    : textInFormula(text.trim());
  const options = [order === "left to right" ? "" : `"${order}"`, asked === "product" ? "" : `"${asked}"`];
  while (options.at(-1) === "") options.pop();
  return `=PUZZLE.PRODUCTSTEPS(${[cycles, ...options].join(",")})`;
}
