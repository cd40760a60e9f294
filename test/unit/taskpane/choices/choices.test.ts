import type { MakerChoice } from "../../../../src/lessons/maker";
import { problemOf, usualTexts, valuesOf } from "../../../../src/taskpane/choices/choices";

const rows: MakerChoice = { name: "rows", title: "Rows", least: 2, most: 6, usual: 3 };
const begin: MakerChoice = {
  name: "begin",
  title: "Begin with",
  options: [
    { value: "example", title: "an example" },
    { value: "empty", title: "nothing" },
  ],
  usual: "empty",
};
const choices = [rows, begin];

test("fields begin with what is usual", () => {
  expect(usualTexts({ choices })).toEqual({ rows: "3", begin: "empty" });
  expect(valuesOf({ choices }, usualTexts({ choices }))).toEqual({ rows: 3, begin: "empty" });
});

test.each(["", "1", "7", "2.5", "2,5", "-3", "two", "1e1"])("“%s” is no number of rows", (text) => {
  expect(problemOf(rows, text)).toBe("Type a whole number from 2 to 6.");
  expect(valuesOf({ choices }, { rows: text, begin: "example" })).toBeUndefined();
});

test.each([
  ["2", 2],
  [" 6 ", 6],
  ["04", 4],
])("“%s” is one", (text, number) => {
  expect(problemOf(rows, text)).toBeUndefined();
  expect(valuesOf({ choices }, { rows: text, begin: "example" })).toEqual({ rows: number, begin: "example" });
});
