import { ICommandService, type Injector } from "@univerjs/core";
import {
  CancelMarkDirtyRowAutoHeightOperation,
  MarkDirtyRowAutoHeightOperation,
  RemoveSheetMutation,
} from "@univerjs/preset-sheets-core";
import { afterCommand, beforeCommand } from "../basics/commands";

/**
 * Forgets the rows waiting to be measured before their sheet is deleted. Univer measures invisible rows when idle. If their sheet is gone
 * by then, it fails, and never measures such rows of any sheet again.
 */
export function forgetRowsOfDeletedSheets(injector: Injector): void {
  const commands = injector.get(ICommandService);
  const marked = new Map<string, string[]>();
  afterCommand(injector, MarkDirtyRowAutoHeightOperation, ({ subUnitId, id }) => {
    marked.set(subUnitId, [...(marked.get(subUnitId) ?? []), id]);
  });
  beforeCommand(injector, RemoveSheetMutation, ({ unitId, subUnitId }) => {
    for (const id of marked.get(subUnitId) ?? [])
      commands.syncExecuteCommand(CancelMarkDirtyRowAutoHeightOperation.id, { unitId, subUnitId, id });
    marked.delete(subUnitId);
  });
}
