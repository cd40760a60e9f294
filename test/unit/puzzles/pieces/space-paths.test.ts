import fc from "fast-check";
import { LimitError } from "../../../../src/steps/limit-error";
import { permutationOfPath } from "../../../../src/permutations/paths";
import { formatPermutation } from "../../../../src/permutations/permutation";
import { spacePaths } from "../../../../src/puzzles/pieces/space-paths";
import type { Cell, Cells } from "../../../../src/grid/cells";
import pinball from "../../../fixtures/pinball.json";
import { afterMoves, PINBALL_MOVES, result, slidingMoves } from "../boards";

function paths(moves: Cells, home: Cell, longest = Infinity): string[][] {
  const { circuits, named } = result(spacePaths({ moves, home, longest }));
  return circuits.map(named);
}

test("the pinball has seven, with the permutations of the article", () => {
  const found = paths(PINBALL_MOVES, 5).map((path) => [
    path.join("-"),
    formatPermutation(permutationOfPath(path)),
  ]);
  expect([...found].sort()).toEqual(pinball.simple_elementary_space_paths);
  expect(found.map(([path]) => path)).toEqual([
    "5-2-5",
    "5-4-1-2-5",
    "5-4-7-8-5",
    "5-6-9-8-5",
    "5-2-3-6-9-8-5",
    "5-4-1-2-3-6-9-8-5",
    "5-6-9-8-7-4-1-2-5",
  ]);
  expect(paths(PINBALL_MOVES, "5", 4).map((path) => path.length)).toEqual([3, 5, 5, 5]);
  expect(paths(PINBALL_MOVES, 5, 1)).toEqual([]);
});

const place = fc.constantFrom("home", "2", "10", "x", "y");
const moves = fc
  .array(fc.tuple(place, place), { minLength: 1, maxLength: 14 })
  .map((pairs) => [...pairs, ["home", "home"]]);

test("along a space-path pieces can be moved, and its permutation tells to where", () => {
  fc.assert(
    fc.property(moves, (moves) => {
      for (const path of paths(moves, "home")) {
        const places = path.slice(1, -1);
        expect(new Set([...places, "home"]).size).toBe(path.length - 1);
        const pieces = new Map([...new Set(moves.flat())].map((each) => [each, each === "home" ? "" : each]));
        const start = [...pieces];
        const made = path.slice(1).map((from, k) => {
          const piece = pieces.get(from)!;
          pieces.set(from, "").set(path[k], piece);
          return [from, path[k], piece, ""];
        });
        const end = afterMoves(moves, start, made);
        const { points, images } = permutationOfPath(path);
        points.forEach((point, k) => expect(end.get(points[images[k]])).toBe(point === "home" ? "" : point));
      }
    }),
  );
});

test("a large grid has too many, but not too many short ones", () => {
  const grid = slidingMoves(8, 8).map(([from, to]) => [from, to]);
  expect(() => paths(grid, 1)).toThrow(
    new LimitError("there are more than 100,000 space-paths; a smaller number for longest leaves fewer"),
  );
  expect(paths(grid, 1, 4).map((path) => path.join("-"))).toEqual([
    "1-2-1",
    "1-9-1",
    "1-2-10-9-1",
    "1-9-10-2-1",
  ]);
});

test("the steps of the search are counted, too", () => {
  const moves = slidingMoves(3, 3).map(([from, to]) => [from, to]);
  const limits = { circuits: 1000, vertices: 1000, steps: 500 };
  expect(() => result(spacePaths({ moves, home: 1, longest: Infinity }, limits))).toThrow(
    new LimitError(
      "finding all space-paths takes more than 500 steps; a smaller number for longest leaves fewer",
    ),
  );
});

/** A ring of places in which the last few can each be bypassed. */
function ringWithForks(places: number, forks: number): Cell[][] {
  const moves: Cell[][] = [];
  for (let place = 1; place <= places; place++) {
    const next = (place % places) + 1;
    moves.push([next, place]);
    const fork = places - place;
    if (fork % 2 === 1 && fork < 2 * forks) moves.push([`by${place}`, place], [next, `by${place}`]);
  }
  return moves;
}

test("a ring with forks has two ways at each of them", () => {
  const found = paths(ringWithForks(12, 3), 1);
  expect(found.map((path) => path.length)).toEqual([13, 14, 14, 14, 15, 15, 15, 16]);
});

test("many long space-paths are too many places", () => {
  expect(() => paths(ringWithForks(1200, 16), 1)).toThrow(
    new LimitError(
      "the space-paths have more than 8,388,608 places together; a smaller number for longest leaves fewer",
    ),
  );
});

test.each<[string, Cells, Cell]>([
  ["home: the cell is blank; expected a place of the moves.", [[1, 2]], ""],
  [
    "home: the cell is 0 or blank, which look the same to a function; for a point 0 write the text '0; expected a place of the moves.",
    [[1, 2]],
    0,
  ],
  ['home: "x" is not among the moves; expected a place of the moves.', [[1, 2]], "x"],
  [
    'moves, row 2, column 1: the place "a-b" cannot be in a space-path; expected a name without spaces, commas, hyphens and parentheses.',
    [
      [1, 2],
      ["a-b", 1],
    ],
    1,
  ],
])("%s", (message, moves, home) => {
  expect(() => paths(moves, home)).toThrow(expect.objectContaining({ name: "CellError", message }));
});
