import type { Random } from "../steps/random";
import type { Lesson, Picture } from "./lesson";

/** Squares to be painted one by one. The value is a text with a mark for each of them. */
export interface Painting {
  /** Where they are, and their names in the user's language. */
  readonly squares: readonly { readonly row: number; readonly column: number; name(): string }[];
  /** The colours; their marks are typed as keys, too. */
  readonly paints: readonly { readonly mark: string; name(): string; readonly fill: string }[];
  /** The mark of a square without a colour. */
  readonly blank: string;
  /** After so many rows and columns there is a gap. */
  readonly every: number;
  /** How many squares each colour is on at most. */
  readonly most: number;
  /** One or two sentences on what is painted; not yet translated. */
  readonly hint: string;
  readonly usual: string;
  /** What is wrong with a text, in a sentence, and the squares where it is seen. */
  problem(text: string): { readonly text: string; readonly squares: readonly number[] } | undefined;
}

/** What a user chooses before a sheet of their own is made: a number in a range, one of several options, or a painting. */
export type MakerChoice = {
  /** As in the values and in links: `rows`. */
  readonly name: string;
  /** Like all titles of makers, not yet translated into the user's language. */
  readonly title: string;
  /** Links and sheets that were made before there was this choice have its usual value. */
  readonly isLater?: true;
} & (
  | { readonly least: number; readonly most: number; readonly usual: number }
  | {
      readonly options: readonly { readonly value: string; readonly title: string }[];
      /** The value of one of the options. */
      readonly usual: string;
    }
  | Painting
);

/** A value for each of a maker's choices. */
export type MakerValues = NonNullable<Lesson["chosen"]>;

/** Makes sheets for puzzles of the user's own: a lesson with inputs to overwrite, and a random example in them to begin with. */
export interface Maker {
  /** Such as `maze`; unique among the makers and the lessons. */
  readonly id: string;
  readonly title: string;
  /** One line that says what is entered. */
  readonly summary: string;
  readonly picture: Picture;
  readonly choices: readonly MakerChoice[];
  /** The sheet for valid values. The same random numbers make the same example. */
  sheet(values: MakerValues, random: Random): Lesson;
  /** Whether its card shows the example before the sheet is made. A worker makes the example. */
  readonly showsExample?: true;
  /** The sheet for a puzzle that is written as a text, if it can be. Throws a user-facing error. */
  sheetOfText?(text: string): Lesson;
}

/** What a maker's card offers before the user chooses anything. */
export const usualValues = ({ choices }: Pick<Maker, "choices">): MakerValues =>
  Object.fromEntries(choices.map(({ name, usual }) => [name, usual]));

/** The sheet that a maker makes for a user. */
export const madeSheet = (maker: Maker, chosen: MakerValues, random: Random): Lesson =>
  sheetOfMaker(maker, chosen, maker.sheet(chosen, random));

/** A sheet as a maker makes it for what was chosen, whatever its inputs hold. */
export const sheetOfMaker = ({ id }: Pick<Maker, "id">, chosen: MakerValues, sheet: Lesson): Lesson => ({
  ...sheet,
  id,
  chosen,
});

/** Whether there is a valid value for each of a maker's choices, and no other. */
export function areValues({ choices }: Pick<Maker, "choices">, values: MakerValues): boolean {
  return (
    Object.keys(values).length === choices.length &&
    choices.every((choice) => {
      const value = values[choice.name];
      if ("options" in choice) return choice.options.some((option) => option.value === value);
      if ("squares" in choice) return typeof value === "string" && choice.problem(value) === undefined;
      return Number.isInteger(value) && Number(value) >= choice.least && Number(value) <= choice.most;
    })
  );
}
