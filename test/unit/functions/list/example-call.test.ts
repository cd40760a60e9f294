import { exampleCall } from "../../../../src/functions/list/example-call";

test.each([
  ['=PUZZLE.POWERCYCLES("(1 2)",-2)', "POWERCYCLES", ["(1 2)", -2]],
  [
    '=PUZZLE.KEYMAZE({0,2;"a","{;,,}"},{1})',
    "KEYMAZE",
    [
      [
        [0, 2],
        ["a", "{;,,}"],
      ],
      [[1]],
    ],
  ],
  ['=PUZZLE.ELEMENTS({"A","()"},TRUE)', "ELEMENTS", [[["A", "()"]], true]],
  ['=PUZZLE.SOLVEMAZE({"S","G"},,,"jump")', "SOLVEMAZE", [[["S", "G"]], null, null, "jump"]],
])("%s", (formula, name, given) => {
  expect(exampleCall(formula)).toEqual({ name, given });
});

test("what is no call of ours is refused", () => {
  expect(() => exampleCall("=SUM(A1:A3)")).toThrow("=SUM(A1:A3) calls no function of ours.");
});
