import type { Steps } from "../steps";
import type { Adjacency } from "./adjacency";
import { SmallestFirst } from "./smallest-first";

/** A directed graph whose edges have costs of 0 or more. `adjacency` lists the edges by where they begin. */
export interface CostGraph {
  readonly adjacency: Adjacency;
  readonly heads: ArrayLike<number>;
  readonly costs: ArrayLike<number>;
}

const EDGES_PER_YIELD = 1 << 13;

/**
 * A cheapest way from a start to a goal, vertex by vertex (E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959); undefined if
 * there is none. Of equally cheap ways it is one with the fewest edges. Takes time in proportion to E · log E for E edges, and memory in
 * proportion to E.
 */
export function* cheapestWay(
  { adjacency: { offsets, edges }, heads, costs: costOf }: CostGraph,
  start: number,
  isGoal: (vertex: number) => boolean,
): Steps<number[] | undefined> {
  /** The ways that were looked at, by their last vertex: what they cost, their edges, and the number of the way up to the vertex before. */
  const [ends, costs, lengths, before]: number[][] = [[], [], [], []];
  /** The best way to each vertex; −1 for none. */
  const best = new Int32Array(offsets.length - 1).fill(-1);
  const open = new SmallestFirst(
    (one, other) => (costs[one] - costs[other] || lengths[one] - lengths[other] || one - other) < 0,
  );
  const arrive = (vertex: number, cost: number, length: number, from: number) => {
    const known = best[vertex];
    if (known >= 0 && (costs[known] - cost || lengths[known] - length) <= 0) return;
    best[vertex] = ends.push(vertex) - 1;
    costs.push(cost);
    lengths.push(length);
    before.push(from);
    open.add(best[vertex]);
  };
  arrive(start, 0, 0, -1);
  for (let looked = 0; open.size > 0;) {
    const way = open.take();
    const vertex = ends[way];
    if (best[vertex] !== way) continue;
    if (isGoal(vertex)) {
      const vertices: number[] = [];
      for (let at = way; at >= 0; at = before[at]) vertices.push(ends[at]);
      return vertices.reverse();
    }
    for (let k = offsets[vertex]; k < offsets[vertex + 1]; k++) {
      if (++looked % EDGES_PER_YIELD === 0) yield looked / edges.length;
      arrive(heads[edges[k]], costs[way] + costOf[edges[k]], lengths[way] + 1, way);
    }
  }
  return undefined;
}
