import { PlaceSearch } from "../../../../src/words/factoring/place-search";
import { TwoSidedSearch } from "../../../../src/words/factoring/two-sided-search";
import { commonPointsInSteps } from "../../../../src/permutations/groups/labelled-points";
import { identityImages, invertImages } from "../../../../src/permutations/images";
import { parsePermutation } from "../../../../src/permutations/permutation";
import { finished } from "../../../../src/steps";
import groups from "../../../fixtures/groups.json";

// Its greatest distance is published for the whole group only.
test("all distances of the 2 × 2 × 2 cube are those of a search from one end", () => {
  const { factors, base } = pocketCube();
  const all = new PlaceSearch(
    base,
    factors.map((images) => ({ images, cost: 1 })),
    4_000_000,
  );
  finished(all.run(Infinity));
  expect(all.count).toBe(3_674_160);
  // The greatest number of quarter turns.
  expect(all.costs[all.count - 1]).toBe(14);
  const search = new TwoSidedSearch(base, factors, { rows: 60_000, images: 1e7, products: 1e7 });
  for (let row = all.count - 1; row > 0; row = Math.floor(0.6 * row)) {
    expect(finished(search.wordFor(all.placesOf(row).slice()))).toEqual(all.stepsTo(row));
  }
}, 600_000);

/** Three faces of Rubik's cube, without its edges: one corner never moves. */
function pocketCube() {
  const { F, U, R } = groups.rubik3.gens;
  const turns = [F, U, R].map((images) => Int32Array.from(images, (image) => image - 1));
  const factors = [...turns, ...turns.map(invertImages)];
  // A sticker of a corner has two others that move whenever it does; one of an edge has one.
  const alike = (a: number, b: number) =>
    Object.values(groups.rubik3.gens).every((images) => (images[a] !== a + 1) === (images[b] !== b + 1));
  const all = [...turns[0].keys()];
  const corners = all.filter((a) => all.filter((b) => alike(a, b)).length === 3);
  const base = corners.filter((a) => turns.some((images) => images[a] !== a));
  return { factors, base: base.filter((a) => base.every((b) => b >= a || !alike(a, b))) };
}

test("a group of a million elements is searched in steps", () => {
  const generators = ["(1 2)(3 4)(11 12)", "(1 2 3 4 5 6 7 8 9)", "(11 12 13)"].map((each) =>
    parsePermutation(each),
  );
  const [target, ...factors] = finished(
    commonPointsInSteps([parsePermutation("(1 2)(11 12)"), ...generators]),
  ).generators;
  const limits = { rows: 2e6, images: 3e7, products: 1e7 };
  const steps = new TwoSidedSearch(identityImages(target.length), factors, limits).wordFor(target);
  const progress: number[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) progress.push(step.value);
  expect(step.value).toEqual({ count: 1_088_640 });
  expect(progress.length).toBeGreaterThan(100);
  expect(progress.every((part) => part >= 0 && part <= 1)).toBe(true);
});
