import { LimitError } from "../../../../src/steps/limit-error";
import { RandomElements } from "../../../../src/permutations/groups/random-elements";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { StabilizerLevels } from "../../../../src/permutations/groups/stabilizer-levels";
import { verifyBySchreier } from "../../../../src/permutations/groups/schreier-verification";
import { finished } from "../../../../src/steps";
import { alternating, factorial, permutation, range, symmetric } from "./known-groups";

test("all permutations of 10,000 points", () => {
  const group = finished(permutationGroup(symmetric(10_000), 10_000));
  expect(group.order).toBe(factorial(10_000));
  expect(group.contains(permutation(10_000, [1, 10_000]))).toBe(true);
});

test("exchanges of neighbours, and cycles of three neighbours, among 1,001 points", () => {
  const along = (length: number) =>
    Array.from({ length: 1002 - length }, (_, k) => permutation(1001, range(k + 1, k + length)));
  expect(finished(permutationGroup(along(2), 1001)).order).toBe(factorial(1001));
  expect(finished(permutationGroup(along(3), 1001)).order).toBe(factorial(1001) / 2n);
});

test("what generators do on points that they do not mix is one factor of a product", () => {
  const [a, b] = [range(1, 5000), range(5001, 10_000)];
  const generators = [a, a.slice(0, 2), b, b.slice(0, 2)].map((cycle) => permutation(10_000, cycle));
  const group = finished(permutationGroup(generators, 10_000));
  expect(group.order).toBe(factorial(5000) ** 2n);
  expect(group.contains(permutation(10_000, [1, 5000]))).toBe(true);
  expect(group.contains(permutation(10_000, [1, 5001]))).toBe(false);
});

test("a thousand separate exchanges of 10,000 points", () => {
  const generators = Array.from({ length: 1000 }, (_, k) => permutation(10_000, [10 * k + 1, 10 * k + 2]));
  const group = finished(permutationGroup(generators, 10_000));
  expect(group.order).toBe(2n ** 1000n);
  expect(group.contains(permutation(10_000, [11, 12]))).toBe(true);
  expect(group.contains(permutation(10_000, [11, 13]))).toBe(false);
  expect(group.contains(permutation(10_000, [3, 4]))).toBe(false);
});

test("a group that is too large says so, and can be stopped between its many steps", () => {
  // Pairs of points that are swapped as wholes, and one pair that is turned round.
  const pairs = (...numbers: number[]) =>
    [0, 1].map((side) => numbers.map((number) => 2 * number + side + 1));
  const all = Array.from({ length: 5000 }, (_, number) => number);
  const generators = [pairs(...all), pairs(0, 1), [[1, 2]]].map((cycles) => permutation(10_000, ...cycles));
  const steps = permutationGroup(generators, 10_000);
  for (let k = 0; k < 100; k++) expect(steps.next()).toMatchObject({ done: false });
  expect(() => finished(steps)).toThrow(
    new LimitError(
      "the group of these generators on 10,000 points needs more than 67,108,864 numbers in memory",
    ),
  );
});

test("the proof of an order is given up after so many steps", () => {
  const chain = new StabilizerLevels(12);
  const generators = symmetric(12);
  for (const generator of generators) {
    const level = chain.sift(generator);
    if (level >= 0) chain.addResidue(level);
  }
  expect(() => finished(verifyBySchreier(chain, generators, 1000))).toThrow(
    new LimitError("checking the order of this group on 12 points takes more than 1,000 steps"),
  );
});

test("random elements are elements, and come from all generators even if there are many", () => {
  const generators = Array.from({ length: 300 }, (_, k) =>
    permutation(20_000, [3 * k + 1, 3 * k + 2, 3 * k + 3]),
  );
  const random = new RandomElements(generators, 20_000);
  const moved = new Set<number>();
  for (let k = 0; k < 2000; k++) {
    const images = random.next();
    for (let x = 0; x < 900; x++) if (images[x] !== x) moved.add(x);
    expect(Math.floor(images[k % 900] / 3)).toBe(Math.floor((k % 900) / 3));
  }
  expect(moved.size).toBe(900);
});

test("random elements of even permutations are even, and of none the identity", () => {
  const group = finished(permutationGroup(alternating(12), 12));
  const random = new RandomElements(alternating(12), 12);
  for (let k = 0; k < 100; k++) expect(group.contains(random.next())).toBe(true);
  expect([...new RandomElements([], 3).next()]).toEqual([0, 1, 2]);
});
