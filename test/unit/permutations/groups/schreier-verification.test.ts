import fc from "fast-check";
import { verifyBySchreier } from "../../../../src/permutations/groups/schreier-verification";
import { StabilizerLevels } from "../../../../src/permutations/groups/stabilizer-levels";
import { finished } from "../../../../src/steps";
import { alternating, FIXTURE_GROUPS, permutation, range, symmetric, TEXTBOOK_GROUPS } from "./known-groups";
import { allElements, generatorsArbitrary } from "./some-groups";

/** The order that the proof arrives at, with nothing but the generators, or some of the group's elements, in the chain before. */
function provedOrder(
  generators: readonly Int32Array[],
  degree: number,
  elements: readonly Int32Array[] = [],
): bigint {
  const chain = new StabilizerLevels(degree);
  for (const element of [...generators, ...elements]) {
    const level = chain.sift(element);
    if (level >= 0) chain.addResidue(level);
  }
  finished(verifyBySchreier(chain, generators));
  return chain.order;
}

/** x → x + 1 and x → 2x on the residues of a prime of which 2 is a primitive root. */
const affine = (prime: number) => [
  permutation(prime, range(1, prime)),
  Int32Array.from({ length: prime }, (_, x) => (2 * x) % prime),
];

const small = ["pinball", "M24", "M11", "M12", "M23", "PSL(2,7) on 8 points", "Klein's four-group"];
const known = [
  ...[...FIXTURE_GROUPS, ...TEXTBOOK_GROUPS].filter(({ name }) => small.includes(name)),
  { name: "AGL(1,13)", degree: 13, generators: affine(13), order: 156n },
  { name: "S8", degree: 8, generators: symmetric(8), order: 40320n },
  { name: "A9", degree: 9, generators: alternating(9), order: 181440n },
];

test.each(known)("a chain of $name that lacks nearly everything is completed", (group) => {
  expect(provedOrder(group.generators, group.degree)).toBe(group.order);
});

test("the order proved is the number of all products, whatever the chain held before", () => {
  const picked = fc.array(fc.nat(), { maxLength: 5 });
  fc.assert(
    fc.property(generatorsArbitrary(6), picked, (generators, picks) => {
      const all = allElements(generators);
      const elements = picks.map((pick) => all[pick % all.length]);
      expect(provedOrder(generators, generators[0].length, elements)).toBe(BigInt(all.length));
    }),
  );
});
