import type { LabelledGenerators } from "../permutations/groups/labelled-points";
import { permutationGroup, pointStabilizer } from "../permutations/groups/stabilizer-chain";
import { centreGenerators } from "../permutations/groups/centre";
import { fewGenerators } from "../permutations/groups/elements-in-order";
import { namedSubgroups, subgroupsOf } from "../permutations/groups/named-subgroups";
import { formatPermutation } from "../permutations/permutation";
import type { Steps } from "../steps";
import { answerInSlices } from "./calls/answering";
import { equallyLong, writtenRows } from "./cells/answers";
import { readGroupGenerators, readMovedGenerators } from "./cells/group-generators";
import { readPoints } from "./cells/permutations";

/**
 * Finds the centre of a group: the elements that commute with all others.
 * @customfunction CENTRE
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @returns Generators of the centre, one a row; () if only the identity commutes with all.
 * @example =PUZZLE.CENTRE({"r","(1 2 3 4)";"s","(1 3)"}) = "(1 3)(2 4)"
 */
export function findCentre(
  generators: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const given = yield* readMovedGenerators(generators);
    const group = yield* permutationGroup(given.generators, given.points.length);
    return yield* generatorRows(given, yield* centreGenerators(group));
  }, invocation);
}

/**
 * Finds the stabilizer of points in a group: the elements that leave each of them in place.
 * @customfunction STABILIZER
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @param points The points that stay: one point, several with spaces or commas between them, or a range.
 * @returns Generators of the stabilizer, one a row; () if only the identity leaves all these points in place.
 * @example =PUZZLE.STABILIZER({"A","(1 2 3 4)";"B","(1 2)"},4) = {"(1 2 3)";"(1 2)"}
 */
export function findStabilizer(
  generators: unknown[][],
  points: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const given = yield* readMovedGenerators(generators);
    const asked = new Set(yield* readPoints(points, "points", given.points));
    const staying = given.points.flatMap((point, number) => (asked.has(point) ? [number] : []));
    return yield* generatorRows(
      given,
      yield* pointStabilizer(given.generators, given.points.length, staying),
    );
  }, invocation);
}

/** A few generators of a subgroup, one a row. */
function* generatorRows({ points }: LabelledGenerators, subgroup: readonly Int32Array[]): Steps<string[][]> {
  const few = yield* fewGenerators(yield* permutationGroup(subgroup, points.length));
  const rows = yield* writtenRows(few, (images) => [formatPermutation({ points, images })]);
  return rows.length > 0 ? rows : [["()"]];
}

/**
 * Lists the subgroups of a group from its generators, conjugate ones in one row.
 * @customfunction SUBGROUPS
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @returns One class of conjugate subgroups a row: name as GROUPNAME gives it, order, index, and how many subgroups the class has (a normal subgroup is alone there). Then generators of one of them, each in its own cell.
 * @example =PUZZLE.SUBGROUPS({"A","(1 2 3)";"B","(1 2)"}) = {"trivial",1,6,1,"()","";"C2",2,3,3,"(1 2)","";"C3",3,2,1,"(1 2 3)","";"S3",6,1,1,"(1 2 3)","(1 2)"}
 */
export function listSubgroups(
  generators: unknown[][],
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const found = yield* subgroupsOf(yield* readGroupGenerators(generators, "generators"));
    const named = yield* namedSubgroups(found);
    const rows = named.map(({ name, order, index, conjugates, generators: few }) => [
      ...[name, order, index, conjugates],
      ...(few.length > 0 ? few : ["()"]),
    ]);
    return equallyLong(rows);
  }, invocation);
}
