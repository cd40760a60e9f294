import { MAX_ROWS } from "../../../../src/grid/limits";
import { areaFromCorners } from "../../../../src/workbench/office-objects/cells/areas";
import { matrixFor } from "../../../../src/workbench/office-objects/sheet/contents";

const isText = (value: unknown): value is string => typeof value === "string";
const area = areaFromCorners(0, 0, 1, 2);

test("a matrix of the range's shape is taken, with nulls for cells that stay", () => {
  const matrix = [
    ["a", "b", "c"],
    ["d", null, "f"],
  ];
  expect(matrixFor(area, matrix, isText)).toEqual(matrix);
});

test("one value is for all cells", () => {
  expect(matrixFor(area, "x", isText)).toBe("x");
});

test.each([
  [[["a", "b"]], "1 × 2 values for 2 × 3 cells."],
  [
    [
      ["a", "b", "c"],
      ["d", "e"],
    ],
    "2 × 3 values for 2 × 3 cells.",
  ],
  [["a", "b"], "2 × ? values for 2 × 3 cells."],
  [[], "0 × ? values for 2 × 3 cells."],
  [
    [
      ["a", "b", { c: 1 }],
      ["d", "e", "f"],
    ],
    '{"c":1} cannot stand in a cell.',
  ],
  [null, "A value for all cells is missing."],
])("%j is refused", (input, message) => {
  expect(() => matrixFor(area, input, isText)).toThrow(message);
});

test("entire columns have no contents to set", () => {
  expect(() => matrixFor(areaFromCorners(0, 0, MAX_ROWS - 1, 0), "x", isText)).toThrow(
    "The contents of entire rows or columns cannot be set.",
  );
});
