import type { ICellData, ICommandService } from "@univerjs/core";
import {
  SetRangeValuesMutation,
  SetStyleCommand,
  type ISetRangeValuesMutationParams,
} from "@univerjs/preset-sheets-core";
import { changedCells } from "../basics/changes";

const FORMATS: ReadonlySet<string> = new Set<keyof ICellData>(["s", "custom"]);

/**
 * Keeps the formulas of cells whose formatting is redone. Univer knows from the name of the formatting command that cells keep their
 * formulas, but on redo the name is that of redo. Call this before a workbook is opened, because Univer reads the name then.
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
