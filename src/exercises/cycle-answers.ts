import { i18n } from "../language";
import { textOf } from "../grid/cells";
import { checkCycles, reasonOf } from "../permutations/answer-check";
import { formatCycles, parseCycles } from "../permutations/notation";
import { formatPermutation, permutationOfCycles, type Permutation } from "../permutations/permutation";
import { factorsInOrder, type ProductOrder } from "../permutations/product-order";
import type { Exercise, Writings } from "./exercise";
import { POINTS } from "./random-cycles";

export type Cycles = readonly (readonly string[])[];

export const cyclesForm = () => i18n.t("disjoint cycles, such as (1 2 3)(4 5)");

/** The product of cycles that may overlap. */
export const productOf = (cycles: Cycles, order: ProductOrder = "left to right"): Permutation =>
  permutationOfCycles(factorsInOrder(cycles, order));

/** The disjoint cycles of a permutation. */
export const cyclesOf = (permutation: Permutation): string[][] => parseCycles(formatPermutation(permutation));

/** The factors of the inverse of a product, in the same order of multiplication. */
export const inverted = (cycles: Cycles): string[][] =>
  [...cycles].reverse().map((cycle) => [...cycle].reverse());

/** What all exercises have whose answer is one permutation, the product of cycles. */
export function cyclesAnswer(
  expected: Cycles,
  order: ProductOrder = "left to right",
): Pick<Exercise, "form" | "answer" | "mark" | "writings"> {
  const answer = formatPermutation(productOf(expected, order));
  return {
    form: cyclesForm(),
    answer,
    mark(given) {
      const check = checkCycles(textOf(given), expected, order);
      return { right: check.right, why: reasonOf(check) };
    },
    writings: () => writingsOf(parseCycles(answer)),
  };
}

/** The formula that compares an answer with that of another formula. Each point is one digit, and stands once in disjoint cycles. */
export function cyclesCheck(answerCell: string, expected: string, order?: ProductOrder): string {
  const points = POINTS.map((point) => `"${point}"`).join(",");
  const times = `LEN(${answerCell})-LEN(SUBSTITUTE(${answerCell},{${points}},""))`;
  const isEqual = `INDEX(PUZZLE.CHECKCYCLES(${answerCell},${expected}${orderArgument(order)}),1,1)`;
  return `AND(${isEqual},SUMPRODUCT(--(${times}>1))=0)`;
}

/** The formula of the product of cycles in a cell. */
export const simplified = (cell: string, order: ProductOrder): string =>
  `PUZZLE.SIMPLIFYCYCLES(${cell}${orderArgument(order)})`;

/** The last argument of our functions that multiply. */
export const orderArgument = (order: ProductOrder = "left to right"): string =>
  order === "left to right" ? "" : `,"${order}"`;

/** A longer list of right answers is of no use. */
export const MOST_WRITINGS = 150;

export const canonicalNote = () =>
  i18n.t("Begin each cycle with its smallest point, and put the cycles in the order of these points.");

/** The cycles in any order, each from any of its points, as long as these are not too many; else in canonical form only. */
function writingsOf(cycles: Cycles): Writings {
  const turned = cycles.map((cycle) => cycle.map((_, k) => [...cycle.slice(k), ...cycle.slice(0, k)]));
  const count = cycles.reduce((product, { length }, k) => product * length * (k + 1), 1);
  if (count > MOST_WRITINGS) return { texts: [formatCycles(cycles)], note: canonicalNote() };
  let begun: { used: number; text: Cycles }[] = [{ used: 0, text: [] }];
  for (let step = 0; step < cycles.length; step++) {
    begun = begun.flatMap(({ used, text }) =>
      turned.flatMap((each, k) =>
        used & (1 << k) ? [] : each.map((cycle) => ({ used: used | (1 << k), text: [...text, cycle] })),
      ),
    );
  }
  return { texts: begun.map(({ text }) => formatCycles(text)) };
}
