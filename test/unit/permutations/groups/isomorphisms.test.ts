import fc from "fast-check";
import { isomorphism } from "../../../../src/permutations/groups/isomorphisms";
import { isHomomorphism } from "../../../../src/permutations/groups/homomorphisms";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { sideBySide, symmetric } from "./known-groups";
import { groupNamed } from "./made-groups";
import { regularAction } from "./reference-groups";
import { finish, generatorsArbitrary, imagesFrom1, times } from "./some-groups";

const groupOf = (generators: readonly Int32Array[]) =>
  finish(permutationGroup(generators, generators[0].length));

const compared = (some: readonly Int32Array[], others: readonly Int32Array[]) =>
  finish(isomorphism(groupOf(some), groupOf(others)));

function expectMapping(some: readonly Int32Array[], others: readonly Int32Array[]) {
  const found = compared(some, others);
  if ("differs" in found) throw new Error(found.differs);
  expect(finish(isHomomorphism(groupOf(some), found.images))).toBe(true);
  expect(groupOf(found.images).order).toBe(groupOf(others).order);
  const target = groupOf(others);
  for (const images of found.images) expect(target.contains(images)).toBe(true);
}

test("a group is isomorphic to its regular action by other generators", () => {
  fc.assert(
    fc.property(generatorsArbitrary(5, 3), (generators) => {
      const others = [...generators.slice(1), times(generators[0], generators.at(-1)!)];
      expectMapping(generators, regularAction([generators[0], ...others].reverse()));
    }),
    { numRuns: 50 },
  );
});

test.each(["C2^3", "Q8", "C4 × C4", "C4 ∘ D4", "SL(2,3)", "S4", "C3^2 ⋊ C3", "A5", "S5"])(
  "%s by other generators",
  (name) => {
    const generators = groupNamed(name);
    expectMapping(
      generators,
      regularAction(
        [...generators]
          .reverse()
          .map((each) => times(each, each))
          .concat([...generators].reverse()),
      ),
    );
  },
);

test("why groups are not isomorphic", () => {
  const why = (some: readonly Int32Array[], others: readonly Int32Array[]) => {
    const found = compared(some, others);
    return "differs" in found ? found.differs : "isomorphic";
  };
  expect(why(symmetric(3), symmetric(4))).toBe("the orders are 6 and 24");
  expect(why(symmetric(3), groupNamed("C6"))).toBe("the second group is abelian, and the first is not");
  expect(why(groupNamed("C4 × C4"), sideBySide(groupNamed("C2"), groupNamed("C8")))).toBe(
    "the first group is C4 × C4, the second C2 × C8",
  );
  expect(why(groupNamed("D4"), groupNamed("Q8"))).toBe(
    "elements of order 2: 5 in the first group, 1 in the second",
  );
});

test("large groups end soon: with a mapping, a difference or a limit", () => {
  const s12 = symmetric(12);
  expectMapping(s12, s12);
  expect(() => compared(s12, [s12[1], s12[0]])).toThrow(/479001600 elements/);
  const pairs = Array.from({ length: 15 }, (_, k) => imagesFrom1(30, `(${2 * k + 1} ${2 * k + 2})`)[0]);
  const sums = pairs.map((each, k) => (k === 0 ? each : times(each, pairs[k - 1])));
  expectMapping(pairs, [...sums, pairs[0]]);
});
