import { solveStates } from "../../../src/functions/graphs";
import { failure } from "./host";

const MOVES = [
  ["fill", "a = 0", "a = 2"],
  ["drink", "a > 0", "a -= 1"],
];
const NAMES = [["a"], ["0..2"]];

test("with values, each value has a cell, and with costs the last cell says what the way costs", async () => {
  expect(await solveStates(MOVES, [[0]], [[1]], NAMES)).toEqual([["fill", 2], ["drink", 1]]); // prettier-ignore
  expect(await solveStates(MOVES, [[0]], [[0]], NAMES)).toEqual([["", ""]]);
  const dear = [["jump", "", "a = 1", 5], ...MOVES.map((row, k) => [...row, k + 0.5])]; // prettier-ignore
  expect(await solveStates(dear, [[0]], [["a = 1"]], NAMES)).toEqual([["fill", 2, 0.5], ["drink", 1, 2]]); // prettier-ignore
});

test.each([undefined, null, "", 0, [[""]]])(
  "without values, %j, cells are patterns as before",
  async (none) => {
    const moves = [["x", "a = 0", "b"]];
    expect(await solveStates(moves, [["a = 0"]], [["b"]], none as never)).toEqual([["x", "b"]]);
  },
);

test("a blank range of values is refused, and no way is #N/A", async () => {
  expect(await failure(() => solveStates(MOVES, [[0]], [[1]], [["", ""]]))).toBe(
    '#VALUE! values, row 1, column 1: "" is not a name; expected one word, such as a or wolf.',
  );
  expect(await failure(() => solveStates(MOVES.slice(1), [[0]], [[1]], NAMES))).toBe(
    "#N/A There is no route from the start to the goal.",
  );
});
