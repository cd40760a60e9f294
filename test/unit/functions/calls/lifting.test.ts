import "../host";
import { ExcelError } from "../../../excel-errors.mjs";
import { failure } from "../host";
import { cancelled } from "../../../../src/functions/calls/answering";
import { lifted } from "../../../../src/functions/calls/lifting";
import { inGroup } from "../../../../src/functions/groups";
import { powerCycles, simplifyCycles } from "../../../../src/functions/permutations";
import { wordToCycles } from "../../../../src/functions/words";

const CYCLES = "expected cycles such as (1 4 2)(3 8), or () for the identity.";
const GENERATORS = [["A", "(1 2 3)"], ["B", "(1 2)"]]; // prettier-ignore

const simplify = lifted(simplifyCycles, ["cycles", "order"]);
const raise = lifted(powerCycles, ["cycles", "n"]);
const isIn = lifted(inGroup as never, ["cycles", null]);

/** Cells as a sheet shows them, an error by its code and its message. */
const shown = async (answer: unknown) =>
  ((await answer) as unknown[][]).map((row) =>
    row.map((cell) => (cell instanceof ExcelError ? `${cell.code} ${cell.message}` : cell)),
  );

test("single cells, also in arrays, are the function's own call", () => {
  const given = [["(1 2)"]];
  const invocation = {};
  const compute = jest.fn(() => "the answer");
  expect(lifted(compute, ["cycles", null])(given, GENERATORS, invocation)).toBe("the answer");
  expect(compute).toHaveBeenCalledWith(given, GENERATORS, invocation);
  expect(lifted(compute, ["cycles", null])(["(1 2)"], [["a"], ["b"]])).toBe("the answer");
  expect(simplify([["(1 2)(2 3)"]])).toBe("(1 3 2)");
  expect(simplify("(1 2)(2 3)", null)).toBe("(1 3 2)");
});

test("a range is answered in its shape", async () => {
  const cells = [["(1 2)(2 3)", "e"], ["(12)", "(3 2 1)"]]; // prettier-ignore
  expect(await simplify(cells)).toEqual([["(1 3 2)", "()"], ["(1 2)", "(1 3 2)"]]); // prettier-ignore
  expect(await simplify(["(2 1)", "e"])).toEqual([["(1 2)"], ["()"]]);
  const words = lifted(wordToCycles as never, ["word", null, "order"]);
  expect(await words([["A"], ["AB"], [""]], GENERATORS)).toEqual([["(1 2 3)"], ["(2 3)"], ["()"]]);
  expect(await isIn([["(1 3)", "(1 4)"]], GENERATORS, {})).toEqual([[true, false]]);
});

test("a row beside a column gives a table, and what ranges of unequal length lack is #N/A", async () => {
  expect(await simplify([["(1 2)(2 3)"], ["(1 2)(2 4)"]], [["left to right", "right to left"]])).toEqual([
    ["(1 3 2)", "(1 2 3)"],
    ["(1 4 2)", "(1 2 4)"],
  ]);
  expect(await raise("(1 2 3)", [[-1, 0, 1]])).toEqual([["(1 3 2)", "()", "(1 2 3)"]]);
  expect(await raise([["(1 2 3)"], ["(1 2)"]], [[2], [3]])).toEqual([["(1 3 2)"], ["(1 2)"]]);
  expect(await shown(raise([["(1 2)"], ["(1 3)"], ["(1 4)"]], [[1], [1]]))).toEqual([
    ["(1 2)"],
    ["(1 3)"],
    ["#N/A n, row 3, column 1: the range ends before this cell."],
  ]);
});

