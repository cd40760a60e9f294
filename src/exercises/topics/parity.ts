import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import { parity as parityOf } from "../../permutations/permutation";
import { choiceAnswer, choiceCheck } from "../choice-answers";
import type { Topic } from "../exercise";
import { cyclesOfShape, oneOf, pointsFrom, productOf } from "../random-cycles";

/** Lists of lengths, one of which is taken, so that a shape has even and odd permutations. */
interface Shape {
  readonly lengths: readonly (readonly number[])[];
  readonly overlap?: true;
}

/** The words that count. The first ones are those of CYCLEPARITY; the German ones count in every language. */
const WORDS = [["even", "gerade"], ["odd", "ungerade"]] as const; // prettier-ignore

/** Even and odd permutations. */
export const parity: Topic<Shape> = {
  id: "parity",
  title: () => i18n.t("Even or odd"),
  shapes: {
    easy: [
      { lengths: [[4, 3], [5, 2], [3, 2, 2], [7]] }, // prettier-ignore
      { lengths: [[6], [4, 2], [3, 3], [2, 2, 2]] }, // prettier-ignore
    ],
    medium: [{ lengths: [[4, 3, 2], [5, 2, 2], [3, 3, 3], [6, 3], [7, 2]] }, { lengths: [[4, 5], [3, 3, 3]], overlap: true }], // prettier-ignore
    hard: [{ lengths: [[4, 4, 4], [3, 5, 4], [2, 5, 5]], overlap: true }, { lengths: [[3, 3, 4, 4], [5, 5, 4], [5, 3, 3, 3]], overlap: true }], // prettier-ignore
  },
  make({ lengths, overlap }, random, { firstPoint }) {
    const shape = { lengths: oneOf(lengths, random), overlap };
    const cycles = cyclesOfShape(shape, random, pointsFrom(firstPoint));
    return {
      topic: "parity",
      question: i18n.t("Is this permutation even or odd?"),
      given: [[formatCycles(cycles)]],
      check: (answer, at) => choiceCheck(WORDS, answer, `PUZZLE.CYCLEPARITY(${at(0, 0)})="even"`),
      ...choiceAnswer(WORDS, parityOf(productOf(cycles)) === "even" ? 0 : 1, i18n.t("even or odd"), () =>
        i18n.t("A cycle of k points is a product of k − 1 exchanges: add these up."),
      ),
    };
  },
};
