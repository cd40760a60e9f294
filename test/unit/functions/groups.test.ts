import fc from "fast-check";
import { inGroup } from "../../../src/functions/groups";
import { imagesAmong, commonPointsInSteps } from "../../../src/permutations/groups/labelled-points";
import { permutationGroup } from "../../../src/permutations/groups/stabilizer-chain";
import { formatCycles, parseCycles } from "../../../src/permutations/notation";
import { numbersOf, parsePermutation } from "../../../src/permutations/permutation";
import { finished } from "../../../src/steps";
import { readableCycles } from "../permutations/arbitraries";
import { failure } from "./host";

const text = readableCycles.map(formatCycles);

/** The group is cached after its first question, and then numbers are read in another way. */
test("a permutation is in a group whether the group was asked about before or not", async () => {
  const generators = fc.array(text, { minLength: 1, maxLength: 3 });
  const check = fc.asyncProperty(generators, fc.array(text, { minLength: 2 }), async (given, asked) => {
    const { points, generators: images } = finished(commonPointsInSteps(given.map(parsePermutation)));
    const group = finished(permutationGroup(images, points.length));
    const cells = given.map((cycles) => [cycles]);
    for (const cycles of [...asked, ...given]) {
      const among = imagesAmong(numbersOf(points), parseCycles(cycles));
      expect(await inGroup(cycles, cells)).toBe(among !== undefined && group.contains(among));
    }
  });
  await fc.assert(check);
});

test("what is wrong is told of also when the group is known", async () => {
  const generators = [["(1 2 3)"], ["(1 2)"]];
  expect(await inGroup("(1 2)", generators)).toBe(true);
  expect(await inGroup("(1 4)", generators)).toBe(false);
  expect(await inGroup("(1 4)(4 1)", generators)).toBe(true);
  expect(await failure(() => inGroup("(1 2 1)", generators))).toMatch(
    /^#VALUE! cycles: .* twice; write \(1 2\)/,
  );
  expect(await failure(() => inGroup("", generators))).toMatch(/^#VALUE! cycles: the cell is blank/);
  expect(await failure(() => inGroup("(1 2)", [["(1 2"]]))).toMatch(/^#VALUE! generators/);
});
