import { ArrayBlocks } from "./array-blocks";

/**
 * One level of a stabilizer chain: the orbit of a base point under its generators and, for each place in it, the inverse of an element that
 * takes the base point there. Rows never change once added.
 */
export class BasicOrbit {
  readonly generators: Int32Array[] = [];
  /** The places in the orbit, in the order in which they were found. Valid up to `length`. */
  places: Int32Array;
  length = 1;
  /** The row of a place plus 1, or 0 for a point outside the orbit. */
  readonly rowAfter: Int32Array;
  /** Row k starts at k · degree: the points that an element takes to 0, 1, …. The element takes the base point to places[k]. */
  origins: Int32Array;

  #followed = 0;
  #knownRows = 0;

  /** `rows` is the expected number of places. There may be more. */
  constructor(
    readonly basePoint: number,
    readonly degree: number,
    rows = 4,
    arrays = new ArrayBlocks(),
  ) {
    this.origins = arrays.array(rows * degree);
    this.rowAfter = arrays.array(degree);
    this.places = arrays.array(rows);
    this.places[0] = basePoint;
    this.rowAfter[basePoint] = 1;
    for (let x = 0; x < degree; x++) this.origins[x] = x;
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
    if (length === this.places.length) this.#grow();
    const { origins } = this;
    this.places[length] = place;
    this.rowAfter[place] = length + 1;
    this.length = length + 1;
    const from = row * degree;
    const to = length * degree;
    for (let x = 0; x < degree; x++) origins[to + generator[x]] = origins[from + x];
  }

  #grow(): void {
    const rows = Math.min(2 * this.length, this.degree);
    this.places = copied(this.places, rows);
    this.origins = copied(this.origins, rows * this.degree);
  }
}

function copied(array: Int32Array, length: number): Int32Array {
  const copy = new Int32Array(length);
  copy.set(array);
  return copy;
}
