import type { IFormulaData, IFormulaDataItem } from "@univerjs/preset-sheets-core";

export interface CellFormula {
  sheet: string;
  row: number;
  column: number;
  formula: string;
}

/** The formulas of a workbook, out of what Univer keeps of all. */
export function* formulasIn(data: IFormulaData, workbook: string): Generator<CellFormula> {
  for (const [sheet, rows] of Object.entries(data[workbook] ?? {})) {
    for (const [row, cells] of Object.entries(rows ?? {})) {
      for (const [column, cell] of Object.entries<IFormulaDataItem | null>(cells)) {
        if (cell?.f) yield { sheet, row: Number(row), column: Number(column), formula: cell.f };
      }
    }
  }
}
