import { knownName } from "../../../../src/permutations/groups/group-description";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { cycleTypes } from "../../../../src/permutations/groups/cycle-types";
import { orbitsOf } from "../../../../src/permutations/groups/orbits";
import { groupNamed, metacyclic, wreath } from "./made-groups";
import { regularAction } from "./reference-groups";
import { allElements, finish, imagesFrom1, times } from "./some-groups";

const groupOf = (generators: readonly Int32Array[]) =>
  finish(permutationGroup(generators, generators[0].length));
const nameOf = (generators: readonly Int32Array[]) => finish(knownName(groupOf(generators)));

/** What conjugate groups have in common: the number of elements with each set of cycle lengths. */
const typesOf = (generators: readonly Int32Array[]) =>
  finish(cycleTypes(groupOf(generators)))
    .map(({ lengths, count }) => `${lengths.join(" ")}: ${count}`)
    .join("; ");

/** The action of a group on the cosets of a subgroup. */
function onCosets(generators: readonly Int32Array[], subgroup: readonly Int32Array[]): Int32Array[] {
  const inside = allElements(subgroup);
  const cosetOf = (images: Int32Array) => inside.map((each) => times(each, images).join()).sort()[0];
  const representatives = new Map(allElements(generators).map((images) => [cosetOf(images), images]));
  const numbers = new Map([...representatives.keys()].map((coset, number) => [coset, number]));
  return generators.map((generator) =>
    Int32Array.from(representatives.values(), (images) => numbers.get(cosetOf(times(images, generator)))!),
  );
}

/** Two groups acting on the pairs of one point from each. */
function onPairs(a: readonly Int32Array[], b: readonly Int32Array[]): Int32Array[] {
  const [height, width] = [a[0].length, b[0].length];
  const all = Array.from({ length: height * width }, (_, x) => x);
  return [
    ...a.map((images) => Int32Array.from(all, (x) => images[Math.floor(x / width)] * width + (x % width))),
    ...b.map((images) => Int32Array.from(all, (x) => x - (x % width) + images[x % width])),
  ];
}

/** Multiplications and the shift of the residues modulo n. */
const onResidues = (n: number, ...factors: number[]) => [
  Int32Array.from({ length: n }, (_, x) => (x + 1) % n),
  ...factors.map((factor) => Int32Array.from({ length: n }, (_, x) => (x * factor) % n)),
];

/** All 16, numbered as in G. Butler and J. McKay, The transitive groups of degree up to eleven (1983). */
const DEGREE_6: readonly (readonly [name: string, order: bigint, generators: readonly Int32Array[]])[] = [
  ["C6", 6n, imagesFrom1(6, "(1 2 3 4 5 6)")],
  ["S3", 6n, imagesFrom1(6, "(1 3 5)(2 4 6)", "(1 4)(2 3)(5 6)")],
  ["D6", 12n, imagesFrom1(6, "(1 2 3 4 5 6)", "(1 4)(2 3)(5 6)")],
  ["A4", 12n, imagesFrom1(6, "(1 4)(2 5)", "(1 3 5)(2 4 6)")],
  ["S3 × C3", 18n, imagesFrom1(6, "(2 4 6)", "(1 4)(2 5)(3 6)")],
  ["A4 × C2", 24n, imagesFrom1(6, "(3 6)", "(1 3 5)(2 4 6)")],
  ["S4", 24n, imagesFrom1(6, "(1 4)(2 5)", "(1 3 5)(2 4 6)", "(1 5)(2 4)")],
  ["S4", 24n, imagesFrom1(6, "(1 4)(2 5)", "(1 3 5)(2 4 6)", "(1 5)(2 4)(3 6)")],
  ["S3 × S3", 36n, imagesFrom1(6, "(2 4 6)", "(1 5)(2 4)", "(1 4)(2 5)(3 6)")],
  ["C3^2 ⋊ C4", 36n, imagesFrom1(6, "(2 4 6)", "(1 5)(2 4)", "(1 4 5 2)(3 6)")],
  ["S4 × C2", 48n, imagesFrom1(6, "(3 6)", "(1 3 5)(2 4 6)", "(1 5)(2 4)")],
  ["A5", 60n, imagesFrom1(6, "(1 2 3 4 5)", "(1 6)(2 5)")],
  ["S3 wr C2", 72n, imagesFrom1(6, "(2 4 6)", "(2 4)", "(1 4)(2 5)(3 6)")],
  ["S5", 120n, imagesFrom1(6, "(1 2 3 4 5)", "(1 6)(2 5)", "(2 3 5 4)")],
  ["A6", 360n, imagesFrom1(6, "(1 2 3 4 5)", "(4 5 6)")],
  ["S6", 720n, imagesFrom1(6, "(1 2 3 4 5 6)", "(1 2)")],
];

