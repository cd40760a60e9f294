import { identityImages } from "./images";
import { ImageTable } from "./image-table";

/**
 * Products of factors, each with its first shortest word, in the order of these words. Row 0 is the identity, followed by the factors and
 * then all products of a row and a factor, as the rows' products are requested one row after another.
 */
export class WordTable extends ImageTable {
  /** The distinct factors, without the identity: number k is in row k + 1. */
  readonly #factors: number[] = [];
  /** The row of a word without its last factor, and the row of that factor. */
  readonly #parents: Int32Array;
  readonly #lasts: Int32Array;

  constructor(
    degree: number,
    factors: readonly Int32Array[],
    readonly mostWords: number,
  ) {
    // One extra row, so that the limit is noticed before the table is full.
    super(degree, mostWords + 1);
    this.#parents = new Int32Array(mostWords + 1);
    this.#lasts = new Int32Array(mostWords + 1);
    this.add(identityImages(degree));
    factors.forEach((images, factor) => {
      const row = this.add(images);
      if (row <= this.#factors.length) return;
      this.#factors.push(factor);
      this.#lasts[row] = row;
    });
  }

  /** Adds the products of a row and each factor. Returns false if that exceeds the maximum number of rows. */
  addProductsOf(row: number): boolean {
    for (let factor = 1; factor <= this.#factors.length; factor++) {
      const { count } = this;
      if (this.addProduct(row, factor) < count) continue;
      this.#parents[count] = row;
      this.#lasts[count] = factor;
      if (count === this.mostWords) return false;
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
