import { isPause, type Steps } from "../steps";
import type { StateGraph } from "./breadth-first";
import { marks, type SimpleWays } from "./placed-graph";
import { reversedGraph } from "./reversed-graph";

/** Walks of more moves tell little more about how large a search will be. */
const LOOK_AHEAD = 6;

/**
 * The same ways, or the same backwards if fewer walks lead to the goal than away from the start: depth-first, the end with fewer choices is the
 * better one to begin at (compare the fail-first principle of R. M. Haralick and G. L. Elliott, 1980). Backwards, a search cannot pass a start,
 * so there must be only one.
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
