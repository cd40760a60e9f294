import type { Steps } from "../../../steps";
import { orbitsOf } from "../orbits";
import { order as orderOf } from "../../permutation";
import { GiantGroup } from "../giant-group";
import type { MultiplicationTable } from "../multiplication-table";
import { naturalGroup } from "../natural-groups";
import type { PermutationGroup } from "../permutation-group";
import { permutationGroup } from "../stabilizer-chain";
import { generatedBy } from "../table-subgroups";
import { elementsInOrder } from "./elements-in-order";

/** Up to this many elements, generators are chosen among all of them, if these have no more images than that. */
const MAX_ELEMENTS = 1000;
const MAX_IMAGES = 1 << 22;

/**
 * A few elements that generate a group; none for the trivial group. For small groups, and for those of all or all even permutations of
 * some points, they do not depend on how the group was given.
 */
export function* fewGenerators(group: PermutationGroup): Steps<Int32Array[]> {
  if (group.order <= BigInt(MAX_ELEMENTS) && Number(group.order) * group.degree <= MAX_IMAGES) {
    const { elements, table } = yield* elementsInOrder(group);
    return generatorsInTable(table, Array.from(elements.keys())).map((element) => elements[element]);
  }
  const natural = naturalGroup(group);
  if (natural) {
    const points = orbitsOf(group.generators, group.degree).find(({ length }) => length > 1)!;
    return [...new GiantGroup([], group.degree, points, natural.alternating).strongGenerators(0)];
  }
  const { degree } = group;
  const chosen: Int32Array[] = [];
  let made = yield* permutationGroup(chosen, degree);
  for (const generator of yield* longestOrdersFirst(group.strongGenerators(0))) {
    if (made.contains(generator)) continue;
    chosen.push(generator);
    made = yield* permutationGroup(chosen, degree);
    if (made.order === group.order) break;
  }
  return chosen;
}

function* longestOrdersFirst(elements: readonly Int32Array[]): Steps<Int32Array[]> {
  const orders = new Map<Int32Array, bigint>();
  for (const images of elements) {
    orders.set(images, orderOf({ images }));
    yield 0;
  }
  return [...elements].sort((a, b) => Number(orders.get(b)! - orders.get(a)!));
}

/**
 * A few elements that generate a subgroup of a table, whose elements are given: always the first one that is not generated yet, without those
 * that the others make superfluous in the end.
 */
export function generatorsInTable(table: MultiplicationTable, elements: ArrayLike<number>): number[] {
  const chosen: number[] = [];
  let { isIn } = generatedBy(table, chosen);
  for (let k = 0; k < elements.length; k++) {
    if (isIn[elements[k]] === 1) continue;
    chosen.push(elements[k]);
    ({ isIn } = generatedBy(table, chosen));
  }
  for (let k = chosen.length - 1; k >= 0; k--) {
    const others = chosen.filter((_, other) => other !== k);
    if (generatedBy(table, others).elements.length === elements.length) chosen.splice(k, 1);
  }
  return chosen;
}
