/** Reads the cycle lengths of many permutations of the same degree, one after another. */
export class CycleLengths {
  /** The distinct lengths in the last permutation. Fixed points are cycles of length 1. */
  readonly lengths: number[] = [];
  readonly #counts: Int32Array;
  /** The reading in which a point was last seen. */
  readonly #seen: Int32Array;
  #readings = 0;

  constructor(readonly degree: number) {
    this.#counts = new Int32Array(degree + 1);
    this.#seen = new Int32Array(degree);
  }

  read(images: ArrayLike<number>): void {
    const reading = ++this.#readings;
    for (const length of this.lengths) this.#counts[length] = 0;
    this.lengths.length = 0;
    for (let start = 0; start < this.degree; start++) {
      if (this.#seen[start] === reading) continue;
      let length = 0;
      for (let x = start; this.#seen[x] !== reading; x = images[x]) {
        this.#seen[x] = reading;
        length++;
      }
      if (this.#counts[length]++ === 0) this.lengths.push(length);
    }
  }

  /** How many cycles have this length. */
  count(length: number): number {
    return this.#counts[length] ?? 0;
  }

  /** The least common multiple of all lengths except this one, or Infinity if it exceeds `most`. */
  commonMultiple(most: number, except = 0): number {
    let multiple = 1;
    for (const length of this.lengths) {
      if (length === except) continue;
      multiple *= length / greatestCommonDivisor(multiple, length);
      if (multiple > most) return Infinity;
    }
    return multiple;
  }
}

export function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
