import { sideBySide } from "./known-groups";
import { imagesFrom1 } from "./some-groups";

type Element = readonly number[];

/** The regular action of a generated group whose elements are identified by their texts. */
function made(
  identity: Element,
  generators: readonly Element[],
  product: (a: Element, b: Element) => Element,
): Int32Array[] {
  const numbers = new Map([[identity.join(), 0]]);
  const elements = [identity];
  for (const element of elements) {
    for (const generator of generators) {
      const next = product(element, generator);
      if (numbers.has(next.join())) continue;
      numbers.set(next.join(), elements.length);
      elements.push(next);
    }
  }
  return generators.map((generator) =>
    Int32Array.from(elements, (element) => numbers.get(product(element, generator).join())!),
  );
}

/**
 * The group of the x^a y^b with x^n = 1, y^m = x^s and y x y⁻¹ = x^k. Modulo n, k^m must be 1 and s · k must be s. So y^b x^c = x^(c · k^b)
 * y^b.
 */
export function metacyclic(n: number, m: number, k: number, s = 0): Int32Array[] {
  const power = (b: number) =>
    Array<number>(b)
      .fill(k)
      .reduce((value, each) => (value * each) % n, 1 % n);
  if (power(m) !== 1 % n || (s * k) % n !== s) throw new Error(`no group: ${[n, m, k, s].join()}`);
  const generators = [
    [1 % n, 0],
    [0, 1 % m],
  ];
  return made([0, 0], generators, ([a, b], [c, d]) => {
    const carried = b + d >= m ? s : 0;
    return [(a + c * power(b) + carried) % n, (b + d) % m];
  });
}

/** 2 × 2 matrices modulo 3. */
const matrices = (...generators: Element[]) =>
  made([1, 0, 0, 1], generators, ([a, b, c, d], [e, f, g, h]) =>
    [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h].map((x) => x % 3),
  );

/** Matrices modulo 3 with ones on the diagonal and zeros below. */
const heisenberg = () =>
  made([0, 0, 0], [[1, 0, 0], [0, 1, 0]], ([a, b, c], [d, e, f]) => [a + d, b + e, c + f + a * e].map((x) => x % 3)); // prettier-ignore

/** i^a X^b Z^c for the Pauli matrices, with Z X = −X Z. */
const pauli = () =>
  made([0, 0, 0], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], ([a, b, c], [d, e, f]) => [(a + d + 2 * c * e) % 4, (b + e) % 2, (c + f) % 2]); // prettier-ignore

/** A number with d different powers modulo p. */
function ofOrder(d: number, p: number): number {
  const count = (k: number) => {
    let steps = 1;
    for (let power = k; power !== 1; power = (power * k) % p) steps++;
    return steps;
  };
  return Array.from({ length: p - 1 }, (_, k) => k + 1).find((k) => count(k) === d)!;
}

/** The group of p elements with n turns, d of them distinct, which is the most possible. */
function turnedBy(p: number, n: number): Int32Array[] {
  const d = Array.from({ length: p }, (_, k) => k).findLast((k) => (p - 1) % k === 0 && n % k === 0)!;
  return metacyclic(p, n, ofOrder(d, p));
}

const upTo = (n: number) => Array.from({ length: n }, (_, k) => k + 1);
const cycle = (n: number) => `(${upTo(n).join(" ")})`;

/** The bottom group in each block, with the top group permuting the blocks. */
export function wreath(bottom: readonly Int32Array[], top: readonly Int32Array[]): Int32Array[] {
  const [size, count] = [bottom[0].length, top[0].length];
  const all = Array.from({ length: size * count }, (_, x) => x);
  return [
    ...bottom.map((images) => Int32Array.from(all, (x) => (x < size ? images[x] : x))),
    ...top.map((images) => Int32Array.from(all, (x) => images[Math.floor(x / size)] * size + (x % size))),
  ];
}

