import type { Steps } from "../../steps";
import { abelianInvariants, commute, dihedralOrDicyclic } from "./abelian-groups";
import { insideFirst, onBlocks, type Blocks, blockSystems, isPrimitive, transitivity } from "./blocks";
import {
  asOneWord,
  dihedral,
  indecomposable,
  nameOfStructure,
  productOf,
  type GroupStructure,
  type StructureSearch,
} from "./group-structure";
import type { PointFactor } from "./product-group";
import { multiplicationTable } from "./multiplication-table";
import { naturalGroup } from "./giants";
import { orbitsOf, restrictedTo, orbitsInSteps } from "./orbits";
import type { PermutationGroup } from "./permutation-group";
import { structureOfTable } from "./small-groups";
import { permutationGroup } from "./stabilizer-chain";
import { nameOfPrimitive } from "./primitive-groups";
import { parity, type Permutation } from "../permutation";
import { commonPointsInSteps, type LabelledGenerators, amongMovedPointsInSteps } from "./labelled-points";
import { writtenOrder } from "./written-order";

/**
 * The name of a group up to isomorphism, if it is certain: `trivial`, `C6`, `V4`, `C2 × C4`, `S5`, `A8`, `D4` (of order 8), `Q8`, `Dic3`,
 * `M12`, `(C7 ⋊ C3) × C2`, `S4 wr C2`. Undefined for groups that are not recognised. All groups of up to 31 elements have a name. Groups of
 * up to 256 elements are identified by their products, larger ones by their action. A group with several orbits is the product of its parts
 * if its order is the product of theirs. Any action of it with the same order is faithful and has the same name. Throws a LimitError.
 */
export function* knownName(group: PermutationGroup): Steps<string | undefined> {
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
    : yield* wreathProduct(group, blocks, top, seen);
}

