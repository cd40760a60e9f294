import fc from "fast-check";
import { LimitError } from "../../../../src/steps/limit-error";
import { isBlank, type Cell, type Cells } from "../../../../src/grid/cells";
import { jumpBoard } from "../../../../src/puzzles/schonbrunn/kind";
import { limited } from "../../../../src/puzzles/limited";
import boards from "../../../fixtures/jump_boards.json";
import schonbrunn from "../../../fixtures/schonbrunn.json";
import { readMaze, result, solve } from "../mazes";
import { allWays, fromOne, smallBoard, weigh, type Position } from "./all-ways";

const start = (position: Position): Cells => fromOne([position]);
const count = (maze: Cells, at: Position, rules: string) =>
  result(readMaze(maze, { start: start(at), rules }).count());

function sumOf(maze: Cells, at: Position, rules: string): Cell[][] {
  const puzzle = readMaze(maze, { start: start(at), rules });
  const outcome = result(puzzle.solve());
  return "way" in outcome ? jumpBoard.answers.sum(puzzle, outcome.way, maze) : [];
}

describe("Schönbrunn", () => {
  const { grid } = schonbrunn;
  const at = schonbrunn.start;

  test("normal in 12 tiles, expert in the published 15", () => {
    const normal = schonbrunn.paths.find(({ tiles }) => tiles === schonbrunn.shortest_normal_tiles)!;
    const expert = schonbrunn.paths.find(({ tiles, sum }) => tiles === 15 && sum === 0)!;
    expect(solve(grid, { start: start(at), rules: "jump" })).toEqual(fromOne(normal.path));
    expect(solve(grid, { start: start(at), rules: "jump zero" })).toEqual(fromOne(expert.path));
    expect(sumOf(grid, at, "jump")).toEqual([[normal.sum]]);
    expect(sumOf(grid, at, "jump zero")).toEqual([[0]]);
  });

  test("28 ways, 10 of them with sum 0", () => {
    expect(count(grid, at, "jump")).toBe(28n);
    expect(count(grid, at, "jump zero")).toBe(10n);
  });

  test("the goal may be the letter O or G, or a blank cell", () => {
    for (const goal of ["O", "o", " O ", "G", " g", "", 0]) {
      const marked = grid.map((row) => row.map((cell) => (cell === 0 ? goal : cell)));
      expect(solve(marked, { start: start(at), rules: "jump zero" })).toHaveLength(15);
      expect(sumOf(marked, at, "jump zero")).toEqual([[0]]);
    }
  });
});

test.each(boards.map((board) => [board.n, board] as const))("the board with %d rows", (_, board) => {
  const given = { start: start(board.start), rules: "jump zero" };
  expect(solve(board.grid, given)).toEqual(fromOne(board.best_path));
  expect(count(board.grid, board.start, "jump")).toBe(BigInt(board.paths));
  expect(count(board.grid, board.start, "jump zero")).toBe(BigInt(board.zero_sum_paths));
});

test("ways are the shortest of all, and the first in the order right, up, down, left", () => {
  fc.assert(
    fc.property(smallBoard, fc.boolean(), ({ tiles, from, goal }, toZero) => {
      const rules = toZero ? "jump zero" : "jump";
      const ways = allWays(tiles, from, goal).filter((way) => !toZero || weigh(tiles, way) === 0);
      const fewest = Math.min(...ways.map((way) => way.length));
      const first = ways.find((way) => way.length === fewest);
      const solution = solve(tiles, { start: start(from), rules });
      expect(typeof solution === "string" ? undefined : solution).toEqual(first && fromOne(first));
      expect(count(tiles, from, rules)).toBe(BigInt(ways.length));
    }),
    { numRuns: 500 },
  );
});

test("the sum nearest to 0, and all ways that the rules ask for, the shortest first", () => {
  fc.assert(
    fc.property(
      smallBoard,
      fc.constantFrom("jump", "jump zero", "jump least"),
      ({ tiles, from, goal }, rules) => {
        const every = allWays(tiles, from, goal);
        const away = (way: readonly Position[]) => Math.abs(weigh(tiles, way));
        const least = Math.min(...every.map(away));
        const asked = every.filter(
          (way) => rules === "jump" || away(way) === (rules === "jump zero" ? 0 : least),
        );
        const sorted = [...asked].sort((one, other) => one.length - other.length);
        const puzzle = readMaze(tiles, { start: start(from), rules });
        expect(result(puzzle.all!()).map((way) => way.map((tile) => puzzle.show(tile)))).toEqual(
          sorted.map(fromOne),
        );
        expect(count(tiles, from, rules)).toBe(BigInt(asked.length));
        const solution = solve(tiles, { start: start(from), rules });
        expect(typeof solution === "string" ? undefined : solution).toEqual(sorted[0] && fromOne(sorted[0]));
      },
    ),
    { numRuns: 500 },
  );
});

