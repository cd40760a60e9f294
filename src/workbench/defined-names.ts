import {
  FormulaDataModel,
  RemoveDefinedNameMutation,
  SetDefinedNameMutation,
  SetTriggerFormulaCalculationStartMutation,
  type ISetDefinedNameMutationParam,
} from "@univerjs/preset-sheets-core";
import { ICommandService, type IUnitRange } from "@univerjs/presets";
import { formulasIn } from "./formula-data";
import { forgetParsedFormulas } from "./parsed-formulas";
import type { Spreadsheet } from "./spreadsheet";

/**
 * Calculates formulas again when a name in them is defined, changed or removed. Univer keeps what it has parsed, also
 * where a name in it was not known then or was another.
 */
export function followDefinedNames({ injector }: Spreadsheet): void {
  const commands = injector.get(ICommandService);
  const formulas = injector.get(FormulaDataModel);
  commands.onCommandExecuted(({ id, params }) => {
    if (id !== SetDefinedNameMutation.id && id !== RemoveDefinedNameMutation.id) return;
    const { unitId, name } = params as ISetDefinedNameMutationParam;
    forgetParsedFormulas();
    const dirtyRanges = formulasWith(name, unitId, formulas);
    commands.syncExecuteCommand(
      SetTriggerFormulaCalculationStartMutation.id,
      { dirtyRanges },
      { onlyLocal: true },
    );
  });
}

/** The cells of a workbook whose formulas have the text of a name in them, be it the name or a part of something else. */
function formulasWith(name: string, unitId: string, formulas: FormulaDataModel): IUnitRange[] {
  const text = name.toLowerCase();
  return [...formulasIn(formulas.getFormulaData(), unitId)]
    .filter(({ formula }) => formula.toLowerCase().includes(text))
    .map(({ sheet, row, column }) => {
      const range = { startRow: row, endRow: row, startColumn: column, endColumn: column };
      return { unitId, sheetId: sheet, range };
    });
}
