import type { Steps } from "../../steps";
import { WordTable } from "../word-table";
import type { Moves } from "./moves";

/** Rows of a table, from `begin` up to, but without, `end`. */
export interface Rows {
  readonly begin: number;
  readonly end: number;
}

/** The most products that are kept, and the most images of points in them: 128 MB. */
const MAX_ROWS = 1 << 20;
const MAX_IMAGES = 0x4000000;
/** About a millisecond. */
const IMAGES_PER_YIELD = 1 << 18;

/** The products of moves by the length of their shortest words. A layer is there with all its products or not at all. */
export class Layers {
  readonly table: WordTable;
  /** At k, where the products of up to k moves end. */
  readonly #ends = [1];
  readonly #rowsPerYield: number;
  /** Whether there is no room for the next layer. */
  #full = false;

  constructor({ degree, images }: Moves) {
    // The table doubles, and is full when it would not fit any more.
    const fitting = 2 ** Math.floor(Math.log2(MAX_IMAGES / Math.max(degree, 1)));
    this.table = new WordTable(degree, images, Math.min(MAX_ROWS, fitting) - 2);
    this.#rowsPerYield = Math.ceil(IMAGES_PER_YIELD / Math.max(degree * images.length, 1));
  }

  /** The greatest length whose products are there. */
  get reach(): number {
    return this.#ends.length - 1;
  }

  /** How many products are there. */
  get count(): number {
    return this.#ends[this.reach];
  }

  /** How many there will be with the next layer, if it grows as the last one did. */
  get expected(): number {
    return this.count ** 2 / (this.#ends[this.reach - 1] ?? this.count);
  }

  /** Whether there are no others. */
  get closed(): boolean {
    return this.reach > 0 && this.count === this.#ends[this.reach - 1];
  }

  /** The products whose shortest words have this length. */
  rows(length: number): Rows {
    return { begin: this.#ends[length - 1] ?? 0, end: this.#ends[length] };
  }

  /** Adds layers up to a length. Returns false if they do not fit. Yields the part of the room that is taken. */
  *growTo(length: number): Steps<boolean> {
    const { table } = this;
    while (this.reach < length && !this.closed && !this.#full) {
      const { begin, end } = this.rows(this.reach);
      for (let row = begin; row < end && !this.#full; row++) {
        if (row % this.#rowsPerYield === 0) yield table.count / table.maximumRows;
        this.#full = !table.addProductsOf(row);
      }
      if (!this.#full) this.#ends.push(table.count);
    }
    return this.reach >= length || this.closed;
  }
}
