import { failure } from "./host";
import { solveBlocks } from "../../../src/functions/blocks";

const solve = (board: unknown[][], goal: unknown, rules?: string, answer?: string) =>
  solveBlocks(board, goal as unknown[][], rules as never, answer as never);

const BOARD = [["A", "B", null], ["A", "", 0]]; // prettier-ignore

test("the path has the piece, its place and its directions in each row", async () => {
  const path = [["B", 1, 3, "right"], ["A", 1, 2, "right"]]; // prettier-ignore
  expect(await solve(BOARD, [["", "A", ""], ["", "A", ""]])).toEqual(path); // prettier-ignore
  expect(await solve(BOARD, [["A", 1, 2]], "Straight", "PATH")).toEqual(path);
});

test("a board that is solved needs no moves", async () => {
  expect(await solve(BOARD, [["A", 1, 1]], "", "length")).toEqual([[0]]);
});

test.each([null, "", undefined, [[0, ""]]])(
  "arrangements can be counted without a goal: %j",
  async (goal) => {
    expect(await solve(BOARD, goal, "steps", "states")).toEqual([[6]]);
    expect(await solve(BOARD, goal, "any steps", "states")).toEqual([[6]]);
    expect(await solve(BOARD, goal, "steps lengthwise", "states")).toEqual([[4]]);
  },
);

test.each([
  ["#VALUE! goal", [[""]], "", ""],
  [
    '#VALUE! rules: "jump" is unknown; expected moves, straight, steps, any or lengthwise.',
    [["A", 1, 2]],
    "jump",
    "",
  ],
  ['#VALUE! rules: "any lengthwise" is unknown; expected moves,', [["A", 1, 2]], "any lengthwise", ""],
  [
    "#N/A No moves lead to the goal: it is none of the 6 arrangements that can be reached.",
    [["B", 1, 1]],
    "",
    "",
  ],
])("%s", async (message, goal, rules, answer) => {
  expect(await failure(() => solve(BOARD, goal, rules, answer))).toContain(message);
});
