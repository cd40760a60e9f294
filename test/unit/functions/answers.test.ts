import { failure } from "./host";
import { answer, answerInSlices } from "../../../src/functions/calls/answering";
import { adaptTo } from "../../../src/functions/cells/host";
import { checkShape, checkSize, rowsOfPoints } from "../../../src/functions/cells/answers";
import { exactNumber } from "../../../src/grid/exact-number";
import { findOrbits } from "../../../src/functions/groups";

test("numbers of up to fifteen digits are numbers, longer ones texts", () => {
  expect(exactNumber(0n)).toBe(0);
  expect(exactNumber(999_999_999_999_999n)).toBe(999_999_999_999_999);
  expect(exactNumber(1_000_000_000_000_000n)).toBe("1000000000000000");
  expect(() => checkSize(exactNumber(10n ** 32_767n))).toThrow(
    "the answer: it has 32,768 characters, and a cell holds at most 32,767.",
  );
});

test("all texts of an answer fit into cells, or the error says which one does not", () => {
  const longest = "x".repeat(32_767);
  const answer = [["A", longest], [1, true]]; // prettier-ignore
  expect(checkSize(answer)).toBe(answer);
  expect(checkSize(longest)).toBe(longest);
  expect(checkSize(40_000)).toBe(40_000);
  const problem = "it has 32,768 characters, and a cell holds at most 32,767.";
  expect(() => checkSize(`${longest}x`)).toThrow(`the answer: ${problem}`);
  expect(() => checkSize([[`${longest}x`]])).toThrow(`the answer: ${problem}`);
  expect(() => checkSize([[1, 2], [1, `${longest}x`]])).toThrow(`the answer, row 2, column 2: ${problem}`); // prettier-ignore
});

test("points as cells: numbers that read the same as numbers, blanks after shorter rows", () => {
  expect(rowsOfPoints([["1", "2.5", "-3"], ["red"]])).toEqual([[1, 2.5, -3], ["red", "", ""]]); // prettier-ignore
  const texts = ["0", "-0", "01", "1.50", "1e3", "Infinity", "1000000000000000", " "];
  expect(rowsOfPoints([texts])).toEqual([texts]);
  expect(rowsOfPoints([])).toEqual([]);
});

test("a row that is longer than a sheet is wide", () => {
  const points = Array.from({ length: 16_385 }, (_, k) => String(k + 1));
  expect(rowsOfPoints([points.slice(1)])[0]).toHaveLength(16_384);
  expect(() => rowsOfPoints([points])).toThrow(
    "the answer: it needs 16,385 columns, and a sheet has 16,384.",
  );
});

test("a table that a sheet or a page cannot hold is refused by its shape", () => {
  expect(() => checkShape(1_048_576, 2)).not.toThrow();
  expect(() => checkShape(128, 16_384)).not.toThrow();
  expect(() => checkShape(1_048_577, 1)).toThrow(
    "the answer: it needs 1,048,577 rows, and a sheet has 1,048,576.",
  );
  expect(() => checkShape(129, 16_384)).toThrow(
    "the answer: its 129 rows of 16,384 cells are too many; at most 2,097,152 cells are possible.",
  );
});

test("one long orbit beside many short ones is refused before its table is built", async () => {
  const points = Array.from({ length: 6000 }, (_, k) => k + 1);
  const exchanges = Array.from({ length: 400 }, (_, k) => `(a${k} b${k})`).join("");
  const call = () => findOrbits([["A", `(${points.join(" ")})`], ["B", exchanges]]); // prettier-ignore
  expect(await failure(call)).toBe(
    "#VALUE! the answer: its 401 rows of 6,000 cells are too many; at most 2,097,152 cells are possible.",
  );
});

test.each<[string, unknown[][], string]>([
  ["rows", new Array<unknown[]>(1_048_577).fill([1]), "it needs 1,048,577 rows, and a sheet has 1,048,576"],
  [
    "characters",
    new Array<unknown[]>(1025).fill(["x".repeat(32_767), "x".repeat(32_767)]),
    "it has more than 67,108,864 characters; no more are possible",
  ],
])("every answer goes through the limits: %s", async (_, rows, problem) => {
  const message = `#VALUE! the answer: ${problem}.`;
  expect(await failure(() => answer(() => rows))).toBe(message);
  // eslint-disable-next-line require-yield -- it is done at once
  const steps = function* () {
    return rows;
  };
  expect(await failure(() => answerInSlices(steps, undefined))).toBe(message);
});

test("an answer within the limits is handed on as it is", () => {
  for (const value of ["text", 1, true, [[]], [], [["x".repeat(32_767), 2]]]) {
    expect(checkSize(value)).toBe(value);
  }
});

test("Excel on the web is sent no more than it takes", () => {
  const rows = Array.from({ length: 100_000 }, (_, k) => [k, "x".repeat(40)]);
  expect(checkSize(rows)).toBe(rows);
  adaptTo({ platform: "OfficeOnline" });
  try {
    expect(() => checkSize(rows)).toThrow(
      "the answer: it is larger than 5 MB; Excel on the web takes no more.",
    );
    const some = rows.slice(0, 70_000);
    expect(checkSize(some)).toBe(some);
    expect(JSON.stringify(JSON.stringify(some)).length).toBeLessThan(5_000_000);
  } finally {
    adaptTo({});
  }
});
