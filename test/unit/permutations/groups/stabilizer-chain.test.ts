import fc from "fast-check";
import { identityImages, invertImages } from "../../../../src/permutations/images";
import {
  permutationGroup,
  type PermutationGroup,
  pointStabilizer,
} from "../../../../src/permutations/groups/stabilizer-chain";
import { finished } from "../../../../src/steps";
import {
  alternating,
  factorial,
  FIXTURE_GROUPS,
  permutation,
  symmetric,
  TEXTBOOK_GROUPS,
  countedFromOne,
} from "./known-groups";
import fixture from "../../../fixtures/groups.json";
import { fewGenerators } from "../../../../src/permutations/groups/elements-in-order";
import { allElements, finish, generatorsArbitrary } from "./some-groups";

const groupOf = (generators: Int32Array[], degree = generators[0].length) =>
  finished(permutationGroup(generators, degree));

const product = (a: Int32Array, b: Int32Array) => a.map((image) => b[image]);

/** All products, found one by one. */
function closure(generators: readonly Int32Array[], degree: number): Set<string> {
  const seen = new Set([identityImages(degree).join()]);
  const queue = [identityImages(degree)];
  for (const element of queue) {
    for (const generator of generators) {
      const next = product(element, generator);
      if (seen.has(next.join())) continue;
      seen.add(next.join());
      queue.push(next);
    }
  }
  return seen;
}

const permutations = (degree: number) =>
  fc
    .shuffledSubarray([...identityImages(degree)], { minLength: degree })
    .map((images) => Int32Array.from(images));

const sparse = (degree: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: degree }), { minLength: 2, maxLength: 4 })
    .map((cycle) => permutation(degree, cycle));

const generatorLists = fc
  .integer({ min: 2, max: 14 })
  .chain((degree) =>
    fc.array(fc.oneof(permutations(degree), sparse(degree)), { minLength: 1, maxLength: 4 }),
  );

test.each([...FIXTURE_GROUPS, ...TEXTBOOK_GROUPS])("the order of $name", ({ generators, degree, order }) => {
  const group = finished(permutationGroup(generators, degree));
  expect(group.order).toBe(order);
  expect(group.orbitLengths.reduce((all, length) => all * BigInt(length), 1n)).toBe(order);
});

test("the order of a random group divides n!, and that of a subgroup divides it", () => {
  fc.assert(
    fc.property(generatorLists, (generators) => {
      const { order, degree } = groupOf(generators);
      expect(factorial(degree) % order).toBe(0n);
      for (let k = 1; k < generators.length; k++) {
        expect(order % groupOf(generators.slice(0, k)).order).toBe(0n);
      }
    }),
  );
});

test("small groups have as many elements as are found one by one, and no others", () => {
  const small = fc
    .integer({ min: 1, max: 6 })
    .chain((degree) =>
      fc.tuple(fc.array(permutations(degree), { minLength: 1, maxLength: 3 }), permutations(degree)),
    );
  fc.assert(
    fc.property(small, ([generators, other]) => {
      const group = groupOf(generators);
      const elements = closure(generators, group.degree);
      expect(group.order).toBe(BigInt(elements.size));
      expect(group.contains(other)).toBe(elements.has(other.join()));
    }),
  );
});

/** What every representation of a group must satisfy. */
function checkChain(group: PermutationGroup, factors: readonly number[]): void {
  const { degree, generators, base, orbitLengths } = group;
  const word = factors.reduce(
    (images, k) => product(images, generators[k % generators.length]),
    identityImages(degree),
  );
  expect(group.contains(word)).toBe(true);
  expect(group.contains(invertImages(word))).toBe(true);
  expect(group.contains(group.randomElement())).toBe(true);
  base.forEach((point, level) => {
    const orbit = group.basicOrbit(level);
    expect(orbit[0]).toBe(point);
    expect(new Set(orbit).size).toBe(orbitLengths[level]);
    for (const to of orbit) {
      const element = group.transversal(level, to);
      expect(element[point]).toBe(to);
      expect(base.slice(0, level).every((before) => element[before] === before)).toBe(true);
      expect(group.contains(element)).toBe(true);
    }
    for (const element of group.strongGenerators(level)) {
      expect(base.slice(0, level).every((before) => element[before] === before)).toBe(true);
      expect(group.contains(element)).toBe(true);
    }
  });
  const strong = finished(permutationGroup(group.strongGenerators(0), degree));
  expect(strong.order).toBe(group.order);
}

