import fc from "fast-check";
import { walkedMaze } from "../../../../src/puzzles/mazes/kind";
import { deadEnds } from "../../../../src/puzzles/mazes/dead-ends";
import { readWrapping, WALKING } from "../../../../src/puzzles/mazes/neighbours";
import { randomMaze } from "../../../../src/puzzles/mazes/random-maze";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";

const questions = fc.record({
  rows: fc.integer({ min: 1, max: 14 }),
  columns: fc.integer({ min: 2, max: 14 }),
  rules: fc.constantFrom(...WALKING).map((rules) => rules.split(" ")),
  seed: fc.integer(),
});

const solve = (maze: string[][], rules: string[]) =>
  finished(finished(walkedMaze.read({ maze, start: [[""]], goal: [[""]], rules })).solve());

test("a random maze has its size, one S, one G and a way between, and comes again from its seed", () => {
  fc.assert(
    fc.property(questions, ({ rows, columns, rules, seed }) => {
      const make = () => finished(randomMaze(rows, columns, readWrapping(rules), seededRandom(seed)));
      const maze = make();
      expect(make()).toEqual(maze);
      expect([maze.length, ...maze.map((row) => row.length)]).toEqual([rows, ...maze.map(() => columns)]);
      const marks = maze.flat().sort();
      expect([marks.filter((mark) => mark === "S"), marks.filter((mark) => mark === "G")]).toEqual([
        ["S"],
        ["G"],
      ]);
      expect(solve(maze, rules)).toHaveProperty("way");
    }),
  );
});

test("no way out of its cells is left out: all open cells are connected", () => {
  fc.assert(
    fc.property(questions, ({ rows, columns, rules, seed }) => {
      const maze = finished(randomMaze(rows, columns, readWrapping(rules), seededRandom(seed)));
      const open = maze.flatMap((row, r) =>
        row.flatMap((mark, c) => (mark === "#" ? [] : [[r, c] as const])),
      );
      for (const [r, c] of open) {
        const other = maze.map((row) => row.map((mark) => (mark === "G" ? "" : mark)));
        if (other[r][c] === "S") continue;
        other[r][c] = "G";
        expect(solve(other, rules)).toHaveProperty("way");
      }
    }),
    { numRuns: 20 },
  );
});

test("a maze of a usual size has dead ends, and few places where two cells in each direction are open", () => {
  const maze = finished(randomMaze(12, 16, { rows: false, columns: false }, seededRandom(3)));
  const codes = finished(deadEnds(maze, ["walk"])).flat();
  expect(codes.filter((code) => code > 0 && code < 1).length).toBeGreaterThan(20);
  const isOpen = (row: number, column: number) => maze[row][column] !== "#";
  const squares = maze
    .slice(1)
    .flatMap((row, r) =>
      row.slice(1).filter((_, c) => [0, 1].every((a) => [0, 1].every((b) => isOpen(r + a, c + b)))),
    );
  expect(squares.length).toBeLessThan(8);
});
