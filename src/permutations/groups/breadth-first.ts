import type { ElementRanks } from "./element-ranks";
import type { PermutationGroup } from "./permutation-group";

/** The elements of a group in the order of their words: the shortest first, among equally short ones by their letters. */
export interface BreadthFirst {
  /** The rank of each element. */
  readonly queue: Int32Array;
  /** Each rank's place in the queue + 1. */
  readonly places: Int32Array;
  /** Where the elements of each length begin. */
  readonly starts: readonly number[];
}

const PRODUCTS_PER_YIELD = 1 << 13;

/**
 * All elements by the number of generators of which they are products, without inverses. `tell` hears of each element but the identity, in
 * order: the place of the one before in its first shortest word, and the last generator. Yields its progress, from 0 to 1.
 */
export function* breadthFirst(
  { order, base, generators }: Pick<PermutationGroup, "order" | "base" | "generators">,
  ranks: ElementRanks,
  tell?: (before: number, generator: number) => void,
): Generator<number, BreadthFirst> {
  const count = Number(order);
  const places = new Int32Array(count);
  const queue = new Int32Array(count);
  const element = new Int32Array(base.length);
  const product = new Int32Array(base.length);
  places[ranks.identity] = 1;
  queue[0] = ranks.identity;
  const starts: number[] = [];
  let untilYield = 0;
  let found = 1;
  for (let next = 0, end = 0; next < found; next++) {
    if (next === end) {
      starts.push(next);
      end = found;
    }
    // All are there, so the rest lead to nothing new, but where they begin is still to be noted.
    if (found === count) {
      if (end < count) starts.push(end);
      break;
    }
    ranks.baseImagesOf(queue[next], element);
    for (let k = 0; k < generators.length; k++) {
      if (untilYield-- === 0) {
        untilYield = PRODUCTS_PER_YIELD;
        yield found / count;
      }
      const generator = generators[k];
      for (let at = 0; at < element.length; at++) product[at] = generator[element[at]];
      const rank = ranks.rankOf(product);
      if (places[rank] > 0) continue;
      queue[found++] = rank;
      places[rank] = found;
      tell?.(next, k);
    }
  }
  return { queue, places, starts };
}
