import type { Steps } from "../steps";
import type { Adjacency } from "./adjacency";
import type { BreadthFirst } from "./breadth-first";
import { SmallestFirst } from "./smallest-first";

/** A directed graph whose edges have costs of 0 or more. `adjacency` lists the edges by where they begin. */
export interface CostGraph {
  readonly adjacency: Adjacency;
  readonly heads: ArrayLike<number>;
  readonly costs: ArrayLike<number>;
}

export interface CheapestFirst extends Pick<BreadthFirst, "predecessors" | "goal"> {
  /** The cost of the cheapest way to each vertex; Infinity for those to which no way was found. */
  readonly costs: Float64Array;
}

const EDGES_PER_YIELD = 1 << 13;

/**
 * Searches from a start until the cheapest goal is found (E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959). Of equally
 * cheap ways it takes one with the fewest edges. Takes time in proportion to E · log E for E edges, and memory in proportion to E.
 */
export function* cheapestFirst(
  { adjacency: { offsets, edges }, heads, costs: costOf }: CostGraph,
  start: number,
  isGoal: (vertex: number) => boolean,
): Steps<CheapestFirst> {
  const count = offsets.length - 1;
  const costs = new Float64Array(count).fill(Infinity);
  const lengths = new Int32Array(count);
  const predecessors = new Int32Array(count).fill(-1);
  const isDone = new Uint8Array(count);
  yield 0;
  // A vertex is added again whenever a better way to it is found; then its earlier entries come after it is done.
  const [vertices, entryCosts, entryLengths]: number[][] = [[], [], []];
  const open = new SmallestFirst(
    (one, other) =>
      (entryCosts[one] - entryCosts[other] || entryLengths[one] - entryLengths[other] || one - other) < 0,
  );
  const add = (vertex: number, cost: number, length: number, predecessor: number) => {
    costs[vertex] = cost;
    lengths[vertex] = length;
    predecessors[vertex] = predecessor;
    entryCosts.push(cost);
    entryLengths.push(length);
    open.add(vertices.push(vertex) - 1);
  };
  add(start, 0, 0, -1);
  for (let looked = 0; open.size > 0;) {
    const vertex = vertices[open.take()];
    if (isDone[vertex]) continue;
    if (isGoal(vertex)) return { costs, predecessors, goal: vertex };
    isDone[vertex] = 1;
    for (let k = offsets[vertex]; k < offsets[vertex + 1]; k++) {
      if (++looked % EDGES_PER_YIELD === 0) yield looked / edges.length;
      const head = heads[edges[k]];
      const cost = costs[vertex] + costOf[edges[k]];
      const length = lengths[vertex] + 1;
      if (cost < costs[head] || (cost === costs[head] && length < lengths[head]))
        add(head, cost, length, vertex);
    }
  }
  return { costs, predecessors, goal: -1 };
}
