import { FormulaError, readDeliveries } from "../../../src/workbench/custom-functions/values";

const resultOf = (...entry: unknown[]) => readDeliveries([[1, ...entry]])[0].result;

test("results arrive as lists or as objects", () => {
  expect(readDeliveries([[7, true, "x", [3]]])).toEqual([{ invocationId: 7, result: [["x"]] }]);
  expect(readDeliveries([{ id: 7, failed: false, value: "x" }])).toEqual([
    { invocationId: 7, result: [["x"]] },
  ]);
  expect(readDeliveries([{ id: 7, failed: true, value: "No.", errorCode: 1 }])).toEqual([
    { invocationId: 7, result: [[new FormulaError("#N/A", "No.")]] },
  ]);
  expect(() => readDeliveries("x")).toThrow("The results of custom functions are not a list.");
});

test.each([
  [1, "#N/A", "words"],
  [5, "#DIV/0!", ""],
  [6, "#NUM!", ""],
  [7, "#VALUE!", "words"],
  [8, "#NULL!", ""],
  [9, "#NAME?", ""],
  [10, "#NAME?", ""],
  [2, "#VALUE!", ""],
  [undefined, "#VALUE!", ""],
])("the runtime's error %p is %s, explained by %p", (number, code, message) => {
  expect(resultOf(false, "words", number)).toEqual([[new FormulaError(code, message)]]);
});

test("nothing shows as 0, in a cell and in a matrix", () => {
  expect(resultOf(true, null)).toEqual([[0]]);
  expect(resultOf(true, [[null, ""]])).toEqual([[0, ""]]);
});

test("a matrix keeps its errors with their words; missing cells are #N/A", () => {
  const error = {
    valueType: "CustomFunctionError",
    basicType: "Error",
    basicValue: "#VALUE!",
    message: "Why.",
  };
  expect(resultOf(true, [[1, error], [true]])).toEqual([
    [1, new FormulaError("#VALUE!", "Why.")],
    [true, new FormulaError("#N/A")],
  ]);
});

test("what is no matrix is #VALUE!", () => {
  for (const value of [[], [[]], [1, 2], [[1], 2]]) {
    expect(resultOf(true, value)).toEqual([[new FormulaError("#VALUE!")]]);
  }
});

test("a formatted number shows its number", () => {
  const formatted = { type: "FormattedNumber", basicValue: 0.5, numberFormat: "0%" };
  expect(resultOf(true, formatted)).toEqual([[0.5]]);
});
