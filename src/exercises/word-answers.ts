import { shown, textOf } from "../grid/cells";
import { i18n } from "../language";
import { NotationError } from "../permutations/notation";
import { numbersOf } from "../permutations/permutation";
import type { ProductOrder } from "../permutations/product-order";
import { formatWord, parseWord, type Letter } from "../permutations/words";
import { LimitError } from "../steps/limit-error";
import { orderArgument, type Cycles } from "./cycle-answers";
import type { Exercise } from "./exercise";
import { allWords, inverseOf, productOfWord } from "./word-search";

/** What an exercise has that asks for a word of a permutation, of which one is known. Any such word is right. */
export function wordAnswer(
  word: readonly Letter[],
  generators: Cycles,
  labels: readonly string[],
  order: ProductOrder,
): Pick<Exercise, "form" | "answer" | "mark" | "writings"> {
  const target = productOfWord(word, generators, order);
  return {
    form: i18n.t("letters, such as BA'B"),
    answer: formatWord(word, labels),
    mark(cell) {
      const why = whyWrong(textOf(cell), target, generators, labels, order);
      return { right: why === undefined, why: why ?? i18n.t("Right.") };
    },
    writings: () => ({
      texts: [...allWords(generators, word.length)]
        .filter((each) => productOfWord(each, generators, order) === target)
        .map((each) => formatWord(each, labels)),
      note: i18n.t("Use {count} letters, and no spaces.", { count: word.length }),
    }),
  };
}

/** The formula that compares a word typed into a cell with a permutation. */
export const wordCheck = (
  answerCell: string,
  generators: string,
  target: string,
  order: ProductOrder,
): string =>
  `IFERROR(PUZZLE.WORDTOCYCLES(${answerCell},${generators}${orderArgument(order)})=PUZZLE.SIMPLIFYCYCLES(${target}),FALSE)`;

/** Longer answers are not looked at. */
const MAX_LENGTH = 1000;

function whyWrong(
  text: string,
  target: string,
  generators: Cycles,
  labels: readonly string[],
  order: ProductOrder,
): string | undefined {
  if (text === "") return i18n.t("There is no answer yet.");
  if (text.length > MAX_LENGTH)
    return i18n.t("The answer has more than {most} characters.", { most: MAX_LENGTH });
  try {
    const word = parseWord(text, numbersOf(labels));
    const product = productOfWord(word, generators, order);
    if (product === target) return undefined;
    const reversed = productOfWord([...word].reverse(), generators, order);
    if (reversed === target) return i18n.t("That is the product in the other order.");
    if (product === inverseOf(target)) return i18n.t("That is the inverse of the right answer.");
    return i18n.t("That word gives another permutation.");
  } catch (error) {
    if (!(error instanceof NotationError || error instanceof LimitError)) throw error;
    return i18n.t("{answer} {problem}.", { answer: shown(text), problem: error.message });
  }
}
