import fc from "fast-check";
import { edgesBy } from "../../../src/search/adjacency";
import { cheapestWay } from "../../../src/search/cheapest-first";
import { finished } from "../../../src/steps";

type Edge = readonly [from: number, to: number, cost: number];
const VERTICES = 7;

const search = (edges: readonly Edge[], start: number, isGoal: (vertex: number) => boolean) =>
  finished(
    cheapestWay(
      {
        adjacency: finished(
          edgesBy(
            edges.map(([from]) => from),
            VERTICES,
          ),
        ),
        heads: edges.map(([, to]) => to),
        costs: edges.map(([, , cost]) => cost),
      },
      start,
      isGoal,
    ),
  );

/** The least cost to each vertex, and the fewest edges of ways with that cost, by going over all edges again and again. */
function relaxed(edges: readonly Edge[], start: number) {
  const best = Array.from({ length: VERTICES }, (_, vertex) =>
    vertex === start ? [0, 0] : [Infinity, Infinity],
  );
  for (let round = 0; round < VERTICES; round++) {
    for (const [from, to, cost] of edges) {
      const next = [best[from][0] + cost, best[from][1] + 1];
      if (next[0] < best[to][0] || (next[0] === best[to][0] && next[1] < best[to][1])) best[to] = next;
    }
  }
  return best;
}

const vertex = fc.nat(VERTICES - 1);
const edge = fc.tuple(vertex, vertex, fc.nat(5));

test("the way to the cheapest goal is one of the edges, as cheap as any, and of these as short as any", () => {
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 25 }), vertex, fc.uniqueArray(vertex), (edges, start, goals) => {
      const best = relaxed(edges, start);
      const way = search(edges, start, (each) => goals.includes(each));
      const cheapest = Math.min(...goals.map((goal) => best[goal][0]));
      if (!way) return expect(cheapest).toBe(Infinity);
      const goal = way.at(-1)!;
      expect(goals).toContain(goal);
      expect(best[goal][0]).toBe(cheapest);
      expect(way[0]).toBe(start);
      expect(way.length - 1).toBe(best[goal][1]);
      const total = way.slice(1).reduce((sum, to, k) => {
        const costs = edges.flatMap(([from, head, cost]) => (from === way[k] && head === to ? [cost] : []));
        return sum + Math.min(...costs);
      }, 0);
      expect(total).toBe(cheapest);
    }),
  );
});
