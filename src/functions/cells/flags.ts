import { CellError, isBlank, numberIn, shown } from "../../grid/cells";
import { i18n } from "../../language";
import { readOneCell } from "./host-cells";

/** TRUE or FALSE, also as text and as a number; a blank is FALSE. */
export function readFlag(raw: unknown, argument: string): boolean {
  const cell = readOneCell(raw, argument);
  if (isBlank(cell)) return false;
  const word = String(cell).trim().toUpperCase();
  if (word === "TRUE" || word === "FALSE") return word === "TRUE";
  const number = numberIn(cell);
  if (number === undefined) {
    throw new CellError(argument, i18n.t("{cell} is neither TRUE nor FALSE", { cell: shown(cell) }));
  }
  return number !== 0;
}
