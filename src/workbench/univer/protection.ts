import {
  CommandType,
  CustomCommandExecutionError,
  ICommandService,
  IUniverInstanceService,
  RedoCommandId,
  UndoCommandId,
  UniverInstanceType,
  type IMutation,
  type Injector,
  type Workbook,
  type Worksheet,
} from "@univerjs/core";
import {
  CellAlertManagerService,
  CellAlertType,
  CopySheetCommand,
  InsertSheetCommand,
  RemoveSheetCommand,
  SetCellEditVisibleOperation,
  SetRangeValuesMutation,
  SetSelectionsOperation,
  SheetsSelectionsService,
  type ISetRangeValuesMutationParams,
} from "@univerjs/preset-sheets-core";
import { i18n } from "../../language";
import type { SheetRight } from "../../workbooks";
import { afterCommand, beforeCommand, isChange } from "./basics/commands";
import { isLocked, rightsOn, withRights } from "./basics/locks";
import { placed } from "./basics/placed";
import type { Spreadsheet } from "./basics/spreadsheet";

/** Protects a sheet or, without `rights`, takes its protection away. Its name makes it a change that is kept. */
export const SetProtectionMutation: IMutation<{
  readonly unitId: string;
  readonly subUnitId: string;
  readonly rights?: readonly SheetRight[];
}> = {
  id: "sheet.mutation.set-protection",
  type: CommandType.MUTATION,
  handler: (accessor, { unitId, subUnitId, rights }) => {
    const workbook = accessor.get(IUniverInstanceService).getUnit<Workbook>(unitId);
    const sheet = workbook?.getSheetBySheetId(subUnitId);
    if (!sheet) return false;
    sheet.setCustomMetadata(withRights(sheet.getConfig(), rights));
    return true;
  },
};

/** Whatever else Univer changes of a sheet, with the right for it; null where Excel has none. Names begin with `sheet.mutation.`. */
const NEEDED: Readonly<Record<string, SheetRight | null>> = {
  "add-conditional-rule": "formatCells",
  "set-conditional-rule": "formatCells",
  "move-conditional-rule": "formatCells",
  "delete-conditional-rule": "formatCells",
  "set-worksheet-default-style": "formatCells",
  "set-worksheet-range-theme-style": "formatCells",
  "delete-worksheet-range-theme-style": "formatCells",
  "set.numfmt": "formatCells",
  "remove.numfmt": "formatCells",
  "set-worksheet-col-width": "formatColumns",
  "set-col-hidden": "formatColumns",
  "set-col-visible": "formatColumns",
  "set-col-data": "formatColumns",
  "set-worksheet-row-height": "formatRows",
  "set-worksheet-row-is-auto-height": "formatRows",
  "set-row-hidden": "formatRows",
  "set-row-visible": "formatRows",
  "set-row-data": "formatRows",
  "insert-row": "insertRows",
  "insert-col": "insertColumns",
  "update-note": "objects",
  "remove-note": "objects",
  "set-drawing-apply": "objects",
  // Excel has rights for deleting and sorting, but only where no cell is locked.
  "remove-rows": null,
  "remove-col": null,
  "reorder-range": null,
  "move-range": null,
  "move-rows": null,
  "move-columns": null,
  "add-worksheet-merge": null,
  "remove-worksheet-merge": null,
};

/** Adding, copying or deleting a whole sheet does not count as a change on it. What is undone was allowed when it was done. */
const WHOLE_SHEETS: ReadonlySet<string> = new Set([
  UndoCommandId,
  RedoCommandId,
  CopySheetCommand.id,
  InsertSheetCommand.id,
  RemoveSheetCommand.id,
]);

interface Change {
  readonly unitId: string;
  readonly subUnitId?: string;
  readonly from?: { readonly subUnitId: string };
  readonly to?: { readonly subUnitId: string };
  /** The command that it is a part of. */
  readonly trigger?: string;
}

/**
 * Refuses changes on protected sheets, as Excel does, whatever command makes them. Univer's own protection knows people but no cells that
 * are left open.
 *
 * @param report called with the reason
 */
