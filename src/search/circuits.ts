import { edgesBy, graphOf } from "./adjacency";
import { breadthFirst } from "./breadth-first";
import type { Steps } from "../steps";

interface DirectedGraph {
  readonly vertexCount: number;
  /** The tail and head vertices of each edge. There are no duplicate edges and no loops. */
  readonly tails: ArrayLike<number>;
  readonly heads: ArrayLike<number>;
}

export interface CircuitLimits {
  /** The most edges in a circuit. */
  readonly longest: number;
  /** The most circuits. */
  readonly circuits: number;
  /** The most vertices in all circuits together. */
  readonly vertices: number;
  /** The most edges to examine. */
  readonly steps: number;
}

export interface Circuits {
  /** Each goes from home to home, sorted by vertices. */
  readonly circuits: Int32Array[];
  /** The limit that was reached, if any. */
  readonly limit: "circuits" | "vertices" | "steps" | undefined;
}

const STEPS_PER_YIELD = 1 << 16;

/**
 * The circuits through a vertex that visit no other vertex twice, and this one only at their ends. The depth-first search only takes steps
 * from which home can still be reached, so each of them leads to a circuit.
 *
 * Takes a search through the graph for each step, which `limits.steps` bounds. Compare D. B. Johnson, “Finding all the elementary circuits
 * of a directed graph”, 1975.
 */
export function* circuitsThrough(home: number, graph: DirectedGraph, limits: CircuitLimits): Steps<Circuits> {
  const { vertexCount, tails, heads } = graph;
  const outgoing = yield* edgesBy(tails, vertexCount);
  const incoming = yield* edgesBy(heads, vertexCount);
  const onPath = new Uint8Array(vertexCount);
  const distances = new Int32Array(vertexCount);
  const queue = new Int32Array(vertexCount);
  let steps = 0;
  let vertices = 0;

  /** Distances to home that avoid the vertices on the path; −1 if there is no way. */
  const measure = () => {
    distances.fill(-1);
    distances[home] = 0;
    queue[0] = home;
    for (let next = 0, found = 1; next < found; next++) {
      const vertex = queue[next];
      for (let k = incoming.offsets[vertex]; k < incoming.offsets[vertex + 1]; k++) {
        const tail = tails[incoming.edges[k]];
        if (distances[tail] >= 0 || onPath[tail]) continue;
        distances[tail] = distances[vertex] + 1;
        queue[found++] = tail;
      }
      steps += incoming.offsets[vertex + 1] - incoming.offsets[vertex];
    }
    steps += vertexCount;
  };

  const circuits: Int32Array[] = [];
  const path: number[] = [];
  const pending: [vertex: number, length: number][] = [[home, 0]];
  let untilYield = STEPS_PER_YIELD;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [vertex, length] = next;
    while (path.length > length) onPath[path.pop()!] = 0;
    if (vertex === home && length > 0) {
      if (circuits.length === limits.circuits) return { circuits, limit: "circuits" };
      vertices += path.length + 1;
      if (vertices > limits.vertices) return { circuits, limit: "vertices" };
      const circuit = new Int32Array(path.length + 1).fill(home);
      circuit.set(path);
      circuits.push(circuit);
      continue;
    }
    path.push(vertex);
    onPath[vertex] = 1;
    measure();
    const successors = [];
    for (let k = outgoing.offsets[vertex]; k < outgoing.offsets[vertex + 1]; k++) {
      const head = heads[outgoing.edges[k]];
      if (distances[head] >= 0 && length + 1 + distances[head] <= limits.longest) successors.push(head);
    }
    successors.sort((a, b) => b - a);
    for (const successor of successors) pending.push([successor, length + 1]);
    if (steps > limits.steps) return { circuits, limit: "steps" };
    if (steps > untilYield) {
      untilYield = steps + STEPS_PER_YIELD;
      yield steps / limits.steps;
    }
  }
  return { circuits, limit: undefined };
}

/** Marks with 1 the vertices that can be reached from a vertex and from which it can be reached: its strongly connected component. */
export function* strongComponent(
  { vertexCount, tails, heads }: DirectedGraph,
  vertex: number,
): Steps<Uint8Array> {
  const there = yield* breadthFirst(graphOf(yield* edgesBy(tails, vertexCount), heads), [vertex]);
  const back = yield* breadthFirst(graphOf(yield* edgesBy(heads, vertexCount), tails), [vertex]);
  return Uint8Array.from(there.distances, (distance, each) =>
    Number(distance >= 0 && back.distances[each] >= 0),
  );
}
