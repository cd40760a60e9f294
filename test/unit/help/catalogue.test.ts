import { syntaxOf } from "../../../src/help/catalogue";

const parameter = (name: string, more: object = {}) => ({ name, description: "", ...more });

test.each([
  ["PUZZLE.CYCLEORDER(cycles)", "CYCLEORDER", [parameter("cycles")]],
  ["PUZZLE.KEYMAZE(key, disk)", "KEYMAZE", [parameter("key"), parameter("disk")]],
  [
    "PUZZLE.DEADENDS(maze, [rules])",
    "DEADENDS",
    [parameter("maze", { dimensionality: "matrix" }), parameter("rules", { optional: true })],
  ],
  [
    "PUZZLE.MULTIPLYCYCLES(factors1, factors2, …)",
    "MULTIPLYCYCLES",
    [parameter("factors", { repeating: true })],
  ],
])("%s", (syntax, name, parameters) => {
  expect(syntaxOf({ name, description: "", parameters })).toBe(syntax);
});
