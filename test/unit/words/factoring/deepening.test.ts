import { axesOf } from "../../../../src/words/factoring/power-subgroups";
import { Deepening } from "../../../../src/words/factoring/deepening";
import { OrbitNumbers } from "../../../../src/words/factoring/orbit-numbers";
import { Speller } from "../../../../src/words/factoring/spelled";
import { finished } from "../../../../src/steps";

/** Two orbits, of four points and of six; what is done to them depends on each other. */
const GENERATORS = [Int32Array.of(1, 2, 3, 0, 5, 6, 7, 4, 8, 9), Int32Array.of(1, 0, 2, 3, 4, 5, 7, 8, 9, 6)];
const SPELLER = new Speller(GENERATORS, 10);

function deepening(points: readonly number[], coloured: boolean) {
  const axes = axesOf(SPELLER, SPELLER.letters)!;
  const numbers = finished(OrbitNumbers.over(points, coloured, axes, SPELLER.identity.images))!;
  return finished(Deepening.of(numbers, SPELLER));
}

/** The least number of letters after which a view of an element is seen, and an element for each, breadth-first. */
function breadthFirst(view: (images: Int32Array) => string) {
  const found = new Map([[view(SPELLER.identity.images), { element: SPELLER.identity, length: 0 }]]);
  for (const { element, length } of found.values()) {
    for (const letter of SPELLER.letters) {
      const next = SPELLER.product(element, letter);
      const key = view(next.images);
      if (!found.has(key)) found.set(key, { element: next, length: length + 1 });
    }
  }
  return found;
}

/** Which colours are where after an element. */
const seenIn = (colours: readonly number[]) => (images: Int32Array) => {
  const seen: number[] = [];
  images.forEach((image, x) => (seen[image] = colours[x]));
  return seen.join();
};
const colours = [0, 1, 2, 0, 3, 4, 5, 3, 4, 5];
const oneColour = [0, 0, 0, 0, 3, 4, 5, 6, 7, 5];
const points = [0, 1, 2, 4, 5, 6, 7, 8];
test.each([
  ["points", points, false, (images: Int32Array) => points.map((x) => images[x]).join()],
  ["colours", colours, true, seenIn(colours)],
  ["colours, all alike in one orbit", oneColour, true, seenIn(oneColour)],
])("the first way home has the fewest letters, and no other one is missed: %s", (_, what, coloured, view) => {
  const made = deepening(what, coloured);
  const home = view(SPELLER.identity.images);
  const all = [...breadthFirst(view).values()];
  expect(all.length).toBeGreaterThan(50);
  for (const { element, length } of all.filter((__, k) => k % 37 === 0)) {
    const from = made.numbers.of(element.images);
    expect(made.leastCost(from)).toBeLessThanOrEqual(length);
    for (let cost = 0; cost <= length; cost++) {
      for (const first of [true, false]) {
        const ways = [...made.ways(from, cost, first)].filter((way) => way !== undefined);
        expect(ways.length > 0).toBe(cost === length);
        for (const way of ways) {
          const letters = way.map((factor) => made.numbers.factors[factor].element);
          expect(way).toHaveLength(length);
          expect(view(SPELLER.product(element, ...letters).images)).toBe(home);
        }
      }
    }
  }
});
