import type { Steps } from "../steps";
import { marks, type SimpleWays } from "./placed-graph";
import { remainingMoves, type RemainingMoves } from "./remaining-moves";
import { reversedGraph } from "./reversed-graph";
import { routesToGoal, type RoutesToGoal } from "./routes-to-goal";

/** Simple ways, with everything that shows early that a beginning is futile. */
export interface SimpleWaySearch extends SimpleWays {
  readonly weights: Int32Array;
  readonly isGoal: Uint8Array;
  readonly remaining: RemainingMoves;
  readonly routes: RoutesToGoal;
}

export function* prepareSearch(ways: SimpleWays): Steps<SimpleWaySearch> {
  const { graph, goals } = ways;
  const weights = ways.weights ?? new Int32Array(graph.stateCount);
  const isGoal = marks(goals, graph.stateCount);
  const reversed = yield* reversedGraph(graph, isGoal);
  const remaining = yield* remainingMoves(reversed, goals, weights);
  const routes = yield* routesToGoal(graph, reversed, goals);
  return { ...ways, weights, isGoal, remaining, routes };
}

export interface DepthFirst {
  /** Whether no way was omitted except those with too many moves. */
  readonly complete: boolean;
  /** The fewest moves that the omitted ways can have; Infinity if none was omitted. */
  readonly beyond: number;
  /** How many times the search entered a place. */
  readonly tried: number;
}

/** The search yields after entering this many more places, or after an equally long search for routes to the goal. */
export const PLACES_PER_YIELD = 1 << 13;

/**
 * Goes through all simple ways with at most `mostMoves` moves, in the order of the starts and successors. `found` is called with each one
 * and returns how many moves the next ones may have. Gives up after trying `mostPlaces` places.
 */
export function* depthFirst(
  search: SimpleWaySearch,
  mostMoves: number,
  found: (way: Int32Array) => number,
  mostPlaces = Infinity,
): Steps<DepthFirst> {
  const { graph, weights, isGoal, routes } = search;
  const { moves, digits, mask } = search.remaining;
  const starts = [...new Set(search.starts)];
  const degree = graph.maximumDegree;
  const visited = new Uint8Array(graph.placeCount);
  const way = new Int32Array(graph.placeCount);
  // The choices for the way's first state are the starts. Those for later states follow, level by level.
  const choices = new Int32Array(starts.length + graph.placeCount * degree);
  const next = new Int32Array(graph.placeCount + 1);
  const end = new Int32Array(graph.placeCount + 1);
  const successors = new Int32Array(degree);
  choices.set(starts);
  end[0] = starts.length;

  // The most that the unvisited states can still add to the sum, and subtract from it.
  let plus = 0;
  let minus = 0;
  for (const weight of weights) {
    if (weight > 0) plus += weight;
    else minus += weight;
  }
  let limit = mostMoves;
  let beyond = Infinity;
  let tried = 0;
  let sum = 0;
  let length = 0;
  for (;;) {
    if (next[length] === end[length]) {
      if (length === 0) return { complete: true, beyond, tried };
      const last = way[--length];
      const weight = weights[last];
      visited[graph.placeOf(last)] = 0;
      sum -= weight;
      if (weight > 0) plus += weight;
      else minus += weight;
      continue;
    }
    const state = choices[next[length]++];
    const place = graph.placeOf(state);
    if (visited[place]) continue;
    const weight = weights[state];
    const total = sum + weight;
    const remaining = moves[(state << digits) | (total & mask)];
    if (remaining < 0) continue;
    if (length + remaining > limit) {
      beyond = Math.min(beyond, length + remaining);
      continue;
    }
    way[length] = state;
    if (isGoal[state]) {
      if (total === 0) limit = found(way.subarray(0, length + 1));
      continue;
    }
    const plusLeft = weight > 0 ? plus - weight : plus;
    const minusLeft = weight > 0 ? minus : minus - weight;
    if (total + plusLeft < 0 || total + minusLeft > 0) continue;
    visited[place] = 1;
    const known = routes.known(state, length > 0 ? way[length - 1] : -1, visited);
    const hasRoute = known ?? (yield* routes.find(state, visited));
    if (routes.isTimeToYield()) yield 0;
    if (!hasRoute) {
      visited[place] = 0;
      continue;
    }
    if (++tried % PLACES_PER_YIELD === 0) yield 0; // The remaining work is unknown.
    if (tried > mostPlaces) return { complete: false, beyond, tried };
    sum = total;
    plus = plusLeft;
    minus = minusLeft;
    const base = starts.length + length * degree;
    const count = graph.successors(state, successors);
    for (let k = 0; k < count; k++) choices[base + k] = successors[k];
    length++;
    next[length] = base;
    end[length] = base + count;
  }
}
