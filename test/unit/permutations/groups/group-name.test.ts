import fc from "fast-check";
import { knownName } from "../../../../src/permutations/groups/group-description";
import { restrictedTo } from "../../../../src/permutations/groups/orbits";
import {
  permutationGroup,
  type PermutationGroup,
} from "../../../../src/permutations/groups/stabilizer-chain";
import groups from "../../../fixtures/groups.json";
import { invariantsOf, promisedBy, regularAction } from "./reference-groups";
import { allElements, finish, generatorsArbitrary, imagesFrom1 } from "./some-groups";

const groupOf = (generators: readonly Int32Array[]) =>
  finish(permutationGroup(generators, generators[0].length));
const nameOf = (generators: readonly Int32Array[]) => finish(knownName(groupOf(generators)));
const fixture = (name: keyof typeof groups) =>
  Object.values(groups[name].gens).map((images) => Int32Array.from(images, (image) => image - 1));

describe("no name is wrong", () => {
  /** The order statistics and commuting pairs must be those of the named group; groups without a name are described in words. */
  const check = (generators: readonly Int32Array[]) => {
    const name = nameOf(generators);
    if (name !== undefined) expect([name, promisedBy(name)]).toEqual([name, invariantsOf(generators)]);
    return name;
  };

  test("all pairs of permutations of four points: each has a name", () => {
    const all = allElements(imagesFrom1(4, "(1 2 3 4)", "(1 2)"));
    const names = new Set(all.flatMap((a, k) => all.slice(k).map((b) => check([a, b]))));
    expect([...names].sort()).toEqual(["A4", "C2", "C3", "C4", "D4", "S3", "S4", "V4", "trivial"]);
  });

  test("groups on up to six points", () => {
    fc.assert(
      fc.property(generatorsArbitrary(6), (generators) => {
        check(generators);
      }),
      { numRuns: 75 },
    );
  });

  /** Checks subgroups of a group with not too many elements. */
  const subgroups = (largest: readonly Int32Array[], runs: number) => {
    const elements = allElements(largest);
    const element = fc.integer({ min: 0, max: elements.length - 1 }).map((k) => elements[k]);
    const generators = fc.array(element, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(generators, (generators) => {
        check(generators);
      }),
      { numRuns: runs },
    );
  };

  test.each([
    ["S4 × S4", imagesFrom1(8, "(1 2 3 4)", "(1 2)", "(5 6 7 8)", "(5 6)")],
    ["S3 × S3 × C2", imagesFrom1(8, "(1 2 3)", "(1 2)", "(4 5 6)", "(4 5)", "(7 8)")],
    ["two squares that change places", imagesFrom1(8, "(1 2 3 4)", "(1 3)", "(1 5)(2 6)(3 7)(4 8)")],
    ["C4 × C4 × C2", imagesFrom1(10, "(1 2 3 4)", "(5 6 7 8)", "(9 10)")],
    ["PSL(2,7) on 7 points", imagesFrom1(7, "(1 2 3 4 5 6 7)", "(2 3)(4 7)")],
    ["S4 on its own elements", regularAction(imagesFrom1(4, "(1 2 3 4)", "(1 2)"))],
    ["AGL(1,7) on its own elements", regularAction(imagesFrom1(7, "(1 2 3 4 5 6 7)", "(2 4 3 7 5 6)"))],
  ])("subgroups of %s", (_, generators) => subgroups(generators, 25));
});

