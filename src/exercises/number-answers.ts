import { i18n } from "../language";
import type { AnswerPart } from "./exercise";
import { markOf } from "./marks";

/** What all exercises have whose answer is a whole number. `whyWrong` may know how another number has come about. */
export function numberAnswer(
  expected: number,
  whyWrong: (given: number) => string | undefined = () => undefined,
): AnswerPart {
  const answer = String(expected);
  return {
    form: i18n.t("a whole number"),
    answer,
    mark: markOf((text) => {
      if (!/^\d{1,9}$/.test(text)) return i18n.t("Expected a whole number.");
      const given = Number(text);
      return given === expected ? undefined : (whyWrong(given) ?? i18n.t("That is not the number."));
    }),
    writings: () => ({ texts: [answer] }),
  };
}

/** The formula that compares a number, which may be typed as text, with that of another formula. */
export const numberCheck = (answerCell: string, expected: string): string =>
  `TRIM(${answerCell})=""&${expected}`;
