import fc from "fast-check";
import { invertImages } from "../../../../src/permutations/images";
import { finished } from "../../../../src/steps";
import { BallSearch } from "../../../../src/words/factoring/ball-search";
import { PlaceSearch } from "../../../../src/words/factoring/place-search";
import { TooLongError } from "../../../../src/words/factoring/two-sided-search";

const POINTS = [0, 1, 2, 3, 4, 5];
const WITHOUT_LIMITS = { rows: 1e6, images: 1e7, products: 1e7 };

const images = fc
  .shuffledSubarray(POINTS, { minLength: POINTS.length })
  .map((points) => Int32Array.from(points));

/** All products of factors, each with its first shortest word. */
function allProducts(factors: readonly Int32Array[]): PlaceSearch {
  const steps = factors.map((each) => ({ images: each, cost: 1 }));
  const all = new PlaceSearch(Int32Array.from(factors[0].keys()), steps, 1e6);
  finished(all.run(Infinity));
  return all;
}

test("only factors whose inverses are factors suit it", () => {
  const turn = Int32Array.from([1, 2, 3, 4, 5, 0]);
  const swap = Int32Array.from([1, 0, 2, 3, 4, 5]);
  expect(BallSearch.suits([turn, swap])).toBe(false);
  expect(BallSearch.suits([swap])).toBe(true);
  expect(BallSearch.suits([turn, swap, invertImages(turn)])).toBe(true);
});

test("words are the first of the shortest ones, and there is none only outside the group", () => {
  fc.assert(
    fc.property(fc.array(images, { minLength: 1, maxLength: 3 }), images, (generators, other) => {
      const factors = [...generators, ...generators.map(invertImages)];
      const all = allProducts(factors);
      const search = new BallSearch(POINTS.length, factors, WITHOUT_LIMITS);
      const targets = [other, ...Array.from({ length: all.count }, (_, row) => all.placesOf(row))];
      for (const places of targets) {
        const target = Int32Array.from(places);
        const row = all.findPlaces(target);
        const expected = row < 0 ? { count: all.count } : all.stepsTo(row);
        expect(finished(search.wordFor(target))).toEqual(expected);
      }
    }),
    { numRuns: 15 },
  );
});

test("words of twice the letters that fit and one more are proved shortest, and longer ones are refused", () => {
  const turn = Int32Array.from([1, 2, 3, 4, 5, 6, 7, 0]);
  const factors = [turn, Int32Array.from([1, 0, 2, 3, 4, 5, 6, 7]), invertImages(turn)];
  const all = allProducts(factors);
  const radius = 10;
  const search = new BallSearch(8, factors, { ...WITHOUT_LIMITS, rows: all.rowsUpTo(radius + 1) - 1 });
  const lengths = new Set<number>();
  for (let row = 0; row < all.count; row += 37) {
    const target = Int32Array.from(all.placesOf(row));
    const length = all.costs[row];
    lengths.add(length);
    if (length <= 2 * radius + 1) expect(finished(search.wordFor(target))).toEqual(all.stepsTo(row));
    else expect(() => finished(search.wordFor(target))).toThrow(TooLongError);
  }
  expect(Math.max(...lengths)).toBeGreaterThan(2 * radius + 1);
});
