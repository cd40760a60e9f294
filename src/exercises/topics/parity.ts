import { textOf } from "../../grid/cells";
import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import { parity as parityOf } from "../../permutations/permutation";
import { productOf } from "../cycle-answers";
import type { Topic } from "../exercise";
import { orderedProduct, pointsIn } from "../ordered-product";
import { disjointCycles, oneOf } from "../random-cycles";

/** Lists of lengths, one of which is taken, so that a shape has even and odd permutations. */
interface Shape {
  readonly lengths: readonly (readonly number[])[];
  readonly overlap?: true;
}

/** The words that count. The first ones are those of CYCLEPARITY; the German ones count in every language. */
const WORDS = { even: ["even", "gerade"], odd: ["odd", "ungerade"] } as const;

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
  make({ lengths, overlap }, random) {
    const chosen = oneOf(lengths, random);
    const cycles = overlap ? orderedProduct(chosen, random) : disjointCycles(chosen, random);
    const expected = parityOf(productOf(cycles));
    return {
      topic: "parity",
      question: i18n.t("Is this permutation even or odd?"),
      given: [[formatCycles(cycles)]],
      form: i18n.t("even or odd"),
      answer: expected,
      check(answer, at) {
        const isOne = (words: readonly string[]) =>
          `OR(${words.map((word) => `LOWER(TRIM(${answer}))="${word}"`).join(",")})`;
        return `IF(PUZZLE.CYCLEPARITY(${at(0, 0)})="even",${isOne(WORDS.even)},${isOne(WORDS.odd)})`;
      },
      mark(cell) {
        const word = textOf(cell).toLowerCase();
        if (word === "") return { right: false, why: i18n.t("There is no answer yet.") };
        const said = (["even", "odd"] as const).find((each) =>
          (WORDS[each] as readonly string[]).includes(word),
        );
        if (said === expected) return { right: true, why: i18n.t("Right.") };
        if (!said) return { right: false, why: i18n.t("Expected even or odd.") };
        return {
          right: false,
          why: i18n.t("A cycle of k points is a product of k − 1 exchanges: add these up."),
        };
      },
      writings: () => ({ texts: [...WORDS[expected]] }),
    };
  },
  /** The points that the factors move. */
  difficultyOf: ({ given }) => pointsIn(given[0][0]),
  bands: { easy: [6, 7], medium: [9, 9], hard: [12, 14] },
};
