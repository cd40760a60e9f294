import fc from "fast-check";
import { circuitsThrough, type CircuitLimits } from "../../../src/search/circuits";

const LIMITS: CircuitLimits = { longest: Infinity, circuits: 1000, vertices: 1e5, steps: 1e6 };

type Edge = readonly [tail: number, head: number];

function search(
  home: number,
  vertexCount: number,
  edges: readonly Edge[],
  limits: Partial<CircuitLimits> = {},
) {
  const graph = { vertexCount, tails: edges.map(([tail]) => tail), heads: edges.map(([, head]) => head) };
  const steps = circuitsThrough(home, graph, { ...LIMITS, ...limits });
  const progress: number[] = [];
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { ...value, progress };
    progress.push(value);
  }
}

/** All circuits, in the order of their vertices, found by trying every step. */
function allCircuits(home: number, edges: readonly Edge[], longest: number): number[][] {
  const from = (path: readonly number[]): number[][] =>
    path.length > longest
      ? []
      : edges
          .filter(([tail]) => tail === path.at(-1))
          .map(([, head]) => head)
          .sort((a, b) => a - b)
          .flatMap((head) =>
            head === home ? [[...path, home]] : path.includes(head) ? [] : from([...path, head]),
          );
  return from([home]);
}

const VERTICES = 6;
const vertex = fc.nat({ max: VERTICES - 1 });
const edges = fc
  .uniqueArray(fc.tuple(vertex, vertex), {
    selector: ([tail, head]) => tail * VERTICES + head,
    maxLength: 20,
  })
  .map((pairs) => pairs.filter(([tail, head]) => tail !== head));

test("all circuits that are not too long, each once", () => {
  fc.assert(
    fc.property(edges, vertex, fc.constantFrom(2, 3, 4, Infinity), (edges, home, longest) => {
      const { circuits, limit } = search(home, VERTICES, edges, { longest });
      expect(limit).toBeUndefined();
      expect(circuits.map((circuit) => [...circuit])).toEqual(allCircuits(home, edges, longest));
    }),
  );
});

test("a circuit of many vertices needs no deep recursion, and is searched with pauses", () => {
  const count = 3000;
  const ring = Array.from({ length: count }, (_, k): Edge => [k, (k + 1) % count]);
  const { circuits, progress } = search(0, count, ring, { steps: 1e9 });
  expect(circuits).toEqual([Int32Array.of(...ring.keys(), 0)]);
  expect(progress.length).toBeCloseTo(200, -1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBeLessThan(1);
});

test("the limits are told", () => {
  const complete = [0, 1, 2, 3, 4].flatMap((a) =>
    [0, 1, 2, 3, 4].filter((b) => b !== a).map((b): Edge => [a, b]),
  );
  expect(search(0, 5, complete).circuits).toHaveLength(4 + 12 + 24 + 24);
  expect(search(0, 5, complete, { circuits: 10 })).toMatchObject({ limit: "circuits" });
  expect(search(0, 5, complete, { circuits: 10 }).circuits).toHaveLength(10);
  expect(search(0, 5, complete, { vertices: 7 })).toMatchObject({
    circuits: [Int32Array.of(0, 1, 0), Int32Array.of(0, 1, 2, 0)],
    limit: "vertices",
  });
  // What is examined for circuits of two edges, and for all.
  for (const [longest, steps] of [
    [2, 109],
    [5, 841],
  ]) {
    expect(search(0, 5, complete, { longest, steps }).limit).toBeUndefined();
    expect(search(0, 5, complete, { longest, steps: steps - 1 }).limit).toBe("steps");
  }
});
