import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import { cyclesAnswer, cyclesCheck } from "../cycle-answers";
import type { Topic } from "../exercise";
import { orderedProduct, pointsFrom } from "../random-cycles";

/** Products of overlapping cycles, by their lengths. */
export const products: Topic<readonly number[]> = {
  id: "products",
  title: () => i18n.t("Products of cycles"),
  shapes: {
    easy: [[3, 3], [3, 4], [4, 3]], // prettier-ignore
    medium: [[3, 3, 3], [4, 4, 2], [3, 4, 3]], // prettier-ignore
    hard: [[4, 4, 4], [3, 4, 3, 4], [5, 4, 5]], // prettier-ignore
  },
  make(lengths, random, { order, firstPoint }) {
    const cycles = orderedProduct(lengths, random, pointsFrom(firstPoint));
    return {
      topic: "products",
      question:
        order === "left to right"
          ? i18n.t("Multiply from left to right, and write the product in disjoint cycles.")
          : i18n.t("Multiply from right to left, and write the product in disjoint cycles."),
      given: [[formatCycles(cycles)]],
      check: (answer, at) => cyclesCheck(answer, at(0, 0), order),
      ...cyclesAnswer(cycles, order),
    };
  },
};
