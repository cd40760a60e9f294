import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import { cyclesAnswer, cyclesCheck, inverted, simplified } from "../cycle-answers";
import type { Topic } from "../exercise";
import { orderedProduct, pointsIn } from "../ordered-product";
import { disjointCycles } from "../random-cycles";

/** The lengths of cycles, which are disjoint, or else factors of a product. */
interface Shape {
  readonly lengths: readonly number[];
  readonly overlap?: true;
}

/** Inverses of permutations, and of products. */
export const inverses: Topic<Shape> = {
  id: "inverses",
  title: () => i18n.t("Inverses"),
  shapes: {
    easy: [{ lengths: [5] }, { lengths: [4, 2] }, { lengths: [3, 3] }],
    medium: [
      { lengths: [3, 4], overlap: true },
      { lengths: [4, 4], overlap: true },
      { lengths: [5, 3], overlap: true },
    ],
    hard: [
      { lengths: [3, 4, 3], overlap: true },
      { lengths: [4, 3, 4], overlap: true },
    ],
  },
  make({ lengths, overlap }, random, order) {
    const cycles = overlap ? orderedProduct(lengths, random) : disjointCycles(lengths, random);
    return {
      topic: "inverses",
      question: !overlap
        ? i18n.t("Write the inverse in disjoint cycles.")
        : order === "left to right"
          ? i18n.t("Write the inverse of this product, taken from left to right, in disjoint cycles.")
          : i18n.t("Write the inverse of this product, taken from right to left, in disjoint cycles."),
      given: [[formatCycles(cycles)]],
      check: (answer, at) =>
        cyclesCheck(answer, `PUZZLE.INVERTCYCLES(${overlap ? simplified(at(0, 0), order) : at(0, 0)})`),
      ...cyclesAnswer(inverted(cycles), order),
    };
  },
  /** The points that the factors move. */
  difficultyOf: ({ given }) => pointsIn(given[0]![0]!),
  bands: { easy: [5, 6], medium: [7, 8], hard: [10, 11] },
};
