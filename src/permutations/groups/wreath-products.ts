import { abelianInvariants, commute, dihedralOrDicyclic } from "./abelian-groups";
import { insideFirst, onBlocks, type Blocks, blockSystems } from "./blocks";
import {
  asOneWord,
  productName,
  dihedral,
  indecomposable,
  nameOfStructure,
  productOf,
  type GroupStructure,
  type StructureSearch,
} from "./group-structure";
import { naturalGroup } from "./giants";
import type { PermutationGroup } from "./permutation-group";
import { permutationGroup } from "./stabilizer-chain";

/** There may be very many ways to unite blocks. */
const MAX_SYSTEMS = 50;

/**
 * A transitive group as a wreath product `A wr B`, by these blocks or by unions of them, if A has a name and B's name determines how it
 * permutes the blocks: all permutations, all even ones, an abelian group, or a polygon's. The group lies in the wreath product of its
 * actions within a block and on the blocks (M. Krasner and L. Kaloujnine), so its order decides. Four blocks at the corners of a square are
 * treated as two and two: A wr D4 is (A wr C2) wr C2.
 */
export function* wreathProduct(
  group: PermutationGroup,
  blocks: Blocks,
  top: PermutationGroup,
  structureOf: (bottom: PermutationGroup) => StructureSearch,
  seen = new Set<string>(),
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
      const structure = yield* wreathProduct(group, united, higher, structureOf, seen);
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

function* nameOfTop(top: PermutationGroup): Generator<number, string | undefined> {
  if (yield* commute(top.generators)) {
    return productName([], yield* abelianInvariants(top.generators, top.degree));
  }
  const natural = naturalGroup(top);
  if (natural) return `${natural.alternating ? "A" : "S"}${natural.degree}`;
  if (top.degree < 5 || top.order !== 2n * BigInt(top.degree)) return undefined;
  const polygon = dihedralOrDicyclic(top);
  return polygon && nameOfStructure(polygon);
}