test("the garden's 28 ways in a list, and boards with too many of them", () => {
  const { grid } = schonbrunn;
  const puzzle = readMaze(grid, { start: start(schonbrunn.start), rules: "jump" });
  const rows = result(puzzle.all!()).map((way) => jumpBoard.listed!(puzzle, way, grid));
  const published = [...schonbrunn.paths].sort((one, other) => one.tiles - other.tiles);
  const told = published.map(({ tiles, sum, path }) => [
    tiles - 1,
    sum,
    fromOne(path)
      .map((position) => position.join(" "))
      .join("; "),
  ]);
  expect(rows).toHaveLength(28);
  expect([...rows].sort()).toEqual([...told].sort());
  expect(rows.map(([moves]) => moves)).toEqual(told.map(([moves]) => moves));

  const many = Array.from({ length: 6 }, () => new Array<number>(6).fill(1));
  many[5][5] = 0;
  const error = new LimitError(
    "there are more than 10,000 routes; no more are listed, but count tells how many",
  );
  expect(() => result(readMaze(many, { start: start([0, 0]), rules: "jump" }).all!())).toThrow(error);
});

test("a goal with a large number of its own is as near to 0 as can be", () => {
  const maze = [[1, -1, 900_000_000]];
  const given = { start: [[1, 1]], goal: [[1, 3]], rules: "jump least" };
  expect(solve(maze, given)).toEqual([[1, 1], [1, 2], [1, 3]]); // prettier-ignore
  expect(solve([[1, 5, 0]], { start: [[1, 1]], rules: "jump least" })).toBe(
    "There is no route from the start to the goal.",
  );
});

test("where oddness forbids the sum 0, it is said at once, and no way has it", () => {
  fc.assert(
    fc.property(smallBoard, ({ tiles, from, goal }) => {
      const distance = Math.abs(from[0] - goal[0]) + Math.abs(from[1] - goal[1]);
      const steps = readMaze(tiles, { start: start(from), rules: "jump zero" }).solve();
      const { done, value } = steps.next();
      const isForbidden = done === true && "impossible" in value && value.impossible.startsWith("The sum");
      expect(isForbidden).toBe(distance % 2 === 1);
      if (isForbidden) for (const way of allWays(tiles, from, goal)) expect(weigh(tiles, way)).not.toBe(0);
    }),
  );
});

test.each([
  [
    "The sum cannot be 0. The goal is 3 tiles away from the start, an odd number. So the numbers on every route add up to an odd number.",
    { maze: [[1, 1, 1, 0]], start: [[1, 1]], rules: "jump zero" },
  ],
  [
    "The sum cannot be 0. The goal is 1 tile away from the start, an odd number. So the numbers on every route add up to an odd number.",
    { maze: [[1, 0]], start: [[1, 1]], rules: "jump zero" },
  ],
  [
    "The sum cannot be 0: the distances from start to goal show that the numbers on every route add up to an odd number.",
    { maze: [[1, 1, 1]], start: [[1, 1]], goal: [[1, 3]], rules: "jump zero" },
  ],
  [
    "The sum cannot be 0: the distances from start to goal show that the numbers on every route add up to an odd number.",
    { maze: [[1, 1, -3]], start: [[1, 1]], goal: [[1, 3]], rules: "jump zero" },
  ],
  [
    "There are routes from the start to the goal, but the numbers on none of them add up to 0.",
    { maze: [[1, 1, 0]], start: [[1, 1]], rules: "jump zero" },
  ],
  [
    "There is no route from the start to the goal.",
    { maze: [[2, 5, 1, 5, 0]], start: [[1, 1]], rules: "jump" },
  ],
  [
    "There is no route from the start to the goal.",
    { maze: [[2, 5, 1, 5, 0]], start: [[1, 1]], rules: "jump zero" },
  ],
])("%s", (reason, { maze, ...given }) => {
  expect(solve(maze, given)).toBe(reason);
});

