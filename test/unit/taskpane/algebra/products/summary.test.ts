import fixture from "../../../../fixtures/pinball.json";
import {
  describeEnd,
  describeGenerators,
  describeProducts,
  mostProducts,
} from "../../../../../src/taskpane/algebra/products/summary";

const generators = fixture.generators.map(({ label, perm }) => ({ label, cycles: perm }));

test("at most: every row by every row, beside the rows themselves", () => {
  expect(mostProducts(4, 1)).toBe(20);
  expect(mostProducts(4, 2)).toBe(420);
  expect(mostProducts(4, 3)).toBe(176_820);
});

test("what was understood of the selection", () => {
  expect(describeGenerators(generators, 1)).toBe("4 generators (A, B, C, D); at most 20 products");
  expect(describeGenerators(generators.slice(0, 1), 1)).toBe("1 generator (A); at most 2 products");
  expect(describeGenerators(Array(257).fill(generators[0]), 1)).toBe(
    "257 generators; at most 66,306 products",
  );
  expect(describeGenerators(Array(257).fill(generators[0]), 3)).toBe(
    "257 generators; perhaps more products than a sheet has rows",
  );
});

test("what came out", () => {
  const rows = fixture.pass1.map(([label, cycles]) => ({ label, cycles }));
  const firstDuplicates = [{ label: "CA", sameAs: "AC" }];
  expect(describeProducts({ rows, isWholeGroup: false, duplicateCount: 1, firstDuplicates })).toBe(
    "19 distinct permutations; CA = AC",
  );
  expect(
    describeProducts({ rows: rows.slice(0, 1), isWholeGroup: true, duplicateCount: 0, firstDuplicates: [] }),
  ).toBe("1 distinct permutation; no two words give the same");
  const many = Array.from({ length: 5 }, (_, k) => ({ label: `X${k}`, sameAs: `Y${k}` }));
  expect(describeProducts({ rows, isWholeGroup: false, duplicateCount: 1234, firstDuplicates: many })).toBe(
    "19 distinct permutations; X0 = Y0, X1 = Y1, X2 = Y2 and 1,231 more",
  );
});

test("the whole group is the end", () => {
  const rows = Array.from({ length: 20_160 }, () => ({ label: "A", cycles: "(1 2)" }));
  const products = { rows, isWholeGroup: true, duplicateCount: 0, firstDuplicates: [] };
  expect(describeEnd(products)).toBe(
    "These are all 20,160 elements of the group; further passes find nothing new.",
  );
  expect(describeEnd({ ...products, rows: rows.slice(0, 1) })).toBe(
    "This is the only element of the group; further passes find nothing new.",
  );
  expect(describeEnd({ ...products, isWholeGroup: false })).toBe("");
});
