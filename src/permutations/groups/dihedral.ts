import { order } from "../permutation";
import { leastCommonMultiple } from "../whole-numbers";
import { doCommute } from "./abelian-groups";
import { dicyclic, dihedral, type GroupStructure } from "./group-structure";
import type { PermutationGroup } from "./permutation-group";

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
