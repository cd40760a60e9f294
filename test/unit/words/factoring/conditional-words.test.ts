import fc from "fast-check";
import { blockedLetter } from "../../../../src/permutations/blocked-letters";
import { brokenCondition, parseConditions, type Condition } from "../../../../src/permutations/conditions";
import {
  formatPermutation,
  parsePermutation,
  type Permutation,
} from "../../../../src/permutations/permutation";
import type { Letter } from "../../../../src/permutations/words";
import { finished } from "../../../../src/steps";
import { conditionalWordIn } from "../../../../src/words/factoring/conditional-words";
import { multiply } from "../../permutations/multiply";

const POINTS = ["1", "2", "3", "4", "5"];

const permutation = fc
  .shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 })
  .map((images) => ({ points: POINTS, images: Int32Array.from(images) }));
const condition = fc.record({
  place: fc.constantFrom(...POINTS, "6"),
  pieces: fc.subarray([...POINTS, "6"], { minLength: 1, maxLength: 4 }),
  isHeld: fc.boolean(),
});
const generator = fc.tuple(permutation, fc.array(condition, { maxLength: 2 }));

/** The pieces at the places, in order. */
type State = string;
const START = POINTS.join("");
const pieceIn = (state: State) => (place: string) => state[POINTS.indexOf(place)] ?? place;

function moved(state: State, { images }: Permutation): State {
  const pieces = [...state];
  [...state].forEach((piece, x) => (pieces[images[x]] = piece));
  return pieces.join("");
}

/** For each state that can be reached, how many moves it takes: by looking at all moves of all states. */
function distances(generators: readonly [Permutation, readonly Condition[]][], withInverses: boolean) {
  const all = permutationsOf(START);
  const moves = all.flatMap((from) =>
    generators.flatMap(([each, conditions]) => {
      if (brokenCondition(conditions, pieceIn(from))) return [];
      const to = moved(from, each);
      return withInverses ? [[from, to], [to, from]] : [[from, to]]; // prettier-ignore
    }),
  );
  const found = new Map([[START, 0]]);
  for (let added = true, length = 1; added; length++) {
    added = false;
    for (const [from, to] of moves) {
      if (found.get(from) !== length - 1 || found.has(to)) continue;
      found.set(to, length);
      added = true;
    }
  }
  return found;
}

function permutationsOf(text: string): string[] {
  if (text.length < 2) return [text];
  return [...text].flatMap((first, k) =>
    permutationsOf(text.slice(0, k) + text.slice(k + 1)).map((rest) => first + rest),
  );
}

