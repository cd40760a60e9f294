import { i18n } from "../language";
import { textOf } from "../grid/cells";
import { checkCycles, reasonOf } from "../permutations/answer-check";
import { formatCycles, parseCycles } from "../permutations/notation";
import { formatPermutation, permutationOfCycles } from "../permutations/permutation";
import { factorsInOrder, type ProductOrder } from "../permutations/product-order";
import type { Exercise, Writings } from "./exercise";

export const cyclesForm = () => i18n.t("disjoint cycles, such as (1 2 3)(4 5)");

/** What an exercise whose answer is a permutation has in common with the others: its answer is the product of cycles in an order. */
export function cyclesAnswer(
  expected: readonly (readonly string[])[],
  order: ProductOrder,
): Pick<Exercise, "form" | "answer" | "mark" | "writings"> {
  const answer = formatPermutation(permutationOfCycles(factorsInOrder(expected, order)));
  return {
    form: cyclesForm(),
    answer,
    mark(given) {
      const check = checkCycles(textOf(given), expected, order);
      return { right: check.right, why: reasonOf(check) };
    },
    writings: writingsOf(parseCycles(answer)),
  };
}

/** The formula that checks a permutation in cycles against a formula of the expected one. */
export function cyclesCheck(
  answerCell: string,
  expected: string,
  order: ProductOrder = "left to right",
): string {
  const last = order === "left to right" ? "" : `,"${order}"`;
  return `INDEX(PUZZLE.CHECKCYCLES(${answerCell},${expected}${last}),1,1)`;
}

/** More than these no list of answers should have. */
const MOST_WRITINGS = 150;

/** The cycles in any order, each from any of its points, as long as these are not too many; else in canonical form only. */
function writingsOf(cycles: readonly (readonly string[])[]): Writings {
  let texts: string[][][] = [[]];
  const rotations = cycles.map((cycle) => cycle.map((_, k) => [...cycle.slice(k), ...cycle.slice(0, k)]));
  const count = rotations.reduce((product, each, k) => product * each.length * (k + 1), 1);
  if (count > MOST_WRITINGS) {
    return {
      texts: [formatCycles(cycles)],
      note: i18n.t("Begin each cycle with its smallest point, and order the cycles by these."),
    };
  }
  for (let k = 0; k < cycles.length; k++) {
    texts = texts.flatMap((begun) =>
      rotations
        .filter((each) => !begun.some((cycle) => each[0].includes(cycle[0])))
        .flatMap((each) => each.map((cycle) => [...begun, cycle])),
    );
  }
  return { texts: texts.map(formatCycles) };
}
