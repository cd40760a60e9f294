import { order } from "../permutation";
import { leastCommonMultiple } from "../whole-numbers";
import { doCommute } from "./abelian-groups";
import type { PermutationGroup } from "./permutation-group";

/**
 * The name of a dihedral group by its n-gon, such as `D4`, which has 8 elements; `S3` for the triangle; undefined for all
 * other groups, which must not be abelian. Central generators and those that are no involutions can only be rotations, and the other ones only reflections.
 * If the rotations, with products of reflections among them, commute and are inverted by a reflection, they are half of
 * the group, and cyclic if the least common multiple of their orders is as large as that.
 */
export function dihedralName({ generators, order: size }: PermutationGroup): string | undefined {
  if (size % 2n !== 0n) return undefined;
  const moving = generators.filter((images) => order({ images }) > 1n);
  const isReflection = (images: Int32Array) =>
    order({ images }) === 2n && !moving.every((other) => doCommute(images, other));
  const reflections = moving.filter(isReflection);
  if (reflections.length === 0) return undefined;
  const [reflection] = reflections;
  const rotations = [
    ...moving.filter((images) => !reflections.includes(images)),
    ...reflections.slice(1).map((images) => reflection.map((image) => images[image])),
  ];
  const inverted = (images: Int32Array) =>
    images.every((image, x) => images[reflection[image]] === reflection[x]);
  const fits = rotations.every(
    (images, k) => inverted(images) && rotations.slice(0, k).every((other) => doCommute(images, other)),
  );
  if (!fits) return undefined;
  const exponent = rotations.map((images) => order({ images })).reduce(leastCommonMultiple, 1n);
  if (2n * exponent !== size) return undefined;
  return exponent === 3n ? "S3" : `D${exponent}`;
}
