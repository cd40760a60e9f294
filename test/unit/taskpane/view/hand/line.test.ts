import { act, newPlayer } from "../../../../../src/taskpane/view/player/player";
import { continued, type Line, type LineAction } from "../../../../../src/taskpane/view/hand/line";
import type { Move } from "../../../../../src/playing/move";

const moves = (...labels: string[]): Move[] => labels.map((label) => ({ label, to: label }));
const SOLUTION: Line = { isOwn: false, moves: moves("a", "b", "c") };
const OWN: Line = { isOwn: true, moves: moves("a", "x", "y") };

/** The labels of the line, whether it is the user's own, and where the player goes. */
function after(line: Line, step: number, action: LineAction) {
  const next = continued(line, step, action);
  const before = act(newPlayer(line.moves.length), { type: "seek", step });
  const { position, goal, lastStep } = next.player ? act(before, next.player) : before;
  const labels = next.line.moves.map(({ label }) => label).join("");
  return [labels, next.line.isOwn ? "own" : "solution", position, goal, lastStep];
}

test("a move continues from the shown step, animated, and drops what came after", () => {
  const move = { label: "z", to: "z" };
  expect(after(SOLUTION, 2, { type: "move", move })).toEqual(["abz", "own", 2, 3, 3]);
  expect(after(OWN, 1, { type: "move", move })).toEqual(["az", "own", 1, 2, 2]);
  expect(after(SOLUTION, 0, { type: "move", move })).toEqual(["z", "own", 0, 1, 1]);
});

test("a solution from here is appended and not yet played", () => {
  expect(after(OWN, 2, { type: "append", moves: moves("p", "q") })).toEqual(["axpq", "own", 2, 2, 4]);
});

test("starting again keeps the user's own moves until another one is made, and hides the solution", () => {
  expect(after(OWN, 3, { type: "start" })).toEqual(["axy", "own", 0, 0, 3]);
  expect(after(SOLUTION, 2, { type: "start" })).toEqual(["", "own", 0, 0, 0]);
});

test("undo and redo go along the user's own line only", () => {
  expect(after(OWN, 2, { type: "undo" })).toEqual(["axy", "own", 2, 1, 3]);
  expect(after(OWN, 2, { type: "redo" })).toEqual(["axy", "own", 2, 3, 3]);
  expect(after(OWN, 0, { type: "undo" })).toEqual(["axy", "own", 0, 0, 3]);
  expect(after(OWN, 3, { type: "redo" })).toEqual(["axy", "own", 3, 3, 3]);
  expect(after(SOLUTION, 2, { type: "undo" })).toEqual(["abc", "solution", 2, 2, 3]);
  expect(after(SOLUTION, 2, { type: "redo" })).toEqual(["abc", "solution", 2, 2, 3]);
});

test("the solution is shown at the same step, if it has that many", () => {
  const solution = { type: "solution", moves: SOLUTION.moves } as const;
  expect(after(OWN, 2, solution)).toEqual(["abc", "solution", 2, 2, 3]);
  expect(after({ isOwn: true, moves: moves("a", "x", "y", "z") }, 4, solution)).toEqual([
    "abc",
    "solution",
    3,
    3,
    3,
  ]);
});
