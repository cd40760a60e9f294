import fc from "fast-check";
import { movesOf } from "../../../../src/words/useful-words/moves";
import { shortForm } from "../../../../src/words/useful-words/word-form";
import { lettersOf } from "../../../../src/permutations/words";
import { finished } from "../../../../src/steps";

/** (1 2 3), (3 4 5) and (5 1): moves 0, 1 and 2; 3 and 4 are the inverses of the first two. */
const generators = [
  [1, 2, 0, 3, 4],
  [0, 1, 3, 4, 2],
  [4, 1, 2, 3, 0],
].map((images) => Int32Array.from(images));
const moves = finished(movesOf(generators, 5));
const inverse = (word: readonly number[]) => word.map((move) => moves.inverses[move]).reverse();
const part = fc.array(fc.nat(4), { minLength: 1, maxLength: 4 });
const words = fc
  .tuple(part, part, fc.nat(3), fc.nat(3))
  .map(
    ([a, b, kind, times]) =>
      [
        [...inverse(a), ...inverse(b), ...a, ...b],
        [...a.map((move) => moves.inverses[move]), ...inverse(b), ...a, ...b],
        [...inverse(b), ...a, ...b],
        Array.from({ length: times + 1 }, () => a).flat(),
      ][kind],
  );

test("a short form written out is the word itself, and never longer", () => {
  fc.assert(
    fc.property(words, (word) => {
      const form = shortForm(word, moves);
      expect(lettersOf(form.word).map(moves.numberOf)).toEqual(word);
      expect(Math.floor(form.cost)).toBeLessThanOrEqual(word.length);
    }),
    { numRuns: 2000 },
  );
});

test("commutators, conjugates and powers of longer parts count their letters once", () => {
  const [a, b] = [
    [0, 1],
    [2, 0],
  ];
  expect(Math.floor(shortForm([...inverse(a), ...inverse(b), ...a, ...b], moves).cost)).toBe(4);
  expect(Math.floor(shortForm([...inverse(b), ...a, ...b], moves).cost)).toBe(4);
  expect(Math.floor(shortForm([...a, ...a, ...a], moves).cost)).toBe(2);
});
