import { CellError, shown } from "../../grid/cells";
import { either, i18n } from "../../language";
import { readWords } from "./host-cells";

/** One of the texts that an argument may be, the first if it is blank. Throws a CellError that names them all. */
export function readChoice<Choice extends string>(
  raw: unknown,
  argument: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const given = readWords(raw, argument).join(" ");
  const choice = given === "" ? choices[0] : choices.find((each) => each === given);
  if (choice) return choice;
  const problem = i18n.t("{answer} is unknown", { answer: shown(given) });
  const expected = i18n.t("expected {choices}", { choices: either(choices.map((each) => shown(each))) });
  throw new CellError(argument, `${problem}; ${expected}`);
}
