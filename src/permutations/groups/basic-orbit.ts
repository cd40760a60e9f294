import { enlarged } from "../images";

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

/** In a block of rows: copying so many images takes a millisecond or two. */
const BLOCK_IMAGES = 1 << 20;

/**
 * One level of a stabilizer chain: the orbit of a base point under its generators. For each place in the orbit it has the inverse of an
 * element that takes the base point there. Rows never change once added.
 */
export class BasicOrbit {
  readonly generators: Int32Array[] = [];
  /** The places in the orbit, in the order in which they were found. Valid up to `length`. */
  places: Int32Array;
  length = 1;
  /** The row of a place plus 1, or 0 for a point outside the orbit. */
  readonly rowAfter: Int32Array;

  /** 2^rowBits rows each; the first one grows up to that. */
  readonly #blocks: Int32Array[];
  readonly #rowBits: number;
  #followed = 0;
  #knownRows = 0;

  /** `rows` is the expected number of places. There may be more. */
  constructor(
    readonly basePoint: number,
    readonly degree: number,
    rows = 4,
    arrays = new ArrayBlocks(),
  ) {
    this.#rowBits = Math.max(0, Math.floor(Math.log2(BLOCK_IMAGES / degree)));
    const first = arrays.array(Math.min(rows, 1 << this.#rowBits) * degree);
    this.#blocks = [first];
    this.rowAfter = arrays.array(degree);
    this.places = arrays.array(rows);
    this.places[0] = basePoint;
    this.rowAfter[basePoint] = 1;
    for (let x = 0; x < degree; x++) first[x] = x;
  }

  /** The points that an element takes to 0, 1, …. The element takes the base point to places[row]. */
  origins(row: number): Int32Array {
    const start = this.startOf(row);
    return this.blockOf(row).subarray(start, start + this.degree);
  }

  /** The array in which the origins of a row are, */
  blockOf(row: number): Int32Array {
    return this.#blocks[row >> this.#rowBits];
  }

  /** and where they start there. */
  startOf(row: number): number {
    return (row & ((1 << this.#rowBits) - 1)) * this.degree;
  }

  /** How many rows there is room for. */
  get capacity(): number {
    return ((this.#blocks.length - 1) << this.#rowBits) + this.#blocks.at(-1)!.length / this.degree;
  }

  /**
   * Adds a generator and extends the orbit by all places that it leads to, or stops after adding about `mostRows`. Returns whether the
   * orbit is complete; if not, call `extend` to continue.
   */
  addGenerator(generator: Int32Array, mostRows = Infinity): boolean {
    this.generators.push(generator);
    this.#followed = 0;
    this.#knownRows = this.length;
    return this.extend(mostRows);
  }

  /** Follows the generators from all rows. Rows known before the last generator was added only need that one. */
  extend(mostRows: number): boolean {
    const { generators, rowAfter } = this;
    const last = generators.length - 1;
    const pause = this.length + mostRows;
    let row = this.#followed;
    for (; row < this.length && this.length < pause; row++) {
      const from = this.places[row];
      for (let k = row < this.#knownRows ? last : 0; k <= last; k++) {
        const place = generators[k][from];
        if (rowAfter[place] === 0) this.#add(place, row, generators[k]);
      }
    }
    this.#followed = row;
    return row === this.length;
  }

  /** Adds the place to which a generator leads from a row's place. */
  #add(place: number, row: number, generator: Int32Array): void {
    const { degree, length } = this;
    if (length === this.places.length) this.places = enlarged(this.places, Math.min(2 * length, degree));
    if (length === this.capacity) this.#grow();
    const source = this.blockOf(row);
    const target = this.blockOf(length);
    this.places[length] = place;
    this.rowAfter[place] = length + 1;
    this.length = length + 1;
    const from = this.startOf(row);
    const to = this.startOf(length);
    for (let x = 0; x < degree; x++) target[to + generator[x]] = source[from + x];
  }

  #grow(): void {
    const { degree, length } = this;
    const blocks = this.#blocks;
    const most = 1 << this.#rowBits;
    if (length < most) blocks[0] = enlarged(blocks[0], Math.min(2 * length, degree, most) * degree);
    else blocks.push(new Int32Array(Math.min(degree - length, most) * degree));
  }
}
