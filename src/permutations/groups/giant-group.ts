import { identityImages, invertImages, isEven } from "../images";
import { productOfNumbers } from "../whole-numbers";
import type { PermutationGroup, Sifted } from "./permutation-group";

/**
 * The group of all permutations, or all even ones, of some points. Its chain needs no computing: the base is the points in order, and the
 * transversals consist of swaps of two points, or 3-cycles if all elements are even.
 */
export class GiantGroup implements PermutationGroup {
  readonly base: readonly number[];
  readonly orbitLengths: readonly number[];
  readonly #ranks: Int32Array;
  #order: bigint | undefined;

  constructor(
    readonly generators: readonly Int32Array[],
    readonly degree: number,
    /** The moved points, at least 3. */
    private readonly points: readonly number[],
    private readonly evenOnly: boolean,
  ) {
    this.base = points.slice(0, evenOnly ? -2 : -1);
    this.orbitLengths = this.base.map((_, level) => points.length - level);
    this.#ranks = new Int32Array(degree).fill(-1);
    points.forEach((point, rank) => (this.#ranks[point] = rank));
  }

  get order(): bigint {
    return (this.#order ??= productOfNumbers(this.orbitLengths));
  }

  contains(images: ArrayLike<number>): boolean {
    if (images.length !== this.degree) return false;
    for (let x = 0; x < this.degree; x++) if (this.#ranks[x] < 0 && images[x] !== x) return false;
    return !this.evenOnly || isEven(images);
  }

  randomElement(random: () => number = Math.random): Int32Array {
    const { points } = this;
    const images = identityImages(this.degree);
    for (let last = points.length - 1; last > 0; last--) {
      exchange(images, points[last], points[Math.floor(random() * (last + 1))]);
    }
    if (this.evenOnly && !isEven(images)) exchange(images, points[0], points[1]);
    return images;
  }

  basicOrbit(level: number): Int32Array {
    return Int32Array.from(this.points.slice(level));
  }

  transversal(level: number, point: number): Int32Array {
    if (!(this.#ranks[point] >= level)) throw new RangeError(`level ${level} does not lead to ${point}`);
    return this.#cycle(this.#cycleTo(level, point));
  }

  strongGenerators(level: number): readonly Int32Array[] {
    const left = this.points.slice(level);
    if (!this.evenOnly) return [this.#cycle(left), this.#cycle(left.slice(0, 2))];
    return [this.#cycle(left.length % 2 === 1 ? left : left.slice(1)), this.#cycle(left.slice(0, 3))];
  }

  sift(images: ArrayLike<number>): Sifted {
    const residue = Int32Array.from(images);
    const origins = invertImages(residue);
    for (let level = 0; level < this.base.length; level++) {
      const image = residue[this.base[level]];
      if (!(this.#ranks[image] >= level)) return { residue, level };
      // The cycle's inverse takes each of its points to the one before.
      const cycle = this.#cycleTo(level, image);
      const moved = cycle.map((point) => origins[point]);
      moved.forEach((origin, k) => {
        const before = cycle.at(k - 1)!;
        residue[origin] = before;
        origins[before] = origin;
      });
    }
    return { residue, level: this.base.length };
  }

  /** The cycle that is the transversal's element: to the point and, if it must be even, to a third one that comes later. */
  #cycleTo(level: number, point: number): number[] {
    const from = this.points[level];
    if (point === from) return [];
    if (!this.evenOnly) return [from, point];
    const third = this.points.at(-1) === point ? this.points.at(-2)! : this.points.at(-1)!;
    return [from, point, third];
  }

  #cycle(points: readonly number[]): Int32Array {
    const images = identityImages(this.degree);
    points.forEach((point, k) => (images[points.at(k - 1)!] = point));
    return images;
  }
}

function exchange(images: Int32Array, a: number, b: number): void {
  const image = images[a];
  images[a] = images[b];
  images[b] = image;
}
