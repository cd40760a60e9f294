import type { Maker, MakerValues } from "../../../lessons/maker";
import { usualTexts, valuesOf, type ChoiceTexts } from "../../choices/choices";
import { SEED, type Design } from "./designs";

/** What stands in the fields of a design or a maker, by name. */
export interface Fields {
  readonly choices: ChoiceTexts;
  readonly texts: Readonly<Record<string, string>>;
  /** The addresses of its ranges. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** What a form shows and changes. */
export interface FormProps {
  /** The form's name, in the user's language. */
  readonly title: string;
  readonly fields: Fields;
  readonly onChange: (change: (before: Fields) => Fields) => void;
}

type Asked = Pick<Maker, "choices"> & Partial<Pick<Design, "texts" | "ranges">>;

export const usualFields = ({ choices, texts = [], ranges = [] }: Asked): Fields => ({
  choices: usualTexts({ choices }),
  texts: Object.fromEntries(texts.map(({ name, usual }) => [name, usual])),
  addresses: Object.fromEntries(ranges.map(({ name }) => [name, ""])),
});

/** The values of a design's texts and choices; undefined while something is wrong or missing. */
export function valuesOfFields(design: Design, fields: Fields): MakerValues | undefined {
  const choices = valuesOf(design, fields.choices);
  const isMissing =
    design.ranges.some(({ name }) => fields.addresses[name]!.trim() === "") ||
    design.texts.some(({ name, optional }) => !optional && fields.texts[name]!.trim() === "");
  return choices && !isMissing ? { ...fields.texts, ...choices } : undefined;
}

/** The same with the next seed, if the design has one and there is a next one. */
export function withNextSeed(design: Design, fields: Fields): Fields | undefined {
  if (!design.choices.includes(SEED)) return undefined;
  const next = Number(fields.choices["seed"]) + 1;
  return next <= SEED.most ? { ...fields, choices: { ...fields.choices, seed: String(next) } } : undefined;
}
