import { i18n } from "../../language";
import { formatCycles } from "../../permutations/notation";
import type { ProductOrder } from "../../permutations/product-order";
import { formatWord, type Letter } from "../../permutations/words";
import { cyclesAnswer, cyclesCheck, inverted, orderArgument } from "../cycle-answers";
import { bothWays, type Exercise, type Topic } from "../exercise";
import { oneOf, orderedProduct, pointsFrom, type Cycles } from "../random-cycles";
import { wordAnswer, wordCheck } from "../word-answers";
import { farWords, productOfWord } from "../word-search";

/** The lengths of the generators, which are cycles, the letters of the word, and what is asked for. */
interface Shape {
  readonly generators: readonly number[];
  readonly letters: number;
  readonly asked: "product" | "word";
}

const BOTH = ["product", "word"] as const;

/** Words in generators. */
export const words: Topic<Shape> = {
  id: "words",
  title: () => i18n.t("Words in generators"),
  shapes: {
    easy: bothWays(BOTH, { generators: [3, 3], letters: 2 }, { generators: [3, 4], letters: 2 }),
    medium: bothWays(BOTH, { generators: [3, 4], letters: 3 }, { generators: [4, 4], letters: 3 }),
    hard: bothWays(BOTH, { generators: [4, 4], letters: 4 }, { generators: [3, 4, 3], letters: 4 }),
  },
  make({ generators: lengths, letters, asked }, random, { order, firstPoint }) {
    for (;;) {
      const generators = orderedProduct(lengths, random, pointsFrom(firstPoint));
      const far = farWords(generators, letters, order);
      if (far.length === 0) continue;
      const word = oneOf(far, random);
      return asked === "product"
        ? productExercise(word, generators, order)
        : wordExercise(word, generators, order);
    }
  },
};

const labelsOf = (generators: Cycles) => generators.map((_, k) => "ABC"[k]!);

/** The generators with their labels, and a last row. */
const table = (generators: Cycles, last: string) => [
  ...labelsOf(generators).map((label, k) => [label, formatCycles([generators[k]!])]),
  ["", last],
];

type At = (row: number, column: number) => string;
const generatorsIn = (at: At, count: number) => `${at(0, 0)}:${at(count - 1, 1)}`;

function productExercise(word: readonly Letter[], generators: Cycles, order: ProductOrder): Exercise {
  const factors = word.flatMap(({ label, inverse }) => {
    const factor = [generators[label]!];
    return inverse ? inverted(factor) : factor;
  });
  return {
    topic: "words",
    question:
      order === "left to right"
        ? i18n.t(
            "Write the word in the last row, taken from left to right, in disjoint cycles. A' is the inverse of A.",
          )
        : i18n.t(
            "Write the word in the last row, taken from right to left, in disjoint cycles. A' is the inverse of A.",
          ),
    given: table(generators, formatWord(word, labelsOf(generators))),
    check(answer, at) {
      const list = generatorsIn(at, generators.length);
      const expected = `PUZZLE.WORDTOCYCLES(${at(generators.length, 1)},${list}${orderArgument(order)})`;
      return cyclesCheck(answer, expected);
    },
    ...cyclesAnswer(factors, order),
  };
}

function wordExercise(word: readonly Letter[], generators: Cycles, order: ProductOrder): Exercise {
  const target = productOfWord(word, generators, order);
  return {
    topic: "words",
    question:
      order === "left to right"
        ? i18n.t(
            "Write the permutation in the last row as a word in the others, from left to right. A' is the inverse of A.",
          )
        : i18n.t(
            "Write the permutation in the last row as a word in the others, from right to left. A' is the inverse of A.",
          ),
    given: table(generators, target),
    check: (answer, at) =>
      wordCheck(answer, generatorsIn(at, generators.length), at(generators.length, 1), order),
    ...wordAnswer(word, generators, labelsOf(generators), order),
  };
}
