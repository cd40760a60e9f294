import { cyclesOfImages } from "../../permutations/images";
import type { WordTable } from "../../permutations/word-table";
import { MAX_WORD_LENGTH, type Spelled, type Speller } from "./spelled";

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

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** A cycle of few points and a word for it. */
export interface ShortCycle {
  /** In the order of the cycle. */
  readonly points: readonly number[];
  readonly element: Spelled;
}

const MAX_POINTS = 7;
/** About a millisecond. */
export const IMAGES_PER_YIELD = 1 << 16;

/** How many times the word of a row is repeated. */
interface Power {
  readonly row: number;
  readonly times: number;
  readonly cost: number;
}

/**
 * The cheapest cycles of two points, of three and so on among the powers of short words. Let a permutation have one cycle of m points, and
 * let the lengths of all others be coprime to m. Its power by their least common multiple moves these m points only.
 */
export function* shortCycles(table: WordTable, speller: Speller): Generator<void, ShortCycle[]> {
  const best: Power[] = [];
  const cycles = new CycleLengths(table.degree);
  const rowsPerYield = Math.ceil(IMAGES_PER_YIELD / table.degree);
  for (let row = 1; row < table.count; row++) {
    if (row % rowsPerYield === 0) yield;
    cycles.read(table.row(row));
    for (let points = 2; points <= MAX_POINTS; points++) {
      if (cycles.count(points) !== 1) continue;
      const letters = table.word(row).length;
      const most = best[points] ? best[points].cost - 1 : MAX_WORD_LENGTH;
      const times = timesToCycle(cycles, points, most / letters);
      if (times > most / letters) continue;
      best[points] = { row, times, cost: times * letters };
    }
  }
  return best.filter(Boolean).map(({ row, times }) => {
    const element = powerOfRow(row, times, table, speller);
    return { points: cyclesOfImages(element.images)[0], element };
  });
}

/** Which power of a permutation moves only the points of its one cycle of this length; Infinity if none of up to `most` does. */
export function timesToCycle(cycles: CycleLengths, points: number, most: number): number {
  const times = cycles.commonMultiple(most, points);
  return times <= most && greatestCommonDivisor(times, points) === 1 ? times : Infinity;
}

export function powerOfRow(row: number, times: number, table: WordTable, speller: Speller): Spelled {
  const generators = speller.letters.length / 2;
  const signed = (factor: number) => (factor >= generators ? generators - factor - 1 : factor + 1);
  return speller.power(speller.spelled(table.word(row).map(signed)), times);
}
