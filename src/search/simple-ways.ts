/**
 * Searches for simple ways, which visit no place twice. Finding one can take long, as a way through all places of a graph is one. So these
 * searches go depth-first and turn back when a beginning is clearly futile: when the goal is too far away, or cut off by the places on the
 * way.
 */
import { type Steps, isPause } from "../steps";
import { depthFirst, prepareSearch } from "./depth-first";
import { type SimpleWays, marks, reversedGraph } from "./placed-graph";
import type { StateGraph } from "./breadth-first";

/** Walks of more moves tell little more about how large a search will be. */
const LOOK_AHEAD = 6;

/**
 * The same ways, or the same backwards if fewer walks lead to the goal than away from the start. A depth-first search should begin at the
 * end with fewer choices (compare the fail-first principle of R. M. Haralick and G. L. Elliott, 1980). Backwards, a search cannot pass a
 * start, so there must be only one.
 */
export function* fromNarrowerEnd(ways: SimpleWays): Steps<SimpleWays> {
  const { graph, starts, goals, weights } = ways;
  const isGoal = marks(goals, graph.stateCount);
  const start = starts[0];
  if (starts.some((other) => other !== start || isGoal[other] === 1)) return ways;
  const backwards = yield* reversedGraph(graph, isGoal);
  const isNarrower = (yield* walksFrom(goals, backwards)) < (yield* walksFrom(starts, graph));
  if (!isNarrower) return ways;
  const { placeCount, placeOf } = graph;
  return {
    graph: { ...backwards, placeCount, placeOf: (state) => placeOf.call(graph, state) },
    starts: [...new Set(goals)],
    goals: [start],
    ...(weights && { weights }),
  };
}

/** How many walks of LOOK_AHEAD moves there are, which may visit states again. */
function* walksFrom(starts: readonly number[], graph: StateGraph): Steps<number> {
  const successors = new Int32Array(graph.maximumDegree);
  let counts = new Map(starts.map((state) => [state, 1]));
  let visited = 0;
  for (let move = 0; move < LOOK_AHEAD; move++) {
    const after = new Map<number, number>();
    for (const [state, count] of counts) {
      if (isPause(visited++)) yield 0;
      const degree = graph.successors(state, successors);
      for (let k = 0; k < degree; k++) after.set(successors[k], (after.get(successors[k]) ?? 0) + count);
    }
    counts = after;
  }
  let walks = 0;
  for (const count of counts.values()) walks += count;
  return walks;
}

/** Deepening that tries no more places than this is fast enough. */
const PATIENCE = 1 << 16;

const NO_MORE = -1;

/**
 * The simple way with the fewest moves; of equally short ones, the first in the order of the starts and successors. Undefined if there is
 * none. Iterative deepening (R. E. Korf, "Depth-first iterative-deepening", 1985) finds short ways soon, but goes through all ways once per
 * length if there is none. A single pass through all ways proves that, but may get lost among long ones. So the two alternate, each getting
 * about the same time.
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

/** How many moves the shortest simple ways have, and how many of these ways there are; undefined if there is none. */
export function* countShortestSimpleWays(
  ways: SimpleWays,
): Steps<{ readonly moves: number; readonly count: bigint } | undefined> {
  const shortest = yield* shortestSimpleWay(ways);
  if (!shortest) return undefined;
  const moves = shortest.length - 1;
  let count = 0;
  yield* depthFirst(yield* prepareSearch(ways), moves, () => {
    count++;
    return moves;
  });
  return { moves, count: BigInt(count) };
}

/** How many simple ways there are. */
export function* countSimpleWays(ways: SimpleWays): Steps<bigint> {
  const search = yield* prepareSearch(yield* fromNarrowerEnd(ways));
  let count = 0;
  yield* depthFirst(search, Infinity, () => {
    count++;
    return Infinity;
  });
  return BigInt(count);
}
