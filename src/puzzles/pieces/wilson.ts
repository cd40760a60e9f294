import type { BiconnectedPart, Edge } from "../../search/biconnected";
import { isPause, type Steps } from "../../steps";

/** What the pieces of a biconnected part of a board can be made to do while its empty place comes back. */
export interface PartGroup {
  /** Of a group that is not cyclic. */
  readonly name?: string;
  /** Their product is the order. */
  readonly factors: readonly number[];
}

/**
 * R. M. Wilson's theorem (Graph puzzles, homotopy, and the alternating group, 1974) for a biconnected simple graph with k
 * vertices, one of them empty: on a cycle the k − 1 pieces only go round; else all rearrangements are possible, or the even
 * ones if the graph is bipartite, with one exception, which has seven vertices. An edge alone lets nothing change.
 */
export function* wilsonGroup({ edges, bipartite }: BiconnectedPart): Steps<PartGroup> {
  const degrees = yield* degreesOf(edges);
  const pieces = degrees.size - 1;
  if (edges.length === 1) return { factors: [] };
  if (edges.length === degrees.size) return { factors: [pieces] };
  if (isExceptional(edges, degrees)) return { name: "PGL(2,5)", factors: [120] };
  const factors = Array.from({ length: pieces - (bipartite ? 2 : 1) }, (_, k) => pieces - k);
  return { name: `${bipartite ? "A" : "S"}${pieces}`, factors };
}

/** Two vertices that are joined by three ways, with 1, 2 and 2 vertices between them. */
function isExceptional(edges: readonly Edge[], degrees: ReadonlyMap<number, number>): boolean {
  if (degrees.size !== 7 || edges.length !== 8) return false;
  const hubs = [...degrees].filter(([, degree]) => degree === 3).map(([vertex]) => vertex);
  const [first, second] = hubs.map((hub) => edges.filter((edge) => edge.includes(hub)).flat());
  // Eight edges on seven vertices make such three ways; those of other lengths have neighbouring hubs, or two ways of one vertex.
  const between = first.filter((vertex) => second.includes(vertex) && !hubs.includes(vertex));
  return !first.includes(hubs[1]) && between.length === 1;
}

function* degreesOf(edges: readonly Edge[]): Steps<Map<number, number>> {
  const degrees = new Map<number, number>();
  for (let k = 0; k < edges.length; k++) {
    if (isPause(k)) yield 0;
    for (const vertex of edges[k]) degrees.set(vertex, (degrees.get(vertex) ?? 0) + 1);
  }
  return degrees;
}
