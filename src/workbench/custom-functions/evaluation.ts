import { BUSY, type CellAddress } from "../univer/basics/cell-address";
import type { Invocations } from "./invocations";
import type { FunctionMetadata, ParameterMetadata } from "./metadata";
import { FormulaError, columnCount, isSingle, type FormulaValue, type ValueMatrix } from "./values";

/** The flags of an invocation message, which tell the runtime what to prepare for. */
const CANCELABLE = 1;
const STREAMING = 2;
const ERRORS_ALLOWED = 4;

/** What Excel shows for a formula that refers to itself. */
const CIRCULAR: ValueMatrix = [[0]];

/** The current value of a function in a cell: #BUSY! while any of its calls is pending, 0 if it refers to itself. */
export function evaluate(
  metadata: FunctionMetadata,
  given: Argument[],
  cell: CellAddress,
  address: () => string,
  invocations: Invocations,
): ValueMatrix {
  if (invocations.isCircular(cell)) {
    invocations.answered(cell, CIRCULAR);
    return CIRCULAR;
  }
  const answers = shapeArguments(metadata, given).map((calls) => calls.map(answerTo));
  const isSingleCall = answers.length === 1 && answers[0]!.length === 1;
  if (answers.flat().includes(undefined)) return [[new FormulaError(BUSY)]];
  // If a range was passed to a scalar parameter, each cell shows the first cell of its result.
  const firstCells = () => answers.map((row) => row.map((matrix) => matrix?.[0]?.[0] ?? null));
  const answer = isSingleCall ? answers[0]![0]! : firstCells();
  invocations.answered(cell, answer);
  return answer;

  function answerTo(call: CallParameters): ValueMatrix | undefined {
    if (call instanceof FormulaError) {
      if (call.code === BUSY) invocations.waits(cell);
      return [[call]];
    }
    const { id: functionId, allowsErrors, options = {} } = metadata;
    const flags =
      (options.cancelable ? CANCELABLE : 0) |
      (options.stream ? STREAMING : 0) |
      (allowsErrors ? ERRORS_ALLOWED : 0);
    const { parameters } = call;
    const place = options.requiresAddress ? address() : undefined;
    return invocations.resultOf(cell, { functionId, parameters, address: place, flags });
  }
}

/** An argument of a formula; undefined if omitted, as in `=F(A1,,B1)`. */
export type Argument = ValueMatrix | undefined;

/** The parameter values of one call as the runtime expects them, or the error that is the result without a call. */
type CallParameters = { parameters: unknown[] } | FormulaError;

/**
 * Shapes the arguments of a formula as Excel does before it calls a custom function. A range passed to a scalar parameter makes one call
 * per cell, as Excel most likely does, and the result is a grid of the same shape. Otherwise the grid has a single call.
 */
export function shapeArguments(metadata: FunctionMetadata, given: Argument[]): CallParameters[][] {
  const positions = metadata.parameters.map((parameter, index) => ({
    parameter,
    values: parameter.repeating ? given.slice(index) : [given[index]],
  }));
  const lifted = positions.flatMap(({ parameter, values }) =>
    isMatrix(parameter) ? [] : values.filter((value): value is ValueMatrix => value !== undefined),
  );
  const rows = Math.max(1, ...lifted.map(({ length }) => length));
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

const isMatrix = ({ dimensionality }: ParameterMetadata) => dimensionality === "matrix";

function shapeCall(
  { allowsErrors = false }: FunctionMetadata,
  positions: BoundParameter[],
  row: number,
  column: number,
): CallParameters {
  const parameters: unknown[] = [];
  for (const { parameter, values } of positions) {
    const shaped = values.map((value) => shapeValue(parameter, value, row, column, allowsErrors));
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
  const cells = matrix[matrix.length === 1 ? 0 : row];
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
