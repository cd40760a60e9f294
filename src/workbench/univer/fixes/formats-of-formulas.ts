import type { ICellData, ICommandService } from "@univerjs/core";
import {
  SetRangeValuesMutation,
  SetStyleCommand,
  type ISetRangeValuesMutationParams,
} from "@univerjs/preset-sheets-core";
import { changedCells } from "../basics/changes";

const FORMATS: ReadonlySet<string> = new Set<keyof ICellData>(["s", "custom"]);

/**
 * Keeps the formulas of cells that are formatted again by redo. Univer knows that cells keep their formulas by the name of
 * the command that writes a format, and when that is redone, the name is redo's: call this before a workbook is opened,
 * as Univer looks at the name then.
 *
 * Seen in Univer 0.25.1.
 */
export function keepFormattedFormulas(commands: ICommandService): void {
  commands.beforeCommandExecuted(({ id, params }) => {
    if (id !== SetRangeValuesMutation.id) return;
    const change = params as ISetRangeValuesMutationParams;
    if (writesFormatsOnly(change)) change.trigger = SetStyleCommand.id;
  });
}

function writesFormatsOnly(change: ISetRangeValuesMutationParams): boolean {
  for (const cell of changedCells(change)) {
    if (!cell) return false;
    for (const part in cell) if (!FORMATS.has(part)) return false;
  }
  return true;
}
