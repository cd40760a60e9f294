import { FormulaDataModel } from "@univerjs/preset-sheets-core";
import {
  IUniverInstanceService,
  UniverInstanceType,
  type IObjectMatrixPrimitiveType,
  type IRange,
  type IUnitRange,
  type Workbook,
} from "@univerjs/core";
import { requestCalculation } from "./calculation-request";
import { BUSY } from "../custom-functions/values";
import { shrunken, type Spills } from "./fixes/shrunken-spills";
import type { Spreadsheet } from "./spreadsheet";

/**
 * Calculates again what depends on cells that a spilled formula has left. Univer forgets them where the formula waited
 * for a custom function in between, and then formulas and conditional formats would go on showing what was there.
 */
export function followSpills({ univerAPI, injector }: Spreadsheet): void {
  const formulas = injector.get(FormulaDataModel);
  const workbooks = injector.get(IUniverInstanceService);
  let before: Spills = new Map();

  const sheetOf = ({ unitId, sheetId }: IUnitRange) =>
    workbooks.getUnit<Workbook>(unitId, UniverInstanceType.UNIVER_SHEET)?.getSheetBySheetId(sheetId);
  const isWaiting = (spill: IUnitRange) =>
    sheetOf(spill)?.getCellRaw(spill.range.startRow, spill.range.startColumn)?.v === BUSY;

  univerAPI.getFormula().calculationEnd(() => {
    const { left, remembered } = shrunken(before, spillsOf(formulas), isWaiting);
    before = remembered;
    const dirtyRanges = left.filter(sheetOf);
    if (dirtyRanges.length > 0) requestCalculation(injector, dirtyRanges);
  });
}

/** The cells that formulas fill, or would fill if nothing were in their way. */
export function spillsOf(formulas: FormulaDataModel): Spills {
  const spills = new Map<string, IUnitRange>();
  for (const [unitId, sheets] of Object.entries(formulas.getArrayFormulaRange())) {
    for (const [sheetId, rows] of Object.entries(sheets ?? {})) {
      for (const columns of Object.values((rows ?? {}) as IObjectMatrixPrimitiveType<IRange>)) {
        for (const range of Object.values<IRange>(columns)) {
          spills.set(`${unitId} ${sheetId} ${range.startRow} ${range.startColumn}`, {
            unitId,
            sheetId,
            range,
          });
        }
      }
    }
  }
  return spills;
}
