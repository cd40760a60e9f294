import {
  boolean,
  integer,
  number,
  objectOf,
  oneOf,
  optional,
  text,
} from "../../../../src/workbench/office-objects/batch/arguments";
import { Instance } from "../../../../src/workbench/office-objects/batch/object-table";

const WORDS = "The argument is invalid or missing or has an incorrect format.";

test("what is expected passes", () => {
  expect(text("", "name")).toBe("");
  expect(integer(-3, "rowOffset")).toBe(-3);
  expect(number(0.5, "columnWidth", 0, 10)).toBe(0.5);
  expect(boolean(false, "bold")).toBe(false);
  expect(oneOf("Left", "alignment", { Left: 1, Right: 3 })).toBe(1);
  expect(optional(undefined, 7, integer, "count")).toBe(7);
  expect(optional(null, 7, integer, "count")).toBe(7);
  expect(optional(2, 7, integer, "count")).toBe(2);
  expect(objectOf(new Instance("Range", "target"), "range", "Range")).toBe("target");
});

test.each([
  [() => text(5, "name"), "name should be a text, but is 5."],
  [() => integer(1.5, "rowOffset"), "rowOffset should be a whole number, but is 1.5."],
  [() => integer(undefined, "row", 0), "row should be a whole number from 0 on, but is missing."],
  [() => integer(-1, "row", 0), "row should be a whole number from 0 on, but is -1."],
  [() => number(NaN, "columnWidth", 0, 10), "columnWidth should be a number from 0 to 10, but is null."],
  [() => boolean("yes", "bold"), 'bold should be true or false, but is "yes".'],
  [
    () => oneOf("Middle", "side", { Left: 1, Right: 3 }),
    'side should be one of Left, Right, but is "Middle".',
  ],
  [() => oneOf("constructor", "side", { Left: 1 }), 'side should be one of Left, but is "constructor".'],
  [() => objectOf("A1", "range", "Range"), 'range should be an object of Range, but is "A1".'],
  [
    () => objectOf(new Instance("Worksheet", {}), "range", "Range"),
    "range should be an object of Range, but is an object of Worksheet.",
  ],
])("what is not expected is told: %#", (check, message) => {
  expect(check).toThrow(`${WORDS} ${message}`);
});
