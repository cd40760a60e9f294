import { i18n } from "../language";
import { CellError, isBlank, textOf, type Cell } from "../grid/cells";
import { comparison, type Comparison } from "../permutations/comparison";
import { scanCycles } from "../permutations/cycle-text";
import { cyclesIn, expectedCycles } from "../puzzles/groups/cycle-cells";
import { answer as answered } from "./answering";
import { ErrorInCell, readOneCell } from "./cells/host-cells";
import { readOrder, type ProductOrder } from "./cells/order";
import { readCycles } from "./cells/permutations";

/**
 * Checks an answer about permutations and gives the reason, but not the right answer.
 * @customfunction CHECKCYCLES
 * @helpurl https://localhost:3000/help/functions/checkcycles.html
 * @param answer The permutation that somebody has answered, such as (1 4 2). A blank cell is not an answer yet.
 * @param expected The right permutation, or a product of cycles that gives it.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns TRUE or FALSE, and beside it why.
 */
export function checkCycles(answer: unknown, expected: unknown, order?: unknown): unknown[][] {
  return answered(() => {
    const taken = readOrder(order);
    const wanted = readCycles(expected, "expected", taken);
    const cell = readOneCell(answer, "answer");
    if (isBlank(cell)) return [[false, i18n.t("no answer yet")]];
    const given = factorsOrProblem(cell, taken);
    if (typeof given === "string") {
      return [[false, i18n.t("not a permutation: {problem}", { problem: given })]];
    }
    const found = comparison(given, wanted);
    return [verdict(isRight(found) && hasPowers(cell) ? { kind: "not worked out" } : found)];
  });
}

const REASONS = {
  right: /*i18n*/ "right",
  "not disjoint": /*i18n*/ "right but the cycles are not disjoint",
  "not worked out": /*i18n*/ "not worked out; write disjoint cycles",
  "other order": /*i18n*/ "right in the other order",
  inverse: /*i18n*/ "the inverse",
  wrong: /*i18n*/ "wrong from point {from} on",
};

const isRight = ({ kind }: Comparison) => kind === "right" || kind === "not disjoint";

/** (1 2 3)^-1 is a question rather than an answer. */
const hasPowers = (cell: Cell) => scanCycles(textOf(cell)).powers.length > 0;

function verdict(found: Comparison): [boolean, string] {
  const from = found.kind === "wrong" ? found.from : "";
  return [isRight(found), i18n._(REASONS[found.kind], { from })];
}

/** What is wrong with a cell is said without the usual example of cycles, because that could be the right answer. */
function factorsOrProblem(cell: Cell, order: ProductOrder): string[][] | string {
  try {
    return cyclesIn(cell, "answer", undefined, undefined, order);
  } catch (error) {
    if (!(error instanceof CellError) || error instanceof ErrorInCell) throw error;
    return error.problem.replace(`; ${expectedCycles()}`, "");
  }
}