test.each([
  ["trivial", 3, ["()"]],
  ["C2", 2, ["(1 2)"]],
  ["C6", 5, ["(1 2 3)(4 5)"]],
  ["C6", 5, ["(1 2 3)", "(4 5)"]],
  ["V4", 4, ["(1 2)", "(3 4)"]],
  ["C2 × C4", 6, ["(1 2 3 4)", "(5 6)"]],
  ["C2^3", 6, ["(1 2)", "(3 4)", "(5 6)"]],
  ["C2^2 × C4".replace("C2^2", "C2 × C2"), 8, ["(1 2 3 4)", "(5 6)", "(7 8)"]],
  ["C2 × C12", 9, ["(1 2 3 4)", "(5 6)", "(7 8 9)"]],
  ["S3", 3, ["(1 2 3)", "(1 2)"]],
  ["S3", 6, ["(1 2 3)(4 5 6)", "(1 4)(2 6)(3 5)"]],
  ["S3", 5, ["(1 2 3)", "(1 2)(4 5)"]],
  ["D4", 4, ["(1 2 3 4)", "(1 3)"]],
  ["D5", 5, ["(1 2 3 4 5)", "(2 5)(3 4)"]],
  ["D6", 6, ["(1 2 3 4 5 6)", "(2 6)(3 5)"]],
  ["D6", 5, ["(1 2 3)", "(1 2)", "(4 5)"]],
  ["Q8", 8, ["(1 2 3 4)(5 6 7 8)", "(1 5 3 7)(2 8 4 6)"]],
  ["A4", 4, ["(1 2 3)", "(2 3 4)"]],
  ["A4 × C3", 7, ["(1 2 3)", "(2 3 4)", "(5 6 7)"]],
  ["A5 × A4 × V4", 13, ["(1 2 3 4 5)", "(1 2 3)", "(6 7 8)", "(7 8 9)", "(10 11)", "(12 13)"]],
  ["S4", 8, ["(1 2 3 4)(5 6 7 8)", "(1 2 6 5)(4 3 7 8)"]],
  ["AGL(1,5)", 5, ["(1 2 3 4 5)", "(2 3 5 4)"]],
  ["C7 ⋊ C3", 7, ["(1 2 3 4 5 6 7)", "(2 3 5)(4 7 6)"]],
  ["S5", 6, ["(1 2 3 4 5)", "(1 6)(2 5)", "(2 3 5 4)"]],
  ["A5", 6, ["(1 2 3 4 5)", "(1 6)(2 5)"]],
  ["M11", 11, ["(1 2 3 4 5 6 7 8 9 10 11)", "(3 7 11 8)(4 10 5 6)"]],
])("%s on %d points", (name, degree, cycles) => {
  expect(nameOf(imagesFrom1(degree, ...cycles))).toBe(name);
});

test("groups without a certain name have none", () => {
  expect(nameOf(imagesFrom1(8, "(1 2 3 4)(5 6)", "(1 2 3)", "(1 5)(2 6)(3 7)(4 8)"))).toBeUndefined();
  for (const name of ["rubik3", "megaminx"] as const) expect(nameOf(fixture(name))).toBeUndefined();
});

/** The group of the elements that fix the first points of the base, acting on the other points. */
function stabilizer(group: PermutationGroup, level: number): Int32Array[] {
  const fixed = group.base.slice(0, level);
  const others = Array.from({ length: group.degree }, (_, x) => x).filter((x) => !fixed.includes(x));
  return restrictedTo(others, group.strongGenerators(level));
}

test("Mathieu's groups are stabilizers in each other", () => {
  const m24 = groupOf(fixture("M24"));
  expect([0, 1, 2, 3].map((level) => nameOf(stabilizer(m24, level)))).toEqual(["M24", "M23", "M22", "PSL(3,4)"]); // prettier-ignore
  const m12 = groupOf(
    imagesFrom1(12, "(1 2 3 4 5 6 7 8 9 10 11)", "(3 7 11 8)(4 10 5 6)", "(1 12)(2 11)(3 6)(4 8)(5 9)(7 10)"),
  );
  expect([0, 1, 2, 3, 4].map((level) => nameOf(stabilizer(m12, level)))).toEqual(["M12", "M11", "M10", "M9", "Q8"]); // prettier-ignore
});

/** What maps do to things that are identified by their texts. */
function actionOn<Thing>(
  things: readonly Thing[],
  ...maps: readonly ((thing: Thing) => Thing)[]
): Int32Array[] {
  const numbers = new Map(things.map((thing, number) => [String(thing), number]));
  return maps.map((map) => Int32Array.from(things, (thing) => numbers.get(String(map(thing)))!));
}

const upTo = (n: number) => Array.from({ length: n }, (_, k) => k);

