import fc from "fast-check";
import { biconnectedParts, type Edge } from "../../../src/search/biconnected";
import { strongComponent } from "../../../src/search/circuits";
import { finished, ITEMS_PER_STEP } from "../../../src/steps";

/** Simple graphs on up to seven vertices. */
const graph = fc.integer({ min: 1, max: 7 }).chain((vertexCount) => {
  const pairs = Array.from({ length: vertexCount }, (_, b) =>
    Array.from({ length: b }, (_, a): Edge => [a, b]),
  ).flat();
  return fc.tuple(fc.constant(vertexCount), fc.shuffledSubarray(pairs));
});

const sorted = (edges: readonly Edge[]) => edges.map((edge) => [...edge].sort().join("-")).sort();

/** The vertices still connected to a vertex when edges and one vertex are removed. */
function together(edges: readonly Edge[], start: number, without = -1): Set<number> {
  const found = new Set([start]);
  for (const vertex of found) {
    for (const edge of edges) {
      if (!edge.includes(vertex) || edge.includes(without)) continue;
      found.add(edge[0] === vertex ? edge[1] : edge[0]);
    }
  }
  return found;
}

test("each edge is in one part, and no vertex holds a part together", () => {
  fc.assert(
    fc.property(graph, ([vertexCount, edges]) => {
      const parts = finished(biconnectedParts(vertexCount, edges));
      expect(sorted(parts.flatMap((part) => part.edges))).toEqual(sorted(edges));
      for (const part of parts) {
        const vertices = new Set(part.edges.flat());
        for (const cut of vertices) {
          const [other] = [...vertices].filter((vertex) => vertex !== cut);
          expect(together(part.edges, other, cut).size).toBe(vertices.size - 1);
        }
      }
    }),
  );
});

test("two edges of different parts are on no cycle: parts share one vertex at most and make no ring", () => {
  fc.assert(
    fc.property(graph, ([vertexCount, edges]) => {
      const parts = finished(biconnectedParts(vertexCount, edges));
      // In a forest of parts and vertices, each part adds all its vertices except the one it hangs by.
      const components = new Set(
        Array.from({ length: vertexCount }, (_, vertex) => Math.min(...together(edges, vertex))),
      ).size;
      const added = parts.reduce((sum, part) => sum + new Set(part.edges.flat()).size - 1, 0);
      expect(added).toBe(vertexCount - components);
    }),
  );
});

test("a part has two colours if some colouring out of all fits", () => {
  fc.assert(
    fc.property(graph, ([vertexCount, edges]) => {
      for (const part of finished(biconnectedParts(vertexCount, edges))) {
        const fits = Array.from({ length: 2 ** vertexCount }, (_, colours) => colours).some((colours) =>
          part.edges.every(([a, b]) => ((colours >> a) ^ (colours >> b)) & 1),
        );
        expect(part.bipartite).toBe(fits);
      }
    }),
  );
});

test("a long path needs no deep recursion, and is searched with pauses", () => {
  const edges = Array.from({ length: 100_000 }, (_, k): Edge => [k, k + 1]);
  expect(finished(biconnectedParts(100_001, edges))).toHaveLength(100_000);
  // Of an edge, two ends are read and sorted. The search reaches both, and the end of the path.
  const pauses = [...biconnectedParts(100_001, edges)].length * ITEMS_PER_STEP;
  expect(pauses / edges.length).toBeCloseTo(7, 0);
});

test("there and back again", () => {
  const tails = [0, 1, 2, 2, 4];
  const heads = [1, 2, 0, 3, 0];
  const component = (vertex: number) => [
    ...finished(strongComponent({ vertexCount: 5, tails, heads }, vertex)),
  ];
  expect(component(0)).toEqual([1, 1, 1, 0, 0]);
  expect(component(3)).toEqual([0, 0, 0, 1, 0]);
  expect(component(4)).toEqual([0, 0, 0, 0, 1]);
});
