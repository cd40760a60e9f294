import { abelianInvariants, commute } from "./abelian-groups";
import { onBlocks, type Blocks } from "./block-actions";
import { blockSystems } from "./blocks";
import { dihedralOrDicyclic } from "./dihedral";
import {
  indecomposable,
  nameOfStructure,
  productOf,
  type GroupStructure,
  type StructureSearch,
} from "./group-structure";
import { multiplicationTable } from "./multiplication-table";
import { naturalGroup } from "./natural-groups";
import { orbitsOf, restrictedTo } from "./orbits";
import type { PermutationGroup } from "./permutation-group";
import { structureOfTable } from "./small-groups";
import { permutationGroup } from "./stabilizer-chain";
import { wreathProduct } from "./wreath-products";
import { order } from "../permutation";
import { isPrime } from "./primes";
import { elementsOf } from "./elements";
import { KNOWN_PRIMITIVE_GROUPS } from "./known-primitive-groups";
import { transitivity } from "./transitivity";

/** The name of a primitive group that is neither abelian nor dihedral, alternating or symmetric; undefined if it is not certain. */
function nameOfPrimitive(group: PermutationGroup): string | undefined {
  return (
    nameOfPrimeDegree(group) ??
    nameOfProjective(group) ??
    KNOWN_PRIMITIVE_GROUPS.find(
      ({ degree, order: size, transitivity: times, has, lacks }) =>
        degree === group.degree &&
        size === group.order &&
        (times === undefined || times === transitivity(group)) &&
        (has === undefined || elementOrders(group).has(has)) &&
        (lacks === undefined || !elementOrders(group).has(lacks)),
    )?.name
  );
}

/**
 * By Sylow's theorem, a transitive group of prime degree p and order p · d < p² has one subgroup of order p. So it lies in the normalizer
 * AGL(1, p), which has one subgroup of each such order.
 */
function nameOfPrimeDegree({ degree, order: size }: PermutationGroup): string | undefined {
  const p = BigInt(degree);
  if (!isPrime(degree) || size >= p * p) return undefined;
  const d = size / p;
  return d === p - 1n ? `AGL(1,${p})` : `C${p} ⋊ C${d}`;
}

/**
 * The groups of the projective line over the field of p elements, p prime and at least 7: for p = 5 they are A5 and S5. A sharply
 * 3-transitive group of degree p + 1 is PGL(2, p) (H. Zassenhaus, 1935). A 2-transitive one of half that order is PSL(2, p) by the list of
 * all 2-transitive groups (P. J. Cameron, Permutation Groups, 1999, section 7.4), unless it may be affine. That is possible if the degree
 * is a power of 2, and is left to the table.
 */
function nameOfProjective(group: PermutationGroup): string | undefined {
  const { degree, order: size } = group;
  const p = degree - 1;
  if (p < 7 || !isPrime(p)) return undefined;
  const all = BigInt(p) * BigInt(p + 1) * BigInt(p - 1);
  if (size === all && transitivity(group) === 3) return `PGL(2,${p})`;
  const mayBeAffine = Number.isInteger(Math.log2(degree));
  return 2n * size === all && !mayBeAffine && transitivity(group) === 2 ? `PSL(2,${p})` : undefined;
}

/** The orders of all elements of a small group. */
function elementOrders(group: PermutationGroup): Set<number> {
  const orders = new Set<number>();
  for (const images of elementsOf(group)) orders.add(Number(order({ images })));
  return orders;
}

/**
 * The name of a group up to isomorphism, if it is certain: `trivial`, `C6`, `V4`, `C2 × C4`, `S5`, `A8`, `D4` (of order 8), `Q8`, `Dic3`,
 * `M12`, `(C7 ⋊ C3) × C2`, `S4 wr C2`. Undefined for groups that are not recognised. All groups of up to 31 elements have a name. Groups of
 * up to 256 elements are identified by their products, larger ones by their action. A group with several orbits is the product of its parts
 * if its order is the product of theirs. Any action of it with the same order is faithful and has the same name. Yields its progress, from
 * 0 to 1. Throws a LimitError.
 */
