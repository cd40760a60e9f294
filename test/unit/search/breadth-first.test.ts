import fc from "fast-check";
import { breadthFirst, countShortestWays, wayTo, type StateGraph } from "../../../src/search/breadth-first";
import type { Steps } from "../../../src/steps";

function graphOf(lists: readonly (readonly number[])[]): StateGraph {
  return {
    stateCount: lists.length,
    maximumDegree: Math.max(0, ...lists.map((list) => list.length)),
    successors(state, out) {
      out.set(lists[state]);
      return lists[state].length;
    },
  };
}

function result<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const STATES = 7;
const state = fc.integer({ min: 0, max: STATES - 1 });
const lists = fc.array(fc.uniqueArray(state, { maxLength: 4 }), { minLength: STATES, maxLength: STATES });

/** All shortest ways, found by trying all ways of each length, in the order of the starts and successors. */
function shortestWays(
  lists: readonly (readonly number[])[],
  starts: readonly number[],
  goals: readonly number[],
) {
  let ways = [...new Set(starts)].map((start) => [start]);
  for (let length = 0; length <= STATES; length++) {
    const arrived = ways.filter((way) => goals.includes(way[length]));
    if (arrived.length > 0) return arrived;
    ways = ways.flatMap((way) => lists[way[length]].map((next) => [...way, next]));
  }
  return [];
}

test("the way found is the first of the shortest ones, and all of these are counted", () => {
  fc.assert(
    fc.property(lists, fc.array(state), fc.array(state), (lists, starts, goals) => {
      const graph = graphOf(lists);
      const isGoal = (at: number) => goals.includes(at);
      const ways = shortestWays(lists, starts, goals);
      const search = result(breadthFirst(graph, starts, isGoal));
      expect(search.goal < 0 ? undefined : wayTo(search, search.goal)).toEqual(ways[0]);
      expect(result(countShortestWays(graph, starts, isGoal))).toBe(BigInt(ways.length));
    }),
  );
});

test("without a goal all states that can be reached are found, by distance", () => {
  fc.assert(
    fc.property(lists, state, (lists, start) => {
      const { distances, order, predecessors, goal } = result(breadthFirst(graphOf(lists), [start]));
      expect(goal).toBe(-1);
      const ordered = Array.from(order, (at) => distances[at]);
      expect([...ordered].sort((a, b) => a - b)).toEqual(ordered);
      expect([...order].sort()).toEqual([...distances.keys()].filter((at) => distances[at] >= 0));
      for (const [from, list] of lists.entries()) {
        for (const to of distances[from] >= 0 ? list : []) {
          expect(distances[to]).toBeGreaterThanOrEqual(0);
          expect(distances[to]).toBeLessThanOrEqual(distances[from] + 1);
        }
      }
      for (const at of order) {
        const before = predecessors[at];
        expect(before < 0 ? at : lists[before].includes(at)).toBe(before < 0 ? start : true);
        if (before >= 0) expect(distances[at]).toBe(distances[before] + 1);
      }
    }),
  );
});

test("long searches yield their progress", () => {
  const path = graphOf(Array.from({ length: 50_000 }, (_, k) => [Math.min(k + 1, 49_999)]));
  const progress = [...breadthFirst(path, [0])];
  expect(progress.length).toBe(6);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  expect(progress.every((part) => part > 0 && part < 1)).toBe(true);
});

test("numbers of ways are exact, however large", () => {
  const levels = 200;
  const lists = Array.from({ length: 2 * levels }, (_, k) =>
    k < 2 * levels - 2 ? [k - (k % 2) + 2, k - (k % 2) + 3] : [],
  );
  const isGoal = (at: number) => at >= 2 * levels - 2;
  expect(result(countShortestWays(graphOf(lists), [0], isGoal))).toBe(2n ** BigInt(levels - 1));
});