test("words use generators only where their conditions hold, and none is shorter", () => {
  fc.assert(
    fc.property(
      fc.array(generator, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.constantFrom("left to right" as const, "right to left" as const),
      fc.array(permutation, { minLength: 4, maxLength: 4 }),
      (generators, withInverses, order, others) => {
        const [permutations, conditions] = [
          generators.map(([each]) => each),
          generators.map(([, each]) => each),
        ];
        const known = distances(generators, withInverses);
        const reached = [...known.keys()].filter((_, k) => k % 7 === 0);
        for (const target of [...reached.map(permutationTo), ...others]) {
          const state = moved(START, target);
          const found = finished(conditionalWordIn(order, target, permutations, conditions, withInverses));
          if (!known.has(state)) {
            expect(found).toHaveProperty("impossible");
            continue;
          }
          const word = (found as { word: Letter[] }).word.map((letter, k) => ({
            ...letter,
            position: k + 1,
          }));
          expect(word.length).toBe(known.get(state));
          expect(finished(blockedLetter(word, permutations, conditions, order))).toBeUndefined();
          expect(productOf(order === "left to right" ? word : [...word].reverse(), permutations)).toBe(
            formatPermutation(target),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

/** Some points, where they should go, and perhaps colours; 6 is moved by no generator. */
const placed = fc
  .record({
    from: fc.shuffledSubarray([...POINTS, "6"], { minLength: 1, maxLength: 4 }),
    places: fc.shuffledSubarray([...POINTS, "6"], { minLength: 6 }),
    colours: fc.array(fc.constantFrom("red", "blue", ""), { minLength: 4, maxLength: 4 }),
    areColoured: fc.boolean(),
  })
  .map(({ from, places, colours, areColoured }) => {
    const to = places.slice(0, from.length);
    return areColoured ? { from, to, colours: colours.slice(0, from.length) } : { from, to };
  });
type Placed = { from: string[]; to: string[]; colours?: string[] };

/** Whether all points are at their places, or at places of their colours. */
function fits(state: State, { from, to, colours }: Placed): boolean {
  const colourOf = (k: number) => colours?.[k] || from[k];
  return to.every((place, k) => {
    const at = from.indexOf(pieceIn(state)(place));
    return at >= 0 && colourOf(at) === colourOf(k);
  });
}

test("points with places, and colours, have a shortest word that the conditions allow, wherever the other points end", () => {
  const ends = { found: 0, impossible: 0 };
  fc.assert(
    fc.property(
      fc.array(generator, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.constantFrom("left to right" as const, "right to left" as const),
      fc.array(placed, { minLength: 4, maxLength: 4 }),
      (generators, withInverses, order, targets) => {
        const permutations = generators.map(([each]) => each);
        const conditions = generators.map(([, each]) => each);
        const known = distances(generators, withInverses);
        for (const target of targets) {
          const good = [...known].filter(([state]) => fits(state, target)).map(([, length]) => length);
          const found = finished(conditionalWordIn(order, target, permutations, conditions, withInverses));
          if (good.length === 0) {
            expect(found).toHaveProperty("impossible");
            ends.impossible++;
            continue;
          }
          ends.found++;
          const { word, isShortest } = found as { word: Letter[]; isShortest: boolean };
          expect([word.length, isShortest]).toEqual([Math.min(...good), true]);
          const letters = word.map((letter, k) => ({ ...letter, position: k + 1 }));
          expect(finished(blockedLetter(letters, permutations, conditions, order))).toBeUndefined();
          const product = productOf(order === "left to right" ? word : [...word].reverse(), permutations);
          expect(fits(moved(START, fully(parsePermutation(product))), target)).toBe(true);
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(Math.min(ends.found, ends.impossible)).toBeGreaterThan(50);
});

/** A permutation of all five points. */
const fully = ({ points, images }: Permutation): Permutation => ({
  points: POINTS,
  images: Int32Array.from(POINTS, (point, x) => {
    const k = points.indexOf(point);
    return k < 0 ? x : POINTS.indexOf(points[images[k]]);
  }),
});

const permutationTo = (state: State): Permutation => ({
  points: POINTS,
  images: Int32Array.from(POINTS, (piece) => state.indexOf(piece)),
});

function productOf(word: readonly Letter[], permutations: readonly Permutation[]): string {
  let product = parsePermutation("()");
  for (const { label, inverse } of word) {
    const { points, images } = permutations[label];
    const back = Int32Array.from(images, (_, x) => images.indexOf(x));
    product = multiply(product, inverse ? { points, images: back } : permutations[label]);
  }
  return formatPermutation(product);
}

test("the first letter that is blocked, and by which piece", () => {
  const generators = ["(1 4 2)", "(4 8 7)"].map((each) => parsePermutation(each));
  const conditions = [parseConditions("4=8"), []];
  const blocked = (labels: readonly number[], inverses: readonly boolean[] = []) => {
    const letters = labels.map((label, k) => ({ label, inverse: inverses[k] ?? false, position: k + 1 }));
    return finished(blockedLetter(letters, generators, conditions, "left to right"));
  };
  expect(blocked([1, 1, 0])).toBeUndefined();
  expect(blocked([1, 0])).toMatchObject({ letter: { position: 2 }, place: "4", piece: "7" });
  // The inverse goes back where the generator could be used, and nowhere else.
  expect(blocked([1, 1, 0, 0], [false, false, false, true])).toBeUndefined();
  expect(blocked([0], [true])).toMatchObject({ letter: { position: 1 }, place: "4", piece: "2" });
});

test("conditions are read with their signs and lists", () => {
  const of = (place: string, pieces: string[], isHeld: boolean) => ({ place, pieces, isHeld });
  expect(parseConditions("5=1 2; 7<>3")).toEqual([of("5", ["1", "2"], true), of("7", ["3"], false)]);
  expect(parseConditions("UF ≠ a,b\n;x!=y;")).toEqual([of("UF", ["a", "b"], false), of("x", ["y"], false)]);
  expect(parseConditions("  ")).toEqual([]);
  for (const [text, position] of [
    ["5", 1],
    ["5=1;7", 5],
    ["=1", 1],
    ["5=", 1],
    ["5=1=2", 1],
  ] as const) {
    expect(() => parseConditions(text)).toThrow(expect.objectContaining({ position }));
  }
});
