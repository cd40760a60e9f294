import { identityImages } from "./images";
import type { Steps } from "../steps";
import { ImageTable } from "./image-table";

/**
 * Products of factors, each with its first shortest word, in the order of these words. Row 0 is the identity, followed by the factors and
 * then all products of a row and a factor, as the rows' products are requested one row after another.
 */
export class WordTable {
  readonly #table: ImageTable;
  /** The distinct factors, without the identity: number k is in row k + 1. */
  readonly #factors: number[] = [];
  /** The row of a word without its last factor, and the row of that factor. */
  readonly #parents: Int32Array;
  readonly #lasts: Int32Array;

  constructor(
    readonly degree: number,
    factors: readonly Int32Array[],
    readonly maximumRows: number,
  ) {
    // One extra row, so that the limit is noticed before the table is full.
    this.#table = new ImageTable(degree, maximumRows + 1);
    this.#parents = new Int32Array(maximumRows + 1);
    this.#lasts = new Int32Array(maximumRows + 1);
    this.#table.add(identityImages(degree));
    factors.forEach((images, factor) => {
      const row = this.#table.add(images);
      if (row <= this.#factors.length) return;
      this.#factors.push(factor);
      this.#lasts[row] = row;
    });
  }

  get count(): number {
    return this.#table.count;
  }

  /** The images of a row, valid until the next row is added. */
  row(row: number): Uint16Array {
    return this.#table.row(row);
  }

  /** The images of all rows, one after another, valid until the next row is added. */
  get images(): Uint16Array {
    return this.#table.images;
  }

  /** The row that gives these images when multiplied by a row from the left; −1 if there is none. */
  findSecondFactor(first: number, product: ArrayLike<number>): number {
    return this.#table.findSecondFactor(first, product);
  }

  /** Makes room for so many more rows, in steps. */
  roomFor(rows: number): Steps<void> {
    return this.#table.roomFor(rows);
  }

  /** Adds the products of a row and each factor. Returns false if that exceeds the maximum number of rows. */
  addProductsOf(row: number): boolean {
    for (let factor = 1; factor <= this.#factors.length; factor++) {
      const count = this.#table.count;
      if (this.#table.addProduct(row, factor) < count) continue;
      this.#parents[count] = row;
      this.#lasts[count] = factor;
      if (count === this.maximumRows) return false;
    }
    return true;
  }

  /** The numbers of the factors whose product is a row. */
  word(row: number): number[] {
    const word: number[] = [];
    for (let at = row; at > 0; at = this.#parents[at]) word.push(this.#factors[this.#lasts[at] - 1]);
    return word.reverse();
  }
}
