import type { BiconnectedPart, Edge } from "../../search/biconnected";
import { isPause, type Steps } from "../../steps";

/** What the pieces of a biconnected part of a board can do while its empty place comes back. */
export interface PartGroup {
  /** Only for a group that is not cyclic. */
  readonly name?: string;
  /** The group's order is their product. */
  readonly factors: readonly number[];
}

/**
 * R. M. Wilson's theorem (Graph puzzles, homotopy, and the alternating group, 1974) for a biconnected simple graph with k vertices, one of
 * them empty: on a cycle the k − 1 pieces can only rotate. Otherwise all rearrangements are possible, or the even ones if the graph is
 * bipartite, with one exception on seven vertices. On a single edge nothing can change.
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

/** Two vertices connected by three ways, with 1, 2 and 2 vertices between them. */
function isExceptional(edges: readonly Edge[], degrees: ReadonlyMap<number, number>): boolean {
  if (degrees.size !== 7 || edges.length !== 8) return false;
  const hubs = [...degrees].filter(([, degree]) => degree === 3).map(([vertex]) => vertex);
  const [first, second] = hubs.map((hub) => edges.filter((edge) => edge.includes(hub)).flat());
  // Eight edges on seven vertices make three such ways. With other lengths the hubs are neighbours, or two ways have one vertex.
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
