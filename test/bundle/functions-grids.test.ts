import { CAT_WALK } from "../../src/puzzles/cat-walk/lesson";
import boards from "../fixtures/jump_boards.json";
import catWalk from "../fixtures/catwalk.json";
import freeTheKey from "../fixtures/freethekey.json";
import schonbrunn from "../fixtures/schonbrunn.json";
import { cellOf, metadata } from "./bundled-functions";

const fromOne = (path: readonly (readonly number[])[]) => path.map((tile) => tile.map((each) => each + 1));
const solve = (maze: unknown, start: unknown, rules: string, answer = "path", goal: unknown = null) =>
  cellOf("SOLVEMAZE", maze, start, goal, rules, answer);

test("the metadata offers the new rules and answers", () => {
  const enumerated = metadata.functions.find(({ name }) => name === "SOLVEMAZE")!.parameters.slice(3);
  const [rules, answers] = enumerated.map(({ customEnumId }) =>
    metadata.enums.find(({ id }) => id === customEnumId)!.values.map(({ stringValue }) => stringValue),
  );
  expect(rules).toEqual(expect.arrayContaining(["jump", "jump zero", "gates red blue green"]));
  expect(answers).toEqual(expect.arrayContaining(["sum", "message"]));
  expect(metadata.functions.find(({ name }) => name === "DEADENDS")!.options?.cancelable).toBe(true);
});

describe("Free the Key", () => {
  test("the maze, its dead ends and its published solution", async () => {
    const maze = (await cellOf(
      "KEYMAZE",
      [freeTheKey.key_top, freeTheKey.key_bottom],
      [freeTheKey.disk],
    )) as number[][];
    expect(maze).toEqual(freeTheKey.maze);
    expect([maze.length, maze[0].length]).toEqual([16, 21]);

    const codes = (await cellOf("DEADENDS", maze, "walk wrap rows")) as number[][];
    expect(codes).toEqual(freeTheKey.blocking);
    const count = (test: (code: number) => boolean) => codes.flat().filter(test).length;
    expect([count((code) => code === 1), count((code) => code > 0 && code < 1), count((code) => code === 0)]).toEqual([125, 54, 157]); // prettier-ignore

    const way = await solve(maze, [[1, 1]], "walk wrap rows", "path", [[1, 21]]);
    expect(way).toHaveLength(77);
    expect(way).toEqual(freeTheKey.published.map(([column, row]) => [row, column]));
  });

  test("another tooth, another maze: an impossible puzzle says so", async () => {
    const above = freeTheKey.key_top.map((tooth, k) => (k === 10 ? 5 : tooth));
    const maze = await cellOf("KEYMAZE", [above, freeTheKey.key_bottom], [freeTheKey.disk]);
    expect(await solve(maze, [[1, 1]], "walk wrap rows", "path", [[1, 21]])).toBe(
      "#N/A There is no route from the start to the goal.",
    );
  });
});

describe("Schönbrunn", () => {
  const start = fromOne([schonbrunn.start]);

  test("normal: 12 tiles; expert: the published 15 tiles", async () => {
    const [normal, expert] = [12, 15].map((tiles) =>
      schonbrunn.paths.find((each) => each.tiles === tiles && (tiles === 12 || each.sum === 0))!,
    );
    expect(await solve(schonbrunn.grid, start, "jump")).toEqual(fromOne(normal.path));
    expect(await solve(schonbrunn.grid, start, "jump zero")).toEqual(fromOne(expert.path));
    expect(await solve(schonbrunn.grid, start, "jump zero", "length")).toEqual([[14]]);
  });

  test("the sums, and 28 and 10 ways", async () => {
    expect(await solve(schonbrunn.grid, start, "jump", "sum")).toEqual([[6]]);
    expect(await solve(schonbrunn.grid, start, "jump zero", "sum")).toEqual([[0]]);
    expect(await solve(schonbrunn.grid, start, "jump", "count")).toEqual([[28]]);
    expect(await solve(schonbrunn.grid, start, "jump zero", "count")).toEqual([[10]]);
  });
});

