import type { ICellData, Injector } from "@univerjs/core";
import { SetRangeValuesMutation, SetStyleCommand } from "@univerjs/preset-sheets-core";
import { beforeCommand } from "../basics/commands";
import { placed } from "../basics/placed";

const FORMATS: ReadonlySet<string> = new Set<keyof ICellData>(["s", "custom"]);

/**
 * Keeps the formulas of cells whose formatting is redone. Univer knows from the name of the formatting command that cells keep their
 * formulas, but on redo the name is that of redo. Call this before a workbook is opened, because Univer reads the name then.
 */
export function keepFormattedFormulas(injector: Injector): void {
  beforeCommand(injector, SetRangeValuesMutation, (change) => {
    for (const { entry: cell } of placed(change.cellValue)) {
      if (!cell) return;
      for (const part in cell) if (!FORMATS.has(part)) return;
    }
    change.trigger = SetStyleCommand.id;
  });
}
