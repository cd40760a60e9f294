import { LRUMap } from "@univerjs/core";
import {
  forgetParsedFormulas,
  keepFormulasParsed,
} from "../../../../../src/workbench/univer/fixes/parsed-formulas";

/** Univer's least-recently-used map, with only what is needed here. */
jest.mock("@univerjs/core", () => ({
  LRUMap: class {
    private readonly entries = new Map<unknown, unknown>();
    constructor(public limit: number) {}
    get size() {
      return this.entries.size;
    }
    set(key: unknown, value: unknown) {
      this.entries.set(key, value);
      if (this.size > this.limit) this.entries.delete(this.entries.keys().next().value);
      return this;
    }
    clear() {
      this.entries.clear();
    }
  },
}));

function sizeOf(limit: number, count: number): number {
  const cache = new LRUMap<number, string>(limit);
  for (let key = 0; key < count; key++) expect(cache.set(key, "formula")).toBe(cache);
  return cache.size;
}

test("Univer's cache of parsed formulas keeps more of them, and its other caches what they kept", () => {
  expect(sizeOf(5_000, 6_000)).toBe(5_000);
  keepFormulasParsed();
  expect(sizeOf(5_000, 6_000)).toBe(6_000);
  expect(sizeOf(2_000, 6_000)).toBe(2_000);
});

test("Univer's caches of formulas can be emptied, and no others", () => {
  keepFormulasParsed();
  const [parsed, parts, other] = [5_000, 2_000, 10_000].map((limit) =>
    new LRUMap<number, string>(limit).set(1, "formula"),
  );
  forgetParsedFormulas();
  expect([parsed.size, parts.size, other.size]).toEqual([0, 0, 1]);
});
