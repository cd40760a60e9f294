import { order } from "../../../../src/permutations/permutation";
import { allElements, imagesFrom1, times } from "./some-groups";

/** What tells groups of small order apart, found without anything that names them. */
export interface Invariants {
  /** How many elements there are of each order. */
  readonly orders: ReadonlyMap<bigint, number>;
  /** How many pairs of elements commute: the order times the number of conjugacy classes. */
  readonly commutingPairs: number;
}

export function invariantsOf(generators: readonly Int32Array[]): Invariants {
  const elements = allElements(generators);
  const orders = new Map<bigint, number>();
  for (const images of elements) {
    const each = order({ images });
    orders.set(each, (orders.get(each) ?? 0) + 1);
  }
  let commutingPairs = 0;
  for (const a of elements) {
    for (const b of elements) if (a.every((image, x) => b[image] === a[b[x]])) commutingPairs++;
  }
  return { orders, commutingPairs };
}

const count = (n: number, from = 1) => Array.from({ length: n }, (_, k) => k + from);
const cycle = (n: number) => `(${count(n).join(" ")})`;
const mirrored = (n: number) =>
  count(n)
    .filter((k) => k < n + 1 - k)
    .map((k) => `(${k} ${n + 1 - k})`)
    .join("");

/** Groups by the letters of their names, as permutations of their own. */
const MAKERS: readonly (readonly [RegExp, (n: number, m: number) => Int32Array[]])[] = [
  [/^trivial$/, () => imagesFrom1(1, "()")],
  [/^C(\d+)$/, (n) => imagesFrom1(n, cycle(n))],
  [/^V4$/, () => imagesFrom1(4, "(1 2)(3 4)", "(1 3)(2 4)")],
  [/^Q8$/, () => imagesFrom1(8, "(1 2 3 4)(5 6 7 8)", "(1 5 3 7)(2 8 4 6)")],
  [/^D(\d+)$/, (n) => imagesFrom1(n, cycle(n), mirrored(n))],
  [/^S(\d+)$/, (n) => imagesFrom1(n, cycle(n), "(1 2)")],
  [/^A(\d+)$/, (n) => imagesFrom1(n, ...count(n - 2, 3).map((k) => `(1 2 ${k})`))],
  [/^C(\d+) ⋊ C(\d+)$/, (p, d) => [shifted(p), multiplied(p, d)]],
  [/^AGL\(1,([57])\)$/, (p) => [shifted(p), multiplied(p, p - 1)]],
  [/^PSL\(2,7\)$/, () => imagesFrom1(7, "(1 2 3 4 5 6 7)", "(2 3)(4 7)")],
];

const shifted = (p: number) => Int32Array.from({ length: p }, (_, x) => (x + 1) % p);

/** Multiplication by a number whose powers are d different ones. */
function multiplied(p: number, d: number): Int32Array {
  const factor = count(p - 1).find((each) => {
    let power = 1;
    let exponent = 0;
    do {
      power = (power * each) % p;
      exponent++;
    } while (power !== 1);
    return exponent === d;
  })!;
  return Int32Array.from({ length: p }, (_, x) => (x * factor) % p);
}

/** By other names: as PSL(2, 5) is A5 and PGL(2, 5) is S5. */
const SAME: Readonly<Record<string, string>> = { "PSL(2,5)": "A5", "PGL(2,5)": "S5" };

/** What a name promises. Throws for a name that is not in the list above. */
export function promisedBy(name: string): Invariants {
  return name
    .split(" × ")
    .flatMap((factor) => {
      const [, base, exponent] = /^(.*?)(?:\^(\d+))?$/.exec(factor)!;
      return Array<string>(Number(exponent ?? 1)).fill(base);
    })
    .map(promisedByFactor)
    .reduce(product);
}

const remembered = new Map<string, Invariants>();

function promisedByFactor(written: string): Invariants {
  const name = SAME[written] ?? written;
  const known = remembered.get(name);
  if (known) return known;
  for (const [pattern, make] of MAKERS) {
    const match = pattern.exec(name);
    if (!match) continue;
    const invariants = invariantsOf(make(Number(match[1]), Number(match[2])));
    remembered.set(name, invariants);
    return invariants;
  }
  throw new Error(`nobody knows ${name}`);
}

function product(a: Invariants, b: Invariants): Invariants {
  const orders = new Map<bigint, number>();
  for (const [x, many] of a.orders) {
    for (const [y, times] of b.orders) {
      const both = (x * y) / greatestCommonDivisor(x, y);
      orders.set(both, (orders.get(both) ?? 0) + many * times);
    }
  }
  return { orders, commutingPairs: a.commutingPairs * b.commutingPairs };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** The regular action of a group on its own elements. */
export function regularAction(generators: readonly Int32Array[]): Int32Array[] {
  const elements = allElements(generators);
  const numbers = new Map(elements.map((images, number) => [images.join(), number]));
  return generators.map((generator) =>
    Int32Array.from(elements, (images) => numbers.get(times(images, generator).join())!),
  );
}
