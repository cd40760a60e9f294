/** A group of permutations of 0 … degree − 1 with a verified base and strong generating set. */
export interface PermutationGroup {
  readonly degree: number;
  /** As given: arrays of images, multiplied from left to right. */
  readonly generators: readonly Int32Array[];
  /** Only the identity fixes all these points. */
  readonly base: readonly number[];
  /** How many places base[level] can reach while base[0] … base[level − 1] stay. The order is the product of these numbers. */
  readonly orbitLengths: readonly number[];
  readonly order: bigint;

  contains(images: ArrayLike<number>): boolean;

  /** Every element is equally likely if `random` is fair. */
  randomElement(random?: () => number): Int32Array;

  /** The places that base[level] can reach while the base points before it stay, base[level] first. */
  basicOrbit(level: number): Int32Array;

  /** An element that fixes base[0] … base[level − 1] and takes base[level] to a point of its orbit. */
  transversal(level: number, point: number): Int32Array;

  /** Generators of the elements that fix base[0] … base[level − 1]. */
  strongGenerators(level: number): readonly Int32Array[];
}
