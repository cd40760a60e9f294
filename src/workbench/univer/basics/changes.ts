import type { ICellData } from "@univerjs/core";
import type { ISetRangeValuesMutationParams } from "@univerjs/preset-sheets-core";

/** Univer's changes of a workbook. It uses "operation" for commands that only move the view or the selection. */
const CHANGE = /^sheet\.mutation\.(?!toggle-note-popup)|^formula\.mutation\.(set|remove)-defined-name/;

/** Whether a Univer command changes what is kept of a workbook, other than by writing formula results. */
export function isChange(id: string, options: object | undefined): boolean {
  const { onlyLocal, applyFormulaCalculationResult } = (options ?? {}) as Record<string, unknown>;
  return CHANGE.test(id) && !onlyLocal && !applyFormulaCalculationResult;
}

/** What a change writes to each of its cells; null for those it clears. */
export function* changedCells(change: ISetRangeValuesMutationParams): Generator<ICellData | null> {
  for (const { cell } of placedCells(change)) yield cell;
}

/** The same, with the places of the cells. */
export function* placedCells({
  cellValue,
}: ISetRangeValuesMutationParams): Generator<{ row: number; column: number; cell: ICellData | null }> {
  for (const [row, cells] of Object.entries(cellValue ?? {}))
    for (const [column, cell] of Object.entries(cells as Record<string, ICellData | null>))
      yield { row: Number(row), column: Number(column), cell };
}
