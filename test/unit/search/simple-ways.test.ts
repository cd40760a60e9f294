import fc from "fast-check";
import { depthFirst, prepareSearch } from "../../../src/search/depth-first";
import { type SimpleWays, reversedGraph } from "../../../src/search/placed-graph";
import { fromNarrowerEnd, countSimpleWays, shortestSimpleWay } from "../../../src/search/simple-ways";
import { routesToGoal } from "../../../src/search/depth-first";
import { finished } from "../../../src/steps";

interface Drawn {
  readonly lists: readonly (readonly number[])[];
  readonly places: readonly number[];
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  readonly weights?: readonly number[];
}

function waysOf({ lists, places, starts, goals, weights }: Drawn): SimpleWays {
  const graph = {
    stateCount: lists.length,
    maximumDegree: lists.reduce((most, list) => Math.max(most, list.length), 1),
    successors(state: number, out: Int32Array) {
      lists[state].forEach((next, k) => (out[k] = next));
      return lists[state].length;
    },
    placeCount: places.reduce((most, place) => Math.max(most, place), 0) + 1,
    placeOf: (state: number) => places[state],
  };
  return { graph, starts, goals, ...(weights && { weights: Int32Array.from(weights) }) };
}

/** All simple ways, in the order of the starts and successors, by plain recursion. */
function allWays({ lists, places, starts, goals, weights }: Drawn): number[][] {
  const found: number[][] = [];
  const go = (way: number[]) => {
    const last = way.at(-1)!;
    if (goals.includes(last)) {
      if (way.reduce((sum, state) => sum + (weights?.[state] ?? 0), 0) === 0) found.push(way);
      return;
    }
    for (const next of lists[last]) {
      if (!way.some((state) => places[state] === places[next])) go([...way, next]);
    }
  };
  for (const start of new Set(starts)) go([start]);
  return found;
}

const states = (count: number) => fc.integer({ min: 0, max: count - 1 });

const drawn: fc.Arbitrary<Drawn> = fc.integer({ min: 1, max: 8 }).chain((count) =>
  fc.record(
    {
      lists: fc.array(fc.uniqueArray(states(count), { maxLength: 4 }), {
        minLength: count,
        maxLength: count,
      }),
      places: fc.oneof(
        fc.constant(Array.from({ length: count }, (_, state) => state)),
        fc.constant(Array.from({ length: count }, (_, state) => Math.floor(state / 2))),
      ),
      starts: fc.array(states(count), { minLength: 1, maxLength: 3 }),
      goals: fc.uniqueArray(states(count), { minLength: 1, maxLength: 2 }),
      weights: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: count, maxLength: count }),
    },
    { requiredKeys: ["lists", "places", "starts", "goals"] },
  ),
);

test("the first of the shortest ways, whatever the patience", () => {
  fc.assert(
    fc.property(drawn, fc.constantFrom(undefined, -1, 3), (puzzle, patience) => {
      const ways = allWays(puzzle);
      const fewest = Math.min(...ways.map((way) => way.length));
      const first = ways.find((way) => way.length === fewest);
      expect(finished(shortestSimpleWay(waysOf(puzzle), patience))).toEqual(first);
    }),
    { numRuns: 1000 },
  );
});

test("all ways are counted", () => {
  fc.assert(
    fc.property(drawn, (puzzle) => {
      expect(finished(countSimpleWays(waysOf(puzzle)))).toBe(BigInt(allWays(puzzle).length));
    }),
    { numRuns: 1000 },
  );
});

