import type { ICellData, IObjectMatrixPrimitiveType, Nullable } from "@univerjs/core";
import {
  INTERCEPTOR_POINT,
  SetRangeValuesMutation,
  SheetInterceptorService,
} from "@univerjs/preset-sheets-core";
import { BUSY } from "../univer/basics/cell-address";
import { isChange } from "../univer/basics/commands";
import { placed } from "../univer/basics/placed";
import type { Spreadsheet, WorkbookState } from "../univer/basics/spreadsheet";

/** The answers that a workbook was kept with, by sheet and place. */
function answersIn({ data, spilled = {} }: WorkbookState): Map<string, ICellData> {
  const answers = new Map<string, ICellData>();
  type Cells = IObjectMatrixPrimitiveType<Nullable<ICellData>>;
  const add = (sheet: string, cells: Cells | undefined, isSpilled: boolean) => {
    for (const { row, column, entry } of placed(cells)) {
      const { f, si, v, t } = entry ?? {};
      if ((isSpilled || f || si) && (v ?? BUSY) !== BUSY)
        answers.set(keyOf(sheet, row, column), { v: v!, t: t! });
    }
  };
  for (const [id, sheet] of Object.entries(data.sheets ?? {})) add(id, sheet.cellData, false);
  for (const [id, cells] of Object.entries(spilled)) add(id, cells, true);
  return answers;
}

const keyOf = (sheet: string, row: number, column: number) => `${sheet} ${row} ${column}`;

/**
 * Shows the answers that a workbook was kept with in place of #BUSY!, until all functions have answered or the user changes a cell. A workbook
 * is calculated when it is opened, but the add-in starts only after the sheet is painted.
 */
export function showStoredAnswers(
  { univerAPI, injector }: Spreadsheet,
  workbook: WorkbookState,
  areAwaited: () => boolean,
): void {
  const answers = answersIn(workbook);
  const showing = injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    handler: (cell, { subUnitId, row, col }, next) => {
      const answer = answers.get(keyOf(subUnitId, row, col));
      const isMissing = cell?.v === BUSY || (!cell?.f && !cell?.si && (cell?.v ?? "") === "");
      return next(answer && isMissing ? { ...cell, ...answer } : cell);
    },
  });
  univerAPI.getFormula().calculationEnd(() => areAwaited() || showing.dispose());
  univerAPI.addEvent(univerAPI.Event.CommandExecuted, ({ id, options }) => {
    if (id === SetRangeValuesMutation.id && isChange(id, options)) showing.dispose();
  });
}
