import fc from "fast-check";
import { BLANKS } from "./host";
import { CellError } from "../../../src/grid/cells";
import { parsePermutation } from "../../../src/permutations/permutation";
import { readGenerators } from "../../../src/functions/cells/generators";

const TWO_COLUMNS = "expected two columns, labels and permutations such as A and (1 4 2)";
const CYCLES = "expected cycles such as (1 4 2)(3 8), or () for the identity";
const A = { label: "A", permutation: parsePermutation("(1 4 2)") };
const B = { label: "7", permutation: parsePermutation("(4 8 7)") };

const read = (cells: readonly (readonly unknown[])[], header = false) =>
  readGenerators(cells, "generators", { header });

test("two columns in either order", () => {
  expect(read([["A", " (1 4 2)"], [7, "(4 8 7)"]])).toEqual([A, B]); // prettier-ignore
  expect(read([["(1 4 2)", "A "], ["(4 8 7)", 7]])).toEqual([A, B]); // prettier-ignore
});

test.each(BLANKS)("rows of the blank %j are skipped", (blank) => {
  expect(read([[blank, blank], ["A", "(1 4 2)"], [blank, ""], [7, "(4 8 7)"]])).toEqual([A, B]); // prettier-ignore
});

test("a heading is skipped where one is allowed", () => {
  const withHeading = [["Label", "Permutation"], ["A", "(1 4 2)"]]; // prettier-ignore
  expect(read(withHeading, true)).toEqual([A]);
  expect(read([["", ""], ...withHeading], true)).toEqual([A]);
  expect(read(withHeading.slice(1), true)).toEqual([A]);
  expect(problem(() => read(withHeading))).toEqual([0, 1, `"Permutation" has no parentheses; ${CYCLES}`]);
});

const REFUSED: [cells: unknown[][], rowColumnProblem: unknown[]][] = [
  [[["A"]], [undefined, undefined, `there is 1 column; ${TWO_COLUMNS}`]],
  [[["A", "(1 2)", ""]], [undefined, undefined, `there are 3 columns; ${TWO_COLUMNS}`]],
  [[], [undefined, undefined, `there are 0 columns; ${TWO_COLUMNS}`]],
  [[["", 0], [null, ""]], [undefined, undefined, `all cells are blank; ${TWO_COLUMNS}`]], // prettier-ignore
  [[["A", "B"]], [undefined, undefined, `no cell has parentheses; ${TWO_COLUMNS}`]],
  [[["(1 2)", "(1 2)"]], [undefined, undefined, `both columns have parentheses; ${TWO_COLUMNS}`]],
  [[["A", "(1 2)"], ["", "(1 3)"]], [1, 0, `the label of "(1 3)" is missing; ${TWO_COLUMNS}`]], // prettier-ignore
  [[["A", "(1 2)"], ["B", 0]], [1, 1, `the cell is blank; ${CYCLES}`]], // prettier-ignore
  [[["A", "(1 2)"], ["#N/A", "(1 3)"]], [1, 0, "here is the error #N/A"]], // prettier-ignore
  [
    [["", ""], ["(1 2", "A"]], // prettier-ignore
    [1, 0, `"(1 2", character 1: this parenthesis is not closed; write (1 2)`],
  ],
  [
    [["A", "(1 2)"], ["(1 3)", "B"]], // prettier-ignore
    [1, 1, `"B" has no parentheses; ${CYCLES}`],
  ],
];

test.each(REFUSED)("%j", (cells, expected) => {
  expect(problem(() => read(cells))).toEqual(expected);
});

test("the message has the place, the problem has not", () => {
  expect(() =>
    read([
      ["A", "(1 2)"],
      ["", "(1 3)"],
    ]),
  ).toThrow(
    // prettier-ignore
    `generators, row 2, column 1: the label of "(1 3)" is missing; ${TWO_COLUMNS}.`,
  );
});

test("any cells end in generators or in a CellError", () => {
  const cell = fc.oneof(fc.constantFrom<unknown>("A", "(1 2)", "(1", "", 0, 7, null, "#N/A"), fc.anything());
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 4 }),
      fc.boolean(),
      (cells, header) => {
        try {
          expect(read(cells, header).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(CellError);
        }
      },
    ),
  );
});

function problem(action: () => unknown) {
  try {
    action();
  } catch (error) {
    if (error instanceof CellError) return [error.row, error.column, error.problem];
    throw error;
  }
  throw new Error("There was no error.");
}
