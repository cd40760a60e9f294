import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { identityImages, invertImages } from "../images";
import type { ProductOrder } from "../product-order";
import { knownName } from "./group-description";
import { generatorsInTable } from "./elements-in-order";
import { nameOfStructure } from "./group-structure";
import { MAX_NAMED_BY_TABLE, quotient, tableOf, type MultiplicationTable } from "./multiplication-table";
import type { PermutationGroup } from "./permutation-group";
import { structureOfTable } from "./small-groups";
import { permutationGroup } from "./stabilizer-chain";

/**
 * The name of a group given by its table, as GROUPNAME would give it for its elements as permutations of each other; otherwise
 * `order 576`.
 */
export function* nameOfTable(table: MultiplicationTable): Steps<string> {
  const { size, products } = table;
  const structure = size <= MAX_NAMED_BY_TABLE ? structureOfTable(table) : undefined;
  if (structure) return nameOfStructure(structure);
  const all = Array.from({ length: size }, (_, element) => element);
  const chosen = generatorsInTable(table, all);
  const moves = chosen.map((generator) => Int32Array.from(all, (a) => products[a * size + generator]));
  return (yield* knownName(yield* permutationGroup(moves, size))) ?? `order ${size}`;
}

/** The name of a table's quotient by a normal subgroup, given by its elements. */
export function* quotientName(table: MultiplicationTable, normal: ArrayLike<number>): Steps<string> {
  return yield* nameOfTable(quotient(table, { elements: Array.from(normal) }).table);
}

/** A group's quotient by a normal subgroup. */
interface QuotientGroup {
  /** An element of each coset, the first in the order in which ELEMENTS lists them. */
  readonly firsts: readonly Int32Array[];
  readonly table: MultiplicationTable;
}

/** An element of a subgroup and one of its conjugates, by an element of the group, that is outside. */
interface LeavingConjugate {
  /** The number of the subgroup's generator. */
  readonly generator: number;
  readonly by: Int32Array;
  readonly conjugate: Int32Array;
}

/** What shows that a subgroup of the group is not normal; undefined if it is. */
export function* leavingConjugate(
  subgroup: PermutationGroup,
  generators: readonly Int32Array[],
): Steps<LeavingConjugate | undefined> {
  for (const by of generators) {
    const inverse = invertImages(by);
    for (const [generator, images] of subgroup.generators.entries()) {
      const conjugate = inverse.map((x) => by[images[x]]);
      if (!subgroup.contains(conjugate)) return { generator, by, conjugate };
      yield 0;
    }
  }
  return undefined;
}

/** The most cosets along each side of a table. */
const MAX_COSETS = 1000;
/** In all coset representatives. */
const MAX_IMAGES = 1 << 28;

/**
 * The quotient of a group by a normal subgroup, whose cosets are found by multiplying by generators, as elements are for ELEMENTS. The
 * cosets are told apart by their smallest elements, so the subgroup may be large. Throws a LimitError.
 */
export function* quotientGroup(
  normal: PermutationGroup,
  group: PermutationGroup,
  order: ProductOrder = "left to right",
): Steps<QuotientGroup> {
  const index = group.order / normal.order;
  const { degree, base, orbitLengths } = normal;
  const images = orbitLengths.reduce((sum, length) => sum + length, base.length * degree);
  if (index > BigInt(MAX_COSETS)) {
    throw new LimitError(
      i18n.t("the quotient group has {index} elements, and at most {most, number} are possible here", {
        index: String(index),
        most: MAX_COSETS,
      }),
    );
  }
  if (Number(index) * group.generators.length * images > MAX_IMAGES) {
    throw new LimitError(i18n.t("the subgroup moves too many points for its cosets to be found"));
  }
  const direct = order === "left to right" ? (each: Int32Array) => each : invertImages;
  const generators = group.generators.map(direct);
  const levels = base.map((_, level) => normal.basicOrbit(level));
  const size = Number(index);
  const numbers = new Map<string, number>();
  const firsts = [identityImages(degree)];
  numbers.set(smallestInCoset(normal, levels, firsts[0]).join(), 0);
  const moves = generators.map(() => new Uint16Array(size));
  const products = new Uint16Array(size * size);
  for (let a = 0; a < size; a++) products[a * size] = a;
  const parents: [before: number, generator: number][] = [];
  for (let next = 0; next < firsts.length; next++) {
    for (const [k, generator] of generators.entries()) {
      yield next / size;
      const product = firsts[next].map((x) => generator[x]);
      const key = smallestInCoset(normal, levels, product).join();
      let number = numbers.get(key);
      if (number === undefined) {
        numbers.set(key, (number = firsts.push(product) - 1));
        parents.push([next, k]);
      }
      moves[k][next] = number;
    }
  }
  for (const [k, [before, generator]] of parents.entries()) {
    yield k / size;
    for (let a = 0; a < size; a++) products[a * size + k + 1] = moves[generator][products[a * size + before]];
  }
  return { firsts: firsts.map(direct), table: tableOf(size, products) };
}

/** The element of a right coset that takes each base point, one after the other, to the smallest place that it can. */
function smallestInCoset(
  normal: PermutationGroup,
  levels: readonly Int32Array[],
  element: Int32Array,
): Int32Array {
  let smallest = element;
  for (const [level, orbit] of levels.entries()) {
    let point = orbit[0];
    for (const each of orbit) if (smallest[each] < smallest[point]) point = each;
    if (point === orbit[0]) continue;
    const before = smallest;
    smallest = normal.transversal(level, point).map((x) => before[x]);
  }
  return smallest;
}
