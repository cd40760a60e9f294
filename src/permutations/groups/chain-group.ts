import type { PermutationGroup, Sifted } from "./permutation-group";
import type { StabilizerLevels } from "./stabilizer-levels";
import { identityImages, invertImages } from "../images";

/** A group given by its stabilizer chain, which must be complete. */
export class ChainGroup implements PermutationGroup {
  readonly base: readonly number[];
  readonly orbitLengths: readonly number[];
  readonly order: bigint;

  constructor(
    private readonly chain: StabilizerLevels,
    readonly generators: readonly Int32Array[],
    readonly degree: number,
  ) {
    this.base = chain.levels.map(({ basePoint }) => basePoint);
    this.orbitLengths = chain.levels.map(({ length }) => length);
    this.order = chain.order;
  }

  contains(images: ArrayLike<number>): boolean {
    return images.length === this.degree && this.chain.sift(images) === -1;
  }

  randomElement(random: () => number = Math.random): Int32Array {
    const images = identityImages(this.degree);
    const product = identityImages(this.degree);
    for (let level = this.base.length - 1; level >= 0; level--) {
      const origins = this.#origins(level, Math.floor(random() * this.orbitLengths[level]));
      for (let x = 0; x < images.length; x++) images[origins[x]] = x;
      for (let x = 0; x < product.length; x++) product[x] = images[product[x]];
    }
    return product;
  }

  basicOrbit(level: number): Int32Array {
    return this.chain.levels[level].places.slice(0, this.orbitLengths[level]);
  }

  transversal(level: number, point: number): Int32Array {
    const row = this.chain.levels[level].rowAfter[point] - 1;
    if (!(row >= 0)) throw new RangeError(`level ${level} does not lead to ${point}`);
    return invertImages(this.#origins(level, row));
  }

  strongGenerators(level: number): readonly Int32Array[] {
    return this.chain.levels[level]?.generators ?? [];
  }

  sift(images: ArrayLike<number>): Sifted {
    const level = this.chain.sift(images);
    return { residue: this.chain.residue.slice(), level: level === -1 ? this.base.length : level };
  }

  #origins(level: number, row: number): Int32Array {
    return this.chain.levels[level].origins(row);
  }
}
