import { i18n } from "../../language";
import { formatCycles, parseCycles } from "../../permutations/notation";
import { cyclesAnswer, cyclesCheck } from "../cycle-answers";
import type { Exercise, Topic } from "../exercise";
import { overlappingCycles } from "../random-cycles";

/** The lengths of the cycles that are multiplied. */
type Lengths = readonly number[];

/** Products of overlapping cycles. */
export const products: Topic<Lengths> = {
  id: "products",
  title: () => i18n.t("Products of cycles"),
  shapes: {
    easy: [[3, 3], [3, 4], [4, 3]], // prettier-ignore
    medium: [[3, 3, 3], [4, 4, 2], [3, 4, 3]], // prettier-ignore
    hard: [[4, 4, 4], [3, 4, 3, 4], [5, 4, 5]], // prettier-ignore
  },
  make(lengths, random, order) {
    const cycles = overlappingCycles(lengths, random);
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
  /** Points to be followed through factors. */
  difficultyOf: ({ given }: Exercise) => parseCycles(String(given[0][0])).flat().length,
  band: (difficulty) => (({ easy: [6, 7], medium: [9, 10], hard: [12, 14] }) as const)[difficulty],
};
