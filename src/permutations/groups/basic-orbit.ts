import { identityImages } from "../images";

const FIRST_ROWS = 4;

/**
 * One level of a stabilizer chain: the orbit of a base point under its generators, and for each place in it an element
 * that takes the base point there, beside its inverse. Rows never change once they are there.
 */
export class BasicOrbit {
  readonly generators: Int32Array[] = [];
  /** The places in the orbit, in the order in which they were found; good up to `length`. */
  places: Int32Array;
  length = 1;
  /** The row of a place plus 1, or 0 for a point outside the orbit. */
  readonly rowAfter: Int32Array;
  /** Row k is at k · degree: the images of an element that takes the base point to places[k]. */
  elements: Int32Array;
  /** The inverses of the elements, row by row. */
  inverses: Int32Array;

  constructor(
    readonly basePoint: number,
    readonly degree: number,
  ) {
    this.places = new Int32Array(FIRST_ROWS);
    this.places[0] = basePoint;
    this.rowAfter = new Int32Array(degree);
    this.rowAfter[basePoint] = 1;
    this.elements = new Int32Array(FIRST_ROWS * degree);
    this.inverses = new Int32Array(FIRST_ROWS * degree);
    this.elements.set(identityImages(degree));
    this.inverses.set(identityImages(degree));
  }

  /** Adds a generator and extends the orbit by all places that it leads to. */
  addGenerator(generator: Int32Array): void {
    this.generators.push(generator);
    const before = this.length;
    for (let row = 0; row < before; row++) this.#follow(row, generator);
    for (let row = before; row < this.length; row++) {
      for (const each of this.generators) this.#follow(row, each);
    }
  }

  #follow(row: number, generator: Int32Array): void {
    const place = generator[this.places[row]];
    if (this.rowAfter[place] !== 0) return;
    const { degree } = this;
    const next = this.length;
    if (next === this.places.length) this.#grow();
    const { elements, inverses } = this;
    this.places[next] = place;
    this.rowAfter[place] = next + 1;
    this.length = next + 1;
    for (let x = 0, from = row * degree, to = next * degree; x < degree; x++) {
      const image = generator[elements[from + x]];
      elements[to + x] = image;
      inverses[to + image] = x;
    }
  }

  #grow(): void {
    const rows = Math.min(2 * this.length, this.degree);
    this.places = copied(this.places, rows);
    this.elements = copied(this.elements, rows * this.degree);
    this.inverses = copied(this.inverses, rows * this.degree);
  }
}

function copied(array: Int32Array, length: number): Int32Array {
  const copy = new Int32Array(length);
  copy.set(array);
  return copy;
}
