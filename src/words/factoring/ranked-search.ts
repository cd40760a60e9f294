import type { Steps } from "../../steps";
import type { ElementRanks } from "../../permutations/groups/elements";
import type { PermutationGroup } from "../../permutations/groups/permutation-group";
import { invertImages } from "../../permutations/images";

const PRODUCTS_PER_YIELD = 1 << 13;

/**
 * The shortest word for an element of a group whose elements are numbered; of equally short words, the first in the order of the factors.
 * Searches breadth-first from both ends and always extends the smaller frontier. One byte per element and end records whether it was seen
 * and by which factor (two bytes if there are more than 255 factors).
 *
 * Needs the ranks of all elements. Takes the rank of a product for each element and factor at most.
 */
export function* shortestRankedWord(
  { order: size, base }: PermutationGroup,
  ranks: ElementRanks,
  factors: readonly Int32Array[],
  target: Int32Array,
): Steps<number[]> {
  const order = Number(size);
  // Factors are multiplied from the right; their inverses lead back.
  const inverses = factors.map(invertImages);
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
    const met = fromStart.find((rank) => backward[rank] !== 0);
    if (met === undefined) continue;
    const there = lettersBetween(met, ranks.identity, forward, inverses).reverse();
    return [...there, ...lettersBetween(met, end, backward, factors)];
  }

  /** The factors whose marks lead from one element to another. */
  function lettersBetween(
    from: number,
    to: number,
    marks: Uint8Array | Uint16Array,
    steps: readonly Int32Array[],
  ): number[] {
    const letters: number[] = [];
    for (let rank = from; rank !== to;) {
      const factor = marks[rank] - 1;
      letters.push(factor);
      ranks.baseImagesOf(rank, element);
      rank = rankTimes(steps[factor]);
    }
    return letters;
  }
}
