import fc from "fast-check";
import { keyMaze } from "../../../../src/puzzles/free-the-key/kind";
import { escapeMeter } from "../../../../src/puzzles/free-the-key/escapes";
import original from "../../../fixtures/freethekey.json";
import records from "../../../fixtures/key_records.json";

/** The maze as the meter takes it: a number for each place, a bit for each turn. */
function openTurns(maze: readonly (readonly number[])[]): Int32Array {
  const places = maze[0].map((_, place) => maze.reduce((turns, row, k) => turns | (row[place] << k), 0));
  return Int32Array.from([0, ...places, 0]);
}

function measured(maze: readonly (readonly number[])[]) {
  const fewest = escapeMeter(maze[0].length, maze.length);
  return { escape: fewest(openTurns(maze), false), back: fewest(openTurns(maze), true) };
}

/** The least costs of ways out, by making all known costs smaller until nothing changes (R. Bellman, L. R. Ford). */
function leastCost(maze: readonly (readonly number[])[], costs: { on: number; turn: number; back: number }) {
  const [rows, columns] = [maze.length, maze[0].length];
  const least = maze.map((row) => row.map((open, column) => (open && column === 0 ? 0 : Infinity)));
  for (let changed = true; changed;) {
    changed = false;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (!maze[row][column]) continue;
        const from = (r: number, c: number, cost: number) => (least[(r + rows) % rows][c] ?? Infinity) + cost;
        const found = Math.min(
          from(row, column - 1, costs.on),
          from(row, column + 1, costs.back),
          from(row - 1, column, costs.turn),
          from(row + 1, column, costs.turn),
        );
        if (found < least[row][column]) [least[row][column], changed] = [found, true];
      }
    }
  }
  const out = Math.min(...least.map((row) => row[columns - 1]));
  return out === Infinity ? -1 : out;
}

test("any maze is measured as a slow and simple method does", () => {
  const mazes = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(2, 4, 6, 8, 16, 32))
    .chain(([columns, rows]) => {
      const cell = fc.constantFrom(0, 1, 1);
      const row = fc.array(cell, { minLength: columns, maxLength: columns });
      return fc.array(row, { minLength: rows, maxLength: rows });
    });
  fc.assert(
    fc.property(mazes, (maze) => {
      expect(measured(maze)).toEqual({
        escape: leastCost(maze, { on: 1, turn: 1, back: 1 }),
        back: leastCost(maze, { on: 0, turn: 0, back: 1 }),
      });
    }),
    { numRuns: 300 },
  );
});

test.each(records.map((record) => [record.what, record] as const))("%s", (_, record) => {
  const { top = original.key_top, bottom = original.key_bottom, disk = original.disk } = record;
  const maze = keyMaze([top, bottom], [disk]);
  expect(measured(maze)).toEqual({ escape: record.length, back: record.left_slides });
});

test("a way may begin in some turns only", () => {
  const maze = openTurns([
    [1, 0, 1],
    [1, 1, 1],
    [1, 0, 1],
    [1, 0, 1],
  ]);
  const fewest = escapeMeter(3, 4);
  expect([1, 2, 4, 8].map((start) => fewest(maze, false, start))).toEqual([3, 2, 3, 4]);
});
