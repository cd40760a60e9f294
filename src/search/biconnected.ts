import { ITEMS_PER_STEP, type Steps } from "../steps";
import { edgesBy } from "./adjacency";

/** An undirected edge, given by its two vertices. */
export type Edge = readonly [number, number];

/** A maximal part of a graph that removing a single vertex does not disconnect: one edge, a cycle, or cycles that share edges. */
export interface BiconnectedPart {
  readonly edges: readonly Edge[];
  /** Whether its vertices can be coloured black and white so that each edge joins black to white. */
  readonly bipartite: boolean;
}

/**
 * The biconnected parts of a simple graph: two edges are in the same part if some cycle contains both. Depth-first (J. Hopcroft and R.
 * Tarjan, Algorithm 447, 1973): a part is complete when the search backtracks over an edge from whose end no edge leads above its start.
 * The part's edges in the search tree join the depths k and k + 1, so the parities of the depths are its colours if it has any.
 *
 * The time is linear in the number of edges.
 */
export function* biconnectedParts(vertexCount: number, edges: readonly Edge[]): Steps<BiconnectedPart[]> {
  const ends = new Int32Array(2 * edges.length);
  edges.forEach((edge, k) => ends.set(edge, 2 * k));
  yield 0;
  const at = yield* edgesBy(ends, vertexCount);
  const next = at.offsets.slice();
  const depths = new Int32Array(vertexCount).fill(-1);
  /** The smallest depth that an edge reaches from the vertex or its descendants in the tree. */
  const lowest = new Int32Array(vertexCount);
  const parts: BiconnectedPart[] = [];
  const open: Edge[] = [];
  const path: number[] = [];

  const enter = (vertex: number) => {
    depths[vertex] = lowest[vertex] = path.length;
    path.push(vertex);
  };
  const leave = (vertex: number) => {
    path.pop();
    const parent = path.at(-1);
    if (parent === undefined) return;
    lowest[parent] = Math.min(lowest[parent], lowest[vertex]);
    if (lowest[vertex] < depths[parent]) return;
    const first = open.findLastIndex(([from]) => from === parent);
    const part = open.splice(first);
    parts.push({
      edges: part,
      bipartite: part.every(([from, to]) => (depths[from] + depths[to]) % 2 === 1),
    });
  };

  for (let start = 0; start < vertexCount; start++) {
    if (depths[start] >= 0) continue;
    enter(start);
    for (let steps = 1; path.length > 0; steps++) {
      if (steps % ITEMS_PER_STEP === 0) yield 0;
      const vertex = path[path.length - 1];
      if (next[vertex] === at.offsets[vertex + 1]) {
        leave(vertex);
        continue;
      }
      const end = at.edges[next[vertex]++];
      const other = ends[end ^ 1];
      if (depths[other] < 0) {
        open.push([vertex, other]);
        enter(other);
      } else if (depths[other] < depths[vertex] - 1) {
        open.push([vertex, other]);
        lowest[vertex] = Math.min(lowest[vertex], depths[other]);
      }
    }
  }
  return parts;
}
