import type { IFormulaData, IFormulaDataItem } from "@univerjs/preset-sheets-core";
import type { CellAddress } from "./cell-address";

/** The formulas of a workbook with their cells, taken from Univer's data for all workbooks. */
export function* formulasIn(
  data: IFormulaData,
  workbook: string,
): Generator<CellAddress & { formula: string }> {
  for (const [sheet, rows] of Object.entries(data[workbook] ?? {})) {
    for (const [row, cells] of Object.entries(
      (rows ?? {}) as Record<string, Record<string, IFormulaDataItem | null>>,
    )) {
      for (const [column, cell] of Object.entries(cells)) {
        if (cell?.f) yield { workbook, sheet, row: Number(row), column: Number(column), formula: cell.f };
      }
    }
  }
}
