import type { IObjectMatrixPrimitiveType, IRange, IUnitRange, Nullable } from "@univerjs/core";
import type { FormulaDataModel, IFormulaData } from "@univerjs/preset-sheets-core";
import type { CellAddress } from "./cell-address";

interface Placed<Entry> {
  readonly row: number;
  readonly column: number;
  readonly entry: Entry;
}

/** All that Univer keeps by row and column, each with its place. */
export function* placed<Entry>(
  matrix: Nullable<IObjectMatrixPrimitiveType<Entry>>,
): Generator<Placed<Entry>, void> {
  for (const [row, entries] of Object.entries(matrix ?? {}))
    for (const [column, entry] of Object.entries((entries ?? {}) as Record<string, Entry>))
      yield { row: Number(row), column: Number(column), entry };
}

/** The formulas of a workbook with their cells, taken from Univer's data for all workbooks. */
export function* formulasIn(
  data: IFormulaData,
  workbook: string,
): Generator<CellAddress & { formula: string }> {
  for (const [sheet, formulas] of Object.entries(data[workbook] ?? {}))
    for (const { row, column, entry } of placed(formulas))
      if (entry?.f) yield { workbook, sheet, row, column, formula: entry.f };
}

/** The areas of a worksheet that formulas fill, or would fill if nothing blocked them, each with the place of its formula. */
export function* spillsOn(
  formulas: FormulaDataModel,
  unitId: string,
  sheetId: string,
): Generator<Placed<IRange>, void> {
  const ranges: IObjectMatrixPrimitiveType<IRange | null> =
    formulas.getArrayFormulaRange()[unitId]?.[sheetId] ?? {};
  for (const { row, column, entry } of placed(ranges)) if (entry) yield { row, column, entry };
}

/** The cells filled by spilled formulas, keyed by the formula's position. */
export type Spills = ReadonlyMap<string, IUnitRange>;

/** The spills of all worksheets. */
export function spillsOf(formulas: FormulaDataModel): Spills {
  const spills = new Map<string, IUnitRange>();
  for (const [unitId, sheets] of Object.entries(formulas.getArrayFormulaRange()))
    for (const sheetId of Object.keys(sheets ?? {}))
      for (const { row, column, entry: range } of spillsOn(formulas, unitId, sheetId))
        spills.set(`${unitId} ${sheetId} ${row} ${column}`, { unitId, sheetId, range });
  return spills;
}
