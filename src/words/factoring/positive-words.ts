import type { WordTable } from "../../permutations/word-table";
import { CycleLengths, IMAGES_PER_YIELD } from "./short-cycles";
import type { Speller } from "./spelled";

/** Repeated parts of a word have up to this many letters. */
const MAX_REPEATED_LENGTH = 4;
/** How many short words are tried as the ending of a word of small order. */
const MAX_CLOSINGS = 20_000;

/** Rewrites words in generators and their inverses without the inverses, using shorter or longer words. */
export class PositiveWords {
  readonly #cycles: CycleLengths;
  /** The orders of repeated parts, keyed by their letters. */
  readonly #orders = new Map<string, number>();

  /** The short words must contain no inverses, and row k + 1 is their k-th factor. */
  constructor(
    private readonly speller: Speller,
    private readonly short: WordTable,
    /** Longer words are of no use. */
    private readonly longest: number,
  ) {
    this.#cycles = new CycleLengths(short.degree);
  }

  /** Yields now and then. Undefined if the result is longer than `longest`. */
  *written(word: readonly number[]): Generator<void, number[] | undefined> {
    const written: number[] = [];
    for (let from = 0; from < word.length;) {
      let to = from;
      while (to < word.length && word[to] < 0) to++;
      if (to === from) written.push(word[from++]);
      else {
        const backwards = word.slice(from, to).map((letter) => -letter);
        const positive = yield* this.#inverse(backwards.reverse());
        if (!positive || written.length + positive.length > this.longest) return undefined;
        written.push(...positive);
        from = to;
      }
    }
    return this.#withoutWholeTurns(written);
  }

  /** A letter of order n repeated n times does nothing. */
  #withoutWholeTurns(word: readonly number[]): number[] {
    const left: number[] = [];
    for (let from = 0, to = 0; from < word.length; from = to) {
      while (to < word.length && word[to] === word[from]) to++;
      const times = (to - from) % this.#orderOf([word[from]]);
      for (let k = 0; k < times; k++) left.push(word[from]);
    }
    return left;
  }

  *#inverse(word: readonly number[]): Generator<void, number[] | undefined> {
    const repeated = this.#inverseOfPowers(word);
    const closed = yield* this.#inverseByClosing(word, repeated?.length ?? this.longest);
    return closed ?? repeated;
  }

  /**
   * Splits a word into powers of short parts. The inverse of p^e is p^(n − e) if p has order n. Of all splits, the one with the shortest
   * result is taken.
   */
  #inverseOfPowers(word: readonly number[]): number[] | undefined {
    const costs = [0];
    const parts: { from: number; size: number; more: number }[] = [];
    for (let to = 1; to <= word.length; to++) {
      costs[to] = Infinity;
      for (let size = 1; size <= MAX_REPEATED_LENGTH; size++) {
        let from = to - size;
        for (let times = 1; from >= 0; times++, from -= size) {
          if (times > 1 && !repeats(word, from, size)) break;
          const order = this.#orderOf(word.slice(to - size, to));
          const more = order === Infinity ? order : (order - (times % order)) % order;
          const cost = costs[from] + more * size;
          if (cost >= costs[to]) continue;
          costs[to] = cost;
          parts[to] = { from, size, more };
        }
      }
    }
    if (costs[word.length] > this.longest) return undefined;
    const inverse: number[] = [];
    for (let to = word.length; to > 0; to = parts[to].from) {
      const { size, more } = parts[to];
      for (let k = 0; k < more; k++) inverse.push(...word.slice(to - size, to));
    }
    return inverse;
  }

  /** If u · v has order n, the inverse of u is v · (u · v)^(n − 1). Undefined if none is shorter than `letters`. */
  *#inverseByClosing(word: readonly number[], letters: number): Generator<void, number[] | undefined> {
    const { short } = this;
    const { images } = this.speller.spelled(word);
    const closed = new Int32Array(images.length);
    const rowsPerYield = Math.ceil(IMAGES_PER_YIELD / short.degree);
    let best: { row: number; order: number } | undefined;
    let least = letters + word.length;
    for (let row = 0; row < Math.min(short.count, MAX_CLOSINGS); row++) {
      if (row % rowsPerYield === 0) yield;
      const closing = short.row(row);
      for (let x = 0; x < images.length; x++) closed[x] = closing[images[x]];
      const size = word.length + short.word(row).length;
      this.#cycles.read(closed);
      const order = this.#cycles.commonMultiple((least - 1) / size);
      if (order * size >= least) continue;
      best = { row, order };
      least = order * size;
    }
    if (!best) return undefined;
    const closing = short.word(best.row).map((factor) => factor + 1);
    const whole = [...word, ...closing];
    return [...closing, ...Array.from({ length: best.order - 1 }, () => whole).flat()];
  }

  #orderOf(word: readonly number[]): number {
    const key = word.join();
    let order = this.#orders.get(key);
    if (order === undefined) {
      this.#cycles.read(this.speller.spelled(word).images);
      order = this.#cycles.commonMultiple(this.longest);
      this.#orders.set(key, order);
    }
    return order;
  }
}

/** Whether a part occurs twice in a row from here. */
function repeats(word: readonly number[], from: number, size: number): boolean {
  for (let k = from; k < from + size; k++) if (word[k] !== word[k + size]) return false;
  return true;
}
