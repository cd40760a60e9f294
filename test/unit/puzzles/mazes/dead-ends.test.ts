import fc from "fast-check";
import { deadEnds } from "../../../../src/puzzles/mazes/dead-ends";
import { readMaze } from "../../../../src/puzzles/mazes/cells";
import type { Cells } from "../../../../src/grid/cells";
import { ITEMS_PER_STEP } from "../../../../src/steps";
import fixture from "../../../fixtures/freethekey.json";
import { drawn, result, smallMaze } from "../mazes";

const codes = (maze: Cells, rules = "walk") => result(deadEnds(maze, rules.split(" ")));

test("Free the Key: the published codes, with 125 useful cells, 54 dead ends and 157 walls", () => {
  const found = codes(fixture.maze, "walk wrap rows");
  expect(found).toEqual(fixture.blocking);
  const cells = found.flat();
  expect(cells.filter((code) => code === 1)).toHaveLength(fixture.desirable_cells);
  expect(cells.filter((code) => code > 0 && code < 1)).toHaveLength(fixture.grey_cells);
  expect(cells.filter((code) => code === 0)).toHaveLength(fixture.illegal_cells);
});

/** The article's sweeps as written there, repeated until one changes nothing; `outside` is the code beyond the edges. */
function sweeps(maze: readonly (readonly string[])[], outside: number, wrapRows: boolean): number[][] {
  const rows = maze.length;
  const columns = maze[0].length;
  const grid = maze.map((row) => row.map((cell): number => (cell === "#" ? 0 : 1)));
  const at = (row: number, column: number) => {
    const there = wrapRows && rows > 2 ? (row + rows) % rows : row;
    if (there < 0 || there >= rows) return wrapRows ? 0 : outside;
    return grid[there][column] ?? outside;
  };
  for (let changed = true; changed;) {
    changed = false;
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        if (grid[row][column] !== 1 || /[SG]/.test(maze[row][column])) continue;
        const around = [at(row - 1, column), at(row + 1, column), at(row, column - 1), at(row, column + 1)];
        const blocked = around.filter((code) => code < 1);
        if (blocked.length < 3) continue;
        grid[row][column] = (1 + 15 * Math.max(0.5, ...blocked)) / 16;
        changed = true;
      }
    }
  }
  return grid;
}

test("the codes are those of the article's sweeps", () => {
  fc.assert(
    fc.property(smallMaze, fc.boolean(), (maze, wrapRows) => {
      const rules = wrapRows ? "walk wrap rows" : "walk";
      const texts = maze.map((row) => row.map(String));
      expect(codes(maze, rules)).toEqual(sweeps(texts, 0, wrapRows));
      // Without marks, leaving at the edges is allowed. (A # keeps blank cells from being walls.)
      const unmarked = texts.map((row, r) =>
        row.map((cell, c) => (r + c === 0 ? "#" : cell.replace(/[SG]/, ""))),
      );
      expect(codes(unmarked, rules)).toEqual(sweeps(unmarked, 1, wrapRows));
    }),
    { numRuns: 500 },
  );
});

test("far inside a dead end codes come close to 1, but never reach it", () => {
  const line = [["S", "G", ...new Array<string>(2000).fill("")]];
  const [row] = codes(line);
  expect(row.slice(0, 2)).toEqual([1, 1]);
  expect(row.at(-1)).toBe(0.53125);
  expect(row[2]).toBe(0.999999999999999);
});

test.each(["S", "G"])("with %s only, the edges lead out", (mark) => {
  expect(codes(drawn("#.#", `#${mark}#`, "#.#", "###"))).toEqual([[0, 1, 0], [0, 1, 0], [0, 0.53125, 0], [0, 0, 0]]); // prettier-ignore
});

test("what is cut off is marked in the order of the sweeps", () => {
  const [once, twice, thrice] = [0.53125, 0.560546875, (1 + 15 * 0.560546875) / 16];
  expect(codes(drawn("..#S", ".##G"))).toEqual([[twice, once, 0, 1], [once, 0, 0, 1]]); // prettier-ignore
  expect(codes(drawn("S#...#G"))).toEqual([[1, 0, once, twice, thrice, 0, 1]]);
});

test("many cells are looked at, marked and written with pauses", () => {
  const maze = ["S", "G", ...new Array<string>(2 * ITEMS_PER_STEP).fill("")].map((cell) => [cell]);
  const progress = [...deadEnds(maze, ["walk"])];
  expect(progress).toHaveLength([...readMaze(maze, "maze")].length + 2 + 2 + 3);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test("rules that are none of walking", () => {
  expect(() => codes(drawn("S.G"), "jump")).toThrow(
    new Error(
      'rules: "jump" is unknown; expected walk, walk wrap rows, walk wrap columns or walk wrap rows columns.',
    ),
  );
});
