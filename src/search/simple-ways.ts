/**
 * Searches for simple ways, which come to no place twice. It may take long to find one, as a way through all places of
 * a graph is one, so these searches go through the ways depth-first and turn back where it is plain that a beginning
 * leads nowhere: where the goal is too far away, or cut off by the places on the way.
 */
import type { Steps } from "../steps";
import { depthFirst, prepareSearch } from "./depth-first";
import type { SimpleWays } from "./placed-graph";

/** Deepening that tries no more places than this is quick enough. */
const PATIENCE = 1 << 16;

const NO_MORE = -1;

/**
 * The simple way with the fewest moves, and among equals the first one in the order of the starts and successors;
 * undefined if there is none.
 *
 * Iterative deepening (R. E. Korf, "Depth-first iterative-deepening", 1985) finds short ways soon, but goes through all
 * ways once for each length if there is none. To go through all ways a single time proves that, but may get lost among
 * long ones. So both are done in turn, and each gets about as much time as the other.
 */
export function* shortestSimpleWay(
  ways: SimpleWays,
  patience = PATIENCE,
): Steps<readonly number[] | undefined> {
  const search = yield* prepareSearch(ways);
  for (let moves = 0; ;) {
    let best: number[] | undefined;
    const deepening = yield* depthFirst(search, moves, (way) => {
      best = [...way];
      return NO_MORE;
    });
    if (best || deepening.beyond === Infinity) return best;
    moves = deepening.beyond;
    if (deepening.tried <= patience) continue;

    patience = 2 * deepening.tried;
    const fewerMoves = (way: Int32Array) => {
      best = [...way];
      return best.length - 2;
    };
    const exhaustion = yield* depthFirst(search, Infinity, fewerMoves, patience);
    if (exhaustion.complete) return best;
  }
}

/** All simple ways, in the order of the starts and successors; undefined if there are more than `most`. */
export function* listSimpleWays(
  ways: SimpleWays,
  most: number,
): Steps<readonly (readonly number[])[] | undefined> {
  const search = yield* prepareSearch(ways);
  const list: number[][] = [];
  yield* depthFirst(search, Infinity, (way) => {
    list.push([...way]);
    return list.length > most ? NO_MORE : Infinity;
  });
  return list.length > most ? undefined : list;
}

/** How many simple ways there are. */
export function* countSimpleWays(ways: SimpleWays): Steps<bigint> {
  const search = yield* prepareSearch(ways);
  let count = 0;
  yield* depthFirst(search, Infinity, () => {
    count++;
    return Infinity;
  });
  return BigInt(count);
}
