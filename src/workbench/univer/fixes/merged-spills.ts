import { Rectangle, type Injector, type IRange } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  AddWorksheetMergeMutation,
  FormulaDataModel,
  IFormulaRuntimeService,
  RemoveWorksheetMergeMutation,
} from "@univerjs/preset-sheets-core";
import { requestCalculation } from "../basics/calculation-request";
import { afterCommand } from "../basics/commands";
import { spillsOf } from "../basics/placed";

/** Univer's check before a formula fills several cells. */
interface SpillCheck {
  _checkIfArrayFormulaRangeHasData(
    workbook: string,
    sheet: string,
    row: number,
    column: number,
    area: IRange,
  ): boolean;
}

/**
 * A formula that would spill into merged cells, or whose own cell is merged, is #SPILL!, as in Excel. Univer would write into parts of the
 * merged cell. When cells are merged or unmerged, the formulas that spill into them are recalculated.
 */
export function blockSpillsOverMergedCells(univerAPI: FUniver, injector: Injector): void {
  const runtime = injector.get(IFormulaRuntimeService) as unknown as SpillCheck;
  const isFilled = runtime._checkIfArrayFormulaRangeHasData.bind(runtime);
  runtime._checkIfArrayFormulaRangeHasData = (workbook, sheet, row, column, area) => {
    const merged = univerAPI.getWorkbook(workbook)?.getSheetBySheetId(sheet)?.getSheet().getMergeData() ?? [];
    return (
      merged.some((cells) => Rectangle.intersects(cells, area)) ||
      isFilled(workbook, sheet, row, column, area)
    );
  };

  const formulas = injector.get(FormulaDataModel);
  for (const change of [AddWorksheetMergeMutation, RemoveWorksheetMergeMutation])
    afterCommand(injector, change, ({ subUnitId, ranges }) => {
      const met = [...spillsOf(formulas).values()].filter(
        ({ sheetId, range }) =>
          sheetId === subUnitId && ranges.some((cells) => Rectangle.intersects(cells, range)),
      );
      if (met.length > 0) requestCalculation(injector, met);
    });
}
