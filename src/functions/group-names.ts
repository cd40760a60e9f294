import { i18n } from "../language";
import { describeGroupOf } from "../permutations/groups/group-description";
import { amongMovedPointsInSteps } from "../permutations/groups/moved-points";
import { orbitsInSteps } from "../permutations/groups/orbits";
import { answerInSlices, NoSolution } from "./answering";
import { rowsOfPoints } from "./cells/answers";
import { readGroupGenerators } from "./cells/group-generators";

/**
 * Names a group from its generators, such as A8.
 * @customfunction GROUPNAME
 * @helpurl https://localhost:3000/help/functions/groupname.html
 * @cancelable
 * @requiresAddress
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @param invocation How Excel cancels the call.
 * @returns A name such as A8, S5, D4 (which has 8 elements), C6, V4, Dic3 (dicyclic, 12 elements), (C7 ⋊ C3) × C2 or S4 wr C2 (wreath product), or words such as order 576, degree 8, transitive, imprimitive. Each group of up to 31 elements has a name, and no other group has the same one.
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
 * @helpurl https://localhost:3000/help/functions/orbits.html
 * @cancelable
 * @requiresAddress
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @param invocation How Excel cancels the call.
 * @returns One orbit a row, its points in order; the rows are ordered by their first points.
 */
export function findOrbits(
  generators: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const given = yield* readGroupGenerators(generators, "generators");
    const moved = yield* amongMovedPointsInSteps(given);
    if (moved.points.length === 0)
      throw new NoSolution(i18n.t("No generator moves a point, so there are no orbits."));
    const orbits = yield* orbitsInSteps(moved.generators, moved.points.length);
    return rowsOfPoints(orbits.map((orbit) => orbit.map((number) => moved.points[number]!)));
  }, invocation);
}
