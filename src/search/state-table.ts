import { finished, ITEMS_PER_STEP, type Steps } from "../steps";

/** The same numbers, with room for more. Lists of millions of numbers take several times the memory. */
export function enlarged(list: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(list);
  return larger;
}

/**
 * Distinct states in order of arrival, looked up in a hash table with open addressing. A state is a few 32-bit words; row k is at `words[k
 * · wordCount …]`.
 */
export class StateTable {
  #count = 0;
  #words: Int32Array;
  /**
   * Row + 1 in the bits of a slot's number, and the rest of its hash in the bits above; 0 for an empty slot. The hash tells most states
   * apart without a look at their words. At least twice as many slots as rows.
   */
  #slots: Int32Array;

  constructor(readonly wordCount: number) {
    const rows = Math.max(Math.min(FIRST_ROWS, 2 ** Math.floor(Math.log2(FIRST_WORDS / wordCount))), 1);
    this.#words = new Int32Array(rows * wordCount);
    this.#slots = new Int32Array(2 * rows);
  }

  get count(): number {
    return this.#count;
  }

  /** The words of all rows, valid until the next row is added. */
  get words(): Int32Array {
    return this.#words;
  }

  clear(): void {
    this.#count = 0;
    this.#slots.fill(0);
  }

  /** The row of the state at an index in `words`. If it is new, it gets a new row, equal to the old `count`. */
  add(from: Int32Array, at: number): number {
    if (!this.hasRoom(1)) finished(this.makeRoom(1));
    const { wordCount } = this;
    const words = this.#words;
    const slots = this.#slots;
    const mask = slots.length - 1;
    const hash = hashOf(from, at, wordCount);
    let slot = hash & mask;
    for (let found = slots[slot]; found !== 0; found = slots[slot]) {
      if (((found ^ hash) & ~mask) === 0) {
        const row = (found & mask) - 1;
        const first = row * wordCount;
        let k = 0;
        while (k < wordCount && words[first + k] === from[at + k]) k++;
        if (k === wordCount) return row;
      }
      slot = (slot + 1) & mask;
    }
    const row = this.#count++;
    const first = row * wordCount;
    for (let k = 0; k < wordCount; k++) words[first + k] = from[at + k];
    slots[slot] = (hash & ~mask) | (row + 1);
    return row;
  }

  hasRoom(states: number): boolean {
    return 2 * (this.#count + states) <= this.#slots.length;
  }

  /** Grows in steps, so that adding this many states later needs no growing. */
  *makeRoom(states: number): Steps<void> {
    while (!this.hasRoom(states)) yield* this.#grow();
  }

  *#grow(): Steps<void> {
    const times = this.#slots.length < SMALL ? 16 : 2;
    const words = new Int32Array(times * this.#words.length);
    words.set(this.#words);
    // Before new slots are made, so that the memory of the old words is free for them.
    this.#words = words;
    yield 0;
    const slots = new Int32Array(times * this.#slots.length);
    const mask = slots.length - 1;
    const rowsPerStep = Math.ceil(ITEMS_PER_STEP / this.wordCount);
    for (let row = 0; row < this.#count; row++) {
      if (row % rowsPerStep === rowsPerStep - 1) yield row / this.#count;
      const hash = hashOf(words, row * this.wordCount, this.wordCount);
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = (hash & ~mask) | (row + 1);
    }
    this.#slots = slots;
  }
}

const { imul } = Math;
/** A new table has room for this many rows, or fewer if they are long. */
const FIRST_ROWS = 1 << 12;
const FIRST_WORDS = 1 << 16;
/** With fewer slots than this a table grows by more at a time, as finding new slots for all states takes longer than all else. */
const SMALL = 1 << 16;

/** Multiplies by odd numbers and mixes high bits into the low ones (compare Knuth, volume 3, 6.4). */
function hashOf(words: Int32Array, at: number, wordCount: number): number {
  let hash = 0;
  for (let k = 0; k < wordCount; k++) {
    hash = imul(hash ^ words[at + k], 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = imul(hash, 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
