import fc from "fast-check";
import { formatCycles, parseCycles } from "../../../../src/permutations/notation";
import { areDisjoint } from "../../../../src/permutations/disjoint";
import {
  formatPermutation,
  invert,
  order as orderOf,
  parity,
  permutationOfCycles,
} from "../../../../src/permutations/permutation";
import {
  factorsInOrder,
  PRODUCT_ORDERS,
  type ProductOrder,
} from "../../../../src/permutations/product-order";
import { workingOf, type Line, type WorkedOut } from "../../../../src/permutations/working";
import { cycles, readableCycles, imageUnder } from "../arbitraries";

const order = fc.constantFrom(...PRODUCT_ORDERS);

/** The result of the last line, which is named as what was asked for. */
function resultOf(lines: readonly Line[], asked: WorkedOut): Line["result"] {
  expect(lines.at(-1)!.name).toBe(asked);
  return lines.at(-1)!.result;
}

const working = (asked: WorkedOut, written: string[][], taken: ProductOrder) =>
  workingOf(asked, factorsInOrder(written, taken), taken);

const permutationOf = (cycles: string[][], taken: ProductOrder) =>
  permutationOfCycles(factorsInOrder(cycles, taken));

test("the last line has what our own functions find", () => {
  fc.assert(
    fc.property(cycles, order, (given, taken) => {
      const product = permutationOf(given, taken);
      const result = (asked: WorkedOut) => resultOf(working(asked, given, taken), asked);
      expect(result("product")).toBe(formatPermutation(product));
      expect(result("inverse")).toBe(formatPermutation(invert(product)));
      expect(result("order")).toBe(orderOf(product));
      expect(result("parity")).toBe(parity(product));
    }),
  );
});

test("each line follows its point through the factors, and the cycles close as they arise", () => {
  fc.assert(
    fc.property(cycles, order, (given, taken) => {
      const factors = factorsInOrder(given, taken);
      const lines = working("product", given, taken).slice(0, -1);
      expect(new Set(lines.map(({ written }) => written.split(" ")[0]))).toEqual(new Set(given.flat()));
      let cycle: string[] = [];
      for (const { written, result } of lines) {
        const [start, ...after] = written.split(" → ");
        expect(after).toEqual(factors.map((_, k) => imageUnder(factors.slice(0, k + 1), start)));
        if (cycle.length > 0) expect(imageUnder(factors, cycle.at(-1)!)).toBe(start);
        cycle.push(start);
        expect(result).toBe(after.at(-1) === cycle[0] ? formatCycles([cycle]) : "");
        if (result !== "") cycle = [];
      }
      expect(cycle).toEqual([]);
    }),
  );
});

test("the factors of an inverse are reversed and turned round", () => {
  fc.assert(
    fc.property(readableCycles, order, (given, taken) => {
      const [{ name, result }] = working("inverse", given, taken);
      expect(name).toBe("reversed");
      const factors = parseCycles(String(result));
      const both = taken === "left to right" ? [...given, ...factors] : [...factors, ...given];
      expect(formatPermutation(permutationOf(both, taken))).toBe("()");
      const lengths = (list: readonly (readonly string[])[]) => list.map(({ length }) => length);
      if (given.length > 0) expect(lengths(factors)).toEqual(lengths(given).reverse());
    }),
  );
});

test("an order is the least common multiple of the lengths that its lines have", () => {
  fc.assert(
    fc.property(cycles, order, (given, taken) => {
      const lines = working("order", given, taken);
      const lengths = lines.slice(0, -1).filter(({ result }) => typeof result === "bigint");
      for (const { written, result } of lengths) {
        const [cycle] = written === "" ? [[]] : parseCyclesAsWritten(written);
        expect(BigInt(cycle.length)).toBe(result);
      }
      expect(lines.some(({ name }) => name === "product")).toBe(!areDisjoint(given));
      const { result } = lines.at(-1)!;
      for (const { result: length } of lengths) expect((result as bigint) % (length as bigint)).toBe(0n);
    }),
  );
});

