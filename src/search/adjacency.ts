import { isPause, type Steps } from "../steps";
import type { StateGraph } from "./breadth-first";

/** The edges of a directed graph at each vertex: those of vertex v are `edges[offsets[v]]`, …, `edges[offsets[v + 1] − 1]`. */
export interface Adjacency {
  readonly offsets: Int32Array;
  readonly edges: Int32Array;
}

/** Sorts the edges by one of their ends, tails or heads. Each vertex's edges stay in order. */
export function* edgesBy(ends: ArrayLike<number>, vertexCount: number): Steps<Adjacency> {
  const offsets = new Int32Array(vertexCount + 1);
  for (let edge = 0; edge < ends.length; edge++) {
    if (isPause(edge)) yield 0;
    offsets[ends[edge] + 1]++;
  }
  for (let vertex = 0; vertex < vertexCount; vertex++) offsets[vertex + 1] += offsets[vertex];
  yield 0;
  const edges = new Int32Array(ends.length);
  for (let edge = 0; edge < ends.length; edge++) {
    if (isPause(edge)) yield 0;
    edges[offsets[ends[edge]]++] = edge;
  }
  // Now each vertex has the end of its edges, which is where the next one's start.
  offsets.copyWithin(1, 0);
  offsets[0] = 0;
  return { offsets, edges };
}

/** The graph of the edges that are sorted by their tails. */
export function graphOf({ offsets, edges }: Adjacency, heads: ArrayLike<number>): StateGraph {
  const stateCount = offsets.length - 1;
  let maximumDegree = 0;
  for (let state = 0; state < stateCount; state++) {
    maximumDegree = Math.max(maximumDegree, offsets[state + 1] - offsets[state]);
  }
  return {
    stateCount,
    maximumDegree,
    successors(state, out) {
      const first = offsets[state];
      const count = offsets[state + 1] - first;
      for (let k = 0; k < count; k++) out[k] = heads[edges[first + k]];
      return count;
    },
  };
}
