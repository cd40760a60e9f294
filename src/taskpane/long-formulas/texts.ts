import { i18n } from "../../language";
import type { LongFormula } from "./watch";

/** Which formula it is, such as “FACTORCYCLES in Sheet1!B3 and 2 more cells”. */
export function nameOf({ call: { name }, cell, others }: LongFormula): string {
  if (cell === undefined) return name;
  if (others === 0) return i18n.t("{name} in {cell}", { name, cell });
  return i18n.t("{name} in {cell} and {others, plural, one {# more cell} other {# more cells}}", {
    name,
    cell,
    others,
  });
}
