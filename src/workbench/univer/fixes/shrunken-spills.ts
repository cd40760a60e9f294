import { FormulaDataModel } from "@univerjs/preset-sheets-core";
import {
  IUniverInstanceService,
  UniverInstanceType,
  type IRange,
  type IUnitRange,
  type Workbook,
} from "@univerjs/core";
import { requestCalculation } from "../basics/calculation-request";
import { BUSY } from "../basics/cell-address";
import { spillsOf, type Spills } from "../basics/placed";
import type { Spreadsheet } from "../basics/spreadsheet";

/**
 * Recalculates what depends on cells that a spilled formula has left. Univer forgets these cells if the formula waited for a custom
 * function in between, and formulas and conditional formats would go on showing the old values.
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

/**
 * The spills of the last calculation that have shrunk or disappeared. Those whose formula is still waiting for a function are left alone
 * and remembered until it returns.
 */
export function shrunken(
  before: Spills,
  now: Spills,
  isWaiting: (spill: IUnitRange) => boolean,
): { left: IUnitRange[]; remembered: Spills } {
  const remembered = new Map(now);
  const left: IUnitRange[] = [];
  for (const [place, spill] of before) {
    if (isWaiting(spill)) remembered.set(place, spill);
    else if (!covers(now.get(place)?.range, spill.range)) left.push(spill);
  }
  return { left, remembered };
}

function covers(outer: IRange | undefined, inner: IRange): boolean {
  return outer !== undefined && outer.endRow >= inner.endRow && outer.endColumn >= inner.endColumn;
}
