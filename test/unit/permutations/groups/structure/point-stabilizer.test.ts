import fc from "fast-check";
import fixture from "../../../../fixtures/groups.json";
import { permutationGroup } from "../../../../../src/permutations/groups/stabilizer-chain";
import { fewGenerators } from "../../../../../src/permutations/groups/structure/few-generators";
import { pointStabilizer } from "../../../../../src/permutations/groups/structure/point-stabilizer";
import { countedFromOne } from "../known-groups";
import { allElements, finish, generatorsArbitrary } from "../some-groups";

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
