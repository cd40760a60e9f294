import { edgesBy } from "./adjacency";
import { ITEMS_PER_STEP, type Steps } from "../steps";
import type { DirectedGraph } from "./circuits";

/** Marks with 1 the vertices that can be reached from a vertex and from which it can be reached: its strongly connected component. */
export function* strongComponent(
  { vertexCount, tails, heads }: DirectedGraph,
  vertex: number,
): Steps<Uint8Array> {
  const there = yield* reached(vertex, vertexCount, tails, heads);
  const back = yield* reached(vertex, vertexCount, heads, tails);
  return there.map((mark, each) => mark & back[each]);
}

function* reached(
  start: number,
  vertexCount: number,
  tails: ArrayLike<number>,
  heads: ArrayLike<number>,
): Steps<Uint8Array> {
  const { offsets, edges } = yield* edgesBy(tails, vertexCount);
  const marks = new Uint8Array(vertexCount);
  const queue = new Int32Array(vertexCount);
  marks[start] = 1;
  queue[0] = start;
  for (let next = 0, found = 1; next < found; next++) {
    const vertex = queue[next];
    for (let k = offsets[vertex]; k < offsets[vertex + 1]; k++) {
      if (k % ITEMS_PER_STEP === 0) yield 0;
      const head = heads[edges[k]];
      if (marks[head]) continue;
      marks[head] = 1;
      queue[found++] = head;
    }
  }
  return marks;
}
