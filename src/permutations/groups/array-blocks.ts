const BLOCK_LENGTH = 1 << 13;

/**
 * Hands out zeroed arrays that are parts of larger blocks, since creating a typed array takes as long as filling a short one. A block lives
 * as long as any of its arrays.
 */
export class ArrayBlocks {
  #block = new Int32Array(0);
  #used = 0;

  array(length: number): Int32Array {
    if (4 * length > BLOCK_LENGTH) return new Int32Array(length);
    if (this.#used + length > this.#block.length) {
      this.#block = new Int32Array(BLOCK_LENGTH);
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += length;
    return this.#block.subarray(start, this.#used);
  }
}
