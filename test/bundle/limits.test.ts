import { formatPermutation, parsePermutation } from "../../src/permutations/permutation";
import { cellOf } from "./bundled-functions";
import { multiply } from "../unit/permutations/multiply";

/** Pieces of ten points: three of them are rotated, the fourth is swapped with the first of the next piece, the others stay. */
const GENERATORS = Array.from({ length: 1000 }, (_, k) => {
  const point = (x: number) => String((10 * k + x) % 10_000).padStart(5, "0");
  const turn = `(${[0, 1, 2].map(point).join(" ")})`;
  const still = [4, 5, 6, 7, 8, 9].map((x) => `(${point(x)})`).join("");
  return `${turn}(${point(3)} ${point(10)})${still}`;
});
const labelled = GENERATORS.map((cycles, k) => [`g${k}`, cycles]);

// Fewer points or generators would take longer: more products fit into the limit.
test("FACTORCYCLES with ten thousand points and a thousand generators ends in a clear limit", async () => {
  const target = [7, 333, 42, 901, 333, 8, 41].map((k) => parsePermutation(GENERATORS[k])).reduce(multiply);
  expect(await cellOf("FACTORCYCLES", formatPermutation(target), labelled, null)).toMatch(
    /no word of up to \d+ labels makes the target/,
  );
}, 600_000);
