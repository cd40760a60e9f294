import fc from "fast-check";
import { invertImages } from "../../../../src/permutations/images";
import { usefulWords, type Asked, type UsefulWord } from "../../../../src/permutations/useful-words";
import type { ListLimits } from "../../../../src/permutations/useful-words/few-movers";
import { movesOf } from "../../../../src/permutations/useful-words/moves";
import { lettersOf } from "../../../../src/permutations/words";
import { finished } from "../../../../src/steps";
import { classesByBruteForce } from "./brute-force";

/** Nothing is listed, so that all words come from two halves. */
const HALVES: ListLimits = { products: 1, elements: 1 };

function found(generators: readonly Int32Array[], asked: Asked, limits?: ListLimits): UsefulWord[] {
  return finished(usefulWords(finished(movesOf(generators, generators[0].length)), asked, limits));
}

const lengthOf = ({ form }: UsefulWord) => lettersOf(form).length;

/** The product of a word, written out. */
function productOf({ form }: UsefulWord, generators: readonly Int32Array[]): Int32Array {
  const start = generators[0].map((_, x) => x);
  return lettersOf(form).reduce((images, { label, inverse }) => {
    const factor = inverse ? invertImages(generators[label]) : generators[label];
    return images.map((image) => factor[image]);
  }, start);
}

const somePuzzle = fc.integer({ min: 2, max: 6 }).chain((degree) => {
  const points = Array.from({ length: degree }, (_, x) => x);
  const images = fc.shuffledSubarray(points, { minLength: degree }).map((each) => Int32Array.from(each));
  return fc.record({
    generators: fc.array(images, { minLength: 1, maxLength: 3 }),
    moving: fc.integer({ min: 2, max: degree }),
  });
});

test("words multiply back, are shortest, and there is one for each class, as brute force finds them", () => {
  fc.assert(
    fc.property(somePuzzle, fc.boolean(), ({ generators, moving }, isHalved) => {
      const limits = isHalved ? HALVES : undefined;
      const classes = classesByBruteForce(
        generators.map((each) => [...each]),
        moving,
      );
      const words = found(generators, { moving, longest: 1000 }, limits);
      const left = new Set(classes);
      for (const word of words) {
        expect([...productOf(word, generators)]).toEqual([...word.images]);
        const own = classes.find(({ members }) => members.has(word.images.join()));
        expect(own?.length).toBe(lengthOf(word));
        expect(left.delete(own!)).toBe(true);
      }
      expect(left.size).toBe(0);
      const lengths = words.map(lengthOf);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      const least = Math.min(...lengths);
      expect(found(generators, { moving, longest: undefined }, limits)).toEqual(
        words.filter((word) => lengthOf(word) === least),
      );
    }),
    { numRuns: 150 },
  );
});

test("words up to a length are the beginning of those up to a greater one", () => {
  const turn = Int32Array.from([1, 2, 3, 4, 5, 6, 0]);
  const flip = Int32Array.from([3, 2, 1, 0, 4, 5, 6]);
  const all = found([turn, flip], { moving: 5, longest: 12 }, HALVES);
  for (const longest of [1, 4, 6, 9]) {
    const some = found([turn, flip], { moving: 5, longest }, HALVES);
    expect(some.map(({ images }) => images)).toEqual(
      all.filter((word) => lengthOf(word) <= longest).map(({ images }) => images),
    );
  }
});
