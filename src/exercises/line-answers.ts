import { i18n } from "../language";
import { invertImages } from "../permutations/images";
import type { AnswerPart } from "./exercise";
import { markOf } from "./marks";

/** What all exercises have whose answer is a row of images of 1, 2, …, n, at most 9, in one cell. */
export function lineAnswer(images: readonly number[]): AnswerPart {
  const answer = images.join(" ");
  return {
    form: i18n.t("images with spaces between them, such as 2 3 1"),
    answer,
    mark: markOf((text) => whyWrong(text, images)),
    writings: () => ({
      texts: [" ", ", ", ","].map((separator) => images.join(separator)).concat(images.join("")),
    }),
  };
}

function whyWrong(text: string, images: readonly number[]): string | undefined {
  const line = text.replace(/[\s,;]/g, "");
  if (!/^\d+$/.test(line) || line.length !== images.length) {
    return i18n.t("Expected the {count} images, each once.", { count: images.length });
  }
  const given = Array.from(line, Number);
  const missing = images.findIndex((_, k) => !given.includes(k + 1));
  if (missing >= 0) return i18n.t("That is not a permutation: {point} is missing.", { point: missing + 1 });
  const wrong = images.findIndex((image, k) => given[k] !== image);
  if (wrong < 0) return undefined;
  const inverse = invertImages(Int32Array.from(images, (image) => image - 1));
  if (given.every((image, k) => image === inverse[k]! + 1)) {
    return i18n.t("That is the inverse of the right answer.");
  }
  return i18n.t("Wrong from point {point} on.", { point: wrong + 1 });
}

/** The formula that compares a row of images in one cell with those of another formula. */
export const lineCheck = (answerCell: string, images: string): string =>
  `SUBSTITUTE(SUBSTITUTE(SUBSTITUTE(${answerCell}," ",""),",",""),";","")=TEXTJOIN("",TRUE,${images})`;
