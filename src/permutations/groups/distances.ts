import { LimitError } from "../limit-error";
import type { PermutationGroup } from "./permutation-group";
import { rankedElements } from "./element-ranks";

/** How far the elements of a group are from the identity, counted in generators. */
export interface Distances {
  /** At k, how many elements are products of k generators and of no fewer. */
  readonly counts: readonly number[];
  /** The images of the first of the farthest elements, in the order in which they are found. */
  readonly farthest: readonly Int32Array[];
}

export interface DistanceLimits {
  /** The most elements of a group that are looked at. */
  readonly elements: number;
  /** The most of the farthest elements that are listed. */
  readonly listed: number;
}

export const DISTANCE_LIMITS: DistanceLimits = { elements: 10_000_000, listed: 100 };

const ELEMENTS_PER_YIELD = 1 << 11;

/**
 * Distances of all elements from the identity, breadth-first over their ranks; only the given generators count, not their
 * inverses. Yields its progress, from 0 to 1. Throws a LimitError.
 */
export function* distancesFromIdentity(
  group: PermutationGroup,
  limits: DistanceLimits = DISTANCE_LIMITS,
): Generator<number, Distances> {
  if (group.order > BigInt(limits.elements)) {
    throw new LimitError(
      `the group has more than ${limits.elements.toLocaleString("en")} elements, the most whose distances are found`,
    );
  }
  const order = Number(group.order);
  const ranks = rankedElements(group);
  const generators = group.generators;
  const found = new Uint8Array(order);
  const queue = new Int32Array(order);
  const element = new Int32Array(group.base.length);
  const product = new Int32Array(group.base.length);
  const identity = ranks.identity;
  found[identity] = 1;
  queue[0] = identity;
  const counts: number[] = [];
  let begin = 0;
  for (let end = 1, next = 0; begin < end;) {
    counts.push(end - begin);
    let last = end;
    for (; next < end; next++) {
      if (next % ELEMENTS_PER_YIELD === 0) yield next / order;
      ranks.baseImagesOf(queue[next], element);
      for (const generator of generators) {
        for (let k = 0; k < element.length; k++) product[k] = generator[element[k]];
        const rank = ranks.rankOf(product);
        if (found[rank]) continue;
        found[rank] = 1;
        queue[last++] = rank;
      }
    }
    if (last === end) break;
    begin = end;
    end = last;
  }
  const farthest = queue.subarray(begin, begin + Math.min(counts.at(-1)!, limits.listed));
  return { counts, farthest: Array.from(farthest, (rank) => ranks.imagesOf(rank)) };
}
