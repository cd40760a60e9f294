import fc from "fast-check";
import { runsOf } from "../../../../../src/workbench/univer/basics/cell-address";

const cell = (row: number, column: number, sheet = "s") => ({ workbook: "w", sheet, row, column });
const run = (startRow: number, endRow: number, column: number, sheetId = "s") => ({
  unitId: "w",
  sheetId,
  range: { startRow, endRow, startColumn: column, endColumn: column },
});

test("cells one below another are one range", () => {
  expect(runsOf([])).toEqual([]);
  expect(runsOf([cell(3, 1), cell(1, 1), cell(2, 1), cell(5, 1), cell(1, 2)])).toEqual([
    run(1, 3, 1),
    run(5, 5, 1),
    run(1, 1, 2),
  ]);
  expect(runsOf([cell(1, 1), cell(2, 1, "t")])).toEqual([run(1, 1, 1), run(2, 2, 1, "t")]);
});

test("ranges have all the cells and no others", () => {
  const one = fc.record({
    workbook: fc.constant("w"),
    sheet: fc.constantFrom("s", "t"),
    row: fc.nat(6),
    column: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(one), (cells) => {
      const covered = runsOf(cells).flatMap(({ sheetId, range }) =>
        Array.from({ length: range.endRow - range.startRow + 1 }, (_, k) =>
          JSON.stringify(cell(range.startRow + k, range.startColumn, sheetId)),
        ),
      );
      const given = cells.map(({ row, column, sheet }) => JSON.stringify(cell(row, column, sheet)));
      expect(covered.sort()).toEqual([...new Set(given)].sort());
    }),
  );
});
