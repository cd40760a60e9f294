import { DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY, ICommandService } from "@univerjs/core";
import { SetCellEditVisibleOperation } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/**
 * Makes the formula bar's fx button edit the workbook's cell. Univer starts the edit as if the bar's own text were the workbook; leaving
 * with Escape then fails, and the bar's equals sign stays.
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
