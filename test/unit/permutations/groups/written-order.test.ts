import fc from "fast-check";
import { writtenOrder } from "../../../../src/permutations/groups/written-order";
import { productOfNumbers } from "../../../../src/permutations/whole-numbers";

/** n, n − 1, …, last. */
const down = (n: number, last = 2) => Array.from({ length: n - last + 1 }, (_, k) => n - k);

test("digits, as long as a cell holds them", () => {
  expect(writtenOrder([])).toBe("1");
  expect(writtenOrder(down(8, 3))).toBe("20160");
  expect(writtenOrder(down(30))).toBe("265252859812191058636308480000000");
  expect(writtenOrder(down(9273, 3))).toMatch(/^[1-9]\d{32000,32766}$/);
});

test.each<[string, readonly number[]]>([
  ["9999!/2", down(9999, 3)],
  ["65536!", down(65_536)],
  ["30000! × 24", [24, ...down(30_000)]],
  ["30000! × 20000!/2 × 6", [...down(30_000), ...down(20_000, 3), 3, 2]],
  ["5000!^3", [...down(5000), ...down(5000), ...down(5000)]],
  ["(9000!/2)^2 × 2^60 × 7^20", [...down(9000, 3), ...down(9000, 3), ...new Array<number>(20).fill(56)]],
])("%s, as its digits do not fit into a cell", (text, factors) => {
  expect(writtenOrder(factors)).toBe(text);
});

/** The integer that a product in this form stands for. */
function valueOf(text: string): bigint {
  return text.split(" × ").reduce((product, term) => {
    const [, n, factorial, half, exponent] = /^\(?(\d+)(!?)((?:\/2)?)\)?(?:\^(\d+))?$/.exec(term)!;
    const base = factorial ? productOfNumbers(down(Number(n), half ? 3 : 2)) : BigInt(n);
    return product * base ** BigInt(exponent ?? 1);
  }, 1n);
}

test("whatever the factors are, the text is their product", () => {
  const run = fc.tuple(fc.integer({ min: 17, max: 40 }), fc.constantFrom(1, 2, 3, 4)).map(([n, last]) => down(n, last)); // prettier-ignore
  const numbers = fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(fc.oneof(run, numbers), { maxLength: 5 }), fc.boolean(), (parts, short) => {
      const factors = parts.flat();
      expect(valueOf(writtenOrder(factors, short ? 5 : undefined))).toBe(productOfNumbers(factors));
    }),
  );
});
