import { DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY } from "@univerjs/core";
import { SetCellEditVisibleOperation } from "@univerjs/preset-sheets-core";
import { beforeCommand } from "../basics/commands";
import type { Spreadsheet } from "../basics/spreadsheet";

/**
 * Makes the formula bar's fx button edit the workbook's cell. Univer starts the edit as if the bar's own text were the workbook; leaving
 * with Escape then fails, and the bar's equals sign stays.
 */
export function editCellsFromFormulaBar({ univerAPI, injector }: Spreadsheet): void {
  beforeCommand(injector, SetCellEditVisibleOperation, (edit) => {
    if (edit.unitId === DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY)
      edit.unitId = univerAPI.getActiveWorkbook()!.getId();
  });
}
