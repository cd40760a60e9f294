import { examplesIn, returnsIn } from "../../../build/function-comments.mjs";

test("what a custom function answers is read from its comment; other functions are left out", () => {
  const text = `
    /**
     * @customfunction ONE
     * @returns {string} what is said
     */
    export function one() {}
    /** @returns nothing of note */
    function helper() {}
    /** @customfunction TWO */
    export function two() {}`;
  expect(returnsIn(text)).toEqual([["ONE", "what is said"]]);
});

test("examples are read from comments, with their answers as rows of cells", () => {
  const text = `
    /**
     * @customfunction ONE
     * @example =PUZZLE.ONE("a = (b)",{1,2;"","x"}) = {1,"a; b";TRUE,""}
     * @example Where blanks count: =PUZZLE.ONE() = "he said ""no"""
     */
    export function one() {}`;
  expect(examplesIn(text)).toEqual([
    [
      "ONE",
      {
        formula: '=PUZZLE.ONE("a = (b)",{1,2;"","x"})',
        answer: [[1, "a; b"], [true, ""]], // prettier-ignore
        also: [{ purpose: "Where blanks count:", formula: "=PUZZLE.ONE()", answer: [['he said "no"']] }],
      },
    ],
  ]);
  expect(() => examplesIn("/** @customfunction ONE */ export function one() {}")).toThrow(
    "ONE has no example.",
  );
  expect(() =>
    examplesIn("/**\n * @customfunction ONE\n * @example =ONE()\n */ export function one() {}"),
  ).toThrow("ONE: =ONE() is no example; expected =PUZZLE.… = answer.");
});
