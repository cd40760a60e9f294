import fc from "fast-check";
import { PositiveWords } from "../../../../src/words/factoring/positive-words";
import { Speller } from "../../../../src/words/factoring/spelled";
import { WordTable } from "../../../../src/permutations/word-table";
import { finished } from "../../../../src/steps";
import { shuffled } from "./shuffled";

test("powers of an element with its word", () => {
  const speller = new Speller([shuffled(20, 1).images, shuffled(20, 2).images], 20);
  const element = speller.spelled([1, 2, 2, -1]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (times) => {
      const repeated = speller.spelled(Array.from({ length: times }, () => element.word).flat());
      expect(speller.power(element, times)).toEqual(repeated);
    }),
  );
});

test("a word without inverses is the same permutation", () => {
  const degree = 9;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(1, 2, -1, -2), { maxLength: 30 }),
      fc.nat(),
      fc.nat(),
      (word, first, second) => {
        const generators = [shuffled(degree, first).images, shuffled(degree, second).images];
        const speller = new Speller(generators, degree);
        const short = new WordTable(degree, generators, 100);
        for (let row = 0; short.count < 50 && row < short.count; row++) short.addProductsOf(row);
        const written = finished(new PositiveWords(speller, short, 100_000).written(word))!;
        expect(written.every((letter) => letter > 0)).toBe(true);
        expect(speller.spelled(written).images).toEqual(speller.spelled(word).images);
      },
    ),
  );
});
