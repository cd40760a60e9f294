import "./host";
import { ErrorInCell, readCell, readCells, readWords } from "../../../src/functions/cells/host-cells";
import { textOf } from "../../../src/grid/cells";

test.each([
  ["text", "text"],
  [1.5, 1.5],
  [false, false],
  [null, ""],
  [undefined, ""],
  [{ type: "FormattedNumber", basicType: "Double", basicValue: 5, numberFormat: "0.00" }, 5],
  [{ type: "String", basicValue: "a" }, "a"],
  [{ type: "Empty", basicType: "Empty", basicValue: "" }, ""],
  [{ type: "Entity", text: "Red", basicType: "Error", basicValue: "#VALUE!" }, "Red"],
  ["#", "#"],
  ["#1", "#1"],
  ["# N/A", "# N/A"],
])("%j is %j", (raw, cell) => expect(readCell(raw, "x")).toBe(cell));

test.each([
  "#N/A",
  "#DIV/0!",
  "#NAME?",
  "#SPILL!",
  "#GETTING_DATA",
  { type: "Error", basicType: "Error", basicValue: "#N/A", errorType: "NotAvailable" },
  { type: "CustomFunctionError", code: "#NUM!" },
  Object.assign(new Error(), { code: "#REF!" }),
])("%j is an error", (raw) => {
  expect(() => readCell(raw, "x", 1, 2)).toThrow(ErrorInCell);
  expect(() => readCell(raw, "x", 1, 2)).toThrow(/^x, row 2, column 3: here is the error #[A-Z/0_]+[!?]?\.$/);
});

test.each([
  NaN,
  Infinity,
  1n,
  {},
  [1],
  () => 1,
  { type: "WebImage", basicType: "Error", basicValue: "#VALUE!" },
])("%p is nothing that can be read", (raw) => {
  expect(() => readCell(raw, "x")).toThrow("x: here is something that is neither text nor a number.");
});

test("an argument is a range, an array or a single cell", () => {
  expect(readCells("a", "x")).toEqual([["a"]]);
  expect(readCells([["a", null], [0]], "x")).toEqual([["a", ""], [0, ""]]); // prettier-ignore
  expect(readCells([[], ["a", "b"]], "x")).toEqual([["", ""], ["a", "b"]]); // prettier-ignore
  for (const empty of [[], [[]], [[], []]]) expect(readCells(empty, "x")).toEqual([[""]]);
  expect(readCells(["a", "b"], "x")).toEqual([["a"], ["b"]]);
  expect(() => readCells([["#N/A"]], "x")).toThrow("x: here is the error #N/A.");
  expect(() => readCells([["a", "#N/A"]], "x")).toThrow("x, row 1, column 2: here is the error #N/A.");
});

test("a range that is read as it is takes no memory of its own, another one shares its rows", () => {
  const range = [["a", 1], ["b", true]]; // prettier-ignore
  expect(readCells(range, "x")).toBe(range);
  const blank = [...range, [null, 2], ["c", 3]];
  expect(readCells(blank, "x")).toEqual([...range, ["", 2], ["c", 3]]);
  expect(readCells(blank, "x")[3]).toBe(blank[3]);
});

test.each<[string | number | boolean, string]>([
  [" a ", "a"],
  [12, "12"],
  [0.1 + 0.2, "0.3"],
  [1e22, "10000000000000000000000"],
  [true, "TRUE"],
])("%j reads %j", (cell, text) => expect(textOf(cell)).toBe(text));

test("words", () => {
  expect(readWords(" Walk  WRAP,rows ", "x")).toEqual(["walk", "wrap", "rows"]);
  for (const blank of [0, "", null, undefined, "0", [[0]], [[]], []])
    expect(readWords(blank, "x")).toEqual([]);
});