export function refuseOnProtectedSheets(injector: Injector, report: (problem: Error) => void): void {
  const commands = injector.get(ICommandService);
  const instances = injector.get(IUniverInstanceService);
  commands.registerCommand(SetProtectionMutation);
  commands.beforeCommandExecuted(({ id, params }, options) => {
    if (!isChange(id, options) || !params) return;
    const change = params as Change;
    if (WHOLE_SHEETS.has(change.trigger ?? "")) return;
    const workbook = instances.getUnit<Workbook>(change.unitId);
    const sheets = [change, change.from, change.to].map((place) => place?.subUnitId);
    for (const sheetId of new Set(sheets)) {
      const sheet = sheetId === undefined ? undefined : workbook?.getSheetBySheetId(sheetId);
      if (sheet && !isAllowed(sheet, id, params)) refuseEdit(injector, report);
    }
  });
}

/**
 * Refuses to begin an edit of a locked cell on a protected sheet, as Excel does. Else a person would learn only at the end that all typing
 * was in vain.
 *
 * @param report called with the reason
 * @param settle called with the reason of refusals when a later change is allowed
 */
export function refuseEditsOfLockedCells(
  { univerAPI, injector }: Spreadsheet,
  report: (problem: Error) => void,
  settle: (reason: string) => void,
): void {
  const hide = () => injector.get(CellAlertManagerService).removeAlert(ALERT);
  const allow = () => {
    hide();
    settle(refusal());
  };
  beforeCommand(injector, SetCellEditVisibleOperation, ({ visible }) => {
    const cell = univerAPI.getActiveWorkbook()?.getActiveCell();
    const sheet = univerAPI.getActiveWorkbook()?.getActiveSheet().getSheet();
    if (!visible || !cell || !sheet) return;
    const isRefused = rightsOn(sheet.getConfig()) && isCellLocked(sheet, cell.getRow(), cell.getColumn());
    if (isRefused) refuseEdit(injector, report);
    allow();
  });
  afterCommand(injector, SetRangeValuesMutation, ({ trigger }) => {
    if (trigger !== undefined) allow();
  });
  afterCommand(injector, SetProtectionMutation, allow);
  afterCommand(injector, SetSelectionsOperation, hide);
}

const refusal = () =>
  i18n.t(
    "This cell is on a protected sheet, so it stays as it was. Yellow cells can be changed; for the others, turn student mode off in the pane (Class, Share).",
  );

/** The key of the message at a cell. */
const ALERT = "refused";

/** Ends a command with the reason, which is shown at the cell, too: few people look at the line at the bottom. */
function refuseEdit(injector: Injector, report: (problem: Error) => void): never {
  const message = refusal();
  const instances = injector.get(IUniverInstanceService);
  const workbook = instances.getCurrentUnitOfType<Workbook>(UniverInstanceType.UNIVER_SHEET);
  const cell = injector.get(SheetsSelectionsService).getCurrentLastSelection()?.primary;
  const worksheet = workbook?.getActiveSheet();
  if (workbook && worksheet && cell)
    injector.get(CellAlertManagerService).showAlert({
      key: ALERT,
      type: CellAlertType.WARNING,
      title: i18n.t("Protected"),
      message,
      width: 260,
      height: 120,
      location: {
        unitId: workbook.getUnitId(),
        subUnitId: worksheet.getSheetId(),
        row: cell.actualRow,
        col: cell.actualColumn,
      },
    });
  report(new Error(message));
  throw new CustomCommandExecutionError(message);
}

function isAllowed(sheet: Worksheet, id: string, params: object): boolean {
  const rights = rightsOn(sheet.getConfig());
  if (!rights) return true;
  if (id === SetRangeValuesMutation.id)
    return isWritable(sheet, rights, params as ISetRangeValuesMutationParams);
  const needed = NEEDED[id.replace("sheet.mutation.", "")];
  return needed === undefined || (needed !== null && rights.includes(needed));
}

function isWritable(
  sheet: Worksheet,
  rights: readonly SheetRight[],
  change: ISetRangeValuesMutationParams,
): boolean {
  for (const { row, column, entry: cell } of placed(change.cellValue)) {
    const isFormatOnly = cell && Object.keys(cell).every((key) => key === "s");
    if (isFormatOnly ? !rights.includes("formatCells") : isCellLocked(sheet, row, column)) return false;
  }
  return true;
}

export const isCellLocked = (sheet: Worksheet, row: number, column: number): boolean =>
  isLocked(sheet.getComposedCellStyleByCellData(row, column, sheet.getCellRaw(row, column)));