test("goals that are given: their own numbers count too", () => {
  const maze = [[1, -2, 1, 1]];
  expect(solve(maze, { start: [[1, 1]], goal: [[1, 2]], rules: "jump" })).toEqual([[1, 1], [1, 2]]); // prettier-ignore
  expect(solve([[2, 5, -2]], { start: [[1, 1]], goal: [["right"]], rules: "jump zero" })).toEqual([[1, 1], [1, 3]]); // prettier-ignore
});

test("a hole is no tile: nothing jumps onto it, and no way starts there", () => {
  const around = [[1, "#", 1], [2, "x", 0]]; // prettier-ignore
  const maze = around.map((row) => row.map((cell) => (cell === "x" ? " # " : cell)));
  expect(solve(maze, { start: [[1, 1]], rules: "jump" })).toEqual([[1, 1], [2, 1], [2, 3]]); // prettier-ignore
  expect(solve([[1, "#", 0]], { start: [[1, 1]], rules: "jump" })).toBe(
    "There is no route from the start to the goal.",
  );
  expect(() => readMaze(maze, { start: [[1, 2]], rules: "jump" })).toThrow(
    new Error("start: row 1, column 2 of the maze is a hole; expected a tile."),
  );
});

test("a start that is the goal", () => {
  expect(solve([[0, 1]], { start: [[1, 1]], rules: "jump zero" })).toEqual([[1, 1]]);
});

test("16 × 16 tiles need few steps, and a proof that there is no way too", () => {
  let seed = 16;
  const random = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
  const board = Array.from({ length: 16 }, () =>
    Array.from({ length: 16 }, () => (random(2) ? 1 : -1) * (1 + random(15))),
  );
  board[8][8] = 0;
  const steps = readMaze(board, { start: [[16, 10]], rules: "jump zero" }).solve();
  let yields = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) yields++;
  const way = "way" in step.value ? step.value.way.map((tile) => [Math.floor(tile / 16), tile % 16]) : [];
  expect(way.length).toBeGreaterThan(1);
  expect(weigh(board, way)).toBe(0);
  expect(yields).toBeLessThan(100);

  const positive = board.map((row) => row.map((tile) => (isBlank(tile) ? 0 : Math.abs(tile))));
  expect(solve(positive, { start: [[16, 10]], rules: "jump zero" })).toMatch(/^There are routes/);
});

test("a limit is no answer", () => {
  const board = boards.at(-1)!;
  const counting = readMaze(board.grid, { start: start(board.start), rules: "jump" }).count();
  const error = new LimitError("20,000 steps were tried, and more are left");
  expect(() => result(limited(counting, 20_000))).toThrow(error);
});

test.each<[string, Cells]>([
  [
    'maze, row 1, column 2: here is "x"; expected signed whole numbers, one 0, O or G for the goal, and # for holes; if it is a wall, add walls x to rules.',
    [[1, "x", 0]],
  ],
  [
    "maze, row 1, column 2: here is 1.5; expected signed whole numbers, one 0, O or G for the goal, and # for holes.",
    [[1, 1.5, 0]],
  ],
  [
    "maze, row 1, column 2: here is TRUE; expected signed whole numbers, one 0, O or G for the goal, and # for holes.",
    [[1, true, 0]],
  ],
  ["maze, row 1, column 2: 1000000000 is too large; expected at most 999999999.", [[1, 1e9, 0]]],
  ["maze, row 2, column 2: here is a second 0 (or blank cell); the first is in row 1, column 3; expected one goal.", [[1, 1, 0], [1, 0, 1]]], // prettier-ignore
  ["maze, row 2, column 2: here is O, a second goal; the first is in row 1, column 3; expected one goal.", [[1, 1, 0], [1, "O", 1]]], // prettier-ignore
  ["maze, row 2, column 2: here is a second blank cell, which counts as 0; the first is in row 1, column 3; expected one goal.", [[1, 1, 0], [1, "", 1]]], // prettier-ignore
  ["maze: no tile is 0, O or G; mark the goal with one of these, or give the goal.", [[1, 1, 1]]],
])("%s", (message, maze) => {
  expect(() => readMaze(maze, { start: [[1, 1]], rules: "jump" })).toThrow(new Error(message));
});

test("the start and the rules have to be known", () => {
  expect(() => readMaze([[1, 0]], { rules: "jump" })).toThrow(
    new Error("start: it is missing; expected the row and column of the first tile, such as {1,1}."),
  );
  expect(() => readMaze([[1, 0]], { start: [[1, 1]], rules: "jump one" })).toThrow(
    new Error('rules: "jump one" is unknown; expected jump, jump zero or jump least.'),
  );
});
