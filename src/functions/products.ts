import { pairwiseProducts } from "../permutations/products";
import { CellError } from "../puzzles";
import { answerInSlices } from "./answering";
import { readGenerators } from "./cells/generators";
import { readCells } from "./cells/host-cells";
import { readWholeNumber } from "./cells/permutations";

/**
 * Multiplies all pairs of permutations and lists the different ones with their labels: the given ones first, then the products, each under its first label.
 * @customfunction GENPERMPROD
 * @helpurl https://localhost:3000/help/functions/genpermprod.html
 * @cancelable
 * @param generators Two columns, labels and permutations, in either order.
 * @param [passes] How often to do it, each time with all that was found before; 1 if omitted.
 * @param invocation How Excel cancels the call.
 * @returns Two columns, labels and permutations.
 */
export function generatePermutationProducts(
  generators: unknown[][],
  passes?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const given = readGenerators(readCells(generators, "generators"), "generators");
    const { rows } = yield* pairwiseProducts(given, readPasses(passes));
    return rows.map(({ label, cycles }) => [label, cycles]);
  }, invocation);
}

function readPasses(passes: unknown): number {
  const number = Number(readWholeNumber(passes, "passes"));
  if (number < 0) throw new CellError("passes", `${number} is negative; expected 1 or more`);
  return number === 0 ? 1 : number; // 0 is how a blank cell arrives.
}
