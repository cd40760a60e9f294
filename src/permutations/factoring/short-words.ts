import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { WordTable } from "../word-table";

export interface FactorLimits {
  /** The most different products that are kept, */
  readonly rows: number;
  /** and the most images of points in them. */
  readonly images: number;
  /** The most products that are formed. */
  readonly products: number;
}

/** About a millisecond. */
const IMAGES_PER_YIELD = 1 << 18;

/**
 * The products of factors by their first shortest words, breadth-first, as far as needed so far. The products of r factors suffice for
 * words of 2r: a word is the product of its halves, and for each first half the second one is looked up. Results are kept for the next
 * target, and several searches may take turns.
 */
export class ShortWords {
  readonly table: WordTable;
  /** At k, where the rows of words of up to k factors end. */
  readonly #ends = [1];
  /** The first row whose products have not been added. */
  #next = 0;
  #full = false;
  readonly #rowsPerYield: number;

  constructor(
    degree: number,
    private readonly factors: readonly Int32Array[],
    private readonly limits: FactorLimits,
  ) {
    // The table grows by doubling. When found too small it holds one extra row, and others are looked up beyond it.
    const doublings = Math.floor(Math.log2(limits.images / Math.max(degree, 1)));
    this.table = new WordTable(degree, factors, Math.min(limits.rows, 2 ** doublings - 2));
    this.#rowsPerYield = Math.ceil(IMAGES_PER_YIELD / Math.max(degree, 1));
  }

  /** The products found so far. */
  get count(): number {
    return this.table.count;
  }

  /**
   * The first shortest word for a permutation, as numbers of factors; undefined if it is not a product of them. Yields its progress, from 0
   * to 1. Throws a LimitError.
   */
  *wordFor(target: Int32Array): Generator<number, number[] | undefined> {
    const { table } = this;
    const ends = this.#ends;
    // A word longer than the table's words is found at its shortest first half, with the longest second half.
    for (let first = 0; ;) {
      const reach = ends.length - 1;
      const known = ends[reach];
      for (; first <= reach; first++) {
        for (let row = ends[first - 1] ?? 0; row < ends[first]; row++) {
          if (row % this.#rowsPerYield === 0) yield table.count / table.maximumRows;
          const second = table.findSecondFactor(row, target);
          if (second >= 0 && second < known) return [row, second].flatMap((half) => table.word(half));
        }
      }
      while (ends.length - 1 === reach) {
        this.#grow();
        yield table.count / table.maximumRows;
      }
      if (ends[reach + 1] === known) return undefined;
      first = reach;
    }
  }

  /** Adds the products of some more rows. When all words of the next length are there, records where their rows end. */
  #grow(): void {
    const { table, factors, limits } = this;
    const ends = this.#ends;
    const end = ends[ends.length - 1];
    const pause = Math.min(end, this.#next + Math.ceil(this.#rowsPerYield / factors.length));
    for (; this.#next < pause; this.#next++) {
      this.#full ||= this.#next * factors.length > limits.products || !table.addProductsOf(this.#next);
      if (this.#full) throw this.#tooLong();
    }
    if (this.#next === end) ends.push(table.count);
  }

  #tooLong(): LimitError {
    const searched = 2 * (this.#ends.length - 1);
    return new LimitError(
      i18n.t(
        "no word of up to {searched} labels makes the target, and longer ones need more products than the {most, number} that fit",
        { searched, most: this.table.maximumRows },
      ),
    );
  }
}
