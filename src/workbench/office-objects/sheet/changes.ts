import type { IObjectMatrixPrimitiveType, ICellData, IRange } from "@univerjs/core";
import { MAX_COLUMNS, MAX_ROWS } from "../../../grid/limits";
import { placed } from "../../univer/basics/placed";
import { areaFromCorners, type Area } from "../cells/areas";

/** A change of cells that Excel reports to add-ins. */
interface Change {
  sheetId: string;
  area: Area;
  /** A name of `Excel.DataChangeType`. */
  changeType: string;
}

interface MutationParams {
  subUnitId: string;
  range?: IRange;
  cellValue?: IObjectMatrixPrimitiveType<ICellData | null>;
}

const SET_VALUES = "sheet.mutation.set-range-values";

/** Univer's mutations of entire rows and columns, with Excel's names for them. */
const STRUCTURE: Readonly<Record<string, readonly ["rows" | "columns", string]>> = {
  "sheet.mutation.insert-row": ["rows", "RowInserted"],
  "sheet.mutation.remove-rows": ["rows", "RowDeleted"],
  "sheet.mutation.insert-col": ["columns", "ColumnInserted"],
  "sheet.mutation.remove-col": ["columns", "ColumnDeleted"],
};

/** Excel's change for a Univer mutation. New formats and formula results do not count as changes in Excel either. */
export function changeOf(id: string, params: object | undefined, options: object | undefined): Change | null {
  if ((options as { onlyLocal?: boolean } | undefined)?.onlyLocal || !params) return null;
  const { subUnitId: sheetId, range, cellValue } = params as MutationParams;
  const structure = STRUCTURE[id];
  if (structure && range) {
    const [what, changeType] = structure;
    const area =
      what === "rows"
        ? areaFromCorners(range.startRow, 0, range.endRow, MAX_COLUMNS - 1)
        : areaFromCorners(0, range.startColumn, MAX_ROWS - 1, range.endColumn);
    return { sheetId, area, changeType };
  }
  const area = id === SET_VALUES && cellValue ? editedArea(cellValue) : null;
  return area && { sheetId, area, changeType: "RangeEdited" };
}

/** The cells of a worksheet with new formula results, which Univer marks when it writes them. */
export function calculationOf(
  id: string,
  params: object | undefined,
  options: object | undefined,
): { sheetId: string; area: Area } | null {
  const isResult = (options as { applyFormulaCalculationResult?: boolean } | undefined)
    ?.applyFormulaCalculationResult;
  if (id !== SET_VALUES || !isResult || !params) return null;
  const { subUnitId: sheetId, cellValue } = params as MutationParams;
  const area = cellValue ? editedArea(cellValue) : null;
  return area && { sheetId, area };
}

/** The smallest area that contains all cells whose contents are written. */
function editedArea(cells: IObjectMatrixPrimitiveType<ICellData | null>): Area | null {
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  for (const { row, column, entry: cell } of placed(cells)) {
    // Neither value nor rich text: a format, or a formula whose references have moved.
    if (cell && cell.v === undefined && cell.p === undefined) continue;
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  return bottom < 0 ? null : areaFromCorners(top, left, bottom, right);
}