test.each([7, 11, 13, 17, 19, 23, 29, 31, 37])("lines of the plane over %d elements", (p) => {
  const inverse = (x: number) => upTo(p).find((y) => (x * y) % p === 1)!;
  const root = upTo(p).find((x) => x > 1 && new Set(upTo(p - 1).reduce((powers) => [...powers, (powers.at(-1)! * x) % p], [1])).size === p - 1)!; // prettier-ignore
  const line = (map: (x: number) => number) => (x: number) => (x === p ? p : map(x));
  const shift = line((x) => (x + 1) % p);
  const turn = (x: number) => (x === p ? 0 : x === 0 ? p : (p - inverse(x)) % p);
  const points = upTo(p + 1);
  const stretch = (factor: number) => line((x: number) => (x * factor) % p);
  expect(nameOf(actionOn(points, shift, turn, stretch(root)))).toBe(`PGL(2,${p})`);
  expect(nameOf(actionOn(points, shift, turn, stretch((root * root) % p)))).toBe(`PSL(2,${p})`);
  expect(nameOf(actionOn(upTo(p), shift, stretch(root)))).toBe(`AGL(1,${p})`);
});

/** Fields of p^n elements: polynomials as digits in base p, modulo a polynomial with the given lower coefficients. */
function field(p: number, modulus: readonly number[]) {
  const n = modulus.length;
  const digits = (x: number) => upTo(n).map((k) => Math.floor(x / p ** k) % p);
  const number = (coefficients: readonly number[]) => coefficients.reduce((sum, c, k) => sum + c * p ** k, 0);
  const plus = (x: number, y: number) => number(digits(x).map((c, k) => (c + digits(y)[k]) % p));
  const timesX = (x: number) => {
    const all = [0, ...digits(x)];
    const top = all.pop()!;
    return number(all.map((c, k) => (((c - top * modulus[k]) % p) + p) % p));
  };
  const scaled = (x: number, c: number) => number(digits(x).map((digit) => (digit * c) % p));
  const multiply = (x: number, y: number): number => {
    let [sum, shifted] = [0, x];
    for (const c of digits(y)) {
      sum = plus(sum, scaled(shifted, c));
      shifted = timesX(shifted);
    }
    return sum;
  };
  const power = (x: number, e: number): number => upTo(e).reduce((value) => multiply(value, x), 1);
  const elements = upTo(p ** n);
  const primitive = elements.find((x) => x > 1 && new Set(upTo(p ** n - 1).map((e) => power(x, e))).size === p ** n - 1)!; // prettier-ignore
  return {
    elements,
    plus,
    multiply,
    power,
    primitive,
    inverse: (x: number) => power(x, p ** n - 2),
    minusOne: p - 1,
  };
}

test.each([
  [
    "8",
    2,
    [1, 1, 0],
    { affine: "AGL(1,8)", semi: "AΓL(1,8)", special: "PSL(2,8)", general: "PSL(2,8)", all: "PΓL(2,8)" },
  ],
  [
    "9",
    3,
    [1, 0],
    { affine: "AGL(1,9)", semi: "AΓL(1,9)", special: "A6", general: "PGL(2,9)", all: "PΓL(2,9)" },
  ],
  [
    "16",
    2,
    [1, 1, 0, 0],
    { affine: "AGL(1,16)", semi: undefined, special: "PSL(2,16)", general: "PSL(2,16)", all: "PΓL(2,16)" },
  ],
  [
    "25",
    5,
    [2, 0],
    { affine: undefined, semi: undefined, special: "PSL(2,25)", general: undefined, all: "PΓL(2,25)" },
  ],
  [
    "27",
    3,
    [1, 2, 0],
    { affine: undefined, semi: undefined, special: "PSL(2,27)", general: "PGL(2,27)", all: "PΓL(2,27)" },
  ],
  [
    "32",
    2,
    [1, 0, 1, 0, 0],
    { affine: "AGL(1,32)", semi: "AΓL(1,32)", special: "PSL(2,32)", general: "PSL(2,32)", all: "PΓL(2,32)" },
  ],
])("groups over the field of %s elements", (_, p, modulus, names) => {
  const { elements, plus, multiply, power, primitive, inverse, minusOne } = field(p, modulus);
  const infinity = elements.length;
  const line = (map: (x: number) => number) => (x: number) => (x === infinity ? x : map(x));
  const shift = line((x) => plus(x, 1));
  const stretch = line((x) => multiply(x, primitive));
  const twice = line((x) => multiply(x, multiply(primitive, primitive)));
  const frobenius = line((x) => power(x, p));
  const turn = (x: number) => (x === infinity ? 0 : x === 0 ? infinity : multiply(minusOne, inverse(x)));
  expect(nameOf(actionOn(elements, shift, stretch))).toBe(names.affine);
  expect(nameOf(actionOn(elements, shift, stretch, frobenius))).toBe(names.semi);
  const points = [...elements, infinity];
  expect(nameOf(actionOn(points, shift, twice, turn))).toBe(names.special);
  expect(nameOf(actionOn(points, shift, stretch, turn))).toBe(names.general);
  expect(nameOf(actionOn(points, shift, stretch, turn, frobenius))).toBe(names.all);
});

