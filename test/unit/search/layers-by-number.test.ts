import fc from "fast-check";
import { breadthFirst } from "../../../src/search/breadth-first";
import { layersByNumber, type NumberedMoves } from "../../../src/search/layers-by-number";
import { finished } from "../../../src/steps";

/** Moves are numbered by their place among those from a state. */
function movesBy(successors: (from: number) => readonly number[], maximumDegree: number): NumberedMoves {
  return {
    maximumDegree,
    successors(from, _, states, moves) {
      const list = successors(from);
      states.set(list);
      list.forEach((_, k) => (moves[k] = k));
      return list.length;
    },
  };
}

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
      const moves = movesBy((from) => successors[from], STATES);
      expect(finished(layersByNumber(STATES, moves, 10, mostListed))).toEqual(expected);
    }),
  );
});

test("each state is expanded once", () => {
  const expanded = new Uint8Array(1000);
  const moves = movesBy((from) => {
    expanded[from]++;
    return [1, 7, 500].map((step) => (from + step) % 1000);
  }, 3);
  for (const mostListed of [1000, 20, 0]) {
    finished(layersByNumber(1000, moves, 10, mostListed));
    expect([...expanded]).toEqual(new Array(1000).fill(1));
    expanded.fill(0);
  }
});

test("others may work between the states of a list, and while states are looked for", () => {
  const chain = movesBy((from) => [(from + 1) % 1000], 1);
  const shares = [...layersByNumber(1000, chain, 10)];
  expect(shares).toHaveLength(100);
  expect(shares.at(-1)).toBe(1);
  const pair = movesBy((from) => (from === 0 ? [1, 2] : []), 2);
  expect([...layersByNumber(1 << 24, pair, 10, 1)].length).toBe(16);
});

test("a state is expanded with the move that led to it first, if its layer is listed", () => {
  const steps = [1, 7, 500];
  const led = (mostListed: number) => {
    const by = new Map<number, number>();
    const moves: NumberedMoves = {
      maximumDegree: 3,
      successors(from, move, states, taken) {
        by.set(from, move);
        steps.forEach((step, k) => ((states[k] = (from + step) % 1000), (taken[k] = k)));
        return 3;
      },
    };
    finished(layersByNumber(1000, moves, 10, mostListed));
    return [0, 1, 7, 500, 2, 8, 501, 14].map((state) => by.get(state));
  };
  expect(led(1000)).toEqual([-1, 0, 1, 2, 0, 1, 2, 1]);
  expect(led(3)).toEqual([-1, 0, 1, 2, -1, -1, -1, -1]);
});
