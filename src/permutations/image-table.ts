import { i18n } from "../language";
import { finished, isPause, type Steps } from "../steps";
import { LimitError } from "../steps/limit-error";

/**
 * Distinct permutations of one degree in order of arrival, looked up in a hash table with open addressing. Row k is at `images[k · degree
 * …]`. Products are formed at the end of the rows, so a search allocates nothing and a new permutation is already in its place.
 */
export class ImageTable {
  #count = 0;
  #images: Uint16Array;
  #hashes: Int32Array;
  /** Row + 1, or 0 for an empty slot. At least twice as many slots as rows. */
  #slots: Int32Array;

  constructor(
    readonly degree: number,
    readonly maximumRows: number,
  ) {
    if (degree > MAXIMUM_DEGREE) {
      throw new LimitError(
        i18n.t("there are {count, number} points, and at most {most, number} are possible", {
          count: degree,
          most: MAXIMUM_DEGREE,
        }),
      );
    }
    this.#images = new Uint16Array(FIRST_ROWS * degree);
    this.#hashes = new Int32Array(FIRST_ROWS);
    this.#slots = new Int32Array(2 * FIRST_ROWS);
  }

  get count(): number {
    return this.#count;
  }

  /** Makes room for so many more rows if that is possible. Works in steps, because many rows take long. */
  *roomFor(rows: number): Steps<void> {
    const capacity = this.#hashes.length;
    if (this.#count + rows <= capacity || capacity * this.degree < MANY_IMAGES || !this.#canGrow) return;
    yield* this.#grow();
  }

  /** A view of a row, valid until the next row is added. */
  row(row: number): Uint16Array {
    return this.#images.subarray(row * this.degree, (row + 1) * this.degree);
  }

  /** The row of these images. If they are new, they get a new row, equal to the old `count`. */
  add(images: ArrayLike<number>): number {
    this.#makeRoom();
    this.#images.set(images, this.#count * this.degree);
    let hash = 0;
    for (let x = 0; x < this.degree; x++) hash = mix(hash, images[x]);
    return this.#place(hash);
  }

  /** The row of the product of two rows, first `first`, then `second`. Adds it if it is new. */
  addProduct(first: number, second: number): number {
    this.#makeRoom();
    const images = this.#images;
    const degree = this.degree;
    const a = first * degree;
    const b = second * degree;
    const end = this.#count * degree;
    let hash = 0;
    for (let x = 0; x < degree; x++) {
      const image = images[b + images[a + x]];
      images[end + x] = image;
      hash = mix(hash, image);
    }
    return this.#place(hash);
  }

  /** The images of all rows, one after another, valid until the next row is added. */
  get images(): Uint16Array {
    return this.#images;
  }

  /** The row that gives these images when multiplied by a row from the left; −1 if there is none. */
  findSecondFactor(first: number, product: ArrayLike<number>): number {
    this.#makeRoom();
    const images = this.#images;
    const degree = this.degree;
    const a = first * degree;
    const end = this.#count * degree;
    for (let x = 0; x < degree; x++) images[end + images[a + x]] = product[x];
    let hash = 0;
    for (let x = 0; x < degree; x++) hash = mix(hash, images[end + x]);
    return this.#slots[this.#slotOf(spread(hash))] - 1;
  }

  /** The slot of the row that equals the images at the end of the rows, or the empty slot where it belongs. */
  #slotOf(hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let found = slots[slot]; found !== 0; found = slots[slot]) {
      if (this.#hashes[found - 1] === hash && this.#isLastRow(found - 1)) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #place(mixed: number): number {
    const hash = spread(mixed);
    const slots = this.#slots;
    const slot = this.#slotOf(hash);
    if (slots[slot] !== 0) return slots[slot] - 1;
    const row = this.#count;
    if (row >= this.maximumRows) {
      throw new LimitError(
        i18n.t("there are more than {most, number} different products; no more fit", {
          most: this.maximumRows,
        }),
      );
    }
    this.#hashes[row] = hash;
    slots[slot] = row + 1;
    this.#count = row + 1;
    return row;
  }

  #isLastRow(row: number): boolean {
    const images = this.#images;
    const end = this.#count * this.degree;
    for (let x = 0, at = row * this.degree; x < this.degree; x++, at++) {
      if (images[at] !== images[end + x]) return false;
    }
    return true;
  }

  #makeRoom(): void {
    if (this.#count === this.#hashes.length) finished(this.#grow());
  }

  get #canGrow(): boolean {
    return 2 * this.#hashes.length * this.degree <= MAXIMUM_IMAGES;
  }

  *#grow(): Steps<void> {
    const capacity = this.#hashes.length;
    if (!this.#canGrow) {
      throw new LimitError(
        i18n.t(
          "there are more than {products, number} products of {points, number} points, too many for the memory",
          { products: capacity, points: this.degree },
        ),
      );
    }
    const images = new Uint16Array(2 * capacity * this.degree);
    for (let at = 0; at < this.#images.length; at += MANY_IMAGES) {
      images.set(this.#images.subarray(at, at + MANY_IMAGES), at);
      yield 0;
    }
    const hashes = new Int32Array(2 * capacity);
    hashes.set(this.#hashes);
    const slots = new Int32Array(4 * capacity);
    const mask = slots.length - 1;
    for (let row = 0; row < this.#count; row++) {
      if (isPause(row)) yield 0;
      let slot = hashes[row] & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = row + 1;
    }
    this.#images = images;
    this.#hashes = hashes;
    this.#slots = slots;
  }
}

const { imul } = Math;
const FIRST_ROWS = 64;
const MAXIMUM_DEGREE = 0x10000;
const MAXIMUM_IMAGES = 0x4000000;
/** Copying as many takes a millisecond. */
const MANY_IMAGES = 1 << 20;

/** Multiplies by an odd number near 2^32 divided by the golden ratio (Knuth, volume 3, 6.4) and rotates the bits. */
export function mix(hash: number, value: number): number {
  const product = imul(hash ^ (value + 1), 0x9e3779b1);
  return (product << 13) | (product >>> 19);
}

/** Mixes high bits into the low ones, which number the slots. */
export function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}
