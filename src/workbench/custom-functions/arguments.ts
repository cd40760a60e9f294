import type { FunctionMetadata, ParameterMetadata } from "./metadata";
import { BUSY } from "../univer/basics/cell-address";
import { FormulaError, columnCount, isSingle, rowCount, type FormulaValue, type ValueMatrix } from "./values";

/** An argument of a formula; undefined if omitted, as in `=F(A1,,B1)`. */
export type Argument = ValueMatrix | undefined;

/** The parameter values of one call as the runtime expects them, or the error that is the result without a call. */
export type CallParameters = { parameters: unknown[] } | FormulaError;

/**
 * Shapes the arguments of a formula as Excel does before it calls a custom function. A range passed to a scalar parameter makes one call
 * per cell, as Excel most likely does, and the result is a grid of the same shape. Otherwise the grid has a single call.
 */
export function shapeArguments(metadata: FunctionMetadata, given: Argument[]): CallParameters[][] {
  const positions = bind(metadata.parameters, given);
  const lifted = positions.flatMap(({ parameter, values }) =>
    isMatrix(parameter) ? [] : values.filter((value): value is ValueMatrix => value !== undefined),
  );
  const rows = Math.max(1, ...lifted.map(rowCount));
  const columns = Math.max(1, ...lifted.map(columnCount));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => shapeCall(metadata, positions, row, column)),
  );
}

interface BoundParameter {
  parameter: ParameterMetadata;
  /** One value, or any number of values for a repeating parameter. */
  values: Argument[];
}

function bind(parameters: ParameterMetadata[], given: Argument[]): BoundParameter[] {
  return parameters.map((parameter, index) => ({
    parameter,
    values: parameter.repeating ? given.slice(index) : [given[index]],
  }));
}

function isMatrix(parameter: ParameterMetadata): boolean {
  return parameter.dimensionality === "matrix";
}

function shapeCall(
  metadata: FunctionMetadata,
  positions: BoundParameter[],
  row: number,
  column: number,
): CallParameters {
  const errorsAllowed = metadata.allowsErrors ?? false;
  const parameters: unknown[] = [];
  for (const { parameter, values } of positions) {
    const shaped = values.map((value) => shapeValue(parameter, value, row, column, errorsAllowed));
    const error = shaped.find((value) => value instanceof FormulaError);
    if (error) return error;
    parameters.push(parameter.repeating ? shaped : shaped[0]);
  }
  return { parameters };
}

function shapeValue(
  parameter: ParameterMetadata,
  value: Argument,
  row: number,
  column: number,
  errorsAllowed: boolean,
): unknown {
  // Excel passes null for an omitted optional argument.
  if (value === undefined && parameter.optional) return null;
  const given = value ?? [[null]];
  const type = parameter.type ?? "any";
  if (!isMatrix(parameter)) return convert(cellAt(given, row, column), type, errorsAllowed);
  const converted = given.map((cells) => cells.map((cell) => convert(cell, type, errorsAllowed)));
  return converted.flat().find((cell) => cell instanceof FormulaError) ?? converted;
}

/** A single cell, row or column is repeated across a longer range. Past the end of any other there is #N/A. */
function cellAt(matrix: ValueMatrix, row: number, column: number): FormulaValue {
  if (isSingle(matrix)) return matrix[0]![0]!;
  const cells = matrix[rowCount(matrix) === 1 ? 0 : row];
  const cell = cells?.[columnCount(matrix) === 1 ? 0 : column];
  return cell === undefined ? new FormulaError("#N/A") : cell;
}

type Convert = (value: number | string | boolean | null) => unknown;

/** For parameters of type `any`: a blank cell reaches them as null, as in Excel on the web. */
const unchanged: Convert = (value) => value;

const CONVERSIONS: Record<string, Convert> = {
  number: (value) => {
    const number = typeof value === "string" && value.trim() === "" ? NaN : Number(value);
    return Number.isFinite(number) ? number : new FormulaError("#VALUE!");
  },
  string: (value) => (typeof value === "boolean" ? String(value).toUpperCase() : String(value ?? "")),
  boolean: (value) => {
    if (typeof value !== "string") return Boolean(value);
    if (/^(true|false)$/i.test(value)) return value.toUpperCase() === "TRUE";
    return new FormulaError("#VALUE!");
  },
};

/** Returns a CellError when the error itself is the result of the formula. */
function convert(value: FormulaValue, type: string, errorsAllowed: boolean): unknown {
  if (value instanceof FormulaError) {
    // A pending result is not a value yet: Excel waits for it.
    const isSeen = errorsAllowed && type === "any" && value.code !== BUSY;
    return isSeen ? { type: "CustomFunctionError", code: value.code } : value;
  }
  return (CONVERSIONS[type] ?? unchanged)(value);
}