describe("bigger boards", () => {
  test.each(boards.map((board) => [board.n, board] as const))("%d rows", async (_, board) => {
    const start = fromOne([board.start]);
    expect(await solve(board.grid, start, "jump zero")).toEqual(fromOne(board.best_path));
    expect(await solve(board.grid, start, "jump", "count")).toEqual([[board.paths]]);
    expect(await solve(board.grid, start, "jump zero", "count")).toEqual([[board.zero_sum_paths]]);
  });

  /** The same boards each time. Every tile can be left in some direction. */
  function board(size: number, seed: number): number[][] {
    let state = seed;
    const random = (n: number) => (state = (state * 48271) % 2147483647) % n;
    const tiles = Array.from({ length: size }, () =>
      Array.from({ length: size }, () => (random(2) ? 1 : -1) * (1 + random(size - 1))),
    );
    tiles[size / 2][size / 2] = 0;
    return tiles;
  }

  test.each([12, 16])("%d rows: jump zero", async (size) => {
    let solved = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const tiles = board(size, seed);
      const way = await solve(tiles, [[size, size]], "jump zero"); // The goal is an even number of tiles away.
      if (typeof way === "string") {
        expect(way).toMatch(/^#N\/A There (is no route|are routes)/);
        continue;
      }
      solved++;
      const visited = way as number[][];
      expect(new Set(visited.map(String)).size).toBe(visited.length);
      expect(visited.reduce((sum, [row, column]) => sum + tiles[row - 1][column - 1], 0)).toBe(0);
      for (let k = 1; k < visited.length; k++) {
        const [[fromRow, fromColumn], [row, column]] = [visited[k - 1], visited[k]];
        const steps = [Math.abs(row - fromRow), Math.abs(column - fromColumn)].sort((a, b) => a - b);
        expect(steps).toEqual([0, Math.abs(tiles[fromRow - 1][fromColumn - 1])]);
      }
      expect(visited.at(-1)).toEqual([size / 2 + 1, size / 2 + 1]);
    }
    expect(solved).toBeGreaterThan(4);
  });

  test("a board whose parity forbids the sum 0 answers with the reason", async () => {
    expect(await solve(board(16, 1), [[16, 9]], "jump zero")).toBe(
      "#N/A The sum cannot be 0. The goal is 7 tiles away from the start, an odd number. So the numbers on every route add up to an odd number.",
    );
    expect(await solve(board(16, 1), [[16, 9]], "jump zero", "count")).toEqual([[0]]);
  });
});

describe("Cat Walk", () => {
  test.each([
    ["gates gray", "REDBLUETHENGREENPATH", catWalk.gray.path],
    ["gates red blue green", "BLACKANDWHITECATFOOT", catWalk.rbg.path],
  ])("%s: %s", async (rules, message, path) => {
    expect(await solve(CAT_WALK, null, rules, "message")).toEqual([[message]]);
    const rooms = path.map(([column, row]) => [2 * (21 - row), 2 * column + 2]);
    expect(await solve(CAT_WALK, null, rules)).toEqual(rooms);
    expect(await solve(CAT_WALK, null, rules, "length")).toEqual([[path.length - 1]]);
    expect(await solve(CAT_WALK, null, rules, "count")).toEqual([[1]]);
    const moves = (await solve(CAT_WALK, null, rules, "moves")) as string[][];
    expect(moves).toHaveLength(path.length - 1);
    const grid = (await solve(CAT_WALK, null, rules, "grid")) as unknown[][];
    expect([grid.length, grid[0].length]).toEqual([43, 53]);
    rooms.forEach(([row, column], k) => expect(grid[row - 1][column - 1]).toBe(k + 1));
    expect(grid.flat().filter((cell) => cell !== "")).toHaveLength(path.length);
  });

  test("a wall on the way: there is none any more", async () => {
    const walled = CAT_WALK.map((row, r) =>
      row.map((cell, c) => (r === 2 && cell === "gray" && c > 0 ? "#" : cell)),
    );
    expect(await solve(walled, null, "gates gray", "message")).toBe(
      "#N/A There is no route from the start to the goal through gray gates.",
    );
  });
});

test.each([
  [
    '#VALUE! maze, row 1, column 2: here is "a"; expected signed whole numbers, one 0, O or G for the goal, and # for holes.',
    [[1, "a", 0]],
    "jump",
  ],
  [
    "#VALUE! maze, row 1, column 4: here is a second 0 (or blank cell); the first is in row 1, column 3; expected one goal.",
    [[1, 1, 0, 0]],
    "jump",
  ],
  [
    '#VALUE! rules: no gate in the maze has the colour "violet"; expected red.',
    [["#"], ["", "S", "red", "G"]],
    "gates violet",
  ],
  [
    '#VALUE! rules: "hop" is unknown; expected walk, walk wrap rows, walk wrap columns, walk wrap rows columns, jump, jump zero, jump least, gates COLOUR …, diagonal, costs, portals, keys or ice.',
    [["S", "G"]],
    "hop",
  ],
])("%s", async (message, maze, rules) => {
  expect(await solve(maze, rules === "jump" ? [[1, 1]] : null, rules)).toBe(message);
});
