import { ICommandService } from "@univerjs/core";
import { SetCellEditVisibleOperation } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "./basics/spreadsheet";
import { rightsOn } from "./basics/locks";
import { isCellLocked, refuseEdit } from "./protection";

/**
 * Refuses to begin an edit of a locked cell on a protected sheet, as Excel does. Else a person would learn only at the end that all typing
 * was in vain.
 *
 * @param tell called with the reason
 */
export function refuseEditsOfLockedCells(
  { univerAPI, injector }: Spreadsheet,
  tell: (problem: Error) => void,
): void {
  injector.get(ICommandService).beforeCommandExecuted(({ id, params }) => {
    if (id !== SetCellEditVisibleOperation.id || !(params as { visible: boolean }).visible) return;
    const cell = univerAPI.getActiveWorkbook()?.getActiveCell();
    const sheet = univerAPI.getActiveWorkbook()?.getActiveSheet().getSheet();
    if (!cell || !sheet || !rightsOn(sheet.getConfig())) return;
    if (isCellLocked(sheet, cell.getRow(), cell.getColumn())) refuseEdit(tell);
  });
}
