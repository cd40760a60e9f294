import fc from "fast-check";
import type { Cell } from "../../../../src/grid/cells";
import freeTheKey from "../../../fixtures/freethekey.json";
import { drawn, readMaze, result, smallMaze, solve } from "../mazes";

const RULES = ["walk", "walk wrap rows", "walk wrap columns", "walk wrap rows columns"];
const NO_WAY = "There is no route from the start to the goal.";

test("the solution published for Free the Key, exactly", () => {
  const given = { start: [[1, 1]], goal: [[1, 21]], rules: "walk wrap rows" };
  const published = freeTheKey.published.map(([column, row]) => [row, column]);
  expect(published).toHaveLength(77);
  expect(solve(freeTheKey.maze, given)).toEqual(published);
  expect(result(readMaze(freeTheKey.maze, given).count())).toBe(BigInt(freeTheKey.number_of_shortest));
});

test("Free the Key from edge to edge takes 74 moves", () => {
  const given = { start: [["left"]], goal: [["right"]], rules: "walk wrap rows" };
  expect(solve(freeTheKey.maze, given)).toHaveLength(freeTheKey.shortest_any_row_to_any_row + 1);
});

test("among equals the first in the order right, up, down, left", () => {
  const square = drawn("...", ".S.", "...");
  const first = (goal: Cell[][]) => (solve(square, { goal }) as Cell[][])[1];
  expect(first([[1, 3]])).toEqual([2, 3]); // prettier-ignore
  expect(first([[3, 3]])).toEqual([2, 3]); // prettier-ignore
  expect(first([[1, 1]])).toEqual([1, 2]); // prettier-ignore
  expect(first([[3, 1]])).toEqual([3, 2]); // prettier-ignore
  expect(first([[2, 1], [3, 2], [1, 2], [2, 3]])).toEqual([2, 3]); // prettier-ignore
});

test("the moves have names, also where they wrap", () => {
  const names = (maze: Cell[][], rules: string) => {
    const puzzle = readMaze(maze, { rules });
    const outcome = result(puzzle.solve());
    const way = "way" in outcome ? outcome.way : [];
    return way.slice(1).map((state, k) => puzzle.move(way[k], state).join());
  };
  expect(names(drawn("S.", "#.", "G."), "walk")).toEqual(["right", "down", "down", "left"]);
  expect(names(drawn("S.", "#.", "G."), "walk wrap rows")).toEqual(["up"]);
  expect(names(drawn("S.#G"), "walk wrap columns")).toEqual(["left"]);
  expect(names(drawn("S#", "#.", ".G"), "walk wrap rows and columns")).toEqual(["up", "right"]);
});

test("a start that is a goal takes no move, in one way", () => {
  const puzzle = readMaze(drawn("S.G"), { goal: [[1, 1]] });
  expect(result(puzzle.solve())).toEqual({ way: [0] });
  expect(result(puzzle.count())).toBe(1n);
});

test("of several starts, as S or as positions, the way begins at the nearest", () => {
  fc.assert(
    fc.property(smallMaze, fc.constantFrom(...RULES), (maze, rules) => {
      const goal = position(maze, "G");
      const starts = positions(maze, ["S", "G"]).filter((each) => `${each}` !== `${goal}`);
      const marked = maze.map((row) => row.map((cell) => (cell === "S" || cell === "G" ? "S" : cell)));
      const each = starts.map((start) => solve(marked, { start: [start], goal: [goal], rules }));
      const found = each.filter((way) => typeof way !== "string");
      const shortest = Math.min(...found.map((way) => way.length));
      const outside = starts.map((start) => start.map(Number));
      const ways = [
        solve(marked, { start: outside, goal: [goal], rules }),
        ...(starts.length > 1 ? [] : [solve(maze, { goal: [goal], rules })]),
      ];
      for (const way of ways) {
        if (found.length === 0) expect(way).toBe(NO_WAY);
        else expect(way).toHaveLength(shortest);
      }
    }),
  );
  expect(solve(drawn("S..G.S"))).toEqual([[1, 6], [1, 5], [1, 4]]); // prettier-ignore
  expect(result(readMaze(drawn("S.G.S")).count())).toBe(2n);
});