test("all 16 transitive groups of degree 6 are different ones, and have names", () => {
  for (const [, order, generators] of DEGREE_6) {
    expect(orbitsOf(generators, 6)).toHaveLength(1);
    expect(groupOf(generators).order).toBe(order);
  }
  expect(new Set(DEGREE_6.map(([, , generators]) => typesOf(generators))).size).toBe(16);
  expect(DEGREE_6.map(([, , generators]) => nameOf(generators))).toEqual(DEGREE_6.map(([name]) => name));
});

const named = groupNamed;
/** The field of eight elements as binary digits in base 2, with x³ = x + 1: adding 1, multiplying by x, and squaring. */
const shift8 = Int32Array.from({ length: 8 }, (_, x) => x ^ 1);
const stretch8 = Int32Array.from({ length: 8 }, (_, x) => (x < 4 ? 2 * x : (2 * x) ^ 11));
const square8 = Int32Array.from([0, 1, 4, 5, 6, 7, 2, 3]);
const line7 = imagesFrom1(8, "(1 2 3 4 5 6 7)", "(2 3 5)(4 7 6)", "(1 8)(2 7)(3 4)(5 6)");
/** Nonzero vectors modulo 3, as cosets of the matrices that fix one. */
const onVectors = (...matrices: number[][]) => {
  const vectors = [[0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1], [2, 2]]; // prettier-ignore
  const numbers = new Map(vectors.map((vector, number) => [vector.join(), number]));
  return matrices.map(([a, b, c, d]) => Int32Array.from(vectors, ([x, y]) => numbers.get([(a * x + c * y) % 3, (b * x + d * y) % 3].join())!)); // prettier-ignore
};

/** Those of the 50 whose generators are easy to see. Groups without a name come last. */
const DEGREE_8: readonly (readonly [
  name: string | undefined,
  order: bigint,
  generators: readonly Int32Array[],
])[] = [
  ["C8", 8n, named("C8")],
  ["C2 × C4", 8n, onPairs(named("C2"), named("C4"))],
  ["C2^3", 8n, regularAction(named("C2^3"))],
  ["D4", 8n, metacyclic(4, 2, 3)],
  ["Q8", 8n, named("Q8")],
  ["D8", 16n, onResidues(8, 7)],
  ["M16", 16n, onResidues(8, 5)],
  ["SD16", 16n, onResidues(8, 3)],
  ["D4 × C2", 16n, onPairs(onResidues(4, 3), named("C2"))],
  ["C2^2 ⋊ C4", 16n, onCosets(named("C2^2 ⋊ C4"), imagesFrom1(8, "(1 2)"))],
  ["C4 ∘ D4", 16n, onCosets(named("C4 ∘ D4"), named("C4 ∘ D4").slice(1, 2))],
  ["SL(2,3)", 24n, onVectors([1, 1, 0, 1], [1, 0, 1, 1])],
  ["A4 × C2", 24n, onPairs(named("A4"), named("C2"))],
  ["S4", 24n, onCosets(named("S4"), imagesFrom1(4, "(1 2 3)"))],
  ["C4 wr C2", 32n, wreath(named("C4"), named("C2"))],
  ["V4 wr C2", 32n, wreath(named("V4"), named("C2"))],
  ["GL(2,3)", 48n, onVectors([1, 1, 0, 1], [1, 0, 1, 1], [2, 0, 0, 1])],
  ["S4 × C2", 48n, onPairs(named("S4"), named("C2"))],
  ["AGL(1,8)", 56n, [shift8, stretch8]],
  ["C2 wr C4", 64n, wreath(named("C2"), named("C4"))],
  ["C2 wr V4", 64n, wreath(named("C2"), named("V4"))],
  ["D4 wr C2", 128n, wreath(onResidues(4, 3), named("C2"))],
  ["AΓL(1,8)", 168n, [shift8, stretch8, square8]],
  ["PSL(2,7)", 168n, line7],
  ["C2 wr A4", 192n, wreath(named("C2"), named("A4"))],
  ["A4 wr C2", 288n, wreath(named("A4"), named("C2"))],
  ["PGL(2,7)", 336n, [...line7, ...imagesFrom1(8, "(2 4 3 7 5 6)")]],
  ["C2 wr S4", 384n, wreath(named("C2"), named("S4"))],
  ["S4 wr C2", 1152n, wreath(named("S4"), named("C2"))],
  ["AGL(3,2)", 1344n, [shift8, stretch8, ...imagesFrom1(8, "(3 4)(7 8)")]],
  ["A8", 20160n, named("A8")],
  ["S8", 40320n, named("S8")],
  [undefined, 32n, onResidues(8, 3, 5)],
  [undefined, 96n, [...imagesFrom1(8, "(1 2)(3 4)"), ...wreath(named("C2"), named("A4")).slice(1)]],
  [undefined, 192n, [...imagesFrom1(8, "(1 2)(3 4)"), ...wreath(named("C2"), named("S4")).slice(1)]],
  [undefined, 576n, [...wreath(named("A4"), named("C2")), ...imagesFrom1(8, "(1 2)(5 6)")]],
  [
    undefined,
    576n,
    [...wreath(named("A4"), named("C2")).slice(0, -1), ...imagesFrom1(8, "(1 5 2 6)(3 7)(4 8)")],
  ],
];

