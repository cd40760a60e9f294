import { exactNumber, rowsOfPoints } from "../../../src/functions/cells/answers";

test("numbers of up to fifteen digits are numbers, longer ones texts", () => {
  expect(exactNumber(0n)).toBe(0);
  expect(exactNumber(999_999_999_999_999n)).toBe(999_999_999_999_999);
  expect(exactNumber(1_000_000_000_000_000n)).toBe("1000000000000000");
  expect(() => exactNumber(10n ** 32_767n)).toThrow(
    "the answer: the answer has 32,768 characters, and a cell holds at most 32,767.",
  );
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
