import type { StateGraph } from "../../../src/search/breadth-first";
import { reversedGraph } from "../../../src/search/reversed-graph";
import { finished, ITEMS_PER_STEP } from "../../../src/steps";

/** From each state to its double and the next one. */
const doubling = (stateCount: number): StateGraph => ({
  stateCount,
  maximumDegree: 2,
  successors(state, out) {
    out[0] = (2 * state) % stateCount;
    out[1] = (2 * state + 1) % stateCount;
    return 2;
  },
});

test("each state is entered from where the moves come, but never from a goal", () => {
  const isGoal = Uint8Array.of(0, 0, 0, 0, 0, 1, 0);
  const { stateCount, maximumDegree, successors } = finished(reversedGraph(doubling(7), isGoal));
  const out = new Int32Array(maximumDegree);
  const entered = Array.from({ length: stateCount }, (_, state) => [
    ...out.subarray(0, successors(state, out)),
  ]);
  expect(entered.map((states) => states.sort())).toEqual([[0, 3], [0, 4], [1, 4], [1], [2], [2, 6], [3, 6]]); // prettier-ignore
});

test("others may work between a few thousand states", () => {
  const steps = 5;
  const graph = doubling(steps * ITEMS_PER_STEP);
  const pauses = [...reversedGraph(graph, new Uint8Array(graph.stateCount))];
  expect(pauses.length).toBeGreaterThanOrEqual(2 * steps);
});
