import { MAX_ROWS } from "../grid/limits";
import { CellError, shown } from "../grid/cells";
import { i18n } from "../language";
import { commonPointsInSteps, type LabelledGenerators } from "../permutations/groups/labelled-points";
import { permutationGroup, pointStabilizer } from "../permutations/groups/stabilizer-chain";
import { centreGenerators } from "../permutations/groups/centre";
import { cosetsOf, listGroup } from "../permutations/groups/cosets";
import { fewGenerators } from "../permutations/groups/elements-in-order";
import { namedSubgroups, subgroupsOf } from "../permutations/groups/named-subgroups";
import { formatPermutation } from "../permutations/permutation";
import type { Steps } from "../steps";
import { answerInSlices } from "./answering";
import { checkShape, equallyLong, writtenRows } from "./cells/answers";
import { readChoice, readOrder } from "./cells/options";
import {
  groupCellsIn,
  permutationsIn,
  readGroupGenerators,
  readMovedGenerators,
} from "./cells/group-generators";
import { readPoints } from "./cells/permutations";
import { CycleTexts } from "../puzzles/groups/cycle-cells";

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
 * On which side of a coset the subgroup stands.
 * @customenum {string}
 */
enum CosetSide {
  /** Right cosets Hg: products of each element of the subgroup and g. */
  right = "right",
  /** Left cosets gH. */
  left = "left",
}

/**
 * Lists the cosets of a subgroup in a group from their generators.
 * @customfunction COSETS
 * @param subgroup Generators of the subgroup. Two columns: labels and permutations, in either order. Or permutations alone.
 * @param generators Generators of the group, in the same form.
 * @param [side] right for the cosets Hg, or left for the cosets gH. Default: right.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns One coset a row, the subgroup first. Each other one begins with the first element, as ELEMENTS lists them, that is in none before.
 * @example =PUZZLE.COSETS({"(1 2)"},{"A","(1 2 3)";"B","(1 2)"}) = {"()","(1 2)";"(1 2 3)","(1 3)";"(1 3 2)","(2 3)"}
 */
export function listCosets(
  subgroup: unknown[][],
  generators: unknown[][],
  side?: CosetSide,
  order?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const chosen = readChoice(side, "side", [CosetSide.right, CosetSide.left]);
    const productOrder = readOrder(order);
    const cells = yield* groupCellsIn(subgroup, "subgroup");
    const texts = new CycleTexts();
    const inSubgroup = yield* permutationsIn(cells, "subgroup", productOrder, texts);
    const given = yield* groupCellsIn(generators, "generators");
    const inGroup = yield* permutationsIn(given, "generators", productOrder, texts);
    const { points, generators: all } = yield* commonPointsInSteps([...inSubgroup, ...inGroup]);
    const own = all.slice(0, inSubgroup.length);
    const listed = yield* listGroup(all.slice(inSubgroup.length), points.length, productOrder, MAX_ROWS);
    own.forEach((images, k) => {
      if (listed.group.contains(images)) return;
      const { cell, row, column } = cells[k]!;
      const problem = i18n.t("{cell} is not in the group of the generators", { cell: shown(cell) });
      throw new CellError("subgroup", problem, row, column);
    });
    const { order: size } = yield* permutationGroup(own, points.length);
    checkShape(Number(listed.group.order / size), Number(size));
    const sub = yield* listGroup(own, points.length, productOrder, MAX_ROWS);
    const factors = Array.from(sub.queue, (rank) => sub.ranks.imagesOf(rank));
    const cosets = yield* cosetsOf(listed, factors, chosen);
    return yield* writtenRows(cosets, function* (coset): Steps<string[]> {
      const row: string[] = [];
      for (const rank of coset) {
        row.push(formatPermutation({ points, images: listed.imagesOf(rank) }));
        yield 0;
      }
      return row;
    });
  }, invocation);
}

/**
 * Lists the subgroups of a group from its generators, conjugate ones in one row.
 * @customfunction SUBGROUPS
 * @param generators Two columns: labels and permutations, in either order. Or permutations alone.
 * @returns One class of conjugate subgroups a row: name as GROUPNAME gives it, order, index, how many subgroups are in the class (a normal subgroup is alone there), and generators of one of them, each in a cell of its own.
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
