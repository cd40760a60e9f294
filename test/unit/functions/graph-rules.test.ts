import fc from "fast-check";
import { failure } from "./host";
import { solveGraph } from "../../../src/functions/graphs";
import {
  findHardest,
  findPuzzleGroup,
  findSpacePaths,
  rearrange,
} from "../../../src/functions/rearrangements";

type Range = unknown[][];
type Call = (moves: Range, rules?: string) => Promise<unknown>;

/** Each function that reads a list of edges or moves, with its other arguments. */
const FUNCTIONS: Record<string, Call> = {
  SOLVEGRAPH: (moves, rules) => solveGraph(moves, [["a"]], [["c"]], rules as never),
  SPACEPATHS: (moves, rules) => findSpacePaths(moves, "a", undefined, rules as never),
  PUZZLEGROUP: (moves, rules) => findPuzzleGroup(moves, [["a"]], rules as never),
  REARRANGE: (moves, rules) =>
    rearrange(moves, [["a", "x"], ["c", ""]], [["a", ""], ["c", "x"]], rules as never), // prettier-ignore
  HARDEST: (moves, rules) => findHardest(moves, [["a", "x"]], rules as never),
};
const outcome = async (call: () => Promise<unknown>) => {
  try {
    return await call();
  } catch {
    return await failure(call);
  }
};
const HINT = 'Edges go one way; to go both ways, write "both ways" for rules.';
const back = (moves: Range) => moves.map(([from, to, ...name]) => [to, from, ...name]);

describe.each(Object.entries(FUNCTIONS))("%s", (name, call) => {
  test("both ways is as if each move were also listed the other way, after all others", async () => {
    const place = fc.constantFrom("a", "b", "c", "d");
    const moves = fc.array(fc.tuple(place, place, fc.constantFrom("up", "", "v")), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(moves, async (some) => {
        const listed: Range = [["a", "c", "m"], ...some];
        const twice = [...listed, ...back(listed)];
        const both = await outcome(() => call(listed, "both ways"));
        expect(both).toEqual(await outcome(() => call(twice)));
        expect(await outcome(() => call(twice, "Both  Ways"))).toEqual(both);
        expect(String(both)).not.toContain(HINT);
      }),
      { numRuns: 50 },
    );
  });

  test("if there is no way in a list in which no edge leads back, the remedy is said, and it helps", async () => {
    const arrows = [["c", "b"], ["b", "a"], ["c", "a"]]; // prettier-ignore
    if (name !== "HARDEST")
      expect(await failure(() => call(arrows))).toMatch(new RegExp(`^#N/A .*\\. ${HINT}$`));
    expect(await outcome(() => call(arrows, "both ways"))).toBeInstanceOf(Array);
    const oneBack = [...arrows, ["d", "b"], ["b", "d"]];
    expect(String(await outcome(() => call(oneBack)))).not.toContain("Edges go one way");
  });

  test("other rules are refused with those that are known", async () => {
    const expected = name === "SOLVEGRAPH" ? "costs, names or both ways" : "both ways";
    expect(await failure(() => call([["a", "c"]], "Undirected"))).toBe(
      `#VALUE! rules: "undirected" is unknown; expected ${expected}.`,
    );
    expect(await failure(() => call([["a", "c"]], "costs names both ways"))).toMatch(/^#VALUE! rules: /);
  });
});

test("a few one-way moves, and a board where a round trip changes nothing, are trivial without a word", async () => {
  expect(await findPuzzleGroup([["a", "b"], ["b", "c"]], [["a"]])).toEqual([["trivial", 1]]); // prettier-ignore
});

const path = (edges: Range, rules?: string) => solveGraph(edges, [["a"]], [["c"]], rules as never);
const NUMBERS: readonly unknown[] = [1, "5", " 2 ", 0.5, -3, "1e3"];
const NOT_NUMBERS: readonly unknown[] = ["up", "5 km", "x1", true];

test.each(NUMBERS)("the number %j in the third column is an error that asks for what it means", async (number) => {
  for (const blank of ["", 0, null]) {
    expect(await failure(() => path([["a", "b", blank], ["b", "c", number]]))).toMatch(
      /^#VALUE! edges, row 2, column 3: here is .*; for rules write "costs" to find a cheapest route, otherwise "names"\.$/,
    );
  }
  expect(await path([["a", "b", number], ["b", "c", 7]], "names")).toEqual([["a", ""], ["b", number], ["c", 7]]);
}); // prettier-ignore

test.each(NOT_NUMBERS)("names are names as long as one of them is %j", async (name) => {
  expect(await path([["a", "b", name], ["b", "c", 7]])).toEqual([["a", ""], ["b", name], ["c", 7]]); // prettier-ignore
  expect(await failure(() => path([["a", "b", 1], ["b", "c", name]], "costs"))).toMatch(
    /^#VALUE! edges, row 2, column 3: .*; expected costs of 0 or more in a third column\.$/,
  ); // prettier-ignore
});

test("without numbers nothing is asked", async () => {
  expect(await path([["a", "b", ""], ["b", "c", 0]])).toEqual([["a", ""], ["b", ""], ["c", ""]]); // prettier-ignore
});

test("a cheapest path has what it costs beside each place, and negative costs are refused", async () => {
  const roads = [["a", "c", 9], ["a", "b", 4], ["a", "b", "2.5"], ["b", "c", 0.1], ["c", "d", null]]; // prettier-ignore
  expect(await path(roads, "costs")).toEqual([["a", 0], ["b", 2.5], ["c", 2.6]]); // prettier-ignore
  expect(await solveGraph(roads, [["d"]], [["a"]], "both ways costs" as never)).toEqual(
    [["d", 0], ["c", 0], ["b", 0.1], ["a", 2.6]],
  ); // prettier-ignore
  expect(await solveGraph(roads, [["a"]], [["c"], ["a"]], "costs" as never)).toEqual([["a", 0]]);
  expect(await failure(() => path([["a", "c", -1]], "costs"))).toBe(
    "#VALUE! edges, row 1, column 3: -1; expected costs of 0 or more in a third column.",
  );
  expect(await failure(() => path([["a", "c"]], "costs"))).toBe(
    "#VALUE! edges: there are 2 columns; expected costs of 0 or more in a third column.",
  );
});

test("equal costs find paths with the fewest edges", async () => {
  const place = fc.constantFrom("a", "b", "c", "d", "e");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(place, place), { maxLength: 12 }), async (pairs) => {
      const edges = [["a", "b"], ["c", "b"], ...pairs]; // prettier-ignore
      const plain = await outcome(() => path(edges));
      const costly = await outcome(() => path(edges.map((pair) => [...pair, 3]), "costs")); // prettier-ignore
      if (!Array.isArray(plain)) return expect(costly).toBe(plain);
      expect(costly).toHaveLength(plain.length);
      expect((costly as unknown[][]).map(([, cost]) => cost)).toEqual(plain.map((_, k) => 3 * k));
    }),
  );
});
