import { DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY, ICommandService } from "@univerjs/core";
import { SetCellEditVisibleOperation } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/**
 * Lets the formula bar's button fx edit the cell of the workbook. Univer begins to edit it as if its workbook were the bar's
 * own text; leaving by Escape fails over that, and the bar's equals sign stays.
 *
 * Seen in Univer 0.25.1.
 */
export function editCellsFromFormulaBar({ univerAPI, injector }: Spreadsheet): void {
  injector.get(ICommandService).beforeCommandExecuted(({ id, params }) => {
    const edit = params as { unitId?: string };
    if (id === SetCellEditVisibleOperation.id && edit.unitId === DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY)
      edit.unitId = univerAPI.getActiveWorkbook()!.getId();
  });
}
