import { frozenName, frozenRectangle, refuseAwaited } from "../../../src/excel/freeze";
import type { FilledCell } from "../../../src/excel/sheet-cells";

function cell(
  row: number,
  column: number,
  value: unknown,
  formula: unknown = value,
  isError = false,
): FilledCell {
  return { row, column, value, formula, isError };
}

const alone = (row: number, column: number) => ({ row, column, rows: 1, columns: 1 });

test("our formulas and what they fill become values, all else is left as it is", () => {
  const cells = [
    cell(1, 1, "Length"),
    cell(1, 2, 5, '=SUM(PUZZLE.SOLVEMAZE(A1:B2,,,,"length"))'),
    cell(2, 1, 1, "=PUZZLE.SOLVEMAZE(A1:B2)"),
    cell(2, 2, true),
    cell(3, 1, "=A1"),
    cell(3, 2, ""),
    cell(4, 1, 10, "=SUM(B3:C4)"),
    cell(5, 1, 12, "=SUM(B3#)"),
  ];
  expect(frozenRectangle(cells, [alone(1, 2), { row: 2, column: 1, rows: 2, columns: 2 }])).toEqual({
    row: 1,
    column: 1,
    cells: [
      [null, 5],
      [1, true],
      ["'=A1", ""],
      [null, null],
      ["=SUM(B3:C4)", null],
    ],
  });
});

test("an error is written as an error, a text that looks like one as a text", () => {
  const cells = [
    cell(0, 0, "#N/A", "=PUZZLE.SOLVEGRAPH(A5:B6,1,2)", true),
    cell(1, 0, "#N/A", "=PUZZLE.WORDTOPATH(A5,B5:C6)"),
  ];
  expect(frozenRectangle(cells, [alone(0, 0), alone(1, 0)])?.cells).toEqual([["#N/A"], ["'#N/A"]]);
});

test("nothing is written where none of our formulas is", () => {
  expect(frozenRectangle([cell(0, 0, 3, "=1+2")], [])).toBeUndefined();
});

test("answers that are still to come are waited for", () => {
  const busy = (row: number) => cell(row, 1, "#BUSY!", "=PUZZLE.ORBITS(A1)", true);
  expect(() => refuseAwaited([cell(0, 0, "#BUSY!")])).not.toThrow();
  expect(() => refuseAwaited([cell(0, 0, 1), busy(2)])).toThrow(
    "Cell B3 is still being computed (#BUSY!). Nothing was copied: wait for the answers, then try again.",
  );
  expect(() => refuseAwaited([busy(2), busy(3)])).toThrow("Cell B3 and another one are still being computed");
  expect(() => refuseAwaited([busy(2), busy(3), busy(4)])).toThrow("Cell B3 and 2 others are still");
});

test("the copy's name is as long as Excel takes", () => {
  expect(frozenName("Knights", ["Knights"])).toBe("Knights (values)");
  expect(frozenName("Knights", ["knights (VALUES)"])).toBe("Knights (values) 2");
  const long = "A name of thirty-one characters";
  expect(frozenName(long, [])).toBe("A name of thirty-on (values)");
  expect(frozenName(long, []).length + " 99".length).toBeLessThanOrEqual(31);
});
