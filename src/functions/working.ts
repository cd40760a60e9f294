import { exactNumber } from "../grid/exact-number";
import { MAX_ANSWER_CHARACTERS } from "../grid/limits";
import { formatCycles, type Cycles } from "../permutations/notation";
import { isIdentity, scanCycles } from "../permutations/cycle-scan";
import { transpositionsIn, workingOf, WORKED_OUT } from "../permutations/working";
import { answer, answer as answered } from "./calls/answering";
import { charactersOf, tooLong } from "./cells/answers";
import { readChoice, readOrder } from "./cells/options";
import type { ProductOrder } from "../permutations/product-order";
import { readCycles } from "./cells/permutations";
import { i18n } from "../language";
import { CellError, isBlank, textOf, type Cell } from "../grid/cells";
import { comparison, type Comparison } from "../permutations/comparison";
import { cyclesIn, CycleTexts, expectedCycles } from "../puzzles/groups/cycle-cells";
import { ErrorInCell, readOneCell } from "./cells/host-cells";

/**
 * What is worked out.
 * @customenum {string}
 */
enum WorkedOut {
  /** The product: each point is followed through the factors. */
  product = "product",
  /** The inverse: the factors in reverse, each turned round, and their product. */
  inverse = "inverse",
  /** The order: the lengths of the cycles, and their least common multiple. */
  order = "order",
  /** The parity: how many exchanges each cycle is a product of, and their sum. */
  parity = "parity",
}

/**
 * Shows line by line how a product of cycles is worked out, as in 1 → 4 → 4 → 2.
 * @customfunction PRODUCTSTEPS
 * @param cycles Cycles such as (5 4)(4 1)(1 2)(2 5), which may overlap.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @param [of] What to work out: product, inverse, order or parity. Default: product.
 * @returns Two columns, a line and what comes out of it; what is asked for stands at the end of the second one.
 * @example =PUZZLE.PRODUCTSTEPS("(1 2 3)(3 4)(5 2)") = {"1 → 2 → 2 → 5","";"5 → 5 → 5 → 2","";"2 → 3 → 4 → 4","";"4 → 4 → 3 → 3","";"3 → 1 → 1 → 1","(1 5 2 4 3)";"product","(1 5 2 4 3)"}
 */
export function productSteps(cycles: unknown, order?: unknown, of?: WorkedOut): unknown[][] {
  return answer(() => {
    const taken = readOrder(order);
    const asked = readChoice(of, "of", WORKED_OUT);
    const lines = workingOf(asked, readCycles(cycles, "cycles", taken), taken);
    return lines.map(({ name, written, result }) => [
      [name, written].filter(Boolean).join(" = "),
      typeof result === "bigint" ? exactNumber(result) : result,
    ]);
  });
}

/**
 * Writes a permutation as a product of the fewest exchanges of two points.
 * @customfunction TRANSPOSITIONS
 * @param cycles Cycles such as (1 2 3)(4 5), which may overlap.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns The exchanges, to be multiplied in the same order; () for the identity.
 * @example =PUZZLE.TRANSPOSITIONS("(1 2 3 4)(5 6)") = "(1 2)(1 3)(1 4)(5 6)"
 */
export function transpositions(cycles: unknown, order?: unknown): string {
  return answer(() => {
    const taken = readOrder(order);
    const exchanges = transpositionsIn(readCycles(cycles, "cycles", taken), taken);
    const characters = exchanges.reduce((sum, points) => sum + charactersOf(points) + 3, 0);
    if (characters > MAX_ANSWER_CHARACTERS) throw tooLong();
    return formatCycles(exchanges);
  });
}

/**
 * Checks an answer about permutations and gives the reason, but not the right answer.
 * @customfunction CHECKCYCLES
 * @param answer The permutation that somebody has answered, such as (1 4 2). A blank cell is not an answer yet.
 * @param expected The right permutation, or a product of cycles that gives it.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns TRUE or FALSE, and next to it why.
 * @example =PUZZLE.CHECKCYCLES("(1 2 3)","(1 2)(2 3)") = {FALSE,"right in the other order"}
 */
export function checkCycles(answer: unknown, expected: unknown, order?: unknown): unknown[][] {
  return answered(() => {
    const taken = readOrder(order);
    const texts = new CycleTexts();
    const wanted = readCycles(expected, "expected", taken, texts);
    const cell = readOneCell(answer, "answer");
    if (isBlank(cell)) return [[false, i18n.t("no answer yet")]];
    const given = factorsOrProblem(cell, taken, texts);
    if (typeof given === "string") {
      return [[false, i18n.t("not a permutation: {problem}", { problem: given })]];
    }
    const found = comparison(given, wanted);
    if (found.kind === "right" && !hasPowers(cell) && !isUsual(textOf(cell), given)) {
      return [[true, i18n.t("right; written {usual} here", { usual: formatCycles(given) })]];
    }
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

/** Whether a text is what formatCycles writes, but for spaces, commas and points of one digit that stand together. */
function isUsual(text: string, cycles: Cycles): boolean {
  const bare = text.replace(/[\s,]+/g, "");
  return isIdentity(text) || bare === formatCycles(cycles).replaceAll(" ", "");
}

function verdict(found: Comparison): [boolean, string] {
  const from = found.kind === "wrong" ? found.from : "";
  return [isRight(found), i18n._(REASONS[found.kind], { from })];
}

/** What is wrong with a cell is said without the usual example of cycles, because that could be the right answer. */
function factorsOrProblem(cell: Cell, order: ProductOrder, texts: CycleTexts): string[][] | string {
  try {
    return cyclesIn(cell, "answer", undefined, undefined, order, texts);
  } catch (error) {
    if (!(error instanceof CellError) || error instanceof ErrorInCell || error.argument !== "answer")
      throw error;
    return error.problem.replace(`; ${expectedCycles()}`, "");
  }
}
