import fc from "fast-check";
import { parseCycles, formatCycles } from "../../../src/permutations/notation";
import {
  cyclesOf,
  formatPermutation,
  parity,
  permutationOfCycles,
  areDisjoint,
  invert,
  order as orderOf,
} from "../../../src/permutations/permutation";
import { factorsInOrder, PRODUCT_ORDERS, type ProductOrder } from "../../../src/permutations/product-order";
import {
  transpositionsIn,
  imageOf,
  MOST_UNFOLDED,
  waysThrough,
  writtenWay,
  workingOf,
  type Line,
  type WorkedOut,
} from "../../../src/permutations/working";
import { cycles, imageUnder, readableCycles } from "./arbitraries";

test("their product is the permutation, they are as many as points less cycles, and tell its parity", () => {
  fc.assert(
    fc.property(cycles, fc.constantFrom(...PRODUCT_ORDERS), (given, order) => {
      const permutation = permutationOfCycles(factorsInOrder(given, order));
      const exchanges = transpositionsIn(factorsInOrder(given, order), order);
      const product = permutationOfCycles(factorsInOrder(exchanges, order));
      expect(formatPermutation(product)).toBe(formatPermutation(permutation));
      for (const each of exchanges) expect(new Set(each).size).toBe(2);
      const moved = cyclesOf(permutation);
      expect(exchanges).toHaveLength(moved.flat().length - moved.length);
      expect(parity(permutation)).toBe(exchanges.length % 2 === 0 ? "even" : "odd");
    }),
  );
});

test("as textbooks write them", () => {
  const of = parseCycles("(1 2 3 4)(5 6)");
  expect(transpositionsIn(of, "left to right")).toEqual(parseCycles("(1 2)(1 3)(1 4)(5 6)"));
  expect(transpositionsIn(of, "right to left")).toEqual(parseCycles("(1 4)(1 3)(1 2)(5 6)"));
  expect(transpositionsIn(parseCycles("()"), "left to right")).toEqual([]);
});

test("each way leads where the factors take its point", () => {
  fc.assert(
    fc.property(cycles, (factors) => {
      const ways = waysThrough(factors);
      expect(new Set(ways.keys())).toEqual(new Set(factors.flat()));
      for (const [point, way] of ways) expect(imageOf(way)).toBe(imageUnder(factors, point));
    }),
  );
});

test("an unfolded way has the point after each factor", () => {
  fc.assert(
    fc.property(cycles, (factors) => {
      for (const [point, way] of waysThrough(factors)) {
        const points = factors.map((_, k) => imageUnder(factors.slice(0, k + 1), point));
        expect(writtenWay(way, factors.length)).toBe([point, ...points].join(" → "));
      }
    }),
  );
});

test("a folded way leaves out only points that are as the one before", () => {
  const many = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(String), { maxLength: 4 }), {
    minLength: MOST_UNFOLDED + 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(many, (factors) => {
      for (const [point, way] of waysThrough(factors)) {
        const after = factors.map((_, k) => imageUnder(factors.slice(0, k + 1), point));
        const moving = after.filter((at, k) => at !== [point, ...after][k]);
        const written = writtenWay(way, factors.length);
        const shown = written.split(/ [→…] /);
        expect(shown.filter((at, k) => k > 0 && at !== shown[k - 1])).toEqual(moving);
        for (const run of written.split("…").slice(1, -1)) expect(run).toContain("→");
      }
    }),
  );
});

test("runs of factors that leave a point alone are folded from nine factors on", () => {
  const [four] = waysThrough([["1", "4"]]).values();
  expect(writtenWay(four, 8)).toBe(`1 → 4${" → 4".repeat(7)}`);
  expect(writtenWay(four, 9)).toBe("1 → 4 … 4");
  const late = waysThrough([...Array<string[]>(9).fill(["2", "3"]), ["1", "4"], ["5", "6"]]);
  expect(writtenWay(late.get("1")!, 11)).toBe("1 … 1 → 4 → 4");
});

test("the ways of many factors are about as long as their text", () => {
  const points = Array.from({ length: 3000 }, (_, k) => `${k + 1}`);
  const swaps = Array.from({ length: 2500 }, (_, k) => [`${k + 1}`, `${k + 2}`]);
  const factors = [points, ...swaps];
  const ways = [...waysThrough(factors).values()].map((way) => writtenWay(way, factors.length));
  expect(ways.join("").length).toBeLessThan(4 * factors.flat().join(" ").length);
});

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