test("weights whose sums are too many to be told apart", () => {
  const count = 400;
  const huge = 999_999_999;
  const lists = Array.from({ length: count }, (_, state) => (state + 1 < count ? [state + 1] : []));
  const places = lists.map((_, state) => state);
  const weights = lists.map((_, state) => (state % 2 === 0 ? huge : -huge));
  const along = (goal: number) =>
    finished(shortestSimpleWay(waysOf({ lists, places, starts: [0], goals: [goal], weights })));
  expect(along(count - 1)).toHaveLength(count);
  expect(along(count - 2)).toBeUndefined();
  // These sums are 0 in the binary digits that are distinguished, but not in reality.
  const equal = lists.map((_, state) => (state < 100 ? 1 << 20 : -1 << 20));
  const heavy = waysOf({ lists, places, starts: [0], goals: [99], weights: equal });
  expect(finished(shortestSimpleWay(heavy))).toBeUndefined();
  expect(finished(countSimpleWays(heavy))).toBe(0n);
});

test("a way through a hundred thousand places does not overflow anything", () => {
  const count = 100_000;
  const lists = Array.from({ length: count }, (_, state) => (state + 1 < count ? [state + 1] : []));
  const line = waysOf({ lists, places: lists.map((_, state) => state), starts: [0], goals: [count - 1] });
  expect(finished(shortestSimpleWay(line))).toHaveLength(count);
  expect(finished(countSimpleWays(line))).toBe(1n);
}, 20_000);

test("a part from which the goal is cut off is not searched", () => {
  // 0 – 1 – 2 is the way. Behind 1 are 30 places, all adjacent to each other, with far too many simple ways to try.
  const crowd = Array.from({ length: 30 }, (_, k) => k + 3);
  const lists = [[1], [...crowd, 0, 2], [1], ...crowd.map((each) => [...crowd.filter((k) => k !== each), 1])];
  const puzzle = waysOf({ lists, places: lists.map((_, state) => state), starts: [0], goals: [2] });
  expect(finished(countSimpleWays(puzzle))).toBe(1n);
  expect(finished(shortestSimpleWay(puzzle))).toEqual([0, 1, 2]);
});

test("a search yields while it looks for routes to the goal, however few places it tries", () => {
  const size = 150;
  const lists = Array.from({ length: size * size }, (_, state) => {
    const [row, column] = [Math.floor(state / size), state % size];
    const next = [];
    if (column + 1 < size) next.push(state + 1);
    if (row + 1 < size) next.push(state + size);
    if (row > 0) next.push(state - size);
    if (column > 0) next.push(state - 1);
    return next;
  });
  const places = lists.map((_, state) => state);
  const ways = waysOf({ lists, places, starts: [0], goals: [size * size - 1] });
  const search = finished(prepareSearch(ways));
  let looks = 0;
  let most = 0;
  const counted = new Proxy(search.graph.places, {
    get: (target, state) => (looks++, Reflect.get(target, state)),
  });
  const graph = { ...search.graph, places: counted };
  const reversed = finished(reversedGraph(ways.graph, search.isGoal));
  const routes = finished(routesToGoal(graph, reversed, ways.goals));
  const steps = depthFirst({ ...search, graph, routes }, Infinity, () => Infinity);
  for (let step = 0; step < 30; step++) {
    steps.next();
    most = Math.max(most, looks);
    looks = 0;
  }
  expect(most).toBeGreaterThan(1000);
  expect(most).toBeLessThan(2 ** 20);
});

test("ways are counted from the end where fewer walks begin", () => {
  // A fan of five states leads from the start to a corridor that ends at the goal.
  const fan = Array.from({ length: 5 }, (_, k) => k + 1);
  const lists = [fan, ...fan.map((state) => [...fan.filter((other) => other !== state), 6]), [7], [8], []];
  const places = [...lists.keys()];
  const forwards = waysOf({ lists, places, starts: [0], goals: [8] });
  const turned = finished(fromNarrowerEnd(forwards));
  expect([turned.starts, turned.goals]).toEqual([[8], [0]]);
  expect(finished(countSimpleWays(forwards))).toBe(
    BigInt(allWays({ lists: lists.slice(), places, starts: [0], goals: [8] }).length),
  );
  // With two starts, one of them may be passed on the way from the other.
  const two = waysOf({ lists, places, starts: [0, 1], goals: [8] });
  expect(finished(fromNarrowerEnd(two))).toBe(two);
});
