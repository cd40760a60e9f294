import type { Steps } from "../steps";
import { listedGraph, type ListedGraph, marks, type SimpleWays, reversedGraph } from "./placed-graph";
import { breadthFirst, type StateGraph } from "./breadth-first";

/**
 * Whether a goal can still be reached, via unvisited places, from the next state of a way. The way's last state so far is `last`, which was
 * queried before (−1 for none). In `visited`, an unvisited place has 0, and each other place the number of its visit: later visits have
 * larger numbers. The next state's place is visited already. May return true wrongly, but never false.
 */
interface RoutesToGoal {
  /** The known result; undefined if `find` must look for another route. */
  known(state: number, last: number, visited: Int32Array): boolean | undefined;
  /** Looks for a route; undefined if that takes long, and `goOn` has to continue. */
  find(state: number, visited: Int32Array): boolean | undefined;
  goOn(visited: Int32Array): boolean | undefined;
  /** Whether LOOKED_AT_PER_YIELD states have been examined since this last returned true. */
  isTimeToYield(): boolean;
}

/** As much work as trying the places between two yields of a search. */
const LOOKED_AT_PER_YIELD = 1 << 17;

/**
 * Keeps each state's next one on a route to a goal. While no place on the route is visited, it is enough to follow it, or just to know that
 * the last state's route went the same way. Otherwise another route is found and kept. (No risk of going in circles: of routes that meet,
 * the one found last leads to a goal.) If there is none, the states that the search has found are cut off as long as the latest of the visits that
 * bar their routes lasts.
 */
// eslint-disable-next-line max-lines-per-function -- one loop, whose state is in local variables for speed
export function* routesToGoal(
  { stateCount, places, offsets, edges }: ListedGraph,
  reversed: StateGraph,
  goals: readonly number[],
): Steps<RoutesToGoal> {
  const isGoal = marks(goals, stateCount);
  const onward = (yield* breadthFirst(reversed, goals)).predecessors;
  const queue = new Int32Array(stateCount);
  const cameFrom = new Int32Array(stateCount);
  const foundIn = new Int32Array(stateCount);
  /** The latest visit that bars all routes of a state, and its place. */
  const barredBy = new Int32Array(stateCount);
  const barredAt = new Int32Array(stateCount);
  let search = 0;
  let lookedAt = 0;
  /** Where the last search began, how many states it has found, and which of them comes next. */
  let [from, found, next] = [0, 0, 0];
  /** The place of the latest visit that barred it; −1 for none. */
  let barrier = -1;

  const goOn = (visited: Int32Array): boolean | undefined => {
    // Variables of this function alone are faster than those that it shares with others.
    const current = search;
    const pause = next + Math.max(1, LOOKED_AT_PER_YIELD - lookedAt);
    let count = found;
    let at = next;
    let bar = barrier;
    let latest = bar < 0 ? 0 : visited[bar];
    for (; at < count && at < pause; at++) {
      const state = queue[at];
      for (let k = offsets[state]; k < offsets[state + 1]; k++) {
        const successor = edges[k];
        if (foundIn[successor] === current) continue;
        const visit = visited[places[successor]];
        if (visit > 0) {
          if (visit > latest) {
            latest = visit;
            bar = places[successor];
          }
          continue;
        }
        foundIn[successor] = current;
        cameFrom[successor] = state;
        if (!isGoal[successor]) {
          queue[count++] = successor;
          continue;
        }
        lookedAt += at - next;
        for (let last = successor; last !== from; last = cameFrom[last]) onward[cameFrom[last]] = last;
        return true;
      }
    }
    lookedAt += at - next;
    if (at === count) {
      // The visit to the place where it began does not last.
      if (bar >= 0 && bar !== places[from]) {
        for (let k = 0; k < count; k++) {
          barredBy[queue[k]] = latest;
          barredAt[queue[k]] = bar;
        }
      }
      return false;
    }
    next = at;
    found = count;
    barrier = bar;
    lookedAt = 0;
    return undefined;
  };

  return {
    isTimeToYield() {
      if (lookedAt < LOOKED_AT_PER_YIELD) return false;
      lookedAt = 0;
      return true;
    },

    known(state, last, visited) {
      if (last >= 0 && onward[last] === state) return true;
      if (barredBy[state] > 0 && visited[barredAt[state]] === barredBy[state]) return false;
      for (let at = state; !isGoal[at];) {
        at = onward[at];
        lookedAt++;
        if (at < 0) return false;
        if (visited[places[at]]) return undefined;
      }
      return true;
    },

    find(state, visited) {
      search++;
      from = state;
      found = 1;
      next = 0;
      barrier = -1;
      queue[0] = from;
      foundIn[from] = search;
      return goOn(visited);
    },

    goOn,
  };
}

