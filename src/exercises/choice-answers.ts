import { i18n } from "../language";
import type { AnswerPart } from "./exercise";
import { markOf } from "./marks";

/** Two answers, each with the words that count for it in every language. */
type Choices = readonly [readonly string[], readonly string[]];

/** What an exercise has whose answer is one of two words: the first or the second of the choices. */
export function choiceAnswer(
  choices: Choices,
  right: 0 | 1,
  form: string,
  whyWrong: () => string,
): AnswerPart {
  const words = choices[right];
  return {
    form,
    answer: words[0]!,
    mark: markOf((text) => {
      const word = text.toLowerCase();
      if (words.includes(word)) return undefined;
      return choices.flat().includes(word) ? whyWrong() : i18n.t("Expected {form}.", { form });
    }),
    writings: () => ({ texts: [...words] }),
  };
}

/** The formula that takes the words of the first choice if a condition holds, and of the second one otherwise. */
export function choiceCheck(choices: Choices, answerCell: string, condition: string): string {
  const [first, second] = choices.map(
    (words) => `OR(${words.map((word) => `LOWER(TRIM(${answerCell}))="${word}"`).join(",")})`,
  );
  return `IF(${condition},${first},${second})`;
}

/** The German words count in every language, and so does what Excel writes for a logical value. */
const YES_NO: Choices = [
  ["yes", "y", "ja", "j", "true", "wahr"],
  ["no", "n", "nein", "false", "falsch"],
];

/** What an exercise has whose answer is yes or no. `why` says why it is so, to whom has answered the other. */
export const yesNoAnswer = (isYes: boolean, why: () => string): AnswerPart =>
  choiceAnswer(YES_NO, isYes ? 0 : 1, i18n.t("yes or no"), why);

export const yesNoCheck = (answerCell: string, condition: string): string =>
  choiceCheck(YES_NO, answerCell, condition);
