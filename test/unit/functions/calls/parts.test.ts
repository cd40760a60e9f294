import fc from "fast-check";
import { weightOf } from "../../../../src/functions/calls/outcome";
import { joinedParts, partsOf } from "../../../../src/functions/calls/parts";

/** In bytes: what can be copied to another thread in some ten ms. */
const LARGE = 2 ** 21;

const cells = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.nat(32_767).map((length) => "x".repeat(length)),
);
const tables = fc
  .tuple(fc.array(fc.array(cells, { maxLength: 4 }), { maxLength: 20 }), fc.nat(400))
  .map(([rows, times]) => Array.from({ length: times }, () => rows).flat());

test("the parts of a table, joined again, are the table; none is large unless it is a single row", () => {
  fc.assert(
    fc.property(tables, (table) => {
      const parts = [...partsOf(table)];
      expect(parts.map(({ isLast }) => isLast)).toEqual(parts.map((_, k) => k === parts.length - 1));
      for (const { value } of parts) {
        const rows = value as unknown[];
        if (rows.length > 1) expect(weightOf(rows)).toBeLessThan(1.5 * LARGE);
      }
      const copies = parts.map(({ value }) => [...(value as unknown[])]);
      expect(
        copies.reduce<unknown>((before, part) => joinedParts(before as unknown[], part), undefined),
      ).toEqual(table);
    }),
    { numRuns: 30 },
  );
});

test("a row is never divided, however long its texts are", () => {
  const rows = Array.from({ length: 3 }, () => Array<string>(100).fill("x".repeat(32_767)));
  expect([...partsOf(rows)].map(({ value }) => value)).toEqual(rows.map((row) => [row]));
});

test("a small table, a text, a number and nothing are parts by themselves", () => {
  for (const value of [[["a", 1]], [["a"], ["b"]], [], "a", 1, null, undefined]) {
    const parts = [...partsOf(value)];
    expect(parts).toEqual([{ value, isLast: true }]);
    expect(parts[0].value).toBe(value);
  }
});
