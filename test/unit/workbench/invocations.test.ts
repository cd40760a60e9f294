import { evaluate } from "../../../src/workbench/custom-functions/evaluation";
import { Invocations } from "../../../src/workbench/custom-functions/invocations";
import type { FunctionMetadata } from "../../../src/workbench/custom-functions/metadata";
import { BUSY, type CellAddress } from "../../../src/workbench/univer/basics/cell-address";
import {
  FormulaError,
  type FormulaValue,
  type ValueMatrix,
} from "../../../src/workbench/custom-functions/values";

const A1: CellAddress = { workbook: "w", sheet: "s", row: 0, column: 0 };
const B1: CellAddress = { ...A1, column: 1 };
const DOUBLE: FunctionMetadata = { id: "DOUBLE", name: "DOUBLE", parameters: [{ name: "x" }] };
const BUSY_ANSWER = [[new FormulaError(BUSY)]];

/** A sheet of formulas with one function, calculated as in a spreadsheet. */
class Sheet {
  readonly invoked: unknown[][] = [];
  readonly cancelled: number[] = [];
  readonly formulas = new Map<CellAddress, string>();
  readonly invocations = new Invocations({
    invoke: (id, { functionId, parameters, address, flags }) =>
      this.invoked.push([id, functionId, parameters, address, flags]),
    cancel: (id) => this.cancelled.push(id),
  });

  /** Calculates one cell with an argument for the function. */
  calculate(cell: CellAddress, value: FormulaValue | ValueMatrix, metadata = DOUBLE): ValueMatrix {
    const matrix = Array.isArray(value) ? value : [[value]];
    this.formulas.set(cell, JSON.stringify(value));
    const answer = evaluate(metadata, [matrix], cell, () => "Sheet1!A1", this.invocations);
    this.end();
    return answer;
  }

  end(): void {
    this.invocations.endPass((cell) => this.formulas.get(cell));
  }
}

test("a formula is busy until its result is delivered, then finds it without another call", () => {
  const sheet = new Sheet();
  expect(sheet.calculate(A1, 2)).toEqual(BUSY_ANSWER);
  expect(sheet.invoked).toEqual([[1, "DOUBLE", [2], undefined, 0]]);
  expect(sheet.invocations.deliver([{ invocationId: 1, result: [[4]] }])).toEqual([A1]);
  expect(sheet.calculate(A1, 2)).toEqual([[4]]);
  expect(sheet.invoked.length).toBe(1);
});

test("a formula that is entered anew calls its function anew, unless the call is under way", () => {
  const sheet = new Sheet();
  sheet.calculate(A1, 2);
  sheet.invocations.entered(A1);
  sheet.invocations.entered(B1);
  expect(sheet.calculate(A1, 2)).toEqual(BUSY_ANSWER);
  expect(sheet.invoked.length).toBe(1);
  sheet.invocations.deliver([{ invocationId: 1, result: [[4]] }]);
  sheet.invocations.entered(A1);
  expect(sheet.calculate(A1, 2)).toEqual(BUSY_ANSWER);
  expect(sheet.cancelled).toEqual([]);
  sheet.invocations.deliver([{ invocationId: 2, result: [[5]] }]);
  expect(sheet.calculate(A1, 2)).toEqual([[5]]);
});

test("another argument cancels the call that is under way, and its late result changes nothing", () => {
  const sheet = new Sheet();
  sheet.calculate(A1, 2);
  sheet.calculate(A1, 3);
  expect(sheet.cancelled).toEqual([1]);
  expect(sheet.invocations.deliver([{ invocationId: 1, result: [[4]] }])).toEqual([]);
  expect(sheet.calculate(A1, 3)).toEqual(BUSY_ANSWER);
  sheet.invocations.deliver([{ invocationId: 2, result: [[6]] }]);
  expect(sheet.calculate(A1, 3)).toEqual([[6]]);
  expect(sheet.cancelled).toEqual([1]);
});

