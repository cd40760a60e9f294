import type { WorkbookState } from "../univer/basics/spreadsheet";

export interface KeptWorkbook extends WorkbookState {
  readonly unsaved: boolean;
}

/** Checks a value; a missing value is fine. */
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain: Check = (value) => value === null || typeof value !== "object";

const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
const eachOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const withParts =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(parts).every(([name, check]) => check(value[name]));

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
