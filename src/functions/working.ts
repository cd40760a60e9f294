import { exactNumber } from "../grid/exact-number";
import { MAX_ANSWER_CHARACTERS } from "../permutations/answer-limits";
import { formatCycles } from "../permutations/notation";
import { transpositionsIn } from "../permutations/transpositions";
import { workingOf, WORKED_OUT } from "../permutations/working";
import { answer } from "./answering";
import { charactersOf, tooLong } from "./cells/answer-size";
import { readChoice } from "./cells/choice";
import { readOrder } from "./cells/order";
import { readCycles } from "./cells/permutations";

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
 * @helpurl https://localhost:3000/help/functions/productsteps.html
 * @param cycles Cycles such as (5 4)(4 1)(1 2)(2 5), which may overlap.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @param [of] What to work out: product, inverse, order or parity. Default: product.
 * @returns Two columns, a line and what comes out of it; what is asked for stands at the end of the second one.
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
 * @helpurl https://localhost:3000/help/functions/transpositions.html
 * @param cycles Cycles such as (1 2 3)(4 5), which may overlap.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns The exchanges, to be multiplied in the same order; () for the identity.
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
