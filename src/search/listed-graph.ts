import { isPause, type Steps } from "../steps";
import type { Adjacency } from "./adjacency";
import type { PlacedGraph } from "./placed-graph";

/**
 * A graph with all its moves in a table, for searches that come to the same states again and again. The successors of state s are
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
