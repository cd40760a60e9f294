import type { StateGraph } from "./breadth-first";

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

/** The ways that go on from the last of these states, and come to none of their places again. */
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
