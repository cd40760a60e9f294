import { MAX_ROWS } from "../grid/limits";
import { i18n } from "../language";
import { LimitError } from "../steps/limit-error";

/**
 * Limits for one answer. This many cells are two full sheet columns, as many as the longest list of permutations with their labels, and
 * this many characters are 64 for each of its rows. Both together fit several times into a page's memory, which holds an answer more than
 * once while passing it on.
 */
export const MAX_ANSWER_CELLS = 2 ** 21;
export const MAX_ANSWER_CHARACTERS = 2 ** 26;

export interface ProductLimits {
  /** The most different permutations. */
  readonly rows: number;
  /** The most images to look up in one pass: the number of products times the number of points. */
  readonly images: number;
  /** The most characters of all rows together. */
  readonly characters: number;
}

/** Four billion images take about half a minute. */
export const PRODUCT_LIMITS: ProductLimits = {
  rows: MAX_ROWS,
  images: 4e9,
  characters: MAX_ANSWER_CHARACTERS,
};

export function tooManyElements(order: bigint, rows: number): LimitError {
  return new LimitError(
    i18n.t(
      "the passes reach more than {rows, number} of the group's {order, number} elements, and that is the most that fit",
      { rows, order },
    ),
  );
}

export function tooManyCharacters(rows: number, most: number): LimitError {
  return new LimitError(
    i18n.t("the {rows, number} products have more than {most, number} characters, the most that fit", {
      rows,
      most,
    }),
  );
}

export function tooManyProducts(pass: number, factors: number, degree: number, most: number): LimitError {
  return new LimitError(
    i18n.t(
      "pass {pass} would form {products, number} products of {points, number} points, together more than the {most, number} points that are possible",
      { pass: pass + 1, products: factors * factors, points: degree, most },
    ),
  );
}
