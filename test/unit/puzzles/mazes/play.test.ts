import fc from "fast-check";
import type { Cells } from "../../../../src/grid/cells";
import { DIRECTIONS } from "../../../../src/puzzles/mazes/neighbours";
import { maze as kind } from "../../../../src/puzzles/mazes/play";
import type { Game } from "../../../../src/playing/play";
import { finished } from "../../../../src/steps";
import { played } from "../../playing/played";
import { drawn, smallMaze, solve } from "../mazes";

const WRAPS = ["walk", "walk wrap rows", "walk wrap columns", "walk wrap rows columns"];
const anyWrap = fc.constantFrom(...WRAPS);

const playOf = (maze: Cells, rules = "walk", more: Record<string, Cells> = {}) =>
  played(kind, { maze, rules: [[rules]], ...more });
const gameOf = (maze: Cells, rules?: string) => playOf(maze, rules).byHand!.game as Game<number>;

/** The open cells next to one, found by looking in all directions. */
function nextTo(maze: Cells, rules: string, row: number, column: number): Set<string> {
  const [rows, columns] = [maze.length, maze[0].length];
  const found = new Set<string>();
  for (const { down, right } of DIRECTIONS) {
    let [r, c] = [row + down, column + right];
    if (rules.includes("rows")) r = (r + rows) % rows;
    if (rules.includes("columns")) c = (c + columns) % columns;
    const isInside = r >= 0 && r < rows && c >= 0 && c < columns;
    if (isInside && maze[r][c] !== "#" && (r !== row || c !== column)) found.add(`${r} ${c}`);
  }
  return found;
}

/** The number of moves from each open cell to the nearest goal, by going over the maze until nothing changes. */
function distances(maze: Cells, rules: string): Map<string, number> {
  const far = new Map<string, number>();
  for (let distance = 0, changes = true; changes; distance++) {
    changes = false;
    maze.forEach((cells, r) =>
      cells.forEach((cell, c) => {
        if (cell === "#" || far.has(`${r} ${c}`)) return;
        const near = [...nextTo(maze, rules, r, c)].some((next) => far.get(next) === distance - 1);
        if (distance === 0 ? cell !== "G" : !near) return;
        far.set(`${r} ${c}`, distance);
        changes = true;
      }),
    );
  }
  return far;
}

test("the play is SOLVEMAZE's way, or says why there is none", () => {
  fc.assert(
    fc.property(smallMaze, anyWrap, (maze, rules) => {
      const { walk, impossible, lastStep } = playOf(maze, rules);
      const way = solve(maze, { rules });
      if (typeof way === "string") expect([impossible, lastStep]).toEqual([way, 0]);
      else expect(walk.rows.map((row, step) => [row + 1, walk.columns[step] + 1])).toEqual(way);
    }),
  );
});

test("moves lead to the open neighbours, all else is refused with a reason", () => {
  fc.assert(
    fc.property(smallMaze, anyWrap, (maze, rules) => {
      const game = gameOf(maze, rules);
      maze.forEach((cells, row) =>
        cells.forEach((cell, column) => {
          if (cell === "#") return;
          const state = row * cells.length + column;
          const moves = game.moves(state);
          const next = nextTo(maze, rules, row, column);
          expect(new Set(moves.map(({ spot }) => spot))).toEqual(next);
          expect(moves).toHaveLength(next.size);
          maze.forEach((line, r) =>
            line.forEach((other, c) => {
              const spot = `${r} ${c}`;
              if (next.has(spot)) return;
              const expected =
                other === "#"
                  ? "There is a wall."
                  : r === row && c === column
                    ? "The marker is there already."
                    : "A move leads to the next cell only: right, left, up or down.";
              expect(game.refuse(state, spot)).toBe(expected);
            }),
          );
        }),
      );
    }),
  );
});

test("from every cell the rest of the way is as short as can be", () => {
  fc.assert(
    fc.property(smallMaze, anyWrap, (maze, rules) => {
      const game = gameOf(maze, rules);
      const far = distances(maze, rules);
      maze.forEach((cells, row) =>
        cells.forEach((cell, column) => {
          if (cell === "#") return;
          const solution = finished(game.solve(row * cells.length + column));
          const expected = far.get(`${row} ${column}`);
          if (!("line" in solution)) {
            expect(expected).toBeUndefined();
            return;
          }
          expect(solution.line).toHaveLength(expected!);
          let state = row * cells.length + column;
          for (const { to } of solution.line) {
            expect(game.moves(state).map((move) => move.to)).toContain(to);
            state = to;
          }
          expect(game.isSolved(state)).toBe(true);
        }),
      );
    }),
  );
});

