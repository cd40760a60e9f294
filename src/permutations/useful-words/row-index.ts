import { isPause, type Steps } from "../../steps";
import type { Rows } from "./layers";

/** Permutations as rows of images, one after another. */
export interface ImageRows {
  readonly images: Uint16Array;
  readonly degree: number;
}

/** Rows by a hash of their images in chosen places, so that those with the same images there stand together, with few others. */
export class RowIndex {
  /** The rows of each hash are at `members[starts[hash]]` up to, but without, `members[starts[hash + 1]]`. */
  readonly members: Int32Array;
  readonly starts: Int32Array;
  readonly #hashes: Int32Array;
  readonly #shift: number;
  #places: readonly number[] = [];

  constructor(
    private readonly table: ImageRows,
    private readonly rows: Rows,
  ) {
    const count = rows.end - rows.begin;
    const bits = Math.ceil(Math.log2(2 * count + 2));
    this.#shift = 32 - bits;
    this.starts = new Int32Array(2 ** bits + 1);
    this.members = new Int32Array(count);
    this.#hashes = new Int32Array(count);
  }

  /** Chooses the places anew. Yields now and then. */
  *choose(places: readonly number[]): Steps<void> {
    const { members, starts, rows } = this;
    const hashes = this.#hashes;
    this.#places = places;
    starts.fill(0);
    for (let k = 0; k < hashes.length; k++) {
      hashes[k] = this.hashOf(rows.begin + k);
      starts[hashes[k]]++;
      if (isPause(k)) yield 0;
    }
    for (let hash = 1; hash < starts.length; hash++) starts[hash] += starts[hash - 1];
    for (let k = hashes.length - 1; k >= 0; k--) members[--starts[hashes[k]]] = rows.begin + k;
  }

  /** With how many of the rows these have to be compared. */
  *countMeetings({ begin, end }: Rows): Steps<number> {
    const { starts } = this;
    let count = 0;
    for (let row = begin; row < end; row++) {
      const hash = this.hashOf(row);
      count += starts[hash + 1] - starts[hash];
      if (isPause(row)) yield 0;
    }
    return count;
  }

  hashOf(row: number): number {
    const { images, degree } = this.table;
    const places = this.#places;
    const start = row * degree;
    let hash = 0;
    for (let k = 0; k < places.length; k++) {
      // Knuth, volume 3, 6.4: an odd number near 2^32 divided by the golden ratio.
      const product = Math.imul(hash ^ (images[start + places[k]] + 1), 0x9e3779b1);
      hash = (product << 13) | (product >>> 19);
    }
    return Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> this.#shift;
  }
}
