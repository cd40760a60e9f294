import fc from "fast-check";
import { LimitError } from "../../../src/steps/limit-error";
import { formatPermutation, parsePermutation } from "../../../src/permutations/permutation";
import { pairwiseProducts, type Products } from "../../../src/permutations/products";
import pinball from "../../fixtures/pinball.json";

const generators = pinball.generators.map(({ label, perm }) => ({ label, cycles: perm }));
const pairs = (products: Products) => products.rows.map(({ label, cycles }) => [label, cycles]);

type Written = readonly { readonly label: string; readonly cycles: string }[];

/** Runs to the end. Returns the result and the progress along the way. */
function run(given: Written, passes?: number, limits?: Parameters<typeof pairwiseProducts>[3]) {
  const parsed = given.map(({ label, cycles }) => ({ label, permutation: parsePermutation(cycles) }));
  const steps = pairwiseProducts(parsed, passes, undefined, limits);
  const progress: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { products: step.value, progress };
    progress.push(step.value);
  }
}

test("one pass of the pinball article: 19 rows in order, and CA = AC", () => {
  const { products } = run(generators);
  expect(pairs(products)).toEqual(pinball.pass1);
  expect(products.duplicateCount).toBe(1);
  expect(products.firstDuplicates).toEqual([{ label: "CA", sameAs: "AC" }]);
});

test("two passes: 257 rows in order, BADD among them", () => {
  const { products } = run(generators, 2);
  expect(products.rows).toHaveLength(257);
  expect(pairs(products)).toEqual(pinball.pass2);
  expect(products.rows).toContainEqual({ label: "BADD", cycles: pinball.target });
});

test("a pass over the rows of a pass is the same as two passes", () => {
  expect(run(run(generators).products.rows).products).toEqual(run(generators, 2).products);
});

test("three passes: 14,198 rows, with progress that grows from 0 to 1", () => {
  const { products, progress } = run(generators, 3);
  expect(products.rows).toHaveLength(14_198);
  expect(progress.length).toBeGreaterThan(10);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  expect(progress.every((part) => part >= 0 && part <= 1)).toBe(true);
});

test("given rows are simplified, and repeated ones left out under their first label", () => {
  const given = [
    { label: "x", cycles: "(2 1)" },
    { label: "e", cycles: "(1 2)(1 2)" },
    { label: "y", cycles: "(1,2)" },
  ];
  const { products } = run(given);
  expect(pairs(products)).toEqual([["x", "(1 2)"], ["e", "()"]]); // prettier-ignore
  expect(products.firstDuplicates[0]).toEqual({ label: "y", sameAs: "x" });
  expect(products.duplicateCount).toBe(5); // y, xx, xe, ex, ee
});

test("no more passes are made than give something new", () => {
  expect(run([{ label: "r", cycles: "(1 2 3 4)" }], 1e9).products.rows.map(({ label }) => label)).toEqual(
    ["r", "rr", "rrr", "rrrr"], // prettier-ignore
  );
});

test("passes that reach the whole group stop there", () => {
  const { products, progress } = run(generators, 5);
  expect(products.rows).toHaveLength(20_160);
  expect(products.isWholeGroup).toBe(true);
  expect(products.rows.slice(0, 257).map(({ label, cycles }) => [label, cycles])).toEqual(pinball.pass2);
  expect(new Set(products.rows.map(({ cycles }) => cycles)).size).toBe(20_160);
  expect(progress.every((part) => part >= 0 && part <= 1)).toBe(true);
  expect(run(generators, 3).products.isWholeGroup).toBe(false);
  expect(run(products.rows, 2).products.rows).toEqual(products.rows);
}, 60_000);

test("a group that no sheet holds is said before the work is done", () => {
  const large = [
    { label: "a", cycles: "(1 2 3 4 5 6 7 8 9 10 11 12)" },
    { label: "b", cycles: "(1 2)" },
  ];
  expect(() => run(large, 30)).toThrow(
    new LimitError("the passes reach more than 1,048,576 of the group's 479,001,600 elements; no more fit"),
  );
});

test("words that no cell holds are said as such", () => {
  const cycles =
    "(1 2 3 4 5)(6 7 8 9 10 11 12)(13 14 15 16 17 18 19 20 21 22 23)(24 25 26 27 28 29 30 31 32)";
  const label = "x".repeat(100);
  expect(() => run([{ label, cycles }], 9)).toThrow(
    /^the words of [\d,]+ products are too long, the last one has [\d,]+ characters$/,
  );
});

test("nothing given gives nothing", () => expect(run([]).products.rows).toEqual([]));

test("the rows are those of the definition", () => {
  const cycle = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 });
  const given = fc.array(cycle, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(given, fc.integer({ min: 1, max: 2 }), (cycles, passes) => {
      const labelled = cycles.map((points, k) => ({ label: "ABCD"[k], cycles: `(${points.join(" ")})` }));
      expect(run(labelled, passes).products.rows).toEqual(productsByDefinition(labelled, passes));
    }),
  );
});

const limits = { rows: 1e6, images: 1e8, characters: 1e6 };

test("too many rows and too many products are said as such", () => {
  expect(() => run(generators, 2, { ...limits, rows: 100 })).toThrow(
    new LimitError("there are more than 100 different products; no more fit"),
  );
  expect(() => run(generators, 3, { ...limits, images: 10_000 })).toThrow(
    new LimitError("pass 3 needs 66,049 products of 8 points; together at most 10,000 points are possible"),
  );
  expect(() => run(generators, 1, { ...limits, characters: 200 })).toThrow(
    new LimitError("the 19 products have more than 200 characters; no more fit"),
  );
});

test("no pass forms more than four thousand million points", () => {
  const exchanges = Array.from({ length: 2000 }, (_, k) => ({ label: `x${k}`, cycles: `(a ${k})` }));
  expect(() => run(exchanges)).toThrow(
    new LimitError(
      "pass 1 needs 4,000,000 products of 2,001 points; together at most 4,000,000,000 points are possible",
    ),
  );
});

test("many points and long cycles end in a message, not in a full memory", () => {
  const points = Array.from({ length: 66_000 }, (_, k) => k);
  expect(() => run([{ label: "A", cycles: `(${points.join(" ")})` }])).toThrow(
    new LimitError("there are 66,000 points, and at most 65,536 are possible"),
  );
  const long = [{ label: "A", cycles: `(${points.slice(0, 6_000).join(" ")})` }];
  expect(() => run(long, 20, { ...limits, images: 1e8 })).toThrow(
    new LimitError(
      "pass 9 needs 65,536 products of 6,000 points; together at most 100,000,000 points are possible",
    ),
  );
});

function productsByDefinition(given: Written, passes: number): Written {
  const canonical = (cycles: string) => formatPermutation(parsePermutation(cycles));
  let rows = given;
  for (let pass = 0; pass < passes; pass++) {
    const products = rows.flatMap((a) =>
      rows.map((b) => ({ label: a.label + b.label, cycles: a.cycles + b.cycles })),
    );
    const labels = new Map<string, string>();
    for (const { label, cycles } of [...rows, ...products]) {
      if (!labels.has(canonical(cycles))) labels.set(canonical(cycles), label);
    }
    rows = Array.from(labels, ([cycles, label]) => ({ label, cycles }));
  }
  return [...rows];
}