test("the exchanges of a parity's lines make their cycle, and are as many as the line says", () => {
  fc.assert(
    fc.property(readableCycles, order, (given, taken) => {
      const lines = working("parity", given, taken).filter(({ name }) => name === undefined);
      expect(lines).toHaveLength(given.length);
      for (const { written, result } of lines) {
        const [cycle, exchanges = cycle] = written.split(" = ").map(parseCyclesAsWritten);
        const made = formatPermutation(permutationOf(exchanges, taken));
        expect(made).toBe(formatPermutation(permutationOfCycles(cycle)));
        expect(BigInt(exchanges.reduce((sum, { length }) => sum + Math.max(length - 1, 0), 0))).toBe(result);
      }
    }),
  );
});

/** Cycles as our lines write them, in which digits that stand together are one point. */
const parseCyclesAsWritten = (text: string): string[][] =>
  Array.from(text.matchAll(/\(([^)]*)\)/g), ([, points]) =>
    points.split(" ").filter((point) => point !== ""),
  );

test("a product of textbooks, from both sides", () => {
  const given = parseCycles("(1 2 3)(3 4)");
  expect(working("product", given, "left to right")).toEqual([
    { written: "1 → 2 → 2", result: "" },
    { written: "2 → 3 → 4", result: "" },
    { written: "4 → 4 → 3", result: "" },
    { written: "3 → 1 → 1", result: "(1 2 4 3)" },
    { name: "product", written: "", result: "(1 2 4 3)" },
  ]);
  expect(working("product", given, "right to left").map(({ written }) => written)).toEqual([
    "1 → 1 → 2",
    "2 → 2 → 3",
    "3 → 4 → 4",
    "4 → 3 → 1",
    "",
  ]);
});

test("an order and a parity as textbooks write them", () => {
  expect(working("order", parseCycles("(1 2)(3 4 5)(6 7)"), "left to right")).toEqual([
    { written: "(1 2)", result: 2n },
    { written: "(3 4 5)", result: 3n },
    { written: "(6 7)", result: 2n },
    { name: "order", written: "lcm(2, 3)", result: 6n },
  ]);
  expect(working("parity", parseCycles("(1 2)(3 4 5)(6)"), "left to right")).toEqual([
    { written: "(1 2)", result: 1n },
    { written: "(3 4 5) = (3 4)(3 5)", result: 2n },
    { written: "(6)", result: 0n },
    { name: "sum", written: "1 + 2 + 0", result: 3n },
    { name: "parity", written: "", result: "odd" },
  ]);
});

test("of the identity and of points that stay", () => {
  const results = (text: string, asked: WorkedOut) =>
    working(asked, parseCycles(text), "left to right").map(({ result }) => result);
  expect(results("()", "product")).toEqual(["()"]);
  expect(results("()", "inverse")).toEqual(["()", "()"]);
  expect(results("()", "order")).toEqual([1n]);
  expect(results("()", "parity")).toEqual([0n, "even"]);
  expect(results("(1 2)(2 1)", "product")).toEqual(["(1)", "(2)", "()"]);
  expect(results("(5)", "order")).toEqual([1n]);
});

test("long cycles and sums are folded", () => {
  const long = Array.from({ length: 20 }, (_, k) => `${k + 1}`);
  const [line] = working("parity", [long], "left to right");
  expect(line).toEqual({
    written: `${formatCycles([long])} = (1 2)(1 3)(1 4)(1 5)(1 6)(1 7)(1 8)…(1 20)`,
    result: 19n,
  });
  const swaps = Array.from({ length: 12 }, () => ["1", "2"]);
  const sum = working("parity", swaps, "left to right").find(({ name }) => name === "sum")!;
  expect(sum).toEqual({ name: "sum", written: "1 + 1 + 1 + 1 + 1 + 1 + 1 + … + 1", result: 12n });
});