/**
 * A lower bound for the moves on a simple way from a state to a goal, because it lets places be visited again. With weights, it depends on
 * the sum of the weights so far, including the state's. Only the last binary digits of this sum are compared, so a sum that passes may
 * still be wrong, but no right one is lost.
 */
interface RemainingMoves {
  /** Indexed by (state << digits) | (sum & mask); −1 if no goal can be reached with the sum 0. */
  readonly moves: Int32Array;
  readonly digits: number;
  readonly mask: number;
}

/** The table has at most about this many entries, or one per state. */
const MAX_ENTRIES = 1 << 18;

/** Breadth-first search in the reversed graph, from the goals, where the sum must be 0. */
function* remainingMoves(
  reversed: StateGraph,
  goals: readonly number[],
  weights: Int32Array,
): Steps<RemainingMoves> {
  const digits = digitsToTell(weights);
  const mask = 2 ** digits - 1;
  const weighed: StateGraph = {
    stateCount: reversed.stateCount << digits,
    maximumDegree: reversed.maximumDegree,
    successors(entry, out) {
      const state = entry >> digits;
      const sumBefore = (entry - weights[state]) & mask;
      const count = reversed.successors(state, out);
      for (let k = 0; k < count; k++) out[k] = (out[k] << digits) | sumBefore;
      return count;
    },
  };
  const balanced = goals.map((goal) => goal << digits);
  return { moves: (yield* breadthFirst(weighed, balanced)).distances, digits, mask };
}

/** Enough binary digits for all sums of these weights, unless the table gets too large. */
function digitsToTell(weights: Int32Array): number {
  const largest = weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
  let digits = 0;
  while (2 ** digits <= largest && weights.length * 2 ** (digits + 1) <= MAX_ENTRIES) digits++;
  return digits;
}

/** Simple ways, with everything that shows early that a beginning is futile. */
export interface SimpleWaySearch {
  readonly graph: ListedGraph;
  readonly placeCount: number;
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
  const listed = yield* listedGraph(graph, [...new Set(ways.starts)]);
  const routes = yield* routesToGoal(listed, reversed, goals);
  return { graph: listed, placeCount: graph.placeCount, weights, isGoal, remaining, routes };
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
 * Goes through all simple ways with at most `mostMoves` moves, in the order of the starts and successors. Each one is passed to `found`,
 * which returns how many moves the next ones may have. Gives up after trying `mostPlaces` places.
 */
export function* depthFirst(
  search: SimpleWaySearch,
  mostMoves: number,
  found: (way: Int32Array) => number,
  mostPlaces = Infinity,
): Steps<DepthFirst> {
  const { placeCount, weights, isGoal, routes } = search;
  const { stateCount, places, offsets, edges } = search.graph;
  const { moves, digits, mask } = search.remaining;
  /** The number of the visit to a place on the way, counted in the order of visits; 0 for other places. */
  const visited = new Int32Array(placeCount);
  const way = new Int32Array(placeCount);
  // Where the choices for each state of the way are, those left and their end. Those for the first state are the starts.
  const next = new Int32Array(placeCount + 1);
  const end = new Int32Array(placeCount + 1);
  next[0] = offsets[stateCount];
  end[0] = offsets[stateCount + 1];

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
      visited[places[last]] = 0;
      sum -= weight;
      if (weight > 0) plus += weight;
      else minus += weight;
      continue;
    }
    const state = edges[next[length]++];
    const place = places[state];
    if (visited[place] > 0) continue;
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
    visited[place] = tried + 1;
    const known = routes.known(state, length > 0 ? way[length - 1] : -1, visited);
    let hasRoute = known ?? routes.find(state, visited);
    while (hasRoute === undefined) {
      yield 0;
      hasRoute = routes.goOn(visited);
    }
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
    length++;
    next[length] = offsets[state];
    end[length] = offsets[state + 1];
  }
}
