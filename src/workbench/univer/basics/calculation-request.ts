import { SetTriggerFormulaCalculationStartMutation } from "@univerjs/preset-sheets-core";
import { ICommandService, type Injector, type IUnitRange } from "@univerjs/core";

/** Asks Univer to calculate the cells of ranges again, and what depends on them, 100 ms after it was asked last. */
export function requestCalculation(injector: Injector, dirtyRanges: IUnitRange[]): void {
  const commands = injector.get(ICommandService);
  const { id } = SetTriggerFormulaCalculationStartMutation;
  commands.syncExecuteCommand(id, { dirtyRanges }, { onlyLocal: true });
}
