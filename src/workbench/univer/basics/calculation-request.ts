import { SetTriggerFormulaCalculationStartMutation } from "@univerjs/preset-sheets-core";
import { ICommandService, type Injector, type IUnitRange } from "@univerjs/core";

/** Asks Univer to recalculate ranges and what depends on them, a moment after the last request (`patches/`). */
export function requestCalculation(injector: Injector, dirtyRanges: IUnitRange[]): void {
  const commands = injector.get(ICommandService);
  const { id } = SetTriggerFormulaCalculationStartMutation;
  commands.syncExecuteCommand(id, { dirtyRanges }, { onlyLocal: true });
}
