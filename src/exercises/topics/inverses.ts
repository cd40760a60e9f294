import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import { cyclesAnswer, cyclesCheck, inverted, simplified } from "../cycle-answers";
import type { Topic } from "../exercise";
import { cyclesOfShape, pointsFrom, type CyclesShape } from "../random-cycles";

/** Inverses of permutations, and of products. */
export const inverses: Topic<CyclesShape> = {
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
  make(shape, random, { order, firstPoint }) {
    const { overlap } = shape;
    const cycles = cyclesOfShape(shape, random, pointsFrom(firstPoint));
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
};
