import { exactNumber } from "../grid/exact-number";
import { writtenOrder } from "../permutations/groups/written-order";
import { permutationGroup } from "../permutations/groups/stabilizer-chain";
import { imagesAmong } from "../permutations/groups/labelled-points";
import { answerInSlices } from "./answering";
import { isInCachedGroup, readGroup, readGroupGenerators } from "./cells/group-generators";
import { readCycles } from "./cells/permutations";

/**
 * Finds the order of a group from its generators: how many elements it has.
 * @customfunction GROUPORDER
 * @helpurl https://localhost:3000/help/functions/grouporder.html
 * @cancelable
 * @requiresAddress
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @param invocation How Excel cancels the call.
 * @returns The order: a number; a text of its digits if there are more than fifteen of them; a product such as 9999!/2 if a cell cannot hold so many digits.
 */
export function groupOrder(
  generators: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<number | string> {
  return answerInSlices(function* () {
    const given = yield* readGroupGenerators(generators, "generators");
    const { orbitLengths } = yield* permutationGroup(given.generators, given.points.length);
    return exactNumber(writtenOrder(orbitLengths));
  }, invocation);
}

/**
 * Tells whether a permutation is in the group that the generators generate.
 * @customfunction INGROUP
 * @helpurl https://localhost:3000/help/functions/ingroup.html
 * @cancelable
 * @requiresAddress
 * @param cycles A permutation such as (1 4 2)(3 8).
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @param invocation How Excel cancels the call.
 * @returns TRUE or FALSE.
 */
export async function inGroup(
  cycles: unknown,
  generators: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<boolean> {
  const known = isInCachedGroup(cycles, generators);
  if (known !== undefined) return known;
  return answerInSlices(function* () {
    const asked = readCycles(cycles, "cycles");
    const { numbers, group } = yield* readGroup(generators, "generators");
    const images = imagesAmong(numbers, asked);
    return images !== undefined && group.contains(images);
  }, invocation);
}