export function* knownName(group: PermutationGroup): Generator<number, string | undefined> {
  const structure = yield* structureOf(group);
  return structure && nameOfStructure(structure);
}

function* structureOf(group: PermutationGroup): StructureSearch {
  if (group.order === 1n) return productOf([]);
  const generators = group.strongGenerators(0);
  if (yield* commute(generators)) {
    return { factors: [], cyclicOrders: yield* abelianInvariants(generators, group.degree) };
  }
  const table = yield* multiplicationTable(group);
  return (table && structureOfTable(table)) ?? (yield* structureByAction(group));
}

/** The same for a nonabelian group that its multiplication table, if it is small enough for one, did not identify. */
function* structureByAction(group: PermutationGroup): StructureSearch {
  const orbits = orbitsOf(group.generators, group.degree).filter(({ length }) => length > 1);
  const whole = orbits.length === 1 && orbits[0].length === group.degree;
  const structure = whole ? yield* structureOfTransitive(group) : yield* structureByOrbits(group, orbits);
  return structure ?? dihedralOrDicyclic(group);
}

function* structureOfTransitive(group: PermutationGroup): StructureSearch {
  const natural = naturalGroup(group);
  if (natural) return indecomposable(`${natural.alternating ? "A" : "S"}${natural.degree}`, group.order);
  const polygon = dihedralOrDicyclic(group);
  if (polygon) return polygon;
  let primitive = true;
  const seen = new Set<string>();
  for (const blocks of blockSystems(group.generators, group.degree)) {
    if (typeof blocks === "number") {
      yield blocks;
      continue;
    }
    primitive = false;
    const structure = yield* structureByBlocks(group, blocks, seen);
    if (structure) return structure;
  }
  const name = primitive ? nameOfPrimitive(group) : undefined;
  return name === undefined ? undefined : indecomposable(name, group.order);
}

/** A group's structure from its action on blocks, if that is faithful; otherwise from its action on the blocks and their points. */
function* structureByBlocks(group: PermutationGroup, blocks: Blocks, seen: Set<string>): StructureSearch {
  const top = yield* permutationGroup(onBlocks(blocks, group), blocks.length);
  return top.order === group.order
    ? yield* structureByAction(top)
    : yield* wreathProduct(group, blocks, top, structureOf, seen);
}

interface GroupPart {
  readonly points: readonly number[];
  readonly group: PermutationGroup;
}

function* structureByOrbits(group: PermutationGroup, orbits: Blocks): StructureSearch {
  const parts: GroupPart[] = [];
  for (const points of orbits) parts.push(yield* partOn(points, group));
  for (const { group: constituent } of parts) {
    if (constituent.order !== group.order) continue;
    const structure = yield* structureByAction(constituent);
    if (structure) return structure;
  }
  const independent = yield* joined(parts, group);
  const product = independent.reduce((order, part) => order * part.group.order, 1n);
  return product === group.order && independent.length > 1
    ? yield* structureOfProduct(independent)
    : undefined;
}

function* partOn(points: readonly number[], group: PermutationGroup): Generator<number, GroupPart> {
  const action = restrictedTo(points, group.generators);
  return { points, group: yield* permutationGroup(action, points.length) };
}

/** Up to this many orbits are compared with each other. With more, the group has a name only if all are independent. */
const MAX_ORBITS_COMPARED = 16;

/** Joins two parts whenever what the group does on one depends on what it does on the other. */
function* joined(parts: readonly GroupPart[], group: PermutationGroup): Generator<number, GroupPart[]> {
  const independent: GroupPart[] = [];
  if (parts.length > MAX_ORBITS_COMPARED) return [...parts];
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

function* structureOfProduct(parts: readonly GroupPart[]): StructureSearch {
  const structures: GroupStructure[] = [];
  for (const { group } of parts) {
    const structure = yield* structureOf(group);
    if (!structure) return undefined;
    structures.push(structure);
  }
  return productOf(structures);
}