/** Groups that are not direct products, by the letters of their names, as permutations. */
const MAKERS: readonly (readonly [RegExp, (n: number, m: number) => Int32Array[]])[] = [
  [/^trivial$/, () => imagesFrom1(1, "()")],
  [/^C(\d+)$/, (n) => imagesFrom1(n, cycle(n))],
  [/^V4$/, () => imagesFrom1(4, "(1 2)(3 4)", "(1 3)(2 4)")],
  [/^D(\d+)$/, (n) => metacyclic(n, 2, n - 1)],
  [/^Dic(\d+)$/, (n) => metacyclic(2 * n, 2, 2 * n - 1, n)],
  [/^Q(\d+)$/, (n) => metacyclic(n / 2, 2, n / 2 - 1, n / 4)],
  [/^SD(\d+)$/, (n) => metacyclic(n / 2, 2, n / 4 - 1)],
  [/^M(16|32|64)$/, (n) => metacyclic(n / 2, 2, n / 4 + 1)],
  [/^S(\d+)$/, (n) => imagesFrom1(n, cycle(n), "(1 2)")],
  [/^A(\d+)$/, (n) => imagesFrom1(n, ...upTo(n - 2).map((k) => `(1 2 ${k + 2})`))],
  [/^C4 ⋊ C4$/, () => metacyclic(4, 4, 3)],
  [/^C9 ⋊ C3$/, () => metacyclic(9, 3, 4)],
  [/^C(\d+) ⋊ C(\d+)$/, turnedBy],
  [/^AGL\(1,([57]|11|13)\)$/, (p) => turnedBy(p, p - 1)],
  [/^C2\^2 ⋊ C4$/, () => imagesFrom1(8, "(1 2)", "(3 4)", "(1 3)(2 4)(5 6 7 8)")],
  [/^C4 ∘ D4$/, pauli],
  [/^C3\^2 ⋊ C2$/, () => imagesFrom1(6, "(1 2 3)", "(4 5 6)", "(2 3)(5 6)")],
  [/^C3\^2 ⋊ C4$/, () => imagesFrom1(6, "(1 2 3)", "(4 5 6)", "(1 4 2 5)(3 6)")],
  [/^C3 ⋊ D4$/, () => imagesFrom1(7, "(1 2 3)", "(2 3)(4 5 6 7)", "(4 6)")],
  [/^C3\^2 ⋊ C3$/, heisenberg],
  [/^SL\(2,3\)$/, () => matrices([1, 1, 0, 1], [1, 0, 1, 1])],
  [/^GL\(2,3\)$/, () => matrices([1, 1, 0, 1], [1, 0, 1, 1], [2, 0, 0, 1])],
  [/^PSL\(2,7\)$/, () => imagesFrom1(7, "(1 2 3 4 5 6 7)", "(2 3)(4 7)")],
];

/** A group by its name. Throws for a factor that is not in the list above. */
export function groupNamed(name: string): Int32Array[] {
  return sideBySide(...factorsNamed(name).map(factorNamed));
}

/** A group that is not a direct product, according to its name. */
export function factorNamed(name: string): Int32Array[] {
  const [, bottom, top] = /^(.+) wr (\w+)$/.exec(name) ?? [];
  if (top) return wreath(groupNamed(withoutParentheses(bottom)), groupNamed(top));
  for (const [pattern, make] of MAKERS) {
    const match = pattern.exec(name);
    if (match) return make(Number(match[1]), Number(match[2]));
  }
  throw new Error(`nobody knows ${name}`);
}

/** The factors of a direct product by its name: those of `(C7 ⋊ C3)^2 × C2` are `C7 ⋊ C3` twice and `C2`. */
export function factorsNamed(name: string): string[] {
  const factors = [""];
  let depth = 0;
  for (const letter of name) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "×" && depth === 0) factors.push("");
    else factors[factors.length - 1] += letter;
  }
  return factors.flatMap((written) => {
    const factor = written.trim();
    const [, base, exponent] = /^(\w+|\w*\(.*\))\^(\d+)$/.exec(factor) ?? ["", factor, "1"];
    return Array<string>(Number(exponent)).fill(withoutParentheses(base));
  });
}

function withoutParentheses(name: string): string {
  return name.replace(/^\((.*)\)$/, "$1");
}
