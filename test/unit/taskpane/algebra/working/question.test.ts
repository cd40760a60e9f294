import { formulaOn, linesOf, type Question } from "../../../../../src/taskpane/algebra/working/WorkingPage";

const question: Question = { text: "(1 2)(2 3)", order: "left to right", asked: "product" };
const place = { sheet: "My sheet", address: "B2" };

test("the formula has the cell, or what was typed, and no more options than are needed", () => {
  const formula = (part: Partial<Question>) => formulaOn("My sheet", { ...question, ...part });
  expect(formula({})).toBe('=PUZZLE.PRODUCTSTEPS("(1 2)(2 3)")');
  expect(formula({ place })).toBe("=PUZZLE.PRODUCTSTEPS(B2)");
  expect(formulaOn("Other", { ...question, place })).toBe("=PUZZLE.PRODUCTSTEPS('My sheet'!B2)");
  expect(formula({ place, order: "right to left" })).toBe('=PUZZLE.PRODUCTSTEPS(B2,"right to left")');
  expect(formula({ place, asked: "parity" })).toBe('=PUZZLE.PRODUCTSTEPS(B2,,"parity")');
});

test("a long text is made of parts that a formula may hold", () => {
  const text = "(1 2)".repeat(60);
  expect(formulaOn("S", { ...question, text })).toBe(
    `=PUZZLE.PRODUCTSTEPS("${text.slice(0, 255)}"&"${text.slice(255)}")`,
  );
});

test("lines, nothing for a blank, and what is wrong with other texts", () => {
  expect(linesOf({ ...question, asked: "order", order: "right to left" })).toContainEqual({
    written: "(1 2 3)",
    result: 3n,
  });
  expect(linesOf({ ...question, text: "  " })).toBeUndefined();
  expect(linesOf({ ...question, text: "(1 2" })).toBe(
    '"(1 2", character 1: this parenthesis is not closed; write (1 2).',
  );
  expect(linesOf({ ...question, text: "(1 2)".repeat(10_000) })).toBe("This is longer than a cell can hold.");
});
