import type { ICommandService } from "@univerjs/core";
import {
  CancelMarkDirtyRowAutoHeightOperation,
  MarkDirtyRowAutoHeightOperation,
  RemoveSheetMutation,
  type IMarkDirtyRowAutoHeightOperationParams,
  type IRemoveSheetMutationParams,
} from "@univerjs/preset-sheets-core";

/**
 * Forgets the rows waiting to be measured before their sheet is deleted. Univer measures invisible rows when idle. If their sheet is gone
 * by then, it fails, and never measures such rows of any sheet again.
 *
 * Seen in Univer 0.25.1.
 */
export function forgetRowsOfDeletedSheets(commands: ICommandService): void {
  const marked = new Map<string, string[]>();
  commands.onCommandExecuted(({ id, params }) => {
    if (id !== MarkDirtyRowAutoHeightOperation.id) return;
    const { subUnitId, id: mark } = params as IMarkDirtyRowAutoHeightOperationParams;
    const marks = marked.get(subUnitId);
    if (marks) marks.push(mark);
    else marked.set(subUnitId, [mark]);
  });
  commands.beforeCommandExecuted(({ id, params }) => {
    if (id !== RemoveSheetMutation.id) return;
    const { unitId, subUnitId } = params as IRemoveSheetMutationParams;
    for (const mark of marked.get(subUnitId) ?? [])
      commands.syncExecuteCommand(CancelMarkDirtyRowAutoHeightOperation.id, { unitId, subUnitId, id: mark });
    marked.delete(subUnitId);
  });
}
