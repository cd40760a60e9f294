import fc from "fast-check";
import type { Cell, Cells } from "../../../../src/grid/cells";
import { hardestArrangements } from "../../../../src/puzzles/pieces/hardest";
import { rearrangement } from "../../../../src/puzzles/pieces/kind";
import { finished } from "../../../../src/steps";
import knights from "../../../fixtures/knights.json";
import { arranged, inOrder, KNIGHTS_MOVES, movesOf, PINBALL_GOAL, PINBALL_MOVES, slidingMoves } from "../boards"; // prettier-ignore

const hardest = (moves: Cells, goal: Cells) => finished(hardestArrangements(moves, goal));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** How many moves REARRANGE takes from an example. */
function movesFrom(example: readonly Cell[], places: readonly Cell[], moves: Cells, goal: Cells): unknown {
  const start = places.map((place, k) => [place, example[k]]);
  return movesOf(finished(rearrangement.read({ moves, start, goal }))).length;
}

/** The distances of all arrangements of the places 1, 2, … from which a goal can be reached, each tried by itself. */
function distancesTo(moves: readonly (readonly number[])[], goal: readonly number[]): Map<string, number> {
  const distances = new Map<string, number>();
  const known = new Map([[goal.join(), goal]]);
  // From all arrangements, until no distance is improved any more: slow, but it goes forwards.
  for (const pieces of known.values()) {
    for (const order of exchanged(pieces)) if (!known.has(order.join())) known.set(order.join(), order);
  }
  distances.set(goal.join(), 0);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [name, pieces] of known) {
      for (const [from, to] of moves) {
        if (pieces[from - 1] === 0 || pieces[to - 1] !== 0) continue;
        const after = [...pieces];
        [after[from - 1], after[to - 1]] = [0, pieces[from - 1]];
        const distance = (distances.get(after.join()) ?? Infinity) + 1;
        if (distance >= (distances.get(name) ?? Infinity)) continue;
        distances.set(name, distance);
        isBetter = true;
      }
    }
  }
  return distances;
}

const exchanged = (pieces: readonly number[]) =>
  pieces.flatMap((piece, k) =>
    pieces.slice(0, k).map((other, j) => pieces.map((each, at) => (at === k ? other : at === j ? piece : each))),
  ); // prettier-ignore

const PLACES = 5;
const place = fc.integer({ min: 1, max: PLACES });
const graphs = fc
  .uniqueArray(fc.tuple(place, place), { selector: String, minLength: 3, maxLength: 12 })
  .map((pairs) => [...pairs, ...Array.from({ length: PLACES }, (_, k): [number, number] => [k + 1, k + 1])]);
const goals = fc
  .array(fc.constantFrom(0, 0, 1, 1, 2, 3), { minLength: PLACES, maxLength: PLACES })
  .filter((list) => list.includes(0));

test("all distances on any graph, with examples that are that far", () => {
  fc.assert(
    fc.property(graphs, goals, (moves, goal) => {
      const expected = distancesTo(moves, goal);
      const { places, distances } = hardest(moves, arranged(goal));
      expect(places).toEqual([1, 2, 3, 4, 5]);
      expect(distances.map(({ distance }) => distance)).toEqual([...distances.keys()].reverse());
      for (const { distance, count, example } of distances) {
        const those = [...expected].filter(([, moves]) => moves === distance).map(([name]) => name);
        expect(count).toBe(those.length);
        expect(those).toContain(example.map(Number).join());
        const isHome = (name: string) => name.split(",").every((piece, k) => (piece === "0") === (goal[k] === 0)); // prettier-ignore
        expect(isHome(example.map(Number).join())).toBe(those.some(isHome));
      }
      expect(sum(distances.map(({ count }) => count))).toBe(expected.size);
    }),
    { numRuns: 150 },
  );
});

test("the pinball: 48 flips at most, and 46 with the centre empty", () => {
  const { places, distances } = hardest(PINBALL_MOVES, PINBALL_GOAL);
  expect(distances[0]).toMatchObject({ distance: 48, count: 1 });
  expect(distances.find(({ example }) => example[4] === "")!.distance).toBe(46);
  expect(sum(distances.map(({ count }) => count))).toBe(181_440);
  for (const k of [0, 2, 20])
    expect(movesFrom(distances[k].example, places, PINBALL_MOVES, PINBALL_GOAL)).toBe(48 - k);
});

test("the knights of the 11th Hour: 47 moves at most", () => {
  const { places, distances } = hardest(KNIGHTS_MOVES, Object.entries(knights.goal));
  expect(places).toEqual(["1", "2", "3", "5", "4", "5A", "6A", "7A", "b0", "b1"]);
  expect(distances[0].distance).toBe(knights.farthest_state);
  expect(sum(distances.map(({ count }) => count))).toBe(knights.reachable_states);
});

// The 8-puzzle's are in A. Reinefeld, "Complete solution of the eight-puzzle" (1993), those of all small boards in the OEIS, A151944.
test.each([
  [2, 3, 21, 1, 360],
  [2, 4, 36, 1, 20_160],
  [3, 3, 31, 2, 181_440],
])("%d × %d boards", (rows, columns, farthest, count, all) => {
  const { distances } = hardest(slidingMoves(rows, columns), arranged(inOrder(rows * columns)));
  expect(distances[0]).toMatchObject({ distance: farthest, count });
  expect(distances).toHaveLength(farthest + 1);
  expect(sum(distances.map((each) => each.count))).toBe(all);
});

test("places in the goal's order, then those that it leaves out", () => {
  const path = [["a", "b"], ["b", "a"], ["b", "c"], ["c", "b"], ["c", "d"], ["d", "c"]]; // prettier-ignore
  const { places, distances } = hardest(path, [["", ""], ["d", "x"], ["a", ""]]); // prettier-ignore
  expect(places).toEqual(["d", "a", "b", "c"]);
  expect(distances.map(({ example }) => example)).toEqual([
    ["", "x", "", ""],
    ["", "", "x", ""],
    ["", "", "", "x"],
    ["x", "", "", ""],
  ]);
  expect(hardest([["a", "a"]], [["a", 0]]).distances).toEqual([{ distance: 0, count: 1, example: [""] }]);
});

test("boards that are too large end in a message", () => {
  const limit = (most: string) => `there are more than ${most} arrangements of the pieces`;
  expect(() => hardest(slidingMoves(4, 4), arranged(inOrder(16)))).toThrow(limit("357,913,941"));
  expect(() =>
    hardest(
      [...inOrder(13).keys()].map((k) => [k + 1, k + 2]),
      arranged(inOrder(13)),
    ),
  ).toThrow(limit("536,870,912"));
});

test.each<[string, Cells, Cells]>([
  ["moves: there is 1 column; expected two columns, from and to, and perhaps names.", [["a"]], [["a", 1]]],
  ['goal, row 1, column 1: "a"; expected a piece or a blank cell on each place of the moves, numbered row by row, and # in all other cells.', [["a", "b"]], [["a", "b", "c"]]],
  ["goal: all cells are blank; expected two columns, places and pieces.", [["a", "b"]], [["", ""]]],
  ['goal, row 1, column 1: "x" is not among the moves; expected a place of the moves.', [["a", "b"]], [["x", 1]]],
  ["goal: no place is empty; expected an empty place to which a piece can move.", [["a", "b"]], [["a", 1], ["b", 2]]],
])("%s", (message, moves, goal) => {
  expect(() => hardest(moves, goal)).toThrow(expect.objectContaining({ name: "CellError", message }));
}); // prettier-ignore
