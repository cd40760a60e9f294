import fc from "fast-check";
import { imagesAmong } from "../../../src/permutations/groups/labelled-points";
import { formatCycles, parseCycles } from "../../../src/permutations/notation";
import { NumberedProduct, placesOfNumbers } from "../../../src/permutations/numbered-product";
import { formatPermutation, numbersOf, permutationOfCycles } from "../../../src/permutations/permutation";
import { PRODUCT_ORDERS } from "../../../src/permutations/product-order";

/** One for all tests, as the functions have one for all calls. */
const product = new NumberedProduct();

const number = fc.oneof(fc.nat(12), fc.nat(999)).map(String);
const text = fc
  .array(fc.uniqueArray(number, { maxLength: 6 }), { minLength: 1, maxLength: 6 })
  .map((cycles) => cycles.filter(([first, ...rest]) => rest.length > 0 || !first || first.length === 1))
  .filter((cycles) => cycles.length > 0)
  .map(formatCycles);
const order = fc.constantFrom(...PRODUCT_ORDERS);

test("is the product of the same cycles read as texts", () => {
  const check = fc.property(text, order, (cycles, chosen) => {
    expect(product.read(cycles, chosen)).toBe(true);
    const expected = permutationOfCycles(parseCycles(cycles, chosen));
    expect(product.permutation()).toEqual(expected);
    expect(product.take()).toBe(formatPermutation(expected));
    expect(product.take()).toBe("()");
  });
  fc.assert(check);
});

test("reads any text either right or not at all", () => {
  const any = fc.array(fc.constantFrom(..."()( )1230 ,^'a9"), { maxLength: 14 }).map((each) => each.join(""));
  const check = fc.property(any, order, (cycles, chosen) => {
    if (!product.read(cycles, chosen)) return;
    const expected = permutationOfCycles(parseCycles(cycles, chosen));
    expect(product.permutation()).toEqual(expected);
    expect(product.take()).toBe(formatPermutation(expected));
  });
  fc.assert(check, { numRuns: 2000 });
});

test.each(["(5 4)(4 1)(1 2)(2 5)", " (1,2 , 3)", "()", "(0 999)", "(1)(2)(1 2)"])("reads %j", (cycles) => {
  expect(product.read(cycles, "left to right")).toBe(true);
});

const LONG = `(${Array.from({ length: 999 }, (_, k) => k + 1).join(" ")})`;

test.each([
  "",
  " ",
  "e",
  "(1 2",
  "1 2)",
  "(1 2))",
  "(1 (2 3))",
  "(1 2) 3",
  "(1 2 1)",
  "(01 2)",
  "(00)",
  "(1 1000)",
  "(1 -2)",
  "(1 2a)",
  "(1.5 2)",
  "(12)",
  "(1 2)(34)",
  "(1 2 3)^2",
  "(1\u00a02)",
  "(1 ２)",
  "(1 2".repeat(3000),
  LONG.repeat(2),
])("leaves %.20j to the notation", (cycles) => {
  expect(product.read(cycles, "left to right")).toBe(false);
  // What was read before is not a part of what is read next.
  expect(product.read("(1 2)(2 3)", "left to right") && product.take()).toBe("(1 3 2)");
});

test("the longest cycle is written as it was", () => {
  expect(product.read(LONG, "left to right") && product.take()).toBe(LONG);
});

test("has images among the points of a group, or moves others", () => {
  const points = fc.uniqueArray(fc.oneof(number, fc.constantFrom("red", "01", "1000")), { maxLength: 9 });
  const check = fc.property(points, text, (given, cycles) => {
    expect(product.read(cycles, "left to right")).toBe(true);
    const images = product.among(placesOfNumbers(given), new Int32Array(given.length));
    expect(images).toEqual(imagesAmong(numbersOf(given), parseCycles(cycles)));
  });
  fc.assert(check, { numRuns: 500 });
});
