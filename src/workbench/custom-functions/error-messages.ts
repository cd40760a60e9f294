import {
  CellAlertManagerService,
  CellAlertType,
  SetSelectionsOperation,
  type FRange,
} from "@univerjs/preset-sheets-core";
import { i18n } from "../../language";
import { BUSY } from "../univer/basics/cell-address";
import type { CustomFunctions } from "./registration";
import type { Spreadsheet } from "../univer/basics/spreadsheet";

const ENTERED = "error of what was entered";

/**
 * Shows a custom function's error message in three places. When the pointer rests on the cell, it replaces Univer's own general text about
 * an error. Next to the cell that was edited last, it stays until the user goes on. When one of these cells is selected, `report` gets it
 * (undefined for any other cell). As in Excel, circular references are reported whatever is selected.
 */
export function showErrorMessages(
  { univerAPI, injector }: Spreadsheet,
  functions: CustomFunctions,
  report: (message: string | undefined) => void,
): void {
  const alerts = injector.get(CellAlertManagerService);
  const showAlert = alerts.showAlert.bind(alerts);
  alerts.showAlert = (alert) => {
    const { unitId, subUnitId, row, col } = alert.location;
    const message = functions.messageAt({ workbook: unitId, sheet: subUnitId, row, column: col });
    const title = univerAPI.getActiveWorkbook()?.getActiveSheet().getRange(row, col).getDisplayValue() ?? "";
    showAlert(message && alert.type === CellAlertType.ERROR ? { ...alert, title, message } : alert);
  };

  let entered: FRange | undefined;
  const isShown = () => alerts.currentAlert.has(ENTERED);
  const forgetEntered = () => {
    entered = undefined;
    alerts.removeAlert(ENTERED);
  };
  const messageIn = (range: FRange | null | undefined) =>
    range &&
    functions.messageAt({
      workbook: range.getUnitId(),
      sheet: range.getSheetId(),
      row: range.getRow(),
      column: range.getColumn(),
    });
  const reportOne = () => {
    const selected = univerAPI.getActiveWorkbook()?.getActiveRange();
    const range = messageIn(selected) ? selected : entered;
    const message = messageIn(range);
    report(
      message && range
        ? `${range.getA1Notation().split(":")[0]}: ${String(range.getValue())} ${message}`
        : circularReferences(functions.circularReference),
    );
  };
  const showEntered = () => {
    if (!entered || !messageIn(entered)) return alerts.removeAlert(ENTERED);
    if (isShown() || entered.getValue() === BUSY) return;
    const location = {
      unitId: entered.getUnitId(),
      subUnitId: entered.getSheetId(),
      row: entered.getRow(),
      col: entered.getColumn(),
    };
    const type = CellAlertType.ERROR;
    alerts.showAlert({ type, title: "", message: "", location, width: 200, height: 74, key: ENTERED });
  };

  const { BeforeSheetEditStart, CommandExecuted, SheetEditEnded } = univerAPI.Event;
  univerAPI.addEvent(BeforeSheetEditStart, forgetEntered);
  univerAPI.addEvent(SheetEditEnded, ({ worksheet, row, column, isConfirm }) => {
    if (isConfirm) entered = worksheet.getRange(row, column);
  });
  // Univer's own selection event does not fire in the first seconds of a page.
  univerAPI.addEvent(CommandExecuted, ({ id }) => {
    if (id !== SetSelectionsOperation.id) return;
    // Enter, too, selects the next cell, but before there is an answer.
    if (isShown()) forgetEntered();
    reportOne();
  });
  univerAPI.getFormula().calculationEnd(() => {
    showEntered();
    reportOne();
  });
}

function circularReferences(address: string | undefined): string | undefined {
  return address && i18n.t("Circular references: {address}", { address });
}
