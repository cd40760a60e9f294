import fc from "fast-check";
import { breadthFirst } from "../../../src/search/breadth-first";
import { layersByNumber } from "../../../src/search/layers-by-number";
import { finished } from "../../../src/steps";

const STATES = 70;
const state = fc.integer({ min: 0, max: STATES - 1 });
/** Mostly from a state to one that is not far, so that there are many layers. */
const edges = fc.array(fc.tuple(state, fc.integer({ min: 1, max: 9 })), { minLength: 30, maxLength: 250 });

test("counts and first states are those of a search that keeps everything, however few states are listed", () => {
  fc.assert(
    fc.property(edges, fc.constantFrom(0, 1, 3, 1000), (pairs, mostListed) => {
      const successors = Array.from(
        { length: STATES },
        (_, from) =>
        [...new Set(pairs.filter(([tail]) => tail === from).map(([tail, step]) => (tail + step) % STATES))], // prettier-ignore
      );
      const { distances } = finished(
        breadthFirst(
          {
            stateCount: STATES,
            maximumDegree: STATES,
            successors: (from, out) => (out.set(successors[from]), successors[from].length),
          },
          [0],
        ),
      );
      const expected = [];
      for (let distance = 0; distances.includes(distance); distance++) {
        const those = [...distances.keys()].filter((each) => distances[each] === distance);
        expected.push({ count: those.length, first: Math.min(...those) });
      }
      const expand = (from: number, arrive: (to: number) => void) => successors[from].forEach(arrive);
      expect(finished(layersByNumber(STATES, expand, 10, mostListed))).toEqual(expected);
    }),
  );
});

test("each state is expanded once", () => {
  const expanded = new Uint8Array(1000);
  const expand = (from: number, arrive: (to: number) => void) => {
    expanded[from]++;
    for (const step of [1, 7, 500]) arrive((from + step) % 1000);
  };
  for (const mostListed of [1000, 20, 0]) {
    finished(layersByNumber(1000, expand, 10, mostListed));
    expect([...expanded]).toEqual(new Array(1000).fill(1));
    expanded.fill(0);
  }
});

test("others may work between the states of a list, and while states are looked for", () => {
  const chain = (from: number, arrive: (to: number) => void) => arrive((from + 1) % 1000);
  const shares = [...layersByNumber(1000, chain, 10)];
  expect(shares).toHaveLength(100);
  expect(shares.at(-1)).toBe(1);
  const pair = (from: number, arrive: (to: number) => void) => [1, 2].forEach((step) => from === 0 && arrive(step)); // prettier-ignore
  expect([...layersByNumber(1 << 24, pair, 10, 1)].length).toBe(16);
});
