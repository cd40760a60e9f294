import { ICommandService } from "@univerjs/core";
import { SetRangeValuesMutation } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/**
 * Calculates a formula that is entered into its cell again, as Excel does. Univer does nothing if the cell's text is the same as before the
 * edit.
 */
export function calculateEnteredAgain({ univerAPI, injector }: Spreadsheet): void {
  const commands = injector.get(ICommandService);
  univerAPI.addEvent(
    univerAPI.Event.BeforeSheetEditEnd,
    ({ workbook, worksheet, row, column, value, isConfirm }) => {
      const formula = worksheet.getRange(row, column).getFormula();
      const entered = value.toPlainText().trim();
      if (!isConfirm || formula === "" || entered.toUpperCase() !== formula.toUpperCase()) return;
      commands.syncExecuteCommand(SetRangeValuesMutation.id, {
        unitId: workbook.getId(),
        subUnitId: worksheet.getSheetId(),
        cellValue: { [row]: { [column]: { f: formula, si: null } } },
      });
    },
  );
}
