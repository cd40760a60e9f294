import type { MakerChoice, MakerValues } from "./maker";

/** The value of an empty grid. */
export const EMPTY = "empty";

/** What a sheet of the user's own begins with. Most makers have this choice. */
export const BEGINNING: MakerChoice = {
  name: "begin",
  title: /*i18n*/ "Begin with",
  options: [
    { value: "example", title: /*i18n*/ "a random example" },
    { value: EMPTY, title: /*i18n*/ "an empty grid" },
  ],
  usual: "example",
};

export const beginsEmpty = (values: MakerValues): boolean => values[BEGINNING.name] === EMPTY;
