import { solveGraph } from "../../../src/functions/graphs";
import { randomIndex, seededRandom } from "../../../src/steps/random";
import { failure } from "./host";

type Edge = readonly [from: string, to: string, cost: number];
type Path = readonly (readonly [place: string, cost: number])[];

const path = async (edges: readonly Edge[], start: string, goal: string, rules: string) =>
  (await solveGraph(edges.map((edge) => [...edge]), [[start]], [[goal]], rules as never)) as unknown as Path; // prettier-ignore

/** Edges as in `st10`: from s to t at a cost of 10. */
const edgesIn = (text: string): Edge[] =>
  text.split(" ").map((edge) => [edge[0], edge[1], Number(edge.slice(2))]);

// T. H. Cormen, C. E. Leiserson, R. L. Rivest and C. Stein, Introduction to Algorithms, figure 24.6 of the third edition.
test("the example of Dijkstra's algorithm in CLRS", async () => {
  const edges = edgesIn("st10 sy5 tx1 ty2 yt3 yx9 yz2 xz4 zx6 zs7");
  const found = await Promise.all(["t", "x", "y", "z"].map((goal) => path(edges, "s", goal, "costs")));
  expect(found.map((each) => each.at(-1))).toEqual([["t", 8], ["x", 9], ["y", 5], ["z", 7]]); // prettier-ignore
  expect(found[1]).toEqual([["s", 0], ["y", 5], ["t", 8], ["x", 9]]); // prettier-ignore
});

// F. S. Hillier and G. J. Lieberman, Introduction to Operations Research: Seervada Park, 13 miles by O-A-B-D-T or O-A-B-E-D-T.
test("the shortest path through Seervada Park has 13 miles", async () => {
  const edges = edgesIn("OA2 OB5 OC4 AB2 AD7 BC1 BD4 BE3 CE4 DE1 DT5 ET7");
  expect(await path(edges, "O", "T", "costs both ways")).toEqual(
    [["O", 0], ["A", 2], ["B", 4], ["D", 8], ["T", 13]],
  ); // prettier-ignore
});

// The graph of the animation in Wikipedia's article on Dijkstra's algorithm.
test("Wikipedia's six places: 20 from 1 to 5 by 3 and 6", async () => {
  const edges = edgesIn("127 139 1614 2310 2415 3411 362 456 569");
  expect(await path(edges, "1", "5", "costs both ways")).toEqual(
    [["1", 0], ["3", 9], ["6", 11], ["5", 20]],
  ); // prettier-ignore
});

test("200 random graphs, against the least costs between all pairs by R. W. Floyd's three loops", async () => {
  const random = seededRandom(4);
  for (let k = 0; k < 200; k++) {
    const places = "abcdef";
    const any = () => randomIndex(random, places.length);
    const edges: Edge[] = [["a", "b", 99], ["e", "f", 99]]; // prettier-ignore
    for (let count = randomIndex(random, 14); count > 0; count--)
      edges.push([places[any()], places[any()], randomIndex(random, 20) / 4]);
    const isBothWays = k % 2 === 1;
    const least = Array.from(places, (_, from) =>
      Array.from(places, (_to, to) => (from === to ? 0 : Infinity)),
    );
    for (const [from, to, cost] of edges) {
      const [a, b] = [places.indexOf(from), places.indexOf(to)];
      least[a][b] = Math.min(least[a][b], cost);
      if (isBothWays) least[b][a] = Math.min(least[b][a], cost);
    }
    for (const by of least.keys())
      for (const row of least) row.forEach((cost, to) => (row[to] = Math.min(cost, row[by] + least[by][to])));
    const rules = isBothWays ? "costs both ways" : "costs";
    const expected = least[0][5];
    if (expected === Infinity)
      expect(await failure(() => path(edges, "a", "f", rules))).toMatch(/^#N\/A There is no route/);
    else expect([edges, (await path(edges, "a", "f", rules)).at(-1)]).toEqual([edges, ["f", expected]]);
  }
});