test("products of generators are in the group; transversals and strong generators are what they say", () => {
  fc.assert(
    fc.property(generatorLists, fc.array(fc.nat(), { maxLength: 30 }), (generators, factors) =>
      checkChain(groupOf(generators), factors),
    ),
  );
});

test.each([
  ["S9", symmetric(9), true],
  ["A9", alternating(9), false],
  ["A12", alternating(12), false],
  ["M12 beside others", TEXTBOOK_GROUPS.find(({ name }) => name === "M12")!.generators, false],
])("%s: levels, and whether an exchange of two points is in it", (_name, generators, odd) => {
  const group = groupOf(generators);
  checkChain(group, [0, 1, 1, 0, 1, 0, 0]);
  expect(group.contains(permutation(group.degree, [2, 5]))).toBe(odd);
});

test("a permutation of other points or of another degree is not in the group", () => {
  const group = groupOf([permutation(12, [2, 3, 4, 5, 6, 7, 8, 9, 10]), permutation(12, [2, 3])]);
  expect(group.order).toBe(factorial(9));
  expect(group.contains(permutation(12, [2, 9]))).toBe(true);
  expect(group.contains(permutation(12, [1, 2]))).toBe(false);
  expect(group.contains(permutation(11, [2, 9]))).toBe(false);
});

test("random elements are spread evenly", () => {
  const group = groupOf(symmetric(4));
  const counts = new Map<string, number>();
  let state = 1;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  for (let k = 0; k < 24_000; k++) {
    const key = group.randomElement(random).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("an orbit whose rows take several blocks of memory", () => {
  const degree = 2500;
  const turn = Int32Array.from({ length: degree }, (_, x) => (x + 1) % degree);
  const mirror = Int32Array.from({ length: degree }, (_, x) => degree - 1 - x);
  const group = groupOf([turn, mirror]);
  expect(group.order).toBe(5000n);
  for (const times of [1, 419, 420, 1260, 2499]) {
    const turned = turn.map((_, x) => (x + times) % degree);
    expect(group.contains(turned)).toBe(true);
    expect(group.contains(product(turned, mirror))).toBe(true);
    expect(group.transversal(0, turned[group.base[0]])[group.base[0]]).toBe(turned[group.base[0]]);
    [turned[0], turned[1]] = [turned[1], turned[0]];
    expect(group.contains(turned)).toBe(false);
  }
});

const stabilizerOf = (generators: readonly Int32Array[], points: readonly number[]) => {
  const degree = generators[0].length;
  return finish(permutationGroup(finish(pointStabilizer(generators, degree, points)), degree));
};

test("the stabilizer of points is what leaves each of them in place, found in the simplest way", () => {
  const given = generatorsArbitrary(6, 3).chain((generators) =>
    fc.tuple(fc.constant(generators), fc.uniqueArray(fc.nat(generators[0].length - 1))),
  );
  fc.assert(
    fc.property(given, ([generators, points]) => {
      const staying = allElements(generators).filter((images) => points.every((x) => images[x] === x));
      const stabilizer = stabilizerOf(generators, points);
      expect(stabilizer.order).toBe(BigInt(staying.length));
      for (const images of staying) expect(stabilizer.contains(images)).toBe(true);
    }),
  );
});

test.each(["rubik3", "M24", "megaminx"] as const)(
  "%s: the orbit times the stabilizer is the group",
  (name) => {
    const generators = Object.values<number[]>(fixture[name].gens).map(countedFromOne);
    const group = finish(permutationGroup(generators, generators[0].length));
    for (const point of [0, 7, 20]) {
      const orbit = new Set([point]);
      for (const x of orbit) for (const images of generators) orbit.add(images[x]);
      const stabilizer = stabilizerOf(generators, [point]);
      expect(stabilizer.order * BigInt(orbit.size)).toBe(group.order);
      const few = finish(fewGenerators(stabilizer));
      expect(few.length).toBeLessThanOrEqual(12);
      expect(few.every((images) => images[point] === point && group.contains(images))).toBe(true);
      expect(finish(permutationGroup(few, group.degree)).order).toBe(stabilizer.order);
    }
  },
);

test("five points of M24 leave a group of 48 elements, as it takes any five points to any five others", () => {
  const generators = Object.values<number[]>(fixture.M24.gens).map(countedFromOne);
  expect(stabilizerOf(generators, [0, 3, 8, 15, 23]).order).toBe(48n);
});