function positions(maze: readonly (readonly Cell[])[], marks: readonly string[]): number[][] {
  return maze.flatMap((row, r) =>
    row.flatMap((cell, c) => (marks.includes(String(cell)) ? [[r + 1, c + 1]] : [])),
  );
}

const position = (maze: readonly (readonly Cell[])[], mark: string) => positions(maze, [mark])[0];

test("no way is said as such, and counts as none", () => {
  const puzzle = readMaze(drawn("S#G"));
  expect(result(puzzle.solve())).toEqual({ impossible: NO_WAY });
  expect(result(puzzle.count())).toBe(0n);
});

test("edges are their open cells", () => {
  const maze = drawn("#.#", "..#", "S..");
  expect(solve(maze, { goal: [["top"]] })).toEqual([[3, 1], [3, 2], [2, 2], [1, 2]]); // prettier-ignore
  expect(solve(maze, { goal: [[" Right "]] })).toEqual([[3, 1], [3, 2], [3, 3]]); // prettier-ignore
  expect(solve(maze, { goal: [["left"]] })).toEqual([[3, 1]]);
  expect(solve(maze, { goal: [["bottom"]] })).toEqual([[3, 1]]);
});

test("where two rows wrap, each is next to the other only once", () => {
  const maze = drawn("S", "G");
  expect(result(readMaze(maze, { rules: "walk wrap rows" }).count())).toBe(1n);
  expect(solve(drawn("S.G"), { rules: "walk wrap rows" })).toHaveLength(3);
});

test("every way is legal and, as trying all ways shows, a shortest one; all of these are counted", () => {
  fc.assert(
    fc.property(smallMaze, fc.constantFrom(...RULES), (maze, rules) => {
      const ways = shortestWaysByTrying(maze, rules);
      expect(solve(maze, { rules })).toEqual(ways.length > 0 ? ways[0] : NO_WAY);
      expect(result(readMaze(maze, { rules }).count())).toBe(BigInt(ways.length));
    }),
    { numRuns: 300 },
  );
});

test("a maze of 1000 × 1000 cells is solved, with progress on the way", () => {
  const size = 1000;
  const snake = Array.from({ length: size }, (_, row) => {
    const wall = new Array<Cell>(size).fill(row % 2 === 0 ? 1 : 0);
    wall[row % 4 === 1 ? size - 1 : 0] = 1;
    return wall;
  });
  const puzzle = readMaze(snake, { start: [[1, 1]], goal: [[size - 1, 1]] });
  const steps = puzzle.solve();
  let yields = 0;
  for (let step = steps.next(); ; step = steps.next(), yields++) {
    if (!step.done) continue;
    expect("way" in step.value && step.value.way.length).toBe(500 * size + 499);
    break;
  }
  expect(yields).toBeGreaterThan(50);
});

/** Independent of the solver: all ways of each length, move by move, never stepping on a position twice. */
function shortestWaysByTrying(maze: readonly (readonly Cell[])[], rules: string): number[][][] {
  const rows = maze.length;
  const columns = maze[0].length;
  const wraps = { rows: rules.includes("rows"), columns: rules.includes("columns") };
  const around = (at: number, size: number, wrap: boolean) =>
    at >= 1 && at <= size ? at : wrap ? ((at + size - 1) % size) + 1 : 0;
  const key = (position: readonly number[]) => position.join();
  const startRow = maze.findIndex((row) => row.includes("S"));
  let ways = [[[startRow + 1, maze[startRow].indexOf("S") + 1]]];
  while (ways.length > 0) {
    const arrived = ways.filter((way) => maze[way.at(-1)![0] - 1][way.at(-1)![1] - 1] === "G");
    if (arrived.length > 0) return arrived;
    ways = ways.flatMap((way) => {
      const [row, column] = way.at(-1)!;
      const next = [
        [row, column + 1],
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
      ].map(([r, c]) => [around(r, rows, wraps.rows), around(c, columns, wraps.columns)]);
      return next
        .filter((position, k) => next.findIndex((other) => key(other) === key(position)) === k)
        .filter(([r, c]) => r > 0 && c > 0 && maze[r - 1][c - 1] !== "#")
        .filter((position) => !way.some((visited) => key(visited) === key(position)))
        .map((position) => [...way, position]);
    });
  }
  return [];
}
