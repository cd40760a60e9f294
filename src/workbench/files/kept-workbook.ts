import {
  eachOf,
  isCount,
  isObject,
  isText,
  listOf,
  orNothing,
  withParts,
  type Check,
} from "../../grid/shapes";
import type { WorkbookState } from "../univer/basics/spreadsheet";

export interface KeptWorkbook extends WorkbookState {
  readonly unsaved: boolean;
}

const isPlain: Check = (value) => value === null || typeof value !== "object";

const isStyle: Check = (value) => isText(value) || isObject(value);
const isCell = orNothing(
  withParts({
    v: isPlain,
    f: orNothing(isText),
    si: orNothing(isText),
    p: orNothing(isObject),
    s: orNothing(isStyle),
  }),
);
const isRange = withParts({ startRow: isCount, startColumn: isCount, endRow: isCount, endColumn: isCount });
const isSheet = withParts({
  id: isText,
  name: isText,
  rowCount: orNothing(isCount),
  columnCount: orNothing(isCount),
  cellData: orNothing(eachOf(orNothing(eachOf(isCell)))),
  rowData: orNothing(eachOf(orNothing(isObject))),
  columnData: orNothing(eachOf(orNothing(isObject))),
  mergeData: orNothing(listOf(isRange)),
});
const isJson: Check = (value) => {
  if (value === "") return true;
  try {
    JSON.parse(value as string);
    return true;
  } catch {
    return false;
  }
};
const isWorkbook = withParts({
  sheetOrder: (order) => listOf(isText)(order) && (order as string[]).length > 0,
  sheets: eachOf(isSheet),
  styles: orNothing(eachOf(orNothing(isObject))),
  resources: orNothing(listOf(withParts({ name: isText, data: isJson }))),
});
const isKept = withParts({
  data: isWorkbook,
  activeSheet: orNothing(isText),
  selection: orNothing(isText),
});

/** Whether a value is a workbook, as far as opening it requires: Univer does not start with a damaged one. */
export function isKeptWorkbook(value: unknown): value is KeptWorkbook {
  if (!isKept(value)) return false;
  const { sheetOrder, sheets } = (value as KeptWorkbook).data;
  return sheetOrder!.every((id) => sheets![id] !== undefined);
}
