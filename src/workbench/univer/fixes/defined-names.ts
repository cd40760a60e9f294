import {
  FormulaDataModel,
  RemoveDefinedNameMutation,
  SetDefinedNameMutation,
} from "@univerjs/preset-sheets-core";
import { requestCalculation } from "../basics/calculation-request";
import { runsOf } from "../basics/cell-address";
import { afterCommand } from "../basics/commands";
import { formulasIn } from "../basics/placed";
import { forgetParsedFormulas } from "./parsed-formulas";
import type { Spreadsheet } from "../basics/spreadsheet";

/**
 * Recalculates formulas when a name they use is defined, changed or removed. Univer caches parsed formulas, even if a name in them was
 * unknown or different then.
 */
export function followDefinedNames({ injector }: Spreadsheet): void {
  const formulas = injector.get(FormulaDataModel);
  for (const change of [SetDefinedNameMutation, RemoveDefinedNameMutation])
    afterCommand(injector, change, ({ unitId, name }) => {
      forgetParsedFormulas();
      // If the name also occurs as part of something else, a formula is recalculated unnecessarily.
      const text = name.toLowerCase();
      const dependents = [...formulasIn(formulas.getFormulaData(), unitId)].filter(({ formula }) =>
        formula.toLowerCase().includes(text),
      );
      requestCalculation(injector, runsOf(dependents));
    });
}
