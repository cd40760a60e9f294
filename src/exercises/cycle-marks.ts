import { correctedCycles } from "../permutations/corrections";
import { shown } from "../grid/cells";
import { i18n } from "../language";
import { comparison } from "../permutations/comparison";
import { NotationError, withRemedy } from "../permutations/notation-error";
import { scanCycles } from "../permutations/cycle-scan";
import { parseCycles } from "../permutations/notation";
import { factorsInOrder, type ProductOrder } from "../permutations/product-order";
import type { Cycles } from "./random-cycles";

/** Why a text is not the product of the expected cycles in disjoint cycles; undefined if it is. */
export function whyWrongCycles(text: string, expected: Cycles, order: ProductOrder): string | undefined {
  const cycles = readCycles(text, order);
  if (typeof cycles === "string") return cycles;
  const found = comparison(cycles, factorsInOrder([...expected], order));
  switch (found.kind) {
    case "right":
      return scanCycles(text).powers.length === 0
        ? undefined
        : i18n.t("The permutation is right. Write it without powers.");
    case "not disjoint":
      return i18n.t("The permutation is right, but the cycles are not disjoint.");
    case "not worked out":
      return i18n.t("That is the product as it was given. Write it in disjoint cycles.");
    case "other order":
      return i18n.t("That is the product in the other order.");
    case "inverse":
      return i18n.t("That is the inverse of the right answer.");
    case "wrong":
      return i18n.t("Wrong from point {point} on.", { point: found.from });
  }
}

/** The cycles of a text, the first to act first, and none for any name of the identity, or a sentence that says why there are none. */
export function readCycles(text: string, order: ProductOrder): string[][] | string {
  if (text === "1") return [];
  try {
    return parseCycles(text, order);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return unreadable(text, { message: error.message, corrected: correctedCycles(text, order) });
  }
}

/** A sentence on a text with an error, and what to write if that can be told. */
export function unreadable(
  text: string,
  { message, corrected }: Pick<NotationError, "message" | "corrected">,
): string {
  return i18n.t("{answer}, {problem}.", { answer: shown(text), problem: withRemedy(message, corrected) });
}
