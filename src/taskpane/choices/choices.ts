import { i18n } from "../../language";
import type { Maker, MakerChoice, MakerValues } from "../../lessons/maker";

/** What stands in the fields of a maker's choices, by name. */
export type ChoiceTexts = Readonly<Record<string, string>>;

export function usualTexts({ choices }: Pick<Maker, "choices">): ChoiceTexts {
  return Object.fromEntries(choices.map(({ name, usual }) => [name, String(usual)]));
}

/** What is wrong with the text of a choice, in a sentence. */
export function problemOf(choice: MakerChoice, text: string): string | undefined {
  if ("options" in choice) return undefined;
  if ("squares" in choice) return choice.problem(text)?.text;
  const { least, most } = choice;
  const number = /^\s*\d+\s*$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return undefined;
  return i18n.t("Type a whole number from {least} to {most}.", { least, most });
}

/** The values of a maker's choices; undefined while one of them is wrong. */
export function valuesOf({ choices }: Pick<Maker, "choices">, texts: ChoiceTexts): MakerValues | undefined {
  if (choices.some((choice) => problemOf(choice, texts[choice.name]!))) return undefined;
  return Object.fromEntries(
    choices.map((choice) => {
      const text = texts[choice.name]!;
      return [choice.name, "least" in choice ? Number(text) : text];
    }),
  );
}
