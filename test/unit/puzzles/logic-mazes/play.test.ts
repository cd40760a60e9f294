import type { Cells } from "../../../../src/grid/cells";
import { logicPlay } from "../../../../src/puzzles/logic-mazes/play";
import { logicMazes } from "../../../../src/puzzles/logic-mazes/puzzle";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";

const drawn = (...rows: string[]): Cells =>
  rows.map((row) => Array.from(row, (cell) => (cell === "." ? "" : cell)));
const played = (maze: Cells, rules: string) => finished(logicPlay.read({ maze, rules: [[rules]] }));

test("it says why a move is none", () => {
  const { game } = played(drawn("@A.", "#.a", "..*"), "keys").byHand!;
  const refusals = ["0 0", "0 1", "1 0", "2 2", "9 9"].map((spot) => game.refuse(game.start, spot));
  expect(refusals).toEqual([
    "The marker is there already.",
    "This door needs the key a.",
    "There is a wall.",
    "A move leads to the next cell only: right, left, up or down.",
    "That is not a cell of the maze.",
  ]);
  const on = (rules: string) => played(drawn("@..", "#..", "..*"), rules).byHand!.game;
  expect(on("ice").refuse(on("ice").start, "1 1")).toMatch(/^On ice you slide/);
  expect(on("diagonal").refuse(on("diagonal").start, "2 2")).toMatch(/^A move leads to one of the eight/);
});

test("on ice, each cell that a slide crosses means the slide", () => {
  const { game } = played(drawn("@..", "..*"), "ice").byHand!;
  const [right] = game.moves(game.start);
  expect([right.label, right.spot, right.others, right.key]).toEqual(["right", "0 2", ["0 1"], "ArrowRight"]);
});

test("a 0 after the word walls is a mark, and cells of rules that are 0 are blank", () => {
  const maze = [["@", ".", "0", "*"], [".", ".", ".", "."]]; // prettier-ignore
  expect(played(maze, "diagonal walls 0").lastStep).toBe(3);
  const rules = [["diagonal", 0, "walls"], ["0", "", 0]]; // prettier-ignore
  expect(() => finished(logicPlay.read({ maze, rules }))).toThrow(/after walls there is no mark/);
});

test("all keys may be the goal", () => {
  const play = played(drawn("a@b"), "keys");
  expect([play.lastStep, play.keys]).toEqual([3, [0, 2, 2, 3]]);
});

test("what cannot be solved says why", () => {
  expect(played(drawn("@aB*"), "keys").impossible).toMatch(/Only these keys can be reached: a\.$/);
});

test("the next maze has the same rules, and can be solved", () => {
  for (const rules of ["costs", "keys ice", "portals keys", "diagonal costs"]) {
    const play = played(drawn("@......", ...new Array<string>(5).fill("......."), "......*"), rules);
    const next = finished(logicMazes.plays[0].next!(play, 1, seededRandom(1)));
    expect([...String(next.rules[0][0]).split(" ")].sort()).toEqual(rules.split(" ").sort());
    expect([next.maze.length, next.maze[0].length]).toEqual([8, 8]);
    expect(finished(logicPlay.read(next)).lastStep).toBeGreaterThan(3);
  }
});
