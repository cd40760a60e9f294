import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import { formatPermutation } from "../../permutations/permutation";
import type { ProductOrder } from "../../permutations/product-order";
import { cyclesAnswer, cyclesCheck, inverted } from "../cycle-answers";
import { conjugatorAnswer, conjugatorCheck } from "../conjugator-answers";
import type { Exercise, Topic } from "../exercise";
import { disjointCycles, pointsFrom, productOf, type Cycles } from "../random-cycles";

/** The lengths of the cycles of x, and of those of g if the conjugate is asked for; else x and y are given, and g is asked for. */
interface Shape {
  readonly x: readonly number[];
  readonly g?: readonly number[];
}

/** Conjugate permutations: y = g⁻¹xg from left to right, y = gxg⁻¹ from right to left. Either renames the points of x by g. */
export const conjugacy: Topic<Shape> = {
  id: "conjugacy",
  title: () => i18n.t("Conjugate permutations"),
  shapes: {
    easy: [{ x: [5], g: [3] }, { x: [5] }, { x: [3, 2], g: [3] }, { x: [3, 2] }],
    medium: [{ x: [4, 2], g: [3, 2] }, { x: [4, 2] }, { x: [3, 3], g: [4] }, { x: [3, 3] }],
    hard: [{ x: [4, 3], g: [4, 3] }, { x: [4, 3] }, { x: [3, 2, 2], g: [5, 3] }, { x: [3, 2, 2] }],
  },
  make({ x: lengths, g }, random, { order, firstPoint }) {
    const cyclesOf = (each: readonly number[]) => disjointCycles(each, random, pointsFrom(firstPoint));
    const x = cyclesOf(lengths);
    return g
      ? conjugateExercise(x, () => cyclesOf(g), order)
      : conjugatorExercise(x, () => cyclesOf(lengths), order);
  },
};

/** The factors of the conjugate of x by g. */
function conjugateOf(x: Cycles, g: Cycles, order: ProductOrder): Cycles {
  return order === "left to right" ? [...inverted(g), ...x, ...g] : [...g, ...x, ...inverted(g)];
}

function conjugateExercise(x: Cycles, otherCycles: () => Cycles, order: ProductOrder): Exercise {
  const conjugate = (g: Cycles) => formatPermutation(productOf(conjugateOf(x, g, order), order));
  let g: Cycles;
  do g = otherCycles();
  while (conjugate(g) === formatCycles(x) || conjugate(g) === conjugate(inverted(g)));
  return {
    topic: "conjugacy",
    question:
      order === "left to right"
        ? i18n.t("Write g⁻¹xg, taken from left to right, in disjoint cycles.")
        : i18n.t("Write gxg⁻¹, taken from right to left, in disjoint cycles."),
    given: [["x", formatCycles(x)], ["g", formatCycles(g)]], // prettier-ignore
    check: (answer, at) =>
      cyclesCheck(answer, `PUZZLE.MULTIPLYCYCLES(PUZZLE.INVERTCYCLES(${at(1, 1)}),${at(0, 1)},${at(1, 1)})`),
    ...cyclesAnswer(conjugateOf(x, g, order), order),
  };
}

function conjugatorExercise(x: Cycles, otherCycles: () => Cycles, order: ProductOrder): Exercise {
  let y: Cycles;
  do y = otherCycles();
  while (formatCycles(y) === formatCycles(x));
  return {
    topic: "conjugacy",
    question:
      order === "left to right"
        ? i18n.t("Find a permutation g for which g⁻¹xg, taken from left to right, is y.")
        : i18n.t("Find a permutation g for which gxg⁻¹, taken from right to left, is y."),
    given: [["x", formatCycles(x)], ["y", formatCycles(y)]], // prettier-ignore
    check: (answer, at) => conjugatorCheck(answer, at(0, 1), at(1, 1), order),
    ...conjugatorAnswer(x, y, order),
  };
}
