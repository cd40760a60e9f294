import type { FormulaDataModel } from "@univerjs/preset-sheets-core";
import type { IRange, IUnitRange } from "@univerjs/core";

/** The cells filled by spilled formulas, keyed by the formula's position. */
export type Spills = ReadonlyMap<string, IUnitRange>;

/** The cells that formulas fill, or would fill if nothing blocked them. */
export function spillsOf(formulas: FormulaDataModel): Spills {
  const spills = new Map<string, IUnitRange>();
  for (const [unitId, sheets] of Object.entries(formulas.getArrayFormulaRange())) {
    for (const [sheetId, rows] of Object.entries(sheets ?? {})) {
      for (const columns of Object.values((rows ?? {}) as Record<string, Record<string, IRange>>)) {
        for (const range of Object.values(columns)) {
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
