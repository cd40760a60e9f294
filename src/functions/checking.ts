import { i18n } from "../language";
import { CellError, isBlank, type Cell } from "../grid/cells";
import { comparison, type Comparison } from "../permutations/comparison";
import { expectedCycles } from "../puzzles/groups/cycle-cells";
import { answer as answered } from "./answering";
import { factorsIn, readFactorsOfCell } from "./cells/factors";
import { ErrorInCell, readOneCell } from "./cells/host-cells";
import { readOrder, type ProductOrder } from "./cells/order";

/**
 * Checks somebody's answer to a question about permutations, and says why it is right or wrong without giving the right one away.
 * @customfunction CHECKCYCLES
 * @helpurl https://localhost:3000/help/functions/checkcycles.html
 * @param answer The permutation that somebody has answered, such as (1 4 2). A blank cell is no answer yet.
 * @param expected The right permutation, or a product of cycles that gives it.
 * @param [order] left to right (if omitted), or right to left, as with functions.
 * @returns TRUE or FALSE, and beside it why.
 */
export function checkCycles(answer: unknown, expected: unknown, order?: unknown): unknown[][] {
  return answered(() => {
    const taken = readOrder(order);
    const wanted = readFactorsOfCell(expected, "expected", taken);
    const cell = readOneCell(answer, "answer");
    if (isBlank(cell)) return [[false, i18n.t("no answer yet")]];
    const given = factorsOrProblem(cell, taken);
    if (typeof given === "string") {
      return [[false, i18n.t("not a permutation: {problem}", { problem: given })]];
    }
    return [verdict(comparison(given, wanted))];
  });
}

const REASONS = {
  right: /*i18n*/ "right",
  "not disjoint": /*i18n*/ "right but the cycles are not disjoint",
  copied: /*i18n*/ "the product as it was given; write disjoint cycles",
  "other order": /*i18n*/ "right in the other order",
  inverse: /*i18n*/ "the inverse",
  wrong: /*i18n*/ "wrong from point {from} on",
};

const ARE_RIGHT: ReadonlySet<string> = new Set(["right", "not disjoint"]);

function verdict(found: Comparison): [boolean, string] {
  const from = found.kind === "wrong" ? found.from : "";
  return [ARE_RIGHT.has(found.kind), i18n._(REASONS[found.kind], { from })];
}

/** What is wrong with a cell is said without the usual example of cycles, because that could be the right answer. */
function factorsOrProblem(cell: Cell, order: ProductOrder): string[][] | string {
  try {
    return factorsIn(cell, "answer", order);
  } catch (error) {
    if (!(error instanceof CellError) || error instanceof ErrorInCell) throw error;
    return error.problem.replace(`; ${expectedCycles()}`, "");
  }
}
