import { exactNumber } from "../grid/exact-number";
import { writtenOrder } from "../permutations/groups/written-order";
import { permutationGroup } from "../permutations/groups/stabilizer-chain";
import { imagesAmong } from "../permutations/groups/labelled-points";
import { answerInSlices, NoSolution } from "./calls/answering";
import {
  isInCachedGroup,
  readGroup,
  readGroupGenerators,
  readMovedGenerators,
} from "./cells/group-generators";
import { readCycles } from "./cells/permutations";
import { CycleTexts } from "../puzzles/groups/cycle-cells";
import { i18n } from "../language";
import { describeGroupOf } from "../permutations/groups/group-description";
import { orbitsInSteps } from "../permutations/groups/orbits";
import { rowsOfPoints } from "./cells/answers";

/**
 * Finds the order of a group from its generators: how many elements it has.
 * @customfunction GROUPORDER
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @returns The order: a number; a text of its digits if there are more than fifteen of them; a product such as 9999!/2 if a cell cannot hold so many digits.
 * @example =PUZZLE.GROUPORDER({"A","(1 4 2)";"B","(4 8 7)"}) = 60
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
 * @param cycles A permutation such as (1 4 2)(3 8).
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @returns TRUE or FALSE.
 * @example =PUZZLE.INGROUP("(1 8)(4 7)",{"A","(1 4 2)";"B","(4 8 7)"}) = TRUE
 */
export async function inGroup(
  cycles: unknown,
  generators: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<boolean> {
  const known = isInCachedGroup(cycles, generators);
  if (known !== undefined) return known;
  return answerInSlices(function* () {
    const texts = new CycleTexts();
    const asked = readCycles(cycles, "cycles", undefined, texts);
    const { numbers, group, texts: others } = yield* readGroup(generators, "generators");
    texts.addAll(others);
    const images = imagesAmong(numbers, asked);
    return images !== undefined && group.contains(images);
  }, invocation);
}

/**
 * Names a group from its generators, such as A8.
 * @customfunction GROUPNAME
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @returns A name such as A8, S5, D4 (which has 8 elements), C6, V4, Dic3 (dicyclic, 12 elements), (C7 ⋊ C3) × C2 or S4 wr C2 (wreath product). Otherwise words such as order 576, degree 8, transitive, imprimitive. Each group of up to 31 elements has a name, and no other group has the same one.
 * @example =PUZZLE.GROUPNAME({"A","(1 4 2)";"B","(4 8 7)";"C","(6 8 9)";"D","(2 8 9 6 3)"}) = "A8"
 */
export function groupName(
  generators: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string> {
  return answerInSlices(function* () {
    const given = yield* readGroupGenerators(generators, "generators");
    return (yield* describeGroupOf(given)).name;
  }, invocation);
}

/**
 * Lists the orbits of a group: points that its elements take to each other share a row.
 * @customfunction ORBITS
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @returns One orbit a row, its points in order; the rows are ordered by their first points.
 * @example =PUZZLE.ORBITS({"A","(1 2)(3 4)";"B","(2 5)(3 6)"}) = {1,2,5;3,4,6}
 */
export function findOrbits(
  generators: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const moved = yield* readMovedGenerators(generators);
    if (moved.points.length === 0)
      throw new NoSolution(i18n.t("No generator moves a point, so there are no orbits."));
    const orbits = yield* orbitsInSteps(moved.generators, moved.points.length);
    return rowsOfPoints(orbits.map((orbit) => orbit.map((number) => moved.points[number]!)));
  }, invocation);
}
