import { shapeArguments, type Argument, type Call } from "./arguments";
import type { Cell, Invocations } from "./invocations";
import type { FunctionMetadata } from "./metadata";
import { CellError, isSingle, type CellValue, type Matrix } from "./values";

/** The flags of an invocation message: what the runtime has to prepare for. */
const CANCELABLE = 1;
const STREAMING = 2;
const ERRORS_ALLOWED = 4;

/** Excel's value of a cell whose custom function has not answered yet. */
export const BUSY = "#BUSY!";

/** What a function answers into a cell now; #BUSY! while any of its calls is pending. */
export function evaluate(
  metadata: FunctionMetadata,
  given: Argument[],
  cell: Cell,
  address: () => string,
  invocations: Invocations,
): Matrix {
  const grid = shapeArguments(metadata, given);
  const answers = grid.map((calls) =>
    calls.map((call) => answerTo(call, metadata, cell, address, invocations)),
  );
  const answer = isSingleCall(answers) ? answers[0]![0]! : answers.map((row) => row.map(firstCell));
  const settled = answers.flat().every((matrix) => matrix !== undefined);
  if (!settled) return [[new CellError(BUSY)]];
  invocations.answered(cell, answer as Matrix);
  return answer as Matrix;
}

function answerTo(
  call: Call,
  metadata: FunctionMetadata,
  cell: Cell,
  address: () => string,
  invocations: Invocations,
): Matrix | undefined {
  if (call instanceof CellError) return [[call]];
  return invocations.resultOf(cell, {
    functionId: metadata.id,
    parameters: call.parameters,
    address: metadata.options?.requiresAddress ? address() : undefined,
    flags: flagsOf(metadata),
  });
}

function flagsOf({ options }: FunctionMetadata): number {
  return (
    (options?.cancelable ? CANCELABLE : 0) |
    (options?.stream ? STREAMING : 0) |
    (options?.allowErrorForDataTypeAny ? ERRORS_ALLOWED : 0)
  );
}

function isSingleCall(answers: (Matrix | undefined)[][]): boolean {
  return answers.length === 1 && answers[0]!.length === 1;
}

/** Where a range was given to a scalar parameter, each cell shows the first cell of its answer. */
function firstCell(matrix: Matrix | undefined): CellValue {
  if (!matrix) return null;
  return isSingle(matrix) ? matrix[0]![0]! : (matrix[0]?.[0] ?? null);
}
