import { calculationOf, changeOf } from "../../../../src/workbench/office-objects/sheet/changes";
import { MAX_COLUMNS, MAX_ROWS } from "../../../../src/grid/limits";
import { areaFromCorners } from "../../../../src/workbench/office-objects/cells/areas";

const SET = "sheet.mutation.set-range-values";
const cellValue = { 1: { 2: { v: 1 } }, 3: { 0: { v: null }, 1: { s: {} } } };

test("written cells are one edited range", () => {
  expect(changeOf(SET, { subUnitId: "s", cellValue }, {})).toEqual({
    sheetId: "s",
    area: areaFromCorners(1, 0, 3, 2),
    changeType: "RangeEdited",
  });
});

test.each([
  ["formats", { subUnitId: "s", cellValue: { 1: { 1: { s: {} } } } }, {}],
  [
    "references of formulas that moved",
    { subUnitId: "s", cellValue: { 1: { 1: { f: "=A2", si: null } } } },
    {},
  ],
  ["results of formulas", { subUnitId: "s", cellValue }, { onlyLocal: true }],
  ["nothing", undefined, {}],
])("%s are no change", (_, params, options) => {
  expect(changeOf(SET, params, options)).toBeNull();
});

test("rows and columns that come and go are changes from one end to the other", () => {
  const range = { startRow: 2, endRow: 3, startColumn: 4, endColumn: 4 };
  const change = (name: string) => changeOf(`sheet.mutation.${name}`, { subUnitId: "s", range }, {});
  const rows = areaFromCorners(2, 0, 3, MAX_COLUMNS - 1);
  const columns = areaFromCorners(0, 4, MAX_ROWS - 1, 4);
  expect(change("insert-row")).toEqual({ sheetId: "s", area: rows, changeType: "RowInserted" });
  expect(change("remove-rows")).toEqual({ sheetId: "s", area: rows, changeType: "RowDeleted" });
  expect(change("insert-col")).toEqual({ sheetId: "s", area: columns, changeType: "ColumnInserted" });
  expect(change("remove-col")).toEqual({ sheetId: "s", area: columns, changeType: "ColumnDeleted" });
  expect(change("set-tab-color")).toBeNull();
});

test("results of formulas are a calculation, and nothing else is", () => {
  const options = { onlyLocal: true, applyFormulaCalculationResult: true };
  expect(calculationOf(SET, { subUnitId: "s", cellValue }, options)).toEqual({
    sheetId: "s",
    area: areaFromCorners(1, 0, 3, 2),
  });
  expect(calculationOf(SET, { subUnitId: "s", cellValue }, { onlyLocal: true })).toBeNull();
  expect(calculationOf("sheet.mutation.insert-row", { subUnitId: "s" }, options)).toBeNull();
});
