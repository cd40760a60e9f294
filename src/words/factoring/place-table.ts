import { mix, spread } from "../../permutations/image-table";

const FIRST_ROWS = 64;
/** About a millisecond. */
export const PLACES_PER_YIELD = 1 << 18;

/** Places below 256 take a byte each, so that fewer of a search's random accesses miss the caches. */
export type Places = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/**
 * Distinct rows of places in order of arrival, looked up in a hash table with open addressing. What is looked up is written to the end of
 * the rows first, so a search allocates nothing and a new row is already in its place.
 */
export class PlaceTable {
  readonly size: number;
  #count = 1;
  #capacity = FIRST_ROWS;
  #places: Places;
  /** Row + 1, or 0 for an empty slot. At least twice as many slots as rows. */
  #slots = new Int32Array(4 * FIRST_ROWS);

  constructor(
    first: ArrayLike<number>,
    private readonly mostRows: number,
    /** Whether rows have the colour of each place. Then the images of a permutation say from which place its colour comes. */
    private readonly coloured: boolean,
    /** More than any place or colour. */
    private readonly bound: number,
  ) {
    this.size = first.length;
    this.#places = this.#room(FIRST_ROWS + 1);
    this.#places.set(first);
    this.#slots[spread(this.#hashOf(0)) & (this.#slots.length - 1)] = 1;
  }

  get count(): number {
    return this.#count;
  }

  /** Valid until rows are added. */
  placesOf(row: number): Places {
    return this.#places.subarray(row * this.size, (row + 1) * this.size);
  }

  /** What a test says of a row, or of what was looked up last, which stands behind all rows. */
  allows(row: number, test: (list: Places, begin: number) => boolean): boolean {
    return test(this.#places, row * this.size);
  }

  slotOf(places: ArrayLike<number>): number {
    this.#places.set(places, this.#count * this.size);
    return this.#slot(this.#hashOf(this.#count));
  }

  /** The slot of the places that begin somewhere in a list. */
  slotAt(list: Places, begin: number): number {
    const places = this.#places;
    let hash = 0;
    for (let k = 0, to = this.#count * this.size; k < this.size; k++) {
      const place = list[begin + k];
      places[to + k] = place;
      hash = mix(hash, place);
    }
    return this.#slot(hash);
  }

  /** The slot of the same places as in a row of another table. */
  slotOfRow(other: PlaceTable, row: number): number {
    return this.slotAt(other.#places, row * this.size);
  }

  /** The slot of what a permutation of the places makes of a row of this table or another one. */
  slotAfter(other: PlaceTable, row: number, images: Int32Array): number {
    const { size, coloured } = this;
    const places = this.#places;
    const from = other.#places;
    let hash = 0;
    for (let k = 0, at = row * size, to = this.#count * size; k < size; k++) {
      const place = coloured ? from[at + images[k]] : images[from[at + k]];
      places[to + k] = place;
      hash = mix(hash, place);
    }
    return this.#slot(hash);
  }

  /** The slot of a row after a permutation of its points, before it, and one of its places. */
  slotBetween(row: number, points: Int32Array, images: Int32Array): number {
    const { size } = this;
    const places = this.#places;
    let hash = 0;
    for (let k = 0, at = row * size, to = this.#count * size; k < size; k++) {
      const place = images[places[at + points[k]]];
      places[to + k] = place;
      hash = mix(hash, place);
    }
    return this.#slot(hash);
  }

  /** The row of a slot, or −1 if it is empty. */
  rowAt(slot: number): number {
    return this.#slots[slot] - 1;
  }

  /** Makes a row of what was looked up last, which belongs to an empty slot. The table must not be full. */
  add(slot: number): number {
    const row = this.#count++;
    this.#slots[slot] = row + 1;
    return row;
  }

  /** How many rows there is room for, besides the one that is looked up. */
  get capacity(): number {
    return this.#capacity;
  }

  /** Whether the table has to grow before a row is added. */
  get isFull(): boolean {
    return this.#count === this.#capacity && this.#capacity < this.mostRows;
  }

  /** Doubles the room. Slots that were looked up before are no longer valid. Yields about every millisecond. */
  *grow(): Generator<void, void> {
    const capacity = Math.min(2 * this.#capacity, this.mostRows);
    const places = this.#room(capacity + 1);
    for (let at = 0; at < this.#places.length; at += PLACES_PER_YIELD) {
      places.set(this.#places.subarray(at, at + PLACES_PER_YIELD), at);
      yield;
    }
    let slots = this.#slots;
    if (slots.length < 2 * capacity) {
      slots = new Int32Array(4 * slots.length);
      const mask = slots.length - 1;
      const rowsPerYield = Math.ceil(PLACES_PER_YIELD / (this.size + 8));
      for (let row = 0; row < this.#count; row++) {
        if (row % rowsPerYield === 0) yield;
        let slot = spread(this.#hashOf(row)) & mask;
        while (slots[slot] !== 0) slot = (slot + 1) & mask;
        slots[slot] = row + 1;
      }
    }
    this.#capacity = capacity;
    this.#places = places;
    this.#slots = slots;
  }

  #room(rows: number): Places {
    const Kind = this.bound > 0x10000 ? Int32Array : this.bound > 0x100 ? Uint16Array : Uint8Array;
    return new Kind(rows * this.size);
  }

  #hashOf(row: number): number {
    let hash = 0;
    for (let at = row * this.size; at < (row + 1) * this.size; at++) hash = mix(hash, this.#places[at]);
    return hash;
  }

  /** The slot of the row that equals what is at the end of the rows, or the empty one where it belongs. */
  #slot(hash: number): number {
    const { size } = this;
    const places = this.#places;
    const slots = this.#slots;
    const mask = slots.length - 1;
    const start = this.#count * size;
    let slot = spread(hash) & mask;
    for (let found = slots[slot]; found !== 0; found = slots[slot]) {
      const at = (found - 1) * size;
      let k = 0;
      while (k < size && places[at + k] === places[start + k]) k++;
      if (k === size) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
