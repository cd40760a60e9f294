import type { Steps } from "../../steps";
import { ImageTable } from "../../permutations/image-table";
import { identityImages, invertImages } from "../../permutations/images";
import type { Letter } from "../../permutations/words";
import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { WordTable } from "../../permutations/word-table";

/** The different permutations among generators and their inverses, without the identity: what words are made of. */
export interface Moves {
  readonly degree: number;
  readonly images: readonly Int32Array[];
  /** How each is written: all generators first, then the inverses that are not generators. */
  readonly letters: readonly Letter[];
  /** For each move the number of its inverse, which may be its own. */
  readonly inverses: readonly number[];
  /** The number of the move that a letter stands for; −1 for the identity. */
  numberOf(letter: Letter): number;
}

/** Yields after each generator. Throws a LimitError. */
export function* movesOf(generators: readonly Int32Array[], degree: number): Steps<Moves> {
  const table = new ImageTable(degree, 2 * generators.length + 1);
  table.add(identityImages(degree));
  const images: Int32Array[] = [];
  const letters: Letter[] = [];
  const numbers: number[] = [];
  for (const inverse of [false, true]) {
    for (let label = 0; label < generators.length; label++) {
      const own = inverse ? invertImages(generators[label]) : generators[label];
      const number = table.add(own) - 1;
      numbers.push(number);
      if (number === images.length) {
        images.push(own);
        letters.push({ label, inverse });
      }
      yield 0;
    }
  }
  const numberOf = ({ label, inverse }: Letter) => numbers[inverse ? label + generators.length : label];
  const inverses = letters.map(({ label, inverse }) => numberOf({ label, inverse: !inverse }));
  return { degree, images, letters, inverses, numberOf };
}

/** The word that undoes a word, both as numbers of moves. */
export function inverseWord(word: readonly number[], { inverses }: Moves): number[] {
  return word.map((move) => inverses[move]).reverse();
}

/** Some five seconds. */
const MAX_WORK = 400_000_000;

/** The work that a search may still do, in comparisons of two products. */
export class Budget {
  /** All words of up to so many letters have been looked through. */
  searched = 0;
  #left = MAX_WORK;

  /** Throws a LimitError if that is too much. */
  spend(work: number): void {
    this.#left -= work;
    if (this.#left >= 0) return;
    throw new LimitError(
      i18n.t(
        "there are too many words of more than {searched} labels; write {searched} or less for longest, or a larger number for moving",
        { searched: this.searched },
      ),
    );
  }
}

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
        if (row % this.#rowsPerYield === 0) yield table.count / table.mostWords;
        this.#full = !table.addProductsOf(row);
      }
      if (!this.#full) this.#ends.push(table.count);
    }
    return this.reach >= length || this.closed;
  }
}
