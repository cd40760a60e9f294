import fc from "fast-check";
import { findKey, type FoundKey, type NoKey } from "../../../../src/puzzles/free-the-key/find-key";
import { keyMaze } from "../../../../src/puzzles/free-the-key/kind";
import { finished } from "../../../../src/steps";
import freeTheKey from "../../../fixtures/freethekey.json";
import fixture from "../../../fixtures/key_realizability.json";
import { contradict, namedWalls, type Maze } from "./key-reasons";

/** All disks of so many cuts whose depths are 0 to some number, without gaps. */
function* disks(cuts: number): Generator<number[]> {
  for (let number = 0; number < cuts ** cuts; number++) {
    const disk = Array.from({ length: cuts }, (_, cut) => Math.floor(number / cuts ** cut) % cuts);
    if (new Set(disk).size === Math.max(...disk) + 1) yield disk;
  }
}

/**
 * The fewest levels of a disk that has a maze, undefined if none has, by trying all disks of so many cuts with all teeth. A column is a
 * number whose bits are its cells.
 */
function levelsByTrying(cuts: number): (maze: Maze) => number | undefined {
  const fits = (disk: readonly number[], above: number, below: number) =>
    disk.reduce(
      (bits, depth, j) => bits | (above <= depth && below <= disk[(j + cuts / 2) % cuts] ? 1 << j : 0),
      0,
    );
  const tried = [...disks(cuts)].map((disk) => {
    const levels = Math.max(...disk) + 1;
    const heights = [...new Array(levels + 1).keys()];
    const columns = new Set(heights.flatMap((above) => heights.map((below) => fits(disk, above, below))));
    return { levels, columns };
  });
  tried.sort((a, b) => a.levels - b.levels);
  return (maze) => {
    const asked = maze[0].map((_, column) => maze.reduce((bits, row, j) => bits | (row[column] << j), 0));
    return tried.find(({ columns }) => asked.every((column) => columns.has(column)))?.levels;
  };
}

function find(maze: Maze, mostLevels?: number): FoundKey | NoKey {
  const open = Uint8Array.from(maze.flat());
  return finished(findKey({ rows: maze.length, columns: maze[0].length, open }, mostLevels));
}

/** The levels of the key that is found; undefined if there is none. The key has the maze, or the reason holds and is as short as it can be. */
function checkedLevels(maze: Maze): number | undefined {
  const found = find(maze);
  if ("impossible" in found) {
    const walls = namedWalls(found);
    expect(walls.every(({ row, column }) => maze[row][column] === 0)).toBe(true);
    expect(contradict(maze, walls)).toBe(true);
    for (const wall of walls) expect(contradict(maze, walls.filter((other) => other !== wall))).toBe(false); // prettier-ignore
    return undefined;
  }
  const { top, bottom, disk, levels } = found;
  expect(keyMaze([top, bottom], [disk])).toEqual(maze);
  expect([...new Set(disk)].sort((a, b) => a - b)).toEqual([...new Array(levels).keys()]);
  return levels;
}

test.each(fixture.map((row, k) => [k, row] as const))("maze %d of the fixture", (_, row) => {
  const maze = row.maze.map((cells) => [...cells].map(Number));
  expect(checkedLevels(maze)).toBe(row.min_height_levels ?? undefined);
});

test("the published maze needs as many levels as its key has", () => {
  expect(checkedLevels(freeTheKey.maze)).toBe(5);
});

test("two columns with one wall each: there is a key only if the walls are in the same row or across", () => {
  for (let s = 1; s < 16; s++) {
    const maze = Array.from({ length: 16 }, (_, row) => [row === 0 ? 0 : 1, row === s ? 0 : 1]);
    const found = find(maze);
    if (s === 8) expect(found).toMatchObject({ levels: 2 });
    else expect(namedWalls(found as NoKey)).toEqual([{ row: 0, column: 0 }, { row: s, column: 1 }]); // prettier-ignore
  }
});

const mazesOf = (rows: number, most: number) =>
  fc.integer({ min: 1, max: most }).chain((columns) => {
    const row = fc.array(fc.constantFrom(0, 1), { minLength: columns, maxLength: columns });
    return fc.array(row, { minLength: rows, maxLength: rows });
  });

describe.each([2, 4, 6])("mazes of %d rows", (rows) => {
  const fewest = levelsByTrying(rows);

  test("the fewest levels, or none, are those that trying all disks finds", () => {
    fc.assert(fc.property(mazesOf(rows, 4), (maze) => expect(checkedLevels(maze)).toBe(fewest(maze))), { numRuns: 300 }); // prettier-ignore
  });

  test("the same near to the mazes of keys", () => {
    const key = keys(rows, 8, rows);
    fc.assert(
      fc.property(key, fc.nat(), fc.nat(), ({ maze }, j, i) => {
        const changed = maze.map((row) => [...row]);
        changed[j % rows][i % maze[0].length] ^= 1;
        expect(checkedLevels(changed)).toBe(fewest(changed));
        expect(checkedLevels(maze)).toBe(fewest(maze));
      }),
      { numRuns: 300 },
    );
  });
});

/** Random keys and disks of so many cuts, and their mazes. */
function keys(cuts: number, most: number, heights: number) {
  const height = fc.integer({ min: 0, max: heights - 1 });
  const some = (count: number) => fc.array(height, { minLength: count, maxLength: count });
  return fc
    .integer({ min: 1, max: most })
    .chain((places) => fc.tuple(some(places), some(places), some(cuts)))
    .map(([top, bottom, disk]) => ({ disk, maze: keyMaze([top, bottom], [disk]) }));
}

test("the mazes of random keys are found again, with no more levels", () => {
  const sizes = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }));
  const key = sizes.chain(([pairs, heights]) => keys(2 * pairs, 30, heights));
  fc.assert(
    fc.property(key, ({ disk, maze }) => {
      expect(checkedLevels(maze)).toBeLessThanOrEqual(new Set(disk).size);
    }),
    { numRuns: 300 },
  );
});

test("fewer levels than a maze needs", () => {
  expect(find(freeTheKey.maze, 4)).toEqual({
    impossible: "A key with this maze needs at least 5 levels.",
  });
  expect(find(freeTheKey.maze, 5)).toEqual(find(freeTheKey.maze));
});

test("a column that is all wall has teeth higher than the deepest cut", () => {
  expect(find([[1, 0], [1, 0]])).toEqual({ top: [0, 1], bottom: [0, 1], disk: [0, 0], levels: 1 }); // prettier-ignore
});

test.each([
  [3, 2, "maze: there are 3 rows; expected an even number of up to 100."],
  [1, 2, "maze: there is 1 row; expected an even number of up to 100."],
  [102, 2, "maze: there are 102 rows; expected an even number of up to 100."],
  [
    100,
    101,
    "maze: 100 cuts and 101 pairs of teeth give too large a maze; expected at most 10000 positions.",
  ],
])("%d rows and %d columns", (rows, columns, message) => {
  const maze = Array.from({ length: rows }, () => new Array<number>(columns).fill(1));
  expect(() => find(maze)).toThrow(new Error(message));
});