test("any legal line is shown, also one that goes past the goal and back", () => {
  const game = gameOf(drawn("S.G"));
  const line = [
    game.moves(0)[0],
    game.moves(1)[0],
    game.moves(2)[0],
    game.moves(1).find(({ to }) => to === 0)!,
  ];
  const play = game.play(line);
  expect(Array.from({ length: play.lastStep + 1 }, (_, step) => play.text(step))).toEqual([
    "the route begins in row 1, column 1",
    "right, to row 1, column 2",
    "right, to row 1, column 3",
    "left, to row 1, column 2",
    "left, to row 1, column 1",
  ]);
  expect(game.moves(1).map(({ label, key, from }) => [label, key, from])).toEqual([
    ["right", "ArrowRight", "0 1"],
    ["left", "ArrowLeft", "0 1"],
  ]);
});

test("of a side the walk begins where the way is shortest, and a goal may be a side", () => {
  const maze = drawn("....", "#.##", "....");
  expect(playOf(maze, "walk", { start: [["bottom"]], goal: [["top"]] }).text(0)).toBe(
    "the route begins in row 3, column 2",
  );
});

test("a maze whose start is its goal is solved", () => {
  const play = playOf(drawn("..#"), "", { start: [[1, 2]], goal: [[1, 2], [1, 1]] }); // prettier-ignore
  expect([play.lastStep, play.impossible]).toEqual([0, undefined]);
});

test("a drag that begins elsewhere, cells that are none, and rules of other mazes", () => {
  const game = gameOf(drawn("S.G"));
  expect(game.refuse(0, "0 1", "0 2")).toBe("The marker is in row 1, column 1: a move begins there.");
  expect(game.refuse(0, "1 0")).toBe("That is not a cell of the maze.");
  expect(game.refuse(0, "0 3")).toBe("That is not a cell of the maze.");
  expect(() => playOf(drawn("S.G"), "jump")).toThrow(
    'rules: "jump" is unknown; expected walk, walk wrap rows, walk wrap columns or walk wrap rows columns.',
  );
  expect(() => playOf(drawn("S#G"), "walk", { start: [[1, 2]] })).toThrow(
    /^start: row 1, column 2 of the maze/,
  );
});

test("dead ends are those between start and goal", () => {
  const { codes } = playOf(drawn("S.G", "#.#", "#.#"));
  expect(codes.map((row) => row.map((code) => (code === 0 ? "#" : code < 1 ? "x" : ".")).join(""))).toEqual([
    "...",
    "#x#",
    "#x#",
  ]);
});

test.each([
  [
    "cells with marks of their own",
    [
      ["X", "X", "X", "X"],
      ["X", "S", "E", "X"],
      ["X", "X", "X", "X"],
    ],
    "",
    [1, 1],
    [1, 2],
  ],
  ["lines of text", [["####"], ["#SG#"], ["####"]], "", [1, 0], [1, 0]],
  [
    "marks that the rules name",
    [
      ["S", "x"],
      ["G", "x"],
    ],
    "walls x",
    [0, 0],
    [1, 0],
  ],
  ["a box in lines", [["+--+--+"], ["|S  G |"], ["|     |"], ["+--+--+"]], "", [1, 0], [1, 0]],
  ["a box in cells", ["+--+--+", "|S  G |", "+--+--+"].map((line) => [...line]), "", [1, 1], [1, 4]],
  ["several starts", drawn("S#G.", "...S"), "", [1, 3], [0, 2]],
] as const)("%s are played, and the marker is where they are written", (_, maze, rules, first, last) => {
  // prettier-ignore
  const { marker, lastStep, impossible } = playOf(maze, rules);
  const at = ([row, column]: readonly [number, number]) => [{ row, column }];
  expect(impossible).toBeUndefined();
  expect(marker!.cells(0)).toEqual(at(first));
  expect(marker!.cells(lastStep)).toEqual(at(last));
});
