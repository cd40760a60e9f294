import fc from "fast-check";
import { shortened } from "../../../../src/words/factoring/shortening";
import { identityImages, invertImages } from "../../../../src/permutations/images";
import { WordTable } from "../../../../src/permutations/word-table";
import { finished } from "../../../../src/steps";

const cycle = (...points: number[]) => {
  const images = identityImages(8);
  points.forEach((point, k) => (images[point] = points[(k + 1) % points.length]));
  return images;
};
const GENERATORS = [cycle(0, 1, 2, 3, 4, 5, 6, 7), cycle(0, 1)];
const FACTORS = [...GENERATORS, invertImages(GENERATORS[0])];

function productOf(word: readonly number[]): Int32Array {
  return word.reduce((product, factor) => product.map((x) => FACTORS[factor][x]), identityImages(8));
}

/** All words of up to four letters or so. */
function table(rows: number): WordTable {
  const words = new WordTable(8, FACTORS, rows);
  for (let row = 0; words.addProductsOf(row); row++);
  return words;
}

test("a shortened word is the same permutation, and no part of it has a shorter word in two rows", () => {
  const short = table(120);
  const all = table(39_000);
  const reach = short.word(short.count - 1).length - 1;
  fc.assert(
    fc.property(fc.array(fc.nat(2), { maxLength: 40 }), (word) => {
      const found = finished(shortened(word, FACTORS, short));
      expect(productOf(found)).toEqual(productOf(word));
      expect(found.length).toBeLessThanOrEqual(word.length);
      for (let size = 1; size <= 2 * reach; size++) {
        for (let start = 0; start + size <= found.length; start++) {
          const row = all.findSecondFactor(0, productOf(found.slice(start, start + size)));
          if (row >= 0) expect(all.word(row).length).toBe(size);
        }
      }
    }),
    { numRuns: 30 },
  );
}, 600_000);
