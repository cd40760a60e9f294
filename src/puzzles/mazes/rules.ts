import { either, i18n } from "../../language";
import { CellError, shown } from "../../grid/cells";

/** The error for unknown rules. */
export function unknownRules(rules: string, known: readonly string[]): CellError {
  const problem = i18n.t("{rules} is unknown; expected {choices}", {
    rules: shown(rules),
    choices: either(known),
  });
  return new CellError("rules", problem);
}
