import { lengthened } from "../../../src/playing/next";
import { makeNext, hasNext } from "../../../src/view/next/make-next";
import { solve } from "../../../src/view/solving";
import { lessonPuzzle } from "./lesson-puzzle";

const never = new AbortController().signal;
const quiet = () => undefined;

test("a length stays within its bounds, unless it is outside of them already", () => {
  const bounds = { least: 3, most: 8 };
  expect([lengthened(5, 1, bounds), lengthened(8, 1, bounds), lengthened(3, -1, bounds)]).toEqual([6, 8, 3]);
  expect([lengthened(12, 1, bounds), lengthened(2, -1, bounds)]).toEqual([12, 2]);
});

test.each([
  ["free-the-key", "FreeTheKey"],
  ["schonbrunn", "Schonbrunn"],
  ["schonbrunn", "SchonbrunnExpert"],
  ["cat-walk", "CatWalk"],
  ["fifteen", "Fifteen2"],
  ["lights-out", "LightsOut"],
  ["ogear", "OGear"],
  ["rubik", "Rubik"],
  ["swap", "Generators"],
])("after %s, %s, others can be solved, and are the same for the same number", async (lesson, id) => {
  const puzzle = await lessonPuzzle(lesson, id);
  expect(hasNext(puzzle.play)).toBe(true);
  const made = (number: number) =>
    makeNext(puzzle, { number, harder: 0 }, puzzle.play.lastStep, quiet, never);
  const [second, third, again] = [await made(2), await made(3), await made(2)];
  expect(second.play.impossible).toBeUndefined();
  expect(second.play.lastStep).toBeGreaterThan(0);
  expect(again.cells).toEqual(second.cells);
  expect(third.cells).not.toEqual(second.cells);
  // Another window solves what it is sent.
  const sent = JSON.parse(JSON.stringify(second.cells)) as typeof second.cells;
  expect((await solve(sent, quiet, never)).byHand!.game.start).toEqual(second.play.byHand!.game.start);
});

test("a harder maze has more rows and columns, and edges that meet as before", async () => {
  const cells = {
    prefix: "Maze",
    cells: {
      maze: [
        ["S", "", ""],
        ["", "#", ""],
        ["", "", "G"],
      ],
      rules: [["walk wrap rows"]],
    },
  };
  const first = { cells, play: await solve(cells, quiet, never) };
  const { cells: made } = await makeNext(first, { number: 2, harder: 2 }, 4, quiet, never);
  expect([made.cells.maze.length, made.cells.maze[0].length, made.cells.rules]).toEqual([
    5,
    5,
    [["walk wrap rows"]],
  ]);
});

test.each([
  ["Pegs", { board: [["o....."], ["oo...."], [".....o"]].map(([row]) => [...row]), rules: [["triangle"]] }],
  [
    "Blocks",
    {
      board: ["AAB.", "..B.", "...."].map((row) => [...row.replaceAll(".", " ")].map((cell) => cell.trim())),
      goal: ["  AA", "    ", "    "].map((row) => [...row].map((cell) => cell.trim())),
      rules: [["straight lengthwise"]],
    },
  ],
])("after %s with rules of its own, others have the same rules and can be solved", async (prefix, ranges) => {
  const cells = { prefix, cells: ranges };
  const first = { cells, play: await solve(cells, quiet, never) };
  for (let number = 2; number < 8; number++) {
    const { cells: made, play } = await makeNext(first, { number, harder: 0 }, 4, quiet, never);
    expect(made.cells.rules).toEqual(ranges.rules);
    expect(play.impossible).toBeUndefined();
    expect(play.lastStep).toBeGreaterThan(0);
  }
});

test("a table of states has no next one", async () => {
  expect(hasNext((await lessonPuzzle("mechanical", "Patterns")).play)).toBe(false);
});
