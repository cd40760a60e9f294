import fc from "fast-check";
import { randomIndex, seededRandom, shuffled } from "../../../src/steps/random";

const seeds = fc.integer();

it("is the same sequence for the same seed", () => {
  const first = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  fc.assert(fc.property(seeds, (seed) => expect(first(seed)).toEqual(first(seed))));
  // Sheets and links that were made earlier have to come out the same.
  expect(
    first(1)
      .slice(0, 3)
      .map((value) => Math.floor(value * 1e6)),
  ).toEqual([627073, 2735, 527447]);
});

it("stays in its range, and comes near each part of it", () => {
  const random = seededRandom(7);
  const counts = new Array<number>(10).fill(0);
  for (let k = 0; k < 10_000; k++) counts[randomIndex(random, 10)]++;
  counts.forEach((count) => expect(Math.abs(count - 1000)).toBeLessThan(150));
});

it("shuffles without losing anything", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), seeds, (items, seed) => {
      const order = shuffled(items, seededRandom(seed));
      expect([...order].sort()).toEqual([...items].sort());
    }),
  );
});
