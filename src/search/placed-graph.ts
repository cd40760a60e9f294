import type { StateGraph } from "./breadth-first";
import { isPause, type Steps } from "../steps";
import type { Adjacency } from "./adjacency";

/** A graph whose states are located at places, like the rooms of a maze that can be visited with different aims. */
export interface PlacedGraph extends StateGraph {
  readonly placeCount: number;
  placeOf(state: number): number;
}

/** The simple ways from a start to the first goal that they meet. They visit no place twice. */
export interface SimpleWays {
  readonly graph: PlacedGraph;
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  /** Each state's weight, if only ways whose weights add up to 0 are wanted. */
  readonly weights?: Int32Array;
}

/** The graph without the moves that lead to the places of these states. */
export function without(visited: readonly number[], graph: PlacedGraph): PlacedGraph {
  const places = new Set(visited.map((state) => graph.placeOf(state)));
  return {
    ...graph,
    successors(state, out) {
      const count = graph.successors(state, out);
      let left = 0;
      for (let k = 0; k < count; k++) if (!places.has(graph.placeOf(out[k]))) out[left++] = out[k];
      return left;
    },
  };
}

/** The ways that go on from the last of these states, and reach none of their places again. */
export const waysAfter = ({ graph, goals }: SimpleWays, visited: readonly number[]): SimpleWays => ({
  graph: without(visited, graph),
  starts: visited.slice(-1),
  goals,
});

/** 1 for the given states. */
export function marks(states: Iterable<number>, count: number): Uint8Array {
  const marked = new Uint8Array(count);
  for (const state of states) marked[state] = 1;
  return marked;
}

/**
 * A graph with all its moves in a table, for searches that reach the same states again and again. The successors of state s are
 * `edges[offsets[s]]`, …, `edges[offsets[s + 1] − 1]`. After the last state follow the starts, as if a state before all others led to them.
 */
export interface ListedGraph extends Adjacency {
  readonly stateCount: number;
  /** Each state's place. */
  readonly places: Int32Array;
}

export function* listedGraph(graph: PlacedGraph, starts: readonly number[]): Steps<ListedGraph> {
  const { stateCount } = graph;
  const successors = new Int32Array(graph.maximumDegree);
  const places = new Int32Array(stateCount);
  const offsets = new Int32Array(stateCount + 2);
  for (let state = 0; state < stateCount; state++) {
    if (isPause(state)) yield 0;
    places[state] = graph.placeOf(state);
    offsets[state + 1] = offsets[state] + graph.successors(state, successors);
  }
  const edges = new Int32Array(offsets[stateCount] + starts.length);
  for (let state = 0; state < stateCount; state++) {
    if (isPause(state)) yield 0;
    const count = graph.successors(state, successors);
    for (let k = 0; k < count; k++) edges[offsets[state] + k] = successors[k];
  }
  edges.set(starts, offsets[stateCount]);
  offsets[stateCount + 1] = edges.length;
  return { stateCount, places, offsets, edges };
}

/** A graph's moves in reverse. No way continues from a goal, so the moves from goals are left out. */
export function* reversedGraph(graph: StateGraph, isGoal: Uint8Array): Steps<StateGraph> {
  const { stateCount } = graph;
  const successors = new Int32Array(graph.maximumDegree);
  // A state's predecessors are contiguous: they are counted first and then filled in from the end.
  const ends = new Int32Array(stateCount + 1);
  yield* eachMove((_, to) => ends[to]++);
  let edges = 0;
  let maximumDegree = 0;
  for (let state = 0; state < stateCount; state++) {
    maximumDegree = Math.max(maximumDegree, ends[state]);
    edges += ends[state];
    ends[state] = edges;
  }
  ends[stateCount] = edges;
  const predecessors = new Int32Array(edges);
  yield* eachMove((from, to) => (predecessors[--ends[to]] = from));

  return {
    stateCount,
    maximumDegree,
    successors(state, out) {
      const begin = ends[state];
      const count = ends[state + 1] - begin;
      for (let k = 0; k < count; k++) out[k] = predecessors[begin + k];
      return count;
    },
  };

  function* eachMove(report: (from: number, to: number) => void): Steps<void> {
    for (let state = 0; state < stateCount; state++) {
      if (isPause(state)) yield state / stateCount;
      if (isGoal[state]) continue;
      const count = graph.successors(state, successors);
      for (let k = 0; k < count; k++) report(state, successors[k]);
    }
  }
}
