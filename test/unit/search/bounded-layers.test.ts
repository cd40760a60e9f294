import fc from "fast-check";
import { countWays, searchInLayers, type EstimatedGraph } from "../../../src/search/bounded-layers";
import { StateTable } from "../../../src/search/state-table";

function result<Result>(steps: Generator<number, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

type Lists = readonly (readonly number[])[];

/** The number of moves from each state to the goal, −1 if there is no way. */
function distancesTo(goal: number, lists: Lists): number[] {
  const distances = lists.map((_, state): number => (state === goal ? 0 : -1));
  for (let distance = 0; distance < lists.length; distance++) {
    lists.forEach((list, state) => {
      if (distances[state] < 0 && list.some((next) => distances[next] === distance))
        distances[state] = distance + 1;
    });
  }
  return distances;
}

/** A state k as the words k, −k, estimated by a fraction of its distance. */
function graphOf(lists: Lists, start: number, estimates: readonly number[]): EstimatedGraph {
  return {
    wordCount: 2,
    maximumDegree: Math.max(0, ...lists.map((list) => list.length)),
    start: Int32Array.of(start, -start),
    startEstimate: estimates[start],
    expand(words, at, successors, out) {
      const list = lists[words[at]];
      list.forEach((next, k) => {
        successors.set([next, -next], 2 * k);
        out[k] = estimates[next];
      });
      return list.length;
    },
  };
}

/** All shortest ways, in the order of successors. */
function shortestWays(lists: Lists, start: number, goal: number): number[][] {
  let ways = [[start]];
  for (let length = 0; length < lists.length; length++) {
    const arrived = ways.filter((way) => way[length] === goal);
    if (arrived.length > 0) return arrived;
    ways = ways.flatMap((way) => lists[way[length]].map((next) => [...way, next]));
  }
  return [];
}

const STATES = 8;
const state = fc.nat({ max: STATES - 1 });
const someLists = fc.array(fc.uniqueArray(state, { maxLength: 3 }), { minLength: STATES, maxLength: STATES });

test("the way is the first of the shortest ones, and all of these are counted, whatever the estimates", () => {
  fc.assert(
    fc.property(someLists, state, state, fc.constantFrom(0, 0.5, 1), (lists, start, goal, part) => {
      const distances = distancesTo(goal, lists);
      const estimates = distances.map((distance) => Math.ceil(distance * part) || (distance === 0 ? 0 : distance < 0 ? -1 : 1)); // prettier-ignore
      fc.pre(distances[start] >= 0);
      const graph = graphOf(lists, start, estimates);
      const { table, way } = result(searchInLayers(graph, 1000));
      const ways = shortestWays(lists, start, goal);
      expect(way!.map((row) => table.words[2 * row])).toEqual(ways[0]);
      expect(result(countWays(distances[start], graph, STATES))).toBe(BigInt(ways.length));
    }),
  );
});

test("ways to the opposite corner of a board are the binomial coefficients", () => {
  const size = 12;
  const lists = Array.from({ length: size * size }, (_, k) => [
    ...(k % size < size - 1 ? [k + 1] : []),
    ...(k + size < size * size ? [k + size] : []),
  ]);
  const distances = distancesTo(size * size - 1, lists);
  expect(result(countWays(distances[0], graphOf(lists, 0, distances), size * size))).toBe(705432n);
});

test("a goal out of reach is found to be so only after all states were seen", () => {
  const ring = Array.from({ length: 5000 }, (_, k) => [(k + 1) % 5000]);
  const search = result(searchInLayers(graphOf(ring, 0, ring.map(() => 1)), 10_000)); // prettier-ignore
  expect(search).toMatchObject({ way: undefined, limited: false });
  expect(search.table.count).toBe(5000);
});

test("too many states are a limit, and the bound tells how far the goal is at least", () => {
  const line = Array.from({ length: 5000 }, (_, k) => (k < 4999 ? [k + 1] : []));
  const estimates = line.map((_, k) => (k === 4999 ? 0 : 1));
  const search = result(searchInLayers(graphOf(line, 0, estimates), 2000));
  expect(search).toMatchObject({ way: undefined, limited: true });
  expect(search.bound).toBeGreaterThan(1000);
  expect(search.bound).toBeLessThanOrEqual(4999);
  expect(result(searchInLayers(graphOf(line, 0, estimates), 5000)).way).toHaveLength(5000);
});

test("a table of states keeps each one once, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer(), fc.integer({ min: 0, max: 3 }))), (states) => {
      const table = new StateTable(2);
      const rows = states.map((words) => table.add(Int32Array.from(words), 0));
      const texts = states.map(String);
      const distinct = [...new Set(texts)];
      expect(rows).toEqual(texts.map((text) => distinct.indexOf(text)));
      expect(table.count).toBe(distinct.length);
    }),
  );
  const table = new StateTable(1);
  const many = Int32Array.from({ length: 10_000 }, (_, k) => k << 16);
  for (let k = 0; k < 2 * many.length; k++) expect(table.add(many, k % many.length)).toBe(k % many.length);
  table.clear();
  expect([table.count, table.add(many, 7), table.count]).toEqual([0, 0, 1]);
});

test("a table grows in steps before it is full", () => {
  const table = new StateTable(1);
  const many = Int32Array.from({ length: 100_000 }, (_, k) => k);
  for (let k = 0; k < many.length; k++) table.add(many, k);
  const more = 4 * many.length;
  expect(table.hasRoom(more)).toBe(false);
  expect([...table.makeRoom(more)].length).toBeGreaterThan(many.length / 10_000);
  expect(table.hasRoom(more)).toBe(true);
  expect(many.map((_, k) => table.add(many, k))).toEqual(many);
});

test("a table of long states takes little room at first", () => {
  expect(new StateTable(100_000).words.length).toBeLessThan(1_000_000);
});
