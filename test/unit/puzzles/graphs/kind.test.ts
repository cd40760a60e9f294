import fc from "fast-check";
import { graphPuzzle } from "../../../../src/puzzles/graphs/kind";
import type { Cells } from "../../../../src/grid/cells";
import { movesOf, result } from "../boards";
import { finished } from "../../../../src/steps";

const read = (edges: Cells, start: Cells, goal: Cells) => finished(graphPuzzle.read({ edges, start, goal }));

const EDGES: Cells = [
  ["a", "b", "first"],
  ["a", "c", "second"],
  ["b", "d", "third"],
  ["c", "d", ""],
  ["d", "a", "back"],
];

test("a shortest path, and among equals the first in the order of the edges", () => {
  const puzzle = read(EDGES, [["a"]], [["d"]]);
  expect(movesOf(puzzle)).toEqual([["b", "first"], ["d", "third"]]); // prettier-ignore
  expect(result(puzzle.count())).toBe(2n);
  expect(movesOf(read([...EDGES].reverse(), [["a"]], [["d"]]))).toEqual([["c", "second"], ["d", ""]]); // prettier-ignore
});

test("several goals, numbers, loops and repeated edges", () => {
  expect(movesOf(read(EDGES, [["b"]], [["c"], [""], ["a"]]))).toEqual([["d", "third"], ["a", "back"]]); // prettier-ignore
  const numbers = [[1, 1], [1, 2], [1, "2"], [2, 3], ["", ""]]; // prettier-ignore
  expect(movesOf(read(numbers, [["1"]], [[3]]))).toEqual([[2], [3]]);
  expect(result(read(numbers, [[1]], [[3]]).count())).toBe(1n);
  expect(movesOf(read(numbers, [[3]], [[1]]))).toMatch(
    /^There is no route from the start to the goal\. Edges go one way; /,
  );
});

test("a long path", () => {
  const edges = Array.from({ length: 100_000 }, (_, k) => [k + 1, k + 2, "on"]);
  expect(movesOf(read(edges, [[1]], [[100_001]]))).toHaveLength(100_000);
});

test("every step is an edge, and no path is shorter", () => {
  const place = fc.integer({ min: 1, max: 6 });
  const edges = fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(edges, fc.nat(), fc.nat(), (edges, first, last) => {
      const places = [...new Set(edges.flat())];
      const [start, goal] = [places[first % places.length], places[last % places.length]];
      let reached = new Set([start]);
      let distance = 0;
      while (!reached.has(goal) && distance <= places.length) {
        reached = new Set(edges.flatMap(([from, to]) => (reached.has(from) ? [to] : [])));
        distance++;
      }
      const moves = movesOf(read(edges, [[start]], [[goal]]));
      if (distance > places.length) return expect(typeof moves).toBe("string");
      const path = [start, ...(moves as number[][]).map(([to]) => to)];
      expect(path).toHaveLength(distance + 1);
      expect(path.at(-1)).toBe(goal);
      path.slice(1).forEach((to, k) => expect(edges).toContainEqual([path[k], to]));
    }),
  );
});

test.each<[string, Cells, Cells]>([
  [
    "start: the cell is 0 or blank, which look the same to a function; for a point 0 write the text '0; expected a place of the edges.",
    [[0]],
    [["a"]],
  ],
  ["start: there are 2 places; expected one.", [["a", "b"]], [["a"]]],
  [
    'goal, row 2, column 1: "x" is not among the edges; expected a place of the edges.',
    [["a"]],
    [["a"], ["x"]],
  ],
  [
    "goal: all cells are 0 or blank, which look the same to a function; for a point 0 write the text '0; expected a place of the edges.",
    [["a"]],
    [["", 0]],
  ],
])("%s", (message, start, goal) => {
  expect(() => read(EDGES, start, goal)).toThrow(expect.objectContaining({ name: "CellError", message }));
});
