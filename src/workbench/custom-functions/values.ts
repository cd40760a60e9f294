/** An error value such as #VALUE!, with its message if the function gave one. */
export class FormulaError {
  constructor(
    readonly code: string,
    readonly message = "",
  ) {}
}

/** What a cell can hold; null is a blank cell. */
export type FormulaValue = number | string | boolean | null | FormulaError;

/** Rows of cells; a single cell is a matrix of one row and one column. */
export type ValueMatrix = FormulaValue[][];

export const columnCount = (matrix: ValueMatrix) => matrix[0]?.length ?? 0;

export const isSingle = (matrix: ValueMatrix) => matrix.length === 1 && columnCount(matrix) === 1;

/** The runtime's result of one call. */
export interface Delivery {
  invocationId: number;
  result: ValueMatrix;
}

/** The runtime's error numbers (`CustomFunctionProxy` in Office.js); 9 and 10 mean that there is no function with that name. */
const ERROR_CODES: Record<number, string> = {
  1: "#N/A",
  5: "#DIV/0!",
  6: "#NUM!",
  7: "#VALUE!",
  8: "#NULL!",
  9: "#NAME?",
  10: "#NAME?",
};

/** Excel shows a function's own message for these errors only. */
const EXPLAINED = new Set([1, 7]);

/**
 * Reads the argument of SetInvocationArrayResults (`[id, succeeded, value, errorCode?]`) or SetInvocationResults
 * (`{ id, failed, value, errorCode }`).
 */
export function readDeliveries(entries: unknown): Delivery[] {
  if (!Array.isArray(entries)) throw new Error("The results of custom functions are not a list.");
  return entries.map((entry: unknown) => {
    const [invocationId, succeeded, value, errorCode] = Array.isArray(entry)
      ? (entry as [number, boolean, unknown, number?])
      : fromObject(entry as { id: number; failed?: boolean; value: unknown; errorCode?: number });
    return { invocationId, result: succeeded ? readResult(value) : [[readFailure(value, errorCode)]] };
  });
}

function fromObject(entry: { id: number; failed?: boolean; value: unknown; errorCode?: number }) {
  return [entry.id, !entry.failed, entry.value, entry.errorCode] as const;
}

function readFailure(value: unknown, errorCode = 0): FormulaError {
  const message = EXPLAINED.has(errorCode) && typeof value === "string" ? value : "";
  return new FormulaError(ERROR_CODES[errorCode] ?? "#VALUE!", message);
}

function readResult(value: unknown): ValueMatrix {
  if (!Array.isArray(value)) return [[readCell(value)]];
  const rows = value as unknown[];
  if (rows.length === 0 || !rows.every((row) => Array.isArray(row) && row.length > 0)) {
    return [[new FormulaError("#VALUE!")]];
  }
  const matrix = (rows as unknown[][]).map((row) => row.map(readCell));
  const columns = Math.max(...matrix.map((row) => row.length));
  for (const row of matrix) while (row.length < columns) row.push(new FormulaError("#N/A"));
  return matrix;
}

/** Null and undefined show as 0 in Excel. Data types other than errors show their basic value. */
function readCell(value: unknown): FormulaValue {
  if (value === null || value === undefined) return 0;
  if (typeof value === "number" || typeof value === "string" || typeof value === "boolean") return value;
  const { basicValue, basicType, message } = value as Record<string, unknown>;
  if (basicType === "Error" && typeof basicValue === "string") {
    return new FormulaError(basicValue, typeof message === "string" ? message : "");
  }
  return typeof basicValue === "number" ? basicValue : new FormulaError("#VALUE!");
}
