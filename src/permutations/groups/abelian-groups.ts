import type { Steps } from "../../steps";
import { powerOfImages } from "../images";
import { cycleType, order } from "../permutation";
import { permutationGroup } from "./stabilizer-chain";
import { leastCommonMultiple, primesOf } from "../whole-numbers";
import { dicyclic, dihedral, type GroupStructure } from "./group-structure";
import type { PermutationGroup } from "./permutation-group";

/** Whether these elements all commute with each other. */
export function* commute(generators: readonly Int32Array[]): Steps<boolean> {
  for (let k = 0; k < generators.length; k++) {
    yield k / generators.length;
    for (let other = 0; other < k; other++) {
      if (!doCommute(generators[k], generators[other])) return false;
    }
  }
  return true;
}

function doCommute(a: Int32Array, b: Int32Array): boolean {
  for (let x = 0; x < a.length; x++) if (a[b[x]] !== b[a[x]]) return false;
  return true;
}

/**
 * The orders of cyclic groups whose direct product is an abelian group, each a divisor of the next. Let p be a prime, and take the
 * subgroups G, G^p, G^p² and so on. If the i-th is p^k times as large as the next one, p^i divides the orders of k cyclic factors.
 */
export function* abelianInvariants(generators: readonly Int32Array[], degree: number): Steps<bigint[]> {
  const invariants: bigint[] = [];
  // These divide the order of some generator.
  for (const prime of new Set(generators.flatMap((images) => cycleType({ images }).flatMap(primesOf)))) {
    let powers = generators;
    let size = (yield* permutationGroup(powers, degree)).order;
    while (size % BigInt(prime) === 0n) {
      powers = powers.map((images) => powerOfImages(images, BigInt(prime)));
      const next = (yield* permutationGroup(powers, degree)).order;
      for (let k = 0, index = size / next; index > 1n; k++, index /= BigInt(prime)) {
        invariants[k] = (invariants[k] ?? 1n) * BigInt(prime);
      }
      size = next;
    }
  }
  return invariants.reverse();
}

/**
 * The structure of a nonabelian group with a cyclic half and an element that inverts its elements: dihedral if that is an involution,
 * dicyclic if its order is 4. Undefined for all other groups, and for Q8. Generators of another order, or that generate a normal subgroup,
 * can only be in the cyclic half, and the others only outside. If the elements of the half (with products of two outside) commute and are
 * inverted, they are half of the group. The half is cyclic if the least common multiple of their orders equals its size.
 */
export function dihedralOrDicyclic({
  generators,
  order: size,
}: PermutationGroup): GroupStructure | undefined {
  if (size % 2n !== 0n) return undefined;
  const moving = generators.filter((images) => order({ images }) > 1n);
  for (const own of [2n, 4n]) {
    const outside = moving.filter((images) => order({ images }) === own && !isNormal(images, moving));
    if (outside.length === 0 || 2n * exponentOfHalf(moving, outside) !== size) continue;
    return own === 2n ? dihedral(size / 2n) : dicyclic(size / 4n);
  }
  return undefined;
}

/** Whether all generators take an element to itself or its inverse. */
function isNormal(images: Int32Array, generators: readonly Int32Array[]): boolean {
  return generators.every((other) => doCommute(images, other) || doesInvert(other, images));
}

/** The size of the half if it is cyclic; 0 if its elements do not commute or are not inverted. */
function exponentOfHalf(moving: readonly Int32Array[], outside: readonly Int32Array[]): bigint {
  const [first] = outside;
  const half = [
    ...moving.filter((images) => !outside.includes(images)),
    ...outside.slice(1).map((images) => first.map((image) => images[image])),
  ];
  const fits = half.every(
    (images, k) => doesInvert(first, images) && half.slice(0, k).every((other) => doCommute(images, other)),
  );
  return fits ? half.map((images) => order({ images })).reduce(leastCommonMultiple, 1n) : 0n;
}

function doesInvert(other: Int32Array, images: Int32Array): boolean {
  return images.every((image, x) => images[other[image]] === other[x]);
}
