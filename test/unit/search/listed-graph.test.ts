import { listedGraph } from "../../../src/search/listed-graph";
import { finished, ITEMS_PER_STEP } from "../../../src/steps";

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
