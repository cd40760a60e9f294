import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import { cycleType, order as orderOf } from "../../permutations/permutation";
import { simplified } from "../cycle-answers";
import type { Topic } from "../exercise";
import { numberAnswer, numberCheck } from "../number-answers";
import { disjointCycles, oneOf, orderedProduct, pointsFrom, productOf } from "../random-cycles";

/** Lengths of disjoint cycles, one list of which is taken, so that not all variants have the same order; or of the factors of a product. */
type Shape = { readonly disjoint: readonly (readonly number[])[] } | { readonly factors: readonly number[] };

/** Orders of permutations. */
export const order: Topic<Shape> = {
  id: "order",
  title: () => i18n.t("Order of a permutation"),
  shapes: {
    easy: [
      { disjoint: [[4, 2], [3, 3], [2, 4], [6]] }, // prettier-ignore
      { disjoint: [[4, 3], [5, 2], [3, 2, 2], [7]] }, // prettier-ignore
    ],
    medium: [
      { disjoint: [[4, 3, 2], [6, 3], [5, 4], [3, 3, 3], [5, 2, 2], [7, 2]] }, // prettier-ignore
      { factors: [4, 5] },
      { factors: [3, 3, 2] },
    ],
    hard: [{ factors: [4, 4, 4] }, { factors: [5, 3, 4] }, { factors: [5, 4, 5] }],
  },
  make(shape, random, { order, firstPoint }) {
    const points = pointsFrom(firstPoint);
    const isProduct = "factors" in shape;
    const cycles = isProduct
      ? orderedProduct(shape.factors, random, points)
      : disjointCycles(oneOf(shape.disjoint, random), random, points);
    const permutation = productOf(cycles, order);
    const lengths = cycleType(permutation);
    const sum = lengths.reduce((total, length) => total + length, 0);
    const product = lengths.reduce((total, length) => total * length, 1);
    const why = (given: number) => {
      if (given === product) return i18n.t("That is the product of the lengths of the disjoint cycles.");
      if (given === sum) return i18n.t("That is the sum of the lengths of the disjoint cycles.");
      return i18n.t("After so many times not every point is back for the first time.");
    };
    return {
      topic: "order",
      question: !isProduct
        ? i18n.t("What is the order of this permutation?")
        : order === "left to right"
          ? i18n.t("What is the order of this product, taken from left to right?")
          : i18n.t("What is the order of this product, taken from right to left?"),
      given: [[formatCycles(cycles)]],
      check: (answer, at) =>
        numberCheck(answer, `PUZZLE.CYCLEORDER(${isProduct ? simplified(at(0, 0), order) : at(0, 0)})`),
      ...numberAnswer(Number(orderOf(permutation)), why),
    };
  },
};
