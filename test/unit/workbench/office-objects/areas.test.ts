import fc from "fast-check";
import { MAX_COLUMNS, MAX_ROWS } from "../../../../src/grid/limits";
import {
  areaFromCorners,
  boundingArea,
  intersection,
  isEntireColumn,
  isEntireRow,
  isOnSheet,
  WHOLE_SHEET,
  type Area,
} from "../../../../src/workbench/office-objects/cells/areas";

const side = fc.nat(6);
const area = fc
  .tuple(side, side, side, side)
  .map(([r1, r2, c1, c2]) =>
    areaFromCorners(Math.min(r1, r2), Math.min(c1, c2), Math.max(r1, r2), Math.max(c1, c2)),
  );

const cellsOf = ({ row, column, rows, columns }: Area) =>
  Array.from(
    { length: rows * columns },
    (_, i) => `${row + Math.floor(i / columns)},${column + (i % columns)}`,
  );

test("an intersection has the cells that both areas have", () => {
  fc.assert(
    fc.property(area, area, (a, b) => {
      const common = intersection(a, b);
      const inB = new Set(cellsOf(b));
      expect(common ? cellsOf(common) : []).toEqual(cellsOf(a).filter((cell) => inB.has(cell)));
    }),
  );
});

test("a bounding area has both areas in it and touches one of them at each side", () => {
  fc.assert(
    fc.property(area, area, (a, b) => {
      const both = boundingArea(a, b);
      expect(intersection(both, a)).toEqual(a);
      expect(intersection(both, b)).toEqual(b);
      expect(both.row).toBe(Math.min(a.row, b.row));
      expect(both.column + both.columns).toBe(Math.max(a.column + a.columns, b.column + b.columns));
    }),
  );
});

test("entire rows and columns reach from one end of the worksheet to the other", () => {
  expect(isEntireColumn({ row: 0, column: 2, rows: MAX_ROWS, columns: 1 })).toBe(true);
  expect(isEntireColumn({ row: 1, column: 2, rows: MAX_ROWS - 1, columns: 1 })).toBe(false);
  expect(isEntireRow({ row: 3, column: 0, rows: 1, columns: MAX_COLUMNS })).toBe(true);
  expect(isEntireRow(WHOLE_SHEET) && isEntireColumn(WHOLE_SHEET)).toBe(true);
});

test.each([
  [{ row: 0, column: 0, rows: 1, columns: 1 }, true],
  [WHOLE_SHEET, true],
  [{ row: -1, column: 0, rows: 1, columns: 1 }, false],
  [{ row: 0, column: 0, rows: 0, columns: 1 }, false],
  [{ row: 0, column: 0.5, rows: 1, columns: 1 }, false],
  [{ row: MAX_ROWS - 1, column: 0, rows: 2, columns: 1 }, false],
  [{ row: 0, column: NaN, rows: 1, columns: 1 }, false],
])("%j is on the worksheet: %s", (cells, expected) => {
  expect(isOnSheet(cells)).toBe(expected);
});
