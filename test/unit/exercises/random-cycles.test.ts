import fc from "fast-check";
import { overlappingCycles } from "../../../src/exercises/random-cycles";
import { seededRandom } from "../../../src/steps/random";

const lengths = fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 1, maxLength: 5 });

test("overlapping cycles are as long as asked for, and each has a point of the one before it", () => {
  fc.assert(
    fc.property(lengths, fc.integer(), (asked, seed) => {
      const cycles = overlappingCycles(asked, seededRandom(seed));
      expect(cycles.map((cycle) => new Set(cycle).size)).toEqual(asked);
      for (const [k, cycle] of cycles.slice(1).entries()) {
        expect(cycles[k].some((point) => cycle.includes(point))).toBe(true);
      }
    }),
  );
});
