import { cultureOf } from "../../../../src/workbench/univer/typing/culture";
import {
  cellOf,
  contentOf,
  generalText,
  valueTypeOf,
  type CellWriter,
} from "../../../../src/workbench/office-objects/cells/cell-values";

const culture = cultureOf("en-US");
const plain = { f: null, si: null, p: null };
const checked: string[] = [];
const writer: CellWriter = {
  typed: (text) => (text === "1/2" ? { v: 45_293, s: { n: { pattern: "m/d" } } } : { v: text }),
  checkFormula: (text) => void checked.push(text),
};

test.each([
  [1.5, { ...plain, v: 1.5, t: 2 }],
  [true, { ...plain, v: 1, t: 3 }],
  [false, { ...plain, v: 0, t: 3 }],
  ["", { ...plain, v: null }],
  ["word", { ...plain, v: "word" }],
  ["1/2", { ...plain, v: 45_293, s: { n: { pattern: "m/d" } } }],
  ["=A1+1", { ...plain, v: null, f: "=A1+1" }],
  ["=", { ...plain, v: "=" }],
  ["'=A1", { ...plain, v: "=A1", t: 4 }],
  ["'", { ...plain, v: "", t: 4 }],
])("writing %j", (value, cell) => {
  expect(cellOf(value, "", writer)).toEqual(cell);
});

test("null leaves a cell as it is", () => {
  expect(cellOf(null, "", writer)).toBeNull();
});

test("formulas are checked, cells of text are not formulas", () => {
  checked.length = 0;
  cellOf("=SUM(A1)", "", writer);
  expect(checked).toEqual(["=SUM(A1)"]);
  expect(cellOf("=SUM(A1)", "@", writer)).toEqual({ ...plain, v: "=SUM(A1)", t: 1 });
  expect(cellOf("1/2", "@", writer)).toEqual({ ...plain, v: "1/2", t: 1 });
  expect(cellOf("", "@", writer)).toEqual({ ...plain, v: null });
  expect(checked).toEqual(["=SUM(A1)"]);
});

test.each([
  [undefined, "", "Empty"],
  [null, "", "Empty"],
  [{}, "", "Empty"],
  [{ s: "red" }, "", "Empty"],
  [{ v: 3, t: 2 }, 3, "Double"],
  [{ v: 1, t: 3 }, true, "Boolean"],
  [{ v: 0, t: 3 }, false, "Boolean"],
  [{ v: "a", t: 1 }, "a", "String"],
  [{ v: "#N/A", t: 1, f: "=NA()" }, "#N/A", "Error"],
  [{ v: "#N/A", t: 4 }, "#N/A", "String"],
  [{ f: "=SLOW()" }, "", "String"],
  [{ p: { id: "p", body: { dataStream: "rich\rtext\r\n" }, documentStyle: {} } }, "rich\ntext", "String"],
])("reading %j", (cell, content, type) => {
  expect(contentOf(cell)).toBe(content);
  expect(valueTypeOf(cell)).toBe(type);
});

test.each([
  [0, "0"],
  [-0, "0"],
  [42, "42"],
  [0.1 + 0.2, "0.3"],
  [1 / 3, "0.333333333"],
  [-1 / 3, "-0.333333333"],
  [12_345_678_901, "12345678901"],
  [123_456_789_012, "1.23457E+11"],
  [1234.56789012, "1234.56789"],
  [0.00001234, "0.00001234"],
  [0.000012345678, "1.23457E-05"],
  [1e300, "1E+300"],
  [true, "TRUE"],
  [false, "FALSE"],
  ["text", "text"],
])("General shows %j as %s", (content, text) => {
  expect(generalText(content, culture)).toBe(text);
});

test("General has the decimal sign and the words of its culture", () => {
  const german = { ...cultureOf("de-DE"), true: "WAHR" };
  const shown = [1.5, 123_456_789_012, true, "1.5"].map((each) => generalText(each, german));
  expect(shown).toEqual(["1,5", "1,23457E+11", "WAHR", "1.5"]);
});
