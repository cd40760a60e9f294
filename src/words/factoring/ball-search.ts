import { identityImages, invertImages } from "../../permutations/images";
import { within, type Steps } from "../../steps";
import { endFrom, extend, tooLong, type End, type FactorLimits } from "./two-sided-search";

/**
 * Shortest words for permutations in factors whose inverses are factors, too. What a breadth-first search finds from the identity, a ball
 * in the Cayley graph, is then what one finds from the target as well, moved there. So one search does for both ends, and a quarter of the
 * memory; but the rows must have all points, not only those of a base. Words may be twice as long as those of the ball, and by one more.
 *
 * What was found is kept for the next targets.
 */
export class BallSearch {
  readonly #images: readonly Int32Array[];
  readonly #unmoved: Int32Array;
  readonly #end: End;

  constructor(degree: number, factors: readonly Int32Array[], limits: FactorLimits) {
    const rows = Math.min(limits.rows, Math.floor(limits.images / Math.max(1, degree)));
    const steps = factors.map((images) => ({ images, cost: 1 }));
    this.#images = factors;
    this.#unmoved = identityImages(degree);
    this.#end = endFrom(this.#unmoved, steps, rows, limits);
  }

  /** Whether it finds words in these factors. */
  static suits(factors: readonly Int32Array[]): boolean {
    const written = new Set(factors.map(String));
    return factors.every((images) => written.has(String(invertImages(images))));
  }

  /** The first shortest word for a permutation, as numbers of factors; or how many there are if it is none of them. Throws a TooLongError. */
  *wordFor(target: Int32Array): Steps<number[] | { readonly count: number }> {
    const ball = this.#end.found;
    // What is left after a word u for the target t: t⁻¹u is the inverse of a word of the same length. It takes c to where u takes t⁻¹(c).
    const back = invertImages(target);
    for (let radius = 0; ; radius++) {
      if (ball.known < radius) yield* extend(this.#end);
      if (ball.known < radius) break;
      const first = yield* within(1, this.#firstMeeting(radius, back));
      if (first >= 0) return this.#wordThrough(ball.stepsTo(first), ball.placesOf(first).slice(), back);
    }
    if (ball.closed) return { count: ball.count };
    const word = yield* within(1, this.#wordOneLonger(back));
    if (word) return word;
    throw tooLong(2 * ball.known + 1, this.#end.rows);
  }

  /** The first of the longest words in a ball of this radius from which as few letters as possible are left; −1 if there is none. */
  *#firstMeeting(radius: number, back: Int32Array): Generator<void, number> {
    const ball = this.#end.found;
    let first = -1;
    for (let row = radius > 0 ? ball.rowsUpTo(radius - 1) : 0; row < ball.rowsUpTo(radius); row++) {
      if (row % ball.stepsPerYield === 0) yield;
      const left = ball.findBetween(row, back, this.#unmoved);
      if (left < 0 || left >= ball.rowsUpTo(radius)) continue;
      if (ball.costs[left] < radius) return row;
      if (first < 0) first = row;
    }
    return first;
  }

  /** The first word that leads from the ball's last words by one letter to words of which as many are left; undefined if there is none. */
  *#wordOneLonger(back: Int32Array): Generator<void, number[] | undefined> {
    const ball = this.#end.found;
    for (let row = ball.rowsUpTo(ball.known - 1); row < ball.rowsUpTo(ball.known); row++) {
      if (row % ball.stepsPerYield === 0) yield;
      const factor = this.#images.findIndex(
        (images, k) => !ball.leadsBack(row, k) && ball.findBetween(row, back, images) >= 0,
      );
      if (factor < 0) continue;
      const next = Int32Array.from(ball.placesOf(row), (place) => this.#images[factor][place]);
      return this.#wordThrough([...ball.stepsTo(row), factor], next, back);
    }
    return undefined;
  }

  /** Ends a word that takes the points to `places`: each next letter is the first one after which fewer are left. */
  #wordThrough(word: number[], places: ArrayLike<number>, back: Int32Array): number[] {
    const ball = this.#end.found;
    const leftAt = (at: ArrayLike<number>) => ball.costs[ball.findPlaces(back.map((c) => at[c]))];
    let at = places;
    for (let left = leftAt(at); left > 0; left--) {
      const next = this.#images.map((images) => Int32Array.from(at, (place) => images[place]));
      const factor = next.findIndex((each) => leftAt(each) === left - 1);
      word.push(factor);
      at = next[factor];
    }
    return word;
  }
}