test.each([
  ["AGL(3,2)", 2, 3, true],
  ["AGL(4,2)", 2, 4, true],
  ["AGL(5,2)", 2, 5, true],
  ["AGL(6,2)", 2, 6, true],
  ["AGL(2,3)", 3, 2, true],
  ["ASL(2,3)", 3, 2, false],
  ["AGL(2,5)", 5, 2, true],
])("%s on vectors", (name, p, dimension, general) => {
  const vectors = upTo(p ** dimension).map((x) => upTo(dimension).map((k) => Math.floor(x / p ** k) % p));
  const generators = actionOn(
    vectors,
    ([first, ...rest]) => [(first + 1) % p, ...rest],
    ([first, second, ...rest]) => [(first + second) % p, second, ...rest],
    ([first, ...rest]) => [...rest, (p - first) % p],
    ...(general ? [([first, ...rest]: number[]) => [(first * 2) % p, ...rest]].filter(() => p > 2) : []),
  );
  expect(nameOf(generators)).toBe(name);
});

test.each([
  ["PSL(2,7)", 2, 3],
  ["A8", 2, 4],
  ["PSL(5,2)", 2, 5],
  ["PSL(3,3)", 3, 3],
  ["PSL(3,5)", 5, 3],
])("%s on the points of a projective space", (name, p, dimension) => {
  const scaledToOne = (vector: number[]) => {
    const first = vector.find((x) => x !== 0)!;
    const factor = upTo(p).find((c) => (c * first) % p === 1)!;
    return vector.map((x) => (x * factor) % p);
  };
  const vectors = upTo(p ** dimension - 1).map((x) =>
    upTo(dimension).map((k) => Math.floor((x + 1) / p ** k) % p),
  );
  const points = vectors.filter((vector) => String(scaledToOne(vector)) === String(vector));
  const generators = actionOn(
    points,
    ([first, second, ...rest]) => scaledToOne([(first + second) % p, second, ...rest]),
    ([first, ...rest]) => scaledToOne([...rest, (p - first) % p]),
  );
  expect(nameOf(generators)).toBe(name);
});

test.each([
  ["S5", 5, "S"],
  ["A5", 5, "A"],
  ["A6", 6, "A"],
  ["S6", 6, "S"],
  ["A7", 7, "A"],
  ["S7", 7, "S"],
  ["A8", 8, "A"],
  ["S8", 8, "S"],
])("%s on the pairs of %d points", (name, n, kind) => {
  const pairs = upTo(n).flatMap((b) => upTo(b).map((a) => [a, b]));
  const [cycle, swap] = imagesFrom1(
    n,
    `(${upTo(n)
      .map((x) => x + 1)
      .join(" ")})`,
    kind === "S" ? "(1 2)" : "(1 2 3)",
  );
  const even =
    kind === "A" && n % 2 === 0
      ? imagesFrom1(
          n,
          `(${upTo(n - 1)
            .map((x) => x + 2)
            .join(" ")})`,
        )[0]
      : cycle;
  const onPairs = (images: Int32Array) => (pair: number[]) =>
    pair.map((x) => images[x]).sort((a, b) => a - b);
  expect(nameOf(actionOn(pairs, onPairs(even), onPairs(swap)))).toBe(name);
});
