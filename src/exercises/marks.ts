import { textOf } from "../grid/cells";
import { i18n } from "../language";
import type { Exercise } from "./exercise";

/** Longer answers are not read. */
const MAX_LENGTH = 1000;

/** Marks the text of a cell by what is wrong with it; `whyWrong` gives nothing for a right answer. */
export const markOf =
  (whyWrong: (text: string) => string | undefined): Exercise["mark"] =>
  (cell) => {
    const text = textOf(cell);
    const why =
      text === ""
        ? i18n.t("There is no answer yet.")
        : text.length > MAX_LENGTH
          ? i18n.t("The answer has more than {most, number} characters.", { most: MAX_LENGTH })
          : whyWrong(text);
    return { right: why === undefined, why: why ?? i18n.t("Right.") };
  };
