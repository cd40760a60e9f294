import { abelianInvariants, commute } from "./abelian-groups";
import { blockSystems } from "./blocks";
import { dihedralName } from "./dihedral";
import { productName, type GroupFactor } from "./direct-products";
import { naturalGroup } from "./natural-groups";
import { orbitsOf, restrictedTo } from "./orbits";
import type { PermutationGroup } from "./permutation-group";
import { nameOfPrimitive, nameOfSmall } from "./recognition";
import { permutationGroup } from "./stabilizer-chain";

type Name = Generator<number, string | undefined>;

/**
 * The name of a group, if it is certain, up to isomorphism: `trivial`, `C6`, `V4`, `C2 × C4`, `S5`, `A8`, `D4` (of order 8), `Q8`,
 * `PGL(2,5)`, `M12`, `A4 × C3`; undefined for all groups that are not recognised. A group with several orbits is the
 * product of its parts if its order is the product of theirs, and each action of it that has the same order is faithful
 * and has the same name. Yields its progress, from 0 to 1. Throws a LimitError.
 */
export function* knownName(group: PermutationGroup): Name {
  if (group.order === 1n) return "trivial";
  const generators = group.strongGenerators(0);
  if (yield* commute(generators)) {
    return productName([], yield* abelianInvariants(generators, group.degree));
  }
  const orbits = orbitsOf(group.generators, group.degree).filter(({ length }) => length > 1);
  const whole = orbits.length === 1 && orbits[0].length === group.degree;
  const name = whole ? yield* nameOfTransitive(group) : yield* nameByOrbits(group, orbits);
  return name ?? dihedralName(group) ?? nameOfSmall(group);
}

function* nameOfTransitive(group: PermutationGroup): Name {
  const natural = naturalGroup(group);
  if (natural) return `${natural.alternating ? "A" : "S"}${natural.degree}`;
  const dihedral = dihedralName(group);
  if (dihedral !== undefined) return dihedral;
  let primitive = true;
  for (const blocks of blockSystems(group.generators, group.degree)) {
    if (typeof blocks === "number") {
      yield blocks;
      continue;
    }
    primitive = false;
    const name = yield* nameOfFaithful(group, onBlocks(blocks, group), blocks.length);
    if (name !== undefined) return name;
  }
  return primitive ? nameOfPrimitive(group) : undefined;
}

/** The name of what the group does somewhere, if it does as many different things there as it has elements. */
function* nameOfFaithful(group: PermutationGroup, action: readonly Int32Array[], degree: number): Name {
  const image = yield* permutationGroup(action, degree);
  return image.order === group.order ? yield* knownName(image) : undefined;
}

/** Where the generators take the blocks, which are numbered in their order. */
function onBlocks(blocks: readonly (readonly number[])[], { generators, degree }: PermutationGroup) {
  const blockOf = new Int32Array(degree);
  blocks.forEach((block, number) => block.forEach((point) => (blockOf[point] = number)));
  return generators.map((images) => Int32Array.from(blocks, ([point]) => blockOf[images[point]]));
}

interface Part {
  readonly points: readonly number[];
  readonly group: PermutationGroup;
}

function* nameByOrbits(group: PermutationGroup, orbits: readonly (readonly number[])[]): Name {
  const parts: Part[] = [];
  for (const points of orbits) parts.push(yield* partOn(points, group));
  for (const { group: constituent } of parts) {
    if (constituent.order !== group.order) continue;
    const name = yield* knownName(constituent);
    if (name !== undefined) return name;
  }
  const independent = yield* joined(parts, group);
  const product = independent.reduce((order, part) => order * part.group.order, 1n);
  return product === group.order && independent.length > 1 ? yield* nameOfProduct(independent) : undefined;
}

function* partOn(points: readonly number[], group: PermutationGroup): Generator<number, Part> {
  const action = restrictedTo(points, group.generators);
  return { points, group: yield* permutationGroup(action, points.length) };
}

/** So many orbits are compared with each other; with more of them the group has a name only if all are independent. */
const MOST_ORBITS_COMPARED = 16;

/** Joins two parts as long as what the group does on one depends on what it does on the other. */
function* joined(parts: readonly Part[], group: PermutationGroup): Generator<number, Part[]> {
  const independent: Part[] = [];
  if (parts.length > MOST_ORBITS_COMPARED) return [...parts];
  for (const part of parts) {
    let grown = part;
    for (let k = 0; k < independent.length; k++) {
      const points = [...independent[k].points, ...grown.points].sort((a, b) => a - b);
      const both = yield* partOn(points, group);
      if (both.group.order === independent[k].group.order * grown.group.order) continue;
      grown = both;
      independent.splice(k, 1);
      k = -1;
    }
    independent.push(grown);
  }
  return independent;
}

function* nameOfProduct(parts: readonly Part[]): Name {
  const factors: GroupFactor[] = [];
  const cyclicOrders: bigint[] = [];
  for (const { group } of parts) {
    if (yield* commute(group.generators)) {
      cyclicOrders.push(...(yield* abelianInvariants(group.generators, group.degree)));
      continue;
    }
    const name = yield* knownName(group);
    if (name === undefined) return undefined;
    factors.push({ name, order: group.order });
  }
  return productName(factors, cyclicOrders);
}
