import type { Steps } from "../steps";

/**
 * Breadth-first search over states numbered 0, 1, …, stateCount − 1 (E. F. Moore, "The shortest path through a maze", 1959). A search is a
 * generator: between two steps the caller may report the yielded progress, let other tasks run, or give up.
 */

export interface StateGraph {
  readonly stateCount: number;
  /** The most successors of any state. */
  readonly maximumDegree: number;
  /** Writes the distinct successors of a state into `out`, in order of preference, and returns their number. */
  successors(state: number, out: Int32Array): number;
}

export interface BreadthFirst {
  /** Moves from the nearest start; −1 for states that were not reached. */
  readonly distances: Int32Array;
  /** The previous state on the first of the shortest ways; −1 for starts and states that were not reached. */
  readonly predecessors: Int32Array;
  /** The states in the order in which they were found, by distance. */
  readonly order: Int32Array;
  /** The goal that was found, or −1. */
  readonly goal: number;
}

const EXPANSIONS_PER_YIELD = 1 << 13;
/** Filling an array for as many takes some milliseconds. */
const MANY_STATES = 1 << 20;

/**
 * Searches from all starts until the first goal is found, or everywhere. The way to each state is a shortest one, the first in the order of
 * the starts and then of the successors. States at the same distance are found in the order of their ways.
 *
 * Takes 12 bytes for a state, and time in proportion to the moves.
 */
export function* breadthFirst(
  graph: StateGraph,
  starts: Iterable<number>,
  isGoal: (state: number) => boolean = () => false,
): Steps<BreadthFirst> {
  const distances = new Int32Array(graph.stateCount).fill(-1);
  if (graph.stateCount > MANY_STATES) yield 0;
  const predecessors = new Int32Array(graph.stateCount).fill(-1);
  if (graph.stateCount > MANY_STATES) yield 0;
  const queue = new Int32Array(graph.stateCount);
  const successors = new Int32Array(graph.maximumDegree);
  let found = 0;
  const result = (goal: number) => ({ distances, predecessors, order: queue.subarray(0, found), goal });

  for (const start of starts) {
    if (distances[start] >= 0) continue;
    distances[start] = 0;
    queue[found++] = start;
    if (isGoal(start)) return result(start);
  }
  for (let next = 0; next < found; next++) {
    if (next % EXPANSIONS_PER_YIELD === EXPANSIONS_PER_YIELD - 1) yield next / graph.stateCount;
    const state = queue[next];
    const count = graph.successors(state, successors);
    for (let k = 0; k < count; k++) {
      const successor = successors[k];
      if (distances[successor] >= 0) continue;
      distances[successor] = distances[state] + 1;
      predecessors[successor] = state;
      queue[found++] = successor;
      if (isGoal(successor)) return result(successor);
    }
  }
  return result(-1);
}

/** The states from the start to a state that the search found. */
export function wayTo(search: Pick<BreadthFirst, "predecessors">, state: number): number[] {
  const way: number[] = [];
  for (let at = state; at >= 0; at = search.predecessors[at]) way.push(at);
  return way.reverse();
}

/**
 * How many ways from any start to any goal have the fewest moves; 0 if there is none. Goes through the states in search order and adds each
 * one's number of ways to those of its successors one move farther away.
 */
export function* countShortestWays(
  graph: StateGraph,
  starts: Iterable<number>,
  isGoal: (state: number) => boolean,
): Steps<bigint> {
  const startStates = [...new Set(starts)];
  const search = yield* breadthFirst(graph, startStates, isGoal);
  if (search.goal < 0) return 0n;
  const { distances, order } = search;
  const shortest = distances[search.goal];
  if (shortest === 0) return BigInt(startStates.filter(isGoal).length);

  const ways = new Array<bigint>(graph.stateCount).fill(0n);
  for (const start of startStates) ways[start] = 1n;
  const successors = new Int32Array(graph.maximumDegree);
  let total = 0n;
  for (let next = 0; distances[order[next]] < shortest; next++) {
    if (next % EXPANSIONS_PER_YIELD === EXPANSIONS_PER_YIELD - 1) yield next / order.length;
    const state = order[next];
    const distance = distances[state] + 1;
    const count = graph.successors(state, successors);
    for (let k = 0; k < count; k++) {
      const successor = successors[k];
      if (distance < shortest) {
        if (distances[successor] === distance) ways[successor] += ways[state];
      } else if (isGoal(successor)) {
        total += ways[state]; // A goal closer than this would have ended the search.
      }
    }
    ways[state] = 0n; // Numbers of ways may be long, and this one is no longer needed.
  }
  return total;
}
