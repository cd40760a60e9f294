import fc from "fast-check";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import type { Permutation } from "../../../../src/permutations/permutation";
import type { Letter } from "../../../../src/permutations/words";
import { finished } from "../../../../src/steps";
import { elementByColours, elementsByColours } from "../../../../src/words/factoring/coloured-element";
import { factorizationIn } from "../../../../src/words/factoring/factorization";

const POINTS = ["1", "2", "3", "4", "5", "6"];
const NUMBERS = [...POINTS.keys()];

const images = fc.shuffledSubarray(NUMBERS, { minLength: 6 }).map((list) => Int32Array.from(list));
/** Colours of some points, and where they should be. */
const target = fc
  .tuple(
    fc.shuffledSubarray(POINTS, { minLength: 1 }),
    fc.shuffledSubarray(POINTS, { minLength: 6 }),
    fc.array(fc.constantFrom("red", "blue", ""), { minLength: 6, maxLength: 6 }),
  )
  .map(([from, places, colours]) => ({
    from,
    to: places.slice(0, from.length),
    colours: colours.slice(0, from.length),
  }));

type Target = Parameters<Parameters<typeof target.map>[0]>[0];

/** Whether places, one for each point, are those that the target wants. */
function isThere({ from, to, colours }: Target, places: ArrayLike<number>): boolean {
  return from.every((point, k) => {
    const place = POINTS[places[POINTS.indexOf(point)]];
    return colours[k] === "" ? place === to[k] : colours[to.indexOf(place)] === colours[k];
  });
}

/** The length of a shortest word, by forming all products of each length; undefined if there is none. */
function fewestLetters(wanted: Target, factors: readonly Int32Array[]): number | undefined {
  const seen = new Set<string>();
  let layer = [Int32Array.from(NUMBERS)];
  for (let length = 0; layer.length > 0; length++) {
    if (layer.some((places) => isThere(wanted, places))) return length;
    layer = layer
      .flatMap((places) => factors.map((factor) => places.map((place) => factor[place])))
      .filter((places) => !seen.has(places.join()) && seen.add(places.join()));
  }
  return undefined;
}

test("words take the points of each colour to its places, and none is shorter", () => {
  fc.assert(
    fc.property(
      fc.array(images, { minLength: 1, maxLength: 3 }),
      target,
      fc.boolean(),
      fc.constantFrom("left to right" as const, "right to left" as const),
      (given, wanted, withInverses, order) => {
        const generators = given.map((each): Permutation => ({ points: POINTS, images: each }));
        const back = given.map((each) => each.map((_, x) => each.indexOf(x)));
        const found = finished(factorizationIn(order, wanted, generators, withInverses));
        const fewest = fewestLetters(wanted, withInverses ? [...given, ...back] : given);
        if (fewest === undefined) {
          expect(found).toHaveProperty("impossible");
          return;
        }
        const { word } = found as { word: Letter[] };
        expect(found).toHaveProperty("isShortest", true);
        expect(word.length).toBe(fewest);
        const used = order === "left to right" ? word : [...word].reverse();
        const places = used.reduce(
          (at, { label, inverse }) => at.map((place) => (inverse ? back : given)[label][place]),
          Int32Array.from(NUMBERS),
        );
        expect(isThere(wanted, places)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test("all elements that fit colours are found, and no others", () => {
  const colours = fc.array(fc.constantFrom(0, 1, 2), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(images, { minLength: 1, maxLength: 2 }),
      colours,
      colours,
      (given, start, wanted) => {
        const group = finished(permutationGroup(given, 6));
        const [from, to] = [start, wanted].map((each) => Int32Array.from(each));
        const isThere = (element: Int32Array) => start.every((colour, x) => to[element[x]] === colour);
        const fitting = new Set(allIn(given).filter(isThere).map(String));
        const limits = { most: Infinity, maxImages: Infinity };
        const { elements, areAll } = finished(elementsByColours(from, to, group, limits));
        expect(areAll).toBe(true);
        expect(elements).toHaveLength(fitting.size);
        expect(new Set(elements.map(String))).toEqual(fitting);
        const one = finished(elementByColours(from, to, group));
        expect(one ? fitting.has(String(one)) : fitting.size === 0).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

function allIn(given: readonly Int32Array[]): Int32Array[] {
  const found = [Int32Array.from(NUMBERS)];
  const seen = new Set([found[0].join()]);
  for (const each of found) {
    for (const factor of given) {
      const next = each.map((place) => factor[place]);
      if (!seen.has(next.join())) found.push(next);
      seen.add(next.join());
    }
  }
  return found;
}
