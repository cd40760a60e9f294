import { i18n } from "../language";
import { NotationError } from "../permutations/notation-error";
import { numbersOf } from "../permutations/permutation";
import { PRODUCT_ORDERS, type ProductOrder } from "../permutations/product-order";
import { parseWord } from "../permutations/word-notation";
import { formatWord, type Letter, type Word } from "../permutations/words";
import { LimitError } from "../steps/limit-error";
import { orderArgument } from "./cycle-answers";
import { unreadable } from "./cycle-marks";
import type { AnswerPart } from "./exercise";
import { markOf } from "./marks";
import { equalWords, productOfWord } from "./word-search";
import type { Cycles } from "./random-cycles";

/** What an exercise has that asks for a word of a permutation, of which one is known. Any such word is right. */
export function wordAnswer(
  word: readonly Letter[],
  generators: Cycles,
  labels: readonly string[],
  order: ProductOrder,
): AnswerPart {
  const target = productOfWord(word, generators, order);
  return {
    form: i18n.t("letters, such as XY'X"),
    answer: formatWord(word, labels),
    mark: markOf((text) => whyWrong(text, target, generators, labels, order)),
    writings: () => ({
      texts: equalWords(word, generators, order).map((each) => formatWord(each, labels)),
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
  `PUZZLE.WORDTOCYCLES(${answerCell},${generators}${orderArgument(order)})=PUZZLE.SIMPLIFYCYCLES(${target})`;

const otherThan = (order: ProductOrder) => PRODUCT_ORDERS.find((each) => each !== order)!;

function whyWrong(
  text: string,
  target: string,
  generators: Cycles,
  labels: readonly string[],
  order: ProductOrder,
): string | undefined {
  try {
    const word = parseWord(text, numbersOf(labels), order);
    const isRight = (written: Word, by = order) => productOfWord(written, generators, by) === target;
    if (isRight(word)) return undefined;
    if (isRight(word, otherThan(order))) return i18n.t("That is the product in the other order.");
    if (isRight([{ base: word, exponent: -1n }])) return i18n.t("That is the inverse of the right answer.");
    return i18n.t("That word gives another permutation.");
  } catch (error) {
    if (!(error instanceof NotationError || error instanceof LimitError)) throw error;
    return unreadable(text, error);
  }
}
