import { CellAlertManagerService, CellAlertType, SetSelectionsOperation } from "@univerjs/preset-sheets-core";
import { i18n } from "../../language";
import type { CustomFunctions } from "./registration";
import type { Spreadsheet } from "../univer/basics/spreadsheet";

/**
 * Shows a custom function's error message: over the cell when the pointer rests on it, where Univer shows its own general text about an
 * error, and through `tell` when the cell is selected (undefined for any other cell). As in Excel, circular references are reported
 * whatever is selected.
 */
export function showErrorMessages(
  { univerAPI, injector }: Spreadsheet,
  functions: CustomFunctions,
  tell: (message: string | undefined) => void,
): void {
  const alerts = injector.get(CellAlertManagerService);
  const showAlert = alerts.showAlert.bind(alerts);
  alerts.showAlert = (alert) => {
    const { unitId, subUnitId, row, col } = alert.location;
    const message = functions.messageAt({ workbook: unitId, sheet: subUnitId, row, column: col });
    const title = univerAPI.getActiveWorkbook()?.getActiveSheet().getRange(row, col).getDisplayValue() ?? "";
    showAlert(message && alert.type === CellAlertType.ERROR ? { ...alert, title, message } : alert);
  };

  const tellSelected = () => {
    const workbook = univerAPI.getActiveWorkbook();
    const range = workbook?.getActiveRange();
    const cell = range && {
      workbook: range.getUnitId(),
      sheet: range.getSheetId(),
      row: range.getRow(),
      column: range.getColumn(),
    };
    const message = cell ? functions.messageAt(cell) : undefined;
    tell(
      message && range
        ? `${range.getA1Notation().split(":")[0]}: ${String(range.getValue())} ${message}`
        : circularReferences(functions.circularReference),
    );
  };
  // Univer's own selection event does not fire in the first seconds of a page.
  univerAPI.addEvent(univerAPI.Event.CommandExecuted, ({ id }) => {
    if (id === SetSelectionsOperation.id) tellSelected();
  });
  univerAPI.getFormula().calculationEnd(() => tellSelected());
}

function circularReferences(address: string | undefined): string | undefined {
  return address && i18n.t("Circular references: {address}", { address });
}
