import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import { cyclesOf, power } from "../../permutations/permutation";
import { cyclesAnswer, cyclesCheck } from "../cycle-answers";
import type { Topic } from "../exercise";
import { disjointCycles, oneOf, pointsFrom, productOf } from "../random-cycles";

/** The lengths of the cycles, and the exponents: those of a shape have equally many binary digits. */
interface Shape {
  readonly lengths: readonly number[];
  readonly exponents: readonly number[];
}

/** Powers of permutations in disjoint cycles. */
export const powers: Topic<Shape> = {
  id: "powers",
  title: () => i18n.t("Powers"),
  shapes: {
    easy: [
      { lengths: [5], exponents: [2, 3] },
      { lengths: [3, 3], exponents: [2] },
      { lengths: [4, 2], exponents: [3] },
      { lengths: [5, 2], exponents: [2, 3] },
    ],
    medium: [
      { lengths: [4, 3], exponents: [-7, -6, -5, 5, 6, 7] },
      { lengths: [5, 2], exponents: [-7, -6, -4, 4, 6, 7] },
      { lengths: [7], exponents: [-5, -4, 4, 5, 6] },
    ],
    hard: [
      { lengths: [5, 3], exponents: [32, 43, 49, 58, -37, -52] },
      { lengths: [5, 4], exponents: [33, 42, 47, 63, -38, -51] },
      { lengths: [4, 3, 2], exponents: [34, 37, 43, 62, -35, -49] },
    ],
  },
  make({ lengths, exponents }, random, { firstPoint }) {
    const cycles = disjointCycles(lengths, random, pointsFrom(firstPoint));
    const exponent = oneOf(exponents, random);
    return {
      topic: "powers",
      question: i18n.t("Write the power with this exponent in disjoint cycles."),
      given: [[formatCycles(cycles), exponent]],
      check: (answer, at) => cyclesCheck(answer, `PUZZLE.POWERCYCLES(${at(0, 0)},${at(0, 1)})`),
      ...cyclesAnswer(cyclesOf(power(productOf(cycles), BigInt(exponent)))),
    };
  },
};