test("groups of degree 8 have names where they are certain", () => {
  for (const [, order, generators] of DEGREE_8) {
    expect(orbitsOf(generators, 8)).toHaveLength(1);
    expect(groupOf(generators).order).toBe(order);
  }
  const types = DEGREE_8.map(([name, , generators]) => `${name}: ${typesOf(generators)}`);
  expect(new Set(types).size).toBe(DEGREE_8.length);
  expect(DEGREE_8.map(([, , generators]) => nameOf(generators))).toEqual(DEGREE_8.map(([name]) => name));
});

describe("one name for a group, whatever it acts on", () => {
  const regular = (name: string) => regularAction(named(name));
  test.each([
    ["A5", onCosets(named("A5"), imagesFrom1(5, "(1 2 3)"))],
    ["A5", onCosets(named("A5"), imagesFrom1(5, "(1 2 3 4 5)"))],
    ["A5", onCosets(named("A5"), imagesFrom1(5, "(1 2)(3 4)"))],
    ["A5", regular("A5")],
    ["S5", onCosets(named("S5"), imagesFrom1(5, "(1 2 3 4 5)"))],
    ["S5", regular("S5")],
    ["A5 × C2", onPairs(onCosets(named("A5"), imagesFrom1(5, "(1 2 3 4 5)", "(2 5)(3 4)")), named("C2"))],
    ["A6", onCosets(named("A6"), imagesFrom1(6, "(1 2 3)", "(4 5 6)", "(1 4 2 5)(3 6)"))],
    ["S3 wr C2", onCosets(named("S3 wr C2"), imagesFrom1(6, "(1 2)", "(1 4)(2 5)(3 6)"))],
    ["D5 × C5", wreath(named("C5"), named("C2"))],
    ["D15 × C15", wreath(named("C15"), named("C2"))],
    ["S4 × C2", wreath(named("C2"), named("S3"))],
    ["(C3 ⋊ D4) × C3", wreath(named("C6"), named("C2"))],
    ["(C7 ⋊ C3) × C2", onPairs(named("C7 ⋊ C3"), named("C2"))],
    ["(C7 ⋊ C3) × (C7 ⋊ C3)", named("(C7 ⋊ C3) × (C7 ⋊ C3)")],
    ["D4 wr S3", wreath(named("C2"), wreath(named("C2"), named("S3")))],
    ["(S3 wr C2) wr C2", wreath(named("S3"), onResidues(4, 3))],
    ["D6 wr D5", wreath(onResidues(6, 5), onResidues(5, 4))],
    ["(C2 × C4) wr C3", wreath(onPairs(named("C2"), named("C4")), named("C3"))],
    ["Dic9", regular("Dic9")],
    ["Dic65", named("Dic65")],
    ["Q512", named("Q512")],

    ["C7 ⋊ C9", named("C7 ⋊ C9")],
    ["C13 ⋊ C4", regular("C13 ⋊ C4")],
    ["AGL(1,13)", regular("AGL(1,13)")],
    ["SD64", named("SD64")],
    ["M32", named("M32")],
    ["Q16 × S3 × C2", regular("Q16 × S3 × C2")],
  ])("%s", (name, generators) => {
    expect(nameOf(generators)).toBe(name);
  });

  test("a name that two groups could have is given to none, or to that which turns without rest", () => {
    expect(nameOf(metacyclic(5, 8, 2))).toBeUndefined();
    expect(nameOf(metacyclic(5, 8, 4))).toBeUndefined();
    expect(nameOf(metacyclic(17, 8, 2))).toBe("C17 ⋊ C8");
    expect(nameOf(metacyclic(17, 8, 4))).toBeUndefined();
  });
});
