import {
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
  SetFormulaCalculationStopMutation,
  SetRangeValuesMutation,
} from "@univerjs/preset-sheets-core";
import { ICommandService } from "@univerjs/core";
import { isChange } from "../basics/commands";
import type { Spreadsheet } from "../basics/spreadsheet";

/**
 * Aborts a calculation as soon as cells change. Univer does so only when the next one starts. If the old one ends first, it writes results
 * into cells that have changed, where they would stay.
 */
export function breakOffOutdatedCalculations({ injector }: Spreadsheet): void {
  const commands = injector.get(ICommandService);
  let isCalculating = false;
  commands.onCommandExecuted(({ id, params }, options) => {
    if (id === SetFormulaCalculationStartMutation.id) isCalculating = true;
    else if (id === SetFormulaCalculationNotificationMutation.id) {
      const { functionsExecutedState: end } = params as { functionsExecutedState?: number };
      if (end !== undefined) isCalculating = false;
    } else if (isCalculating && id === SetRangeValuesMutation.id && isChange(id, options)) {
      commands.syncExecuteCommand(SetFormulaCalculationStopMutation.id, {});
    }
  });
}
