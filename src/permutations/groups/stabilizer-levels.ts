import type { Steps } from "../../steps";
import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { ArrayBlocks, BasicOrbit } from "./basic-orbit";
import type { PermutationGroup } from "./permutation-group";
import { identityImages, invertImages } from "../images";

/** Point images in all levels together: 256 MB. */
const MAX_IMAGES = 0x4000000;

const MAX_ROWS_AT_FIRST = 32;

/** Looked up in a few ms. */
export const IMAGES_PER_STEP = 1_000_000;

/** The levels of a stabilizer chain under construction. Each is the orbit of a point while those before it stay. */
export class StabilizerLevels {
  readonly levels: BasicOrbit[] = [];
  /** What the last sift left over. */
  readonly residue: Int32Array;
  /** How many images have been looked up, as a measure of time. */
  work = 0;
  readonly #arrays = new ArrayBlocks();

  /** `orbitLengths` has the length of each point's orbit under the group, an upper limit for a level's orbit. */
  constructor(
    readonly degree: number,
    private readonly orbitLengths?: ArrayLike<number>,
  ) {
    this.residue = new Int32Array(degree);
  }

  /** The product of the orbit lengths: the group's order if the chain is complete, otherwise less. */
  get order(): bigint {
    return this.levels.reduce((product, { length }) => product * BigInt(length), 1n);
  }

  /**
   * Divides elements of the transversals off from the right of the images in `residue`, starting at a level. Returns the first level whose
   * orbit lacks the base point's image. Otherwise returns the number of levels if only points outside the base may be moved, or −1 if
   * nothing is left: the permutation is an element.
   */
  siftResidue(from = 0): number {
    const { levels, residue, degree } = this;
    for (let level = from; level < levels.length; level++) {
      const orbit = levels[level];
      const row = orbit.rowAfter[residue[orbit.basePoint]] - 1;
      if (row < 0) return level;
      if (row === 0) continue;
      this.work += degree;
      const origins = orbit.blockOf(row);
      const start = orbit.startOf(row);
      for (let x = 0; x < degree; x++) residue[x] = origins[start + residue[x]];
    }
    this.work += degree;
    for (let x = 0; x < degree; x++) if (residue[x] !== x) return levels.length;
    return -1;
  }

  /** Sifts, with the same result as siftResidue. */
  sift(images: ArrayLike<number>): number {
    this.residue.set(images);
    return this.siftResidue();
  }

  /** Adds the residue left by sifting at this level to the generators of the levels down to it. */
  addResidue(level: number): void {
    const generator = this.#newGenerator(level);
    for (let each = 0; each <= level; each++) this.levels[each].addGenerator(generator);
    this.#checkSize(level);
  }

  /** Like addResidue, but yields every few ms. */
  *addResidueInSteps(level: number): Steps<void> {
    const rows = Math.ceil(IMAGES_PER_STEP / this.degree);
    const generator = this.#newGenerator(level);
    for (let each = 0; each <= level; each++) {
      let complete = this.levels[each].addGenerator(generator, rows);
      for (; !complete; complete = this.levels[each].extend(rows)) {
        this.#checkSize(level);
        yield 0.5;
      }
    }
    this.#checkSize(level);
  }

  #newGenerator(level: number): Int32Array {
    const { levels, degree } = this;
    const generator = this.#arrays.array(degree);
    generator.set(this.residue);
    if (level === levels.length) {
      let point = 0;
      while (generator[point] === point) point++;
      const rows = Math.min(this.orbitLengths?.[point] ?? 4, MAX_ROWS_AT_FIRST);
      levels.push(new BasicOrbit(point, degree, rows, this.#arrays));
    }
    return generator;
  }

  #checkSize(changed: number): void {
    const { levels, degree } = this;
    let rows = 0;
    const generators = levels[0].generators.length;
    for (let level = 0; level < levels.length; level++) rows += levels[level].capacity;
    this.work += degree * (changed + 1);
    if ((rows + generators) * degree <= MAX_IMAGES) return;
    throw new LimitError(
      i18n.t(
        "the group of these generators on {count, number} points needs more than {most, number} numbers in memory",
        { count: degree, most: MAX_IMAGES },
      ),
    );
  }
}

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
    return invertImages(this.#origins(level, row));
  }

  strongGenerators(level: number): readonly Int32Array[] {
    return this.chain.levels[level]?.generators ?? [];
  }

  #origins(level: number, row: number): Int32Array {
    return this.chain.levels[level].origins(row);
  }
}
