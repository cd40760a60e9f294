import fc from "fast-check";
import { invertImages } from "../../../../src/permutations/images";
import { usefulWords, type Asked, type UsefulWord } from "../../../../src/words/useful-words";
import type { ListLimits } from "../../../../src/words/useful-words/few-movers";
import { movesOf } from "../../../../src/words/useful-words/moves";
import { lettersOf } from "../../../../src/permutations/words";
import { finished } from "../../../../src/steps";

/** Permutations as lists of images, for a search that shares nothing with the one it judges. */
type Images = readonly number[];

const then = (p: Images, q: Images): Images => p.map((x) => q[x]);
const inverse = (p: Images): Images => p.map((_, x) => p.indexOf(x));
const key = (p: Images) => p.join();
const conjugate = (p: Images, by: Images) => then(then(inverse(by), p), by);
const countMoved = (p: Images) => p.filter((y, x) => y !== x).length;

/** All rearrangements of a list. */
function arrangements(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    arrangements(items.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

/** The length of the shortest word for each element of the group, by its images. */
function lengthsOfAll(moves: readonly Images[], degree: number): Map<string, number> {
  const first = Array.from({ length: degree }, (_, x) => x);
  const lengths = new Map([[key(first), 0]]);
  const queue: Images[] = [first];
  for (const p of queue) {
    for (const move of moves) {
      const next = then(p, move);
      if (lengths.has(key(next))) continue;
      lengths.set(key(next), lengths.get(key(p))! + 1);
      queue.push(next);
    }
  }
  return lengths;
}

interface BruteClass {
  readonly length: number;
  /** By their images. */
  readonly members: ReadonlySet<string>;
}

/** The classes of elements that move 1 to `moving` points, as the help defines them, without those with a shorter conjugate by one move. */
function classesByBruteForce(generators: readonly Images[], moving: number): BruteClass[] {
  const degree = generators[0].length;
  const moves = [...generators, ...generators.map(inverse)].filter((p) => countMoved(p) > 0);
  const own = new Set(moves.map(key));
  const symmetries = arrangements(generators[0].map((_, x) => x)).filter((by) =>
    moves.every((move) => own.has(key(conjugate(move, by)))),
  );
  const lengths = lengthsOfAll(moves, degree);
  const seen = new Set<string>();
  const classes: BruteClass[] = [];
  for (const [start, length] of lengths) {
    const images = start.split(",").map(Number);
    if (seen.has(start) || length === 0 || countMoved(images) > moving) continue;
    const members = new Set([start]);
    const queue: Images[] = [images];
    let isShortest = true;
    for (const p of queue) {
      const conjugates = moves.map((move) => conjugate(p, move));
      const shorter = conjugates.some((other) => lengths.get(key(other))! < length);
      if (shorter) isShortest = false;
      const alike = conjugates.filter((other) => lengths.get(key(other)) === length);
      for (const other of [...alike, inverse(p), ...symmetries.map((by) => conjugate(p, by))]) {
        if (members.has(key(other))) continue;
        members.add(key(other));
        queue.push(other);
      }
    }
    for (const member of members) seen.add(member);
    if (isShortest) classes.push({ length, members });
  }
  return classes;
}

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