test("an error is that of its cell, and names it", async () => {
  const error = { type: "CustomFunctionError", code: "#DIV/0!" };
  expect(await shown(simplify([["(1 2)"], ["x"], [0], [null], [error]]))).toEqual([
    ["(1 2)"],
    [`#VALUE! cycles, row 2: "x" has no parentheses; ${CYCLES}`],
    [`#VALUE! cycles, row 3: the cell is blank; ${CYCLES}`],
    [`#VALUE! cycles, row 4: the cell is blank; ${CYCLES}`],
    ["#DIV/0! cycles, row 5: here is the error #DIV/0!."],
  ]);
  expect(await shown(simplify([["(1 2)", 5]]))).toEqual([
    ["(1 2)", `#VALUE! cycles, column 2: 5 has no parentheses; ${CYCLES}`],
  ]);
  expect(await shown(raise("(1 2)", [[1, 2], [3, ""]]))).toEqual([
    ["(1 2)", "()"],
    ["(1 2)", "#VALUE! n, row 2, column 2: the cell is blank; expected a whole number."],
  ]); // prettier-ignore
  expect(await shown(simplify([["(1 2)"], ["(1 3)"]], "up"))).toEqual(
    Array.from({ length: 2 }, () => [
      '#VALUE! order: "up" is unknown; expected "left to right" or "right to left".',
    ]),
  );
  expect(await shown(isIn([["(1 2)"], ["5"]], GENERATORS, {}))).toEqual([
    [true],
    [`#VALUE! cycles, row 2: "5" has no parentheses; ${CYCLES}`],
  ]);
});

test("a failure that is no error of a cell ends all", async () => {
  const broken = () => {
    throw new TypeError("broken");
  };
  await expect(lifted(broken, ["x"])([[1], [2]])).rejects.toThrow(TypeError);
});

test("a whole column is refused", async () => {
  const column = Array.from({ length: 1_048_576 }, () => [0]);
  expect(await failure(() => simplify(column))).toBe(
    "#VALUE! the answer: its 1,048,576 rows of 1 cells are too many; at most 100,000 cells are possible.",
  );
  const row = [Array.from({ length: 1000 }, () => "(1 2)")];
  expect(await failure(() => raise(column.slice(0, 101), row))).toMatch(/^#VALUE! the answer: its 101 rows/);
});

describe("a function that may take long", () => {
  /** Answers when its call is cancelled. */
  function waiting() {
    const calls: CustomFunctions.CancelableInvocation[] = [];
    const compute = (_cell: unknown, invocation: CustomFunctions.CancelableInvocation) =>
      new Promise((_resolve, reject) => {
        calls.push(invocation);
        // Excel takes only its own kind of error from a function.
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
        invocation.onCanceled = () => reject(cancelled());
      });
    return { calls, compute: lifted(compute as never, ["cell"]) };
  }

  test("is computed for one cell after another, each with what the host says of the call", async () => {
    const { calls, compute } = waiting();
    const invocation: CustomFunctions.CancelableInvocation = { address: "Sheet1!B3" };
    const answer = failure(() => compute([[1], [2]], invocation));
    await Promise.resolve();
    expect(calls).toEqual([{ address: "Sheet1!B3", onCanceled: expect.any(Function) }]);
    invocation.onCanceled!();
    expect(await answer).toBe(`#N/A ${cancelled().message}`);
    expect(calls).toHaveLength(1);
  });

  test("ends for all cells when its call for one is cancelled in the pane", async () => {
    const { calls, compute } = waiting();
    const answer = failure(() => compute([[1], [2]], {}));
    await Promise.resolve();
    calls[0].onCanceled!();
    expect(await answer).toBe(`#N/A ${cancelled().message}`);
    expect(calls).toHaveLength(1);
  });

  test("lets others run between its cells", async () => {
    const order: string[] = [];
    const slow = () => {
      const end = Date.now() + 20;
      while (Date.now() < end);
      return 0;
    };
    setTimeout(() => order.push("another"), 0);
    await (lifted(slow, ["cell"])([[1], [2], [3], [4]]) as Promise<unknown>).then(() => order.push("all"));
    expect(order).toEqual(["another", "all"]);
  });
});
