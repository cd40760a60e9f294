import { i18n } from "../language";
import { formatCycles } from "../permutations/notation";
import { cyclesOf } from "../permutations/permutation";
import type { ProductOrder } from "../permutations/product-order";
import { whyWrongCycles } from "./cycle-marks";
import type { AnswerPart, Writings } from "./exercise";
import { markOf } from "./marks";
import { productOf, turned, type Cycles } from "./random-cycles";

export const cyclesForm = () => i18n.t("disjoint cycles, such as (a b c)(d e)");

/** The factors of the inverse of a product, in the same order of multiplication. */
export const inverted = (cycles: Cycles): string[][] =>
  [...cycles].reverse().map((cycle) => [...cycle].reverse());

/** What all exercises have whose answer is one permutation, the product of cycles. */
export function cyclesAnswer(expected: Cycles, order: ProductOrder = "left to right"): AnswerPart {
  const cycles = cyclesOf(productOf(expected, order));
  return {
    form: cyclesForm(),
    answer: formatCycles(cycles),
    mark: markOf((text) => whyWrongCycles(text, expected, order)),
    writings: () => writingsOf(cycles),
  };
}

/**
 * The formula that compares an answer with the answer of another formula. Points are digits, and each occurs at most once in disjoint
 * cycles. Without spaces, commas and ")(", the only ")" is at the end, so there is no power.
 */
export function cyclesCheck(answerCell: string, expected: string, order?: ProductOrder): string {
  const points = Array.from("0123456789", (point) => `"${point}"`).join(",");
  const times = `LEN(${answerCell})-LEN(SUBSTITUTE(${answerCell},{${points}},""))`;
  const joined = `SUBSTITUTE(SUBSTITUTE(SUBSTITUTE(${answerCell}," ",""),",",""),")(","")`;
  const isEqual = `INDEX(PUZZLE.CHECKCYCLES(${answerCell},${expected}${orderArgument(order)}),1,1)`;
  return `AND(${isEqual},SUMPRODUCT(--(${times}>1))=0,FIND(")",${joined})=LEN(${joined}))`;
}

/** The formula of the product of cycles in a cell. */
export const simplified = (cell: string, order: ProductOrder): string =>
  `PUZZLE.SIMPLIFYCYCLES(${cell}${orderArgument(order)})`;

/** The last argument of our functions that multiply. */
export const orderArgument = (order: ProductOrder = "left to right"): string =>
  order === "left to right" ? "" : `,"${order}"`;

/** A longer list of right answers is of no use. */
const MOST_WRITINGS = 150;

export const canonicalNote = (): string =>
  i18n.t("Begin each cycle with its smallest point, and put the cycles in the order of these points.");

/** Cycles with what may separate their points: spaces, commas, or nothing: each is one digit, and 10 is a number unless a cycle begins with 0. */
export const spelled = (cycles: Cycles): string[] =>
  [" ", ",", ""]
    .map((separator) => cycles.map((cycle) => `(${cycle.join(separator)})`).join(""))
    .filter((text) => !/\d0/.test(text) || text.includes("(0"));

/** The cycles in any order, each from any of its points, as long as these are not too many; else in canonical form only. */
function writingsOf(cycles: Cycles): Writings {
  const count = cycles.reduce((product, { length }, k) => product * length * (k + 1), 1);
  if (count > MOST_WRITINGS) return { texts: spelled(cycles), note: canonicalNote() };
  return { texts: [...rewritten(cycles)].flatMap(spelled) };
}

function* rewritten(cycles: Cycles): Generator<Cycles> {
  if (cycles.length === 0) return void (yield []);
  for (const cycle of cycles) {
    for (const others of rewritten(cycles.filter((other) => other !== cycle))) {
      for (const first of cycle.keys()) yield [turned(cycle, first), ...others];
    }
  }
}
