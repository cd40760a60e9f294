import { listedGraph, reversedGraph } from "../../../src/search/placed-graph";
import { finished, ITEMS_PER_STEP } from "../../../src/steps";
import type { StateGraph } from "../../../src/search/breadth-first";

/** From each state to the next two, two states a place. */
const ladder = (stateCount: number) => ({
  stateCount,
  maximumDegree: 2,
  successors(state: number, out: Int32Array) {
    out[0] = state + 1;
    out[1] = state + 2;
    return Math.max(0, Math.min(2, stateCount - 1 - state));
  },
  placeCount: Math.ceil(stateCount / 2),
  placeOf: (state: number) => state >> 1,
});

test("lists the successors of each state in their order, then the starts", () => {
  const { places, offsets, edges } = finished(listedGraph(ladder(4), [2, 0]));
  expect([...places]).toEqual([0, 0, 1, 1]);
  expect([...offsets]).toEqual([0, 2, 4, 5, 5, 7]);
  expect([...edges]).toEqual([1, 2, 2, 3, 3, 2, 0]);
});

test("others may work between a few thousand states", () => {
  const steps = 5;
  const pauses = [...listedGraph(ladder(steps * ITEMS_PER_STEP), [0])];
  expect(pauses.length).toBeGreaterThanOrEqual(2 * steps);
});

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