test("a formula that waits for itself is found when nothing else is to come, and answers 0 while it does", () => {
  const sheet = new Sheet();
  sheet.calculate(A1, 2);
  sheet.calculate(B1, new FormulaError(BUSY));
  expect(sheet.invocations.stuckCells).toEqual([]);
  sheet.invocations.deliver([{ invocationId: 1, result: [[4]] }]);
  sheet.calculate(A1, 2);
  expect(sheet.invocations.stuckCells).toEqual([B1]);
  expect(sheet.invocations.setCircularCells([B1])).toEqual([B1]);
  expect(sheet.invocations.setCircularCells([B1])).toEqual([]);
  expect(sheet.calculate(B1, new FormulaError(BUSY))).toEqual([[0]]);
  expect(sheet.invocations.stuckCells).toEqual([]);
  expect(sheet.invocations.circularCells).toEqual([B1]);
  expect(sheet.invocations.setCircularCells([])).toEqual([B1]);
  expect(sheet.calculate(B1, 3)).toEqual(BUSY_ANSWER);
  expect(sheet.invoked.at(-1)).toEqual([2, "DOUBLE", [3], undefined, 0]);
});

test("a formula that is deleted or replaced cancels its call; other cells keep theirs", () => {
  const sheet = new Sheet();
  sheet.calculate(A1, 2);
  sheet.calculate(B1, 2);
  sheet.formulas.delete(A1);
  sheet.end();
  expect(sheet.cancelled).toEqual([1]);
  sheet.formulas.set(B1, "=1+1");
  sheet.end();
  expect(sheet.cancelled).toEqual([1, 2]);
});

test("equal calls of two cells are two calls", () => {
  const sheet = new Sheet();
  sheet.calculate(A1, 2);
  sheet.calculate(B1, 2);
  expect(sheet.invoked.map(([id]) => id)).toEqual([1, 2]);
});

test("an error in the argument is the answer without a call", () => {
  const sheet = new Sheet();
  expect(sheet.calculate(A1, new FormulaError("#REF!"))).toEqual([[new FormulaError("#REF!")]]);
  expect(sheet.invoked).toEqual([]);
});

test("a range of arguments is busy until all its calls have answered", () => {
  const sheet = new Sheet();
  expect(sheet.calculate(A1, [[1], [2]])).toEqual(BUSY_ANSWER);
  sheet.invocations.deliver([{ invocationId: 1, result: [[2]] }]);
  expect(sheet.calculate(A1, [[1], [2]])).toEqual(BUSY_ANSWER);
  sheet.invocations.deliver([{ invocationId: 2, result: [[4, 5]] }]);
  expect(sheet.calculate(A1, [[1], [2]])).toEqual([[2], [4]]);
});

test("the words of an error are found at their place in the answer", () => {
  const sheet = new Sheet();
  sheet.calculate(A1, 1);
  const result = [[1, new FormulaError("#VALUE!", "No such puzzle.")]];
  sheet.invocations.deliver([{ invocationId: 1, result }]);
  sheet.calculate(A1, 1);
  expect(sheet.invocations.messageAt(A1, "#VALUE!", 0, 1)).toBe("No such puzzle.");
  expect(sheet.invocations.messageAt(A1, "#VALUE!")).toBeUndefined();
  expect(sheet.invocations.messageAt(A1, "#N/A", 0, 1)).toBeUndefined();
  sheet.calculate(A1, 2);
  expect(sheet.invocations.messageAt(A1, "#VALUE!", 0, 1)).toBeUndefined();
});

test("results are awaited until they are delivered or their calls are cancelled", () => {
  const sheet = new Sheet();
  expect(sheet.invocations.areAwaited).toBe(false);
  sheet.calculate(A1, 1);
  sheet.calculate(B1, 1);
  sheet.invocations.deliver([{ invocationId: 1, result: [[2]] }]);
  sheet.invocations.deliver([{ invocationId: 1, result: [[2]] }]);
  expect(sheet.invocations.areAwaited).toBe(true);
  sheet.formulas.clear();
  sheet.end();
  expect(sheet.invocations.areAwaited).toBe(false);
});

test("the runtime hears of cancelling, streaming, errors and the address only where the function asks for them", () => {
  const sheet = new Sheet();
  const options = { cancelable: true, stream: true, requiresAddress: true };
  sheet.calculate(A1, 1, { ...DOUBLE, allowsErrors: true, options });
  expect(sheet.invoked).toEqual([[1, "DOUBLE", [1], "Sheet1!A1", 7]]);
});

test("a streaming function may deliver again", () => {
  const sheet = new Sheet();
  const streaming = { ...DOUBLE, options: { stream: true } };
  sheet.calculate(A1, 1, streaming);
  for (const value of [1, 2]) {
    expect(sheet.invocations.deliver([{ invocationId: 1, result: [[value]] }])).toEqual([A1]);
    expect(sheet.calculate(A1, 1, streaming)).toEqual([[value]]);
  }
});
