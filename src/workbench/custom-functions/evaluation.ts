import { shapeArguments, type Argument, type CallParameters } from "./arguments";
import type { CellAddress } from "../univer/basics/cell-address";
import type { Invocations } from "./invocations";
import type { FunctionMetadata } from "./metadata";
import { BUSY } from "../univer/basics/cell-address";
import { FormulaError, type FormulaValue, type ValueMatrix } from "./values";

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
  const grid = shapeArguments(metadata, given);
  const answers = grid.map((calls) =>
    calls.map((call) => answerTo(call, metadata, cell, address, invocations)),
  );
  const answer = isSingleCall(answers) ? answers[0]![0]! : answers.map((row) => row.map(firstCell));
  const settled = answers.flat().every((matrix) => matrix !== undefined);
  if (!settled) return [[new FormulaError(BUSY)]];
  invocations.answered(cell, answer);
  return answer;
}

function answerTo(
  call: CallParameters,
  metadata: FunctionMetadata,
  cell: CellAddress,
  address: () => string,
  invocations: Invocations,
): ValueMatrix | undefined {
  if (call instanceof FormulaError) {
    if (call.code === BUSY) invocations.waits(cell);
    return [[call]];
  }
  return invocations.resultOf(cell, {
    functionId: metadata.id,
    parameters: call.parameters,
    address: metadata.options?.requiresAddress ? address() : undefined,
    flags: flagsOf(metadata),
  });
}

function flagsOf({ allowsErrors, options }: FunctionMetadata): number {
  return (
    (options?.cancelable ? CANCELABLE : 0) |
    (options?.stream ? STREAMING : 0) |
    (allowsErrors ? ERRORS_ALLOWED : 0)
  );
}

function isSingleCall(answers: (ValueMatrix | undefined)[][]): boolean {
  return answers.length === 1 && answers[0]!.length === 1;
}

/** If a range was passed to a scalar parameter, each cell shows the first cell of its result. */
function firstCell(matrix: ValueMatrix | undefined): FormulaValue {
  return matrix?.[0]?.[0] ?? null;
}
