import fc from "fast-check";
import { readInRequests, requestsOf } from "../../../src/excel/requests";

const lengthsOf = (rows: readonly (readonly unknown[])[]) =>
  [...requestsOf(rows)].map((part) => part.rows.length);

test("all rows are in requests one after the other", () => {
  const cell = fc.oneof(
    fc.integer(),
    fc.nat(30_000).map((length) => "x".repeat(length)),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 })), fc.nat(20), (some, times) => {
      const rows = Array.from({ length: times }, () => some).flat();
      const parts = [...requestsOf(rows)];
      expect(parts.flatMap((part) => part.rows)).toEqual(rows);
      let next = 0;
      for (const { first, rows: inPart } of parts) {
        expect(first).toBe(next);
        next += inPart.length;
        const characters = inPart.flat().reduce<number>((sum, value) => sum + String(value).length, 0);
        expect(characters).toBeLessThan(1_100_000);
      }
    }),
    { numRuns: 30 },
  );
});

test("so many rows as a request holds are one, one more is another", () => {
  const rows = (count: number, ...cells: unknown[]) => Array.from({ length: count }, () => cells);
  expect(lengthsOf([])).toEqual([]);
  expect(lengthsOf(rows(20_000, 1, 2))).toEqual([20_000]);
  expect(lengthsOf(rows(20_001, 1, 2))).toEqual([20_000, 1]);
  expect(lengthsOf(rows(101, "x".repeat(10_000)))).toEqual([100, 1]);
});

test("a row that is too long by itself is a request all the same", () => {
  const long = Array<string>(40).fill("x".repeat(32_767));
  expect(lengthsOf([long, long])).toEqual([1, 1]);
});

test("an area is read from above in requests of whole rows", async () => {
  const loaded: number[][] = [];
  const synced: number[] = [];
  const sheet = {
    getRangeByIndexes: (...area: number[]) => ({ load: () => loaded.push(area) }),
  } as unknown as Excel.Worksheet;
  const context = {
    sync: async () => void synced.push(loaded.length),
  } as unknown as Excel.RequestContext;
  const area = { rowIndex: 5, columnIndex: 2, rowCount: 15_000, columnCount: 3 };
  const rows: number[] = [];
  for await (const { row } of readInRequests(context, sheet, area, (range) => range.load("text")))
    rows.push(row);
  expect(loaded).toEqual([
    [5, 2, 6666, 3],
    [6671, 2, 6666, 3],
    [13_337, 2, 1668, 3],
  ]);
  expect(rows).toEqual([5, 6671, 13_337]);
  expect(synced).toEqual([1, 2, 3]);
});
