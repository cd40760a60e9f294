import fc from "fast-check";
import fixture from "../../../fixtures/groups.json";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { centreGenerators } from "../../../../src/permutations/groups/centre";
import { countedFromOne, sideBySide } from "./known-groups";
import { groupNamed } from "./made-groups";
import { allElements, finish, generatorsArbitrary, imagesFrom1, times } from "./some-groups";

function centreOf(generators: readonly Int32Array[]) {
  const degree = generators[0].length;
  const group = finish(permutationGroup(generators, degree));
  return finish(permutationGroup(finish(centreGenerators(group)), degree));
}

test("the centre is what commutes with all, found in the simplest way", () => {
  fc.assert(
    fc.property(generatorsArbitrary(6, 3), (generators) => {
      const elements = allElements(generators);
      const central = elements.filter((a) =>
        generators.every((b) => times(a, b).join() === times(b, a).join()),
      );
      const centre = centreOf(generators);
      expect(centre.order).toBe(BigInt(central.length));
      for (const images of central) expect(centre.contains(images)).toBe(true);
    }),
  );
});

test("the centre where several orbits have one, but only some of their products are in the group", () => {
  // Both sides turn together, so the centre is the diagonal one.
  const together = imagesFrom1(8, "(1 2 3 4)(5 6 7 8)", "(1 3)(5 7)");
  expect(centreOf(together).order).toBe(2n);
  expect(centreOf(sideBySide(imagesFrom1(4, "(1 2 3 4)", "(1 3)"), imagesFrom1(3, "(1 2 3)"))).order).toBe(
    6n,
  );
  expect(centreOf(sideBySide(groupNamed("Q8"), groupNamed("Q8"), groupNamed("Dic3"))).order).toBe(8n);
});

test("the centre of the group of Rubik's cube has two elements: the other one turns all edges over", () => {
  const gens = Object.values(fixture.rubik3.gens).map(countedFromOne);
  const centre = centreOf(gens);
  expect(centre.order).toBe(2n);
  // The superflip moves both stickers of each of the twelve edges.
  expect([...centre.strongGenerators(0)[0]].filter((image, x) => image !== x)).toHaveLength(24);
});

test.each([
  ["S50", imagesFrom1(50, `(${Array.from({ length: 50 }, (_, k) => k + 1).join(" ")})`, "(1 2)"), 1n],
  ["D100", imagesFrom1(100, `(${Array.from({ length: 100 }, (_, k) => k + 1).join(" ")})`,
    Array.from({ length: 49 }, (_, k) => `(${k + 1} ${99 - k})`).join("")), 2n],
  ["C2^40", imagesFrom1(80, ...Array.from({ length: 40 }, (_, k) => `(${2 * k + 1} ${2 * k + 2})`)), 2n ** 40n],
])("the order of the centre of %s", (_name, generators, order) => {
  expect(centreOf(generators).order).toBe(order);
}); // prettier-ignore
