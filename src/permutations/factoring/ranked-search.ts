import type { Steps } from "../../steps";
import type { ElementRanks } from "../groups/elements";

/** Factors are multiplied from the right; their inverses lead back. */
export interface RankedFactors {
  readonly ranks: ElementRanks;
  readonly order: number;
  readonly base: readonly number[];
  readonly factors: readonly Int32Array[];
  readonly inverses: readonly Int32Array[];
}

const PRODUCTS_PER_YIELD = 1 << 13;

/**
 * The shortest word for an element of a group whose elements are numbered; of equally short words, the first in the order of the factors.
 * Searches breadth-first from both ends and always extends the smaller frontier. One byte per element and end records whether it was seen
 * and by which factor (two bytes if there are more than 255 factors). Yields its progress, from 0 to 1.
 *
 * Needs the ranks of all elements. Takes the rank of a product for each element and factor at most.
 */
// eslint-disable-next-line max-lines-per-function -- one loop, whose state is in local variables for speed
export function* shortestRankedWord(group: RankedFactors, target: Int32Array): Steps<number[]> {
  const { ranks, order, base, factors, inverses } = group;
  const bytes = () => (factors.length < 0x100 ? new Uint8Array(order) : new Uint16Array(order));
  const element = new Int32Array(base.length);
  const product = new Int32Array(base.length);
  const rankTimes = (factor: Int32Array): number => {
    for (let k = 0; k < product.length; k++) product[k] = factor[element[k]];
    return ranks.rankOf(product);
  };
  /** The factor + 1 by which an element was first reached from the identity, which has one too. */
  const forward = bytes();
  /** The first factor + 1 on a shortest way to the target. */
  const backward = bytes();
  const end = ranks.rankOf(Int32Array.from(base, (point) => target[point]));
  if (end === ranks.identity) return [];
  forward[ranks.identity] = backward[end] = 1;
  let fromStart = [ranks.identity];
  let fromEnd = [end];
  let seen = 2;
  let untilYield = PRODUCTS_PER_YIELD;
  for (;;) {
    const met: number[] = [];
    const next: number[] = [];
    if (fromStart.length <= fromEnd.length) {
      // Element by element, so that a frontier is in the order of its words.
      for (const rank of fromStart) {
        ranks.baseImagesOf(rank, element);
        for (let k = 0; k < factors.length; k++) {
          const found = rankTimes(factors[k]);
          if (forward[found] !== 0) continue;
          forward[found] = k + 1;
          next.push(found);
        }
        if ((untilYield -= factors.length) <= 0) {
          untilYield = PRODUCTS_PER_YIELD;
          yield Math.min((seen + next.length) / order, 1);
        }
      }
      fromStart = next;
    } else {
      // Factor by factor, so that each element gets the first factor that leads nearer.
      for (let k = 0; k < inverses.length; k++) {
        for (const rank of fromEnd) {
          ranks.baseImagesOf(rank, element);
          const found = rankTimes(inverses[k]);
          if (backward[found] === 0) {
            backward[found] = k + 1;
            next.push(found);
          }
          if (--untilYield === 0) {
            untilYield = PRODUCTS_PER_YIELD;
            yield Math.min((seen + next.length) / order, 1);
          }
        }
      }
      fromEnd = next;
    }
    seen += next.length;
    for (const rank of fromStart) {
      if (backward[rank] === 0) continue;
      met.push(rank);
      break;
    }
    if (met.length === 0) continue;
    return [...wordTo(met[0]), ...wordFrom(met[0])];
  }

  function wordTo(rank: number): number[] {
    const word: number[] = [];
    while (rank !== ranks.identity) {
      const factor = forward[rank] - 1;
      word.push(factor);
      ranks.baseImagesOf(rank, element);
      rank = rankTimes(inverses[factor]);
    }
    return word.reverse();
  }

  function wordFrom(rank: number): number[] {
    const word: number[] = [];
    while (rank !== end) {
      const factor = backward[rank] - 1;
      word.push(factor);
      ranks.baseImagesOf(rank, element);
      rank = rankTimes(factors[factor]);
    }
    return word;
  }
}