function* structureByOrbits(group: PermutationGroup, orbits: Blocks): StructureSearch {
  const parts: PointFactor[] = [];
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

function* partOn(points: readonly number[], group: PermutationGroup): Steps<PointFactor> {
  const action = restrictedTo(points, group.generators);
  return { points, group: yield* permutationGroup(action, points.length) };
}

/** Up to this many orbits are compared with each other. With more, the group has a name only if all are independent. */
const MAX_ORBITS_COMPARED = 16;

/** Joins two parts whenever what the group does on one depends on what it does on the other. */
function* joined(parts: readonly PointFactor[], group: PermutationGroup): Steps<PointFactor[]> {
  const independent: PointFactor[] = [];
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

function* structureOfProduct(parts: readonly PointFactor[]): StructureSearch {
  const structures: GroupStructure[] = [];
  for (const { group } of parts) {
    const structure = yield* structureOf(group);
    if (!structure) return undefined;
    structures.push(structure);
  }
  return productOf(structures);
}

/** There may be very many ways to unite blocks. */
const MAX_SYSTEMS = 50;

/**
 * A transitive group as a wreath product `A wr B`, by these blocks or by unions of them. A has to have a name, and B's name has to
 * determine how it permutes the blocks: all permutations, all even ones, an abelian group, or a polygon's. The group lies in the wreath
 * product of its actions within a block and on the blocks (M. Krasner and L. Kaloujnine), so its order decides. Four blocks at the corners
 * of a square are treated as two and two: A wr D4 is (A wr C2) wr C2.
 */
function* wreathProduct(
  group: PermutationGroup,
  blocks: Blocks,
  top: PermutationGroup,
  seen: Set<string>,
): StructureSearch {
  // The first point's block determines the whole system.
  const key = [...blocks[0]].sort((a, b) => a - b).join();
  if (seen.size >= MAX_SYSTEMS || seen.has(key) || !isLargeEnough(group, blocks.length)) return undefined;
  seen.add(key);
  const topName = yield* nameOfTop(top);
  if (topName === undefined) {
    for (const system of blockSystems(top.generators, top.degree)) {
      if (typeof system === "number") {
        yield system;
        continue;
      }
      const united = system.map((numbers) => numbers.flatMap((number) => blocks[number]));
      const higher = yield* permutationGroup(onBlocks(system, top), system.length);
      const structure = yield* wreathProduct(group, united, higher, seen);
      if (structure) return structure;
    }
    return undefined;
  }
  const size = nthRoot(group.order / top.order, blocks.length);
  if (size === undefined) return undefined;
  const bottom = yield* permutationGroup(yield* insideFirst(blocks, group), blocks[0].length);
  if (bottom.order !== size) return undefined;
  const structure = yield* structureOf(bottom);
  return structure && wreathOf(structure, topName, group.order);
}

/**
 * Whether these blocks, or unions of them numbering any divisor of their count, could each have as many elements of their own as points.
 */
function isLargeEnough({ order, degree }: PermutationGroup, blockCount: number): boolean {
  for (let count = 2; count <= blockCount; count++) {
    if (blockCount % count === 0 && BigInt(degree / count) ** BigInt(count) * BigInt(count) <= order)
      return true;
  }
  return false;
}

/** For odd n, Cn wr C2 is Dn × Cn: pairs with product 1 and the swap, and pairs of equals. */
function wreathOf(bottom: GroupStructure, topName: string, order: bigint): GroupStructure | undefined {
  const name = nameOfStructure(bottom);
  const isOdd = bottom.cyclicOrders.some((each) => each % 2n === 1n && each > 1n);
  if (topName === "C2" && bottom.factors.length === 0 && isOdd) {
    if (bottom.cyclicOrders.length > 1) return undefined;
    return productOf([dihedral(bottom.cyclicOrders[0]), bottom]);
  }
  return indecomposable(`${asOneWord(name)} wr ${asOneWord(topName)}`, order);
}

/** The whole n-th root of a number, if there is one. */
function nthRoot(number: bigint, n: number): bigint | undefined {
  const power = BigInt(n);
  let low = 1n;
  let high = 1n << BigInt(Math.ceil(number.toString(2).length / n));
  while (low < high) {
    const middle = (low + high) / 2n;
    if (middle ** power < number) low = middle + 1n;
    else high = middle;
  }
  return low ** power === number ? low : undefined;
}

function* nameOfTop(top: PermutationGroup): Steps<string | undefined> {
  if (yield* commute(top.generators)) {
    const cyclicOrders = yield* abelianInvariants(top.generators, top.degree);
    return nameOfStructure({ factors: [], cyclicOrders });
  }
  const natural = naturalGroup(top);
  if (natural) return `${natural.alternating ? "A" : "S"}${natural.degree}`;
  if (top.degree < 5 || top.order !== 2n * BigInt(top.degree)) return undefined;
  const polygon = dihedralOrDicyclic(top);
  return polygon && nameOfStructure(polygon);
}

/** What is known about the group that permutations generate. */
export interface GroupDescription {
  /** A name such as `A8` if one is certain, otherwise a description such as `order 576, degree 8, transitive, imprimitive`. */
  readonly name: string;
  /** Whether `name` is a real name. */
  readonly named: boolean;
  readonly order: bigint;
  /** As text that fits in a cell. */
  readonly orderText: string;
  /** The points that the group moves, in order. Their number is the degree. */
  readonly points: readonly string[];
  /** Each has at least two points, in order. Sorted by their first points. */
  readonly orbits: readonly (readonly string[])[];
  /** The largest k for which any k points can be brought to any k others; 0 if there are several orbits. */
  readonly transitivity: number;
  /** Whether it is transitive and has no blocks of imprimitivity. */
  readonly primitive: boolean;
  /** Whether all elements are even. */
  readonly allEven: boolean;
  /** The group acting on the numbers of the points. */
  readonly group: PermutationGroup;
}

/** Describes the group that permutations generate. Throws a LimitError. */
export function* describeGroup(permutations: readonly Permutation[]): Steps<GroupDescription> {
  return yield* describeGroupOf(yield* commonPointsInSteps(permutations));
}

/** The same for permutations that have been numbered. */
export function* describeGroupOf(given: LabelledGenerators): Steps<GroupDescription> {
  const { points, generators } = yield* amongMovedPointsInSteps(given);
  const group = yield* permutationGroup(generators, points.length);
  const orbits = yield* orbitsInSteps(generators, points.length);
  const times = transitivity(group);
  // 2-transitive groups are primitive.
  const primitive = times > 1 || (times === 1 && (yield* isPrimitive(generators, points.length)));
  const known = yield* knownName(group);
  const orderText = writtenOrder(group.orbitLengths);
  return {
    name: known ?? inWords(`order ${orderText}, degree ${group.degree}`, orbits.length, times, primitive),
    named: known !== undefined,
    order: group.order,
    orderText,
    points,
    orbits: orbits.map((orbit) => orbit.map((number) => points[number])),
    transitivity: times,
    primitive,
    allEven: generators.every((images) => parity({ images }) === "even"),
    group,
  };
}

/** 2-transitive groups are primitive, so there is no need to say so. */
function inWords(size: string, orbitCount: number, times: number, primitive: boolean): string {
  if (orbitCount > 1) return `${size}, ${orbitCount} orbits`;
  if (times > 1) return `${size}, ${times}-transitive`;
  return `${size}, transitive, ${primitive ? "primitive" : "imprimitive"}`;
}
