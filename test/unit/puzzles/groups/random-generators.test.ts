import { inGroup } from "../../../../src/functions/groups";
import { randomGenerators } from "../../../../src/puzzles/groups/make";
import { seededRandom } from "../../../../src/steps/random";

test.each([[["A"]], [["A", "B"]], [["g1", "g2", "g3"]]])(
  "a word in %j leads from the start to the identity",
  async (labels) => {
    for (let seed = 0; seed < 10; seed++) {
      const { generators, start } = randomGenerators(labels, seededRandom(seed));
      expect(generators.map(([label]) => label)).toEqual(labels);
      expect(start).not.toBe("()");
      expect(
        await inGroup(
          start,
          generators.map((row) => [...row]),
        ),
      ).toBe(true);
    }
  },
);
