import { finished } from "../../../../src/steps";
import { keptOutcome, weightOf, joinedParts, partsOf } from "../../../../src/functions/calls/outcome";
import fc from "fast-check";

const rows = (count: number) => Array.from({ length: count }, (_, k) => [`a text of row number ${k}`, k]);

test("a long answer is copied in many short steps", () => {
  const answer = rows(100_000);
  const steps = keptOutcome({ value: answer }, 1e9);
  let count = 1;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count++;
  expect(count).toBeGreaterThan(50);
  const { outcome, weight } = step.value!;
  expect(outcome).toEqual({ value: answer });
  expect(weight).toBeGreaterThan(100_000 * 50);
  answer[0][0] = "changed";
  expect(outcome).not.toEqual({ value: answer });
});

test("an answer that is too heavy is not kept, and not looked at to its end", () => {
  let read = 0;
  const answer = rows(1000).map((cells) => {
    Object.defineProperty(cells, 1, { get: () => read++ });
    return cells;
  });
  expect(finished(keptOutcome({ value: answer }, 1000))).toBeUndefined();
  expect(read).toBeLessThan(100);
});

test("single cells and errors are kept as they are", () => {
  expect(finished(keptOutcome({ value: "a text" }, 1000))!.outcome).toEqual({ value: "a text" });
  const error = new Error("wrong");
  expect(finished(keptOutcome({ error }, 1000))!.outcome).toEqual({ error });
});

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
