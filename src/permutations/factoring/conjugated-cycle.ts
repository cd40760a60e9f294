import { cyclesOfImages } from "../images";
import type { WordTable } from "../word-table";
import { CycleLengths } from "./cycle-lengths";
import { PlaceSearch } from "./place-search";
import { IMAGES_PER_YIELD, powerOfRow, timesToCycle } from "./short-cycles";
import { MAX_WORD_LENGTH, type Spelled, type Speller } from "./spelled";

/** Some tenths of a second's work. */
const MAX_ROWS = 100_000;
const MAX_STEPS = 1_000_000;

/**
 * A word for a cycle: u · c · u⁻¹, where c is a power of a short word and u takes the cycle's points to those of c. Of all pairs that are
 * found the one with the fewest letters is taken; undefined if there is none. Yields now and then.
 */
export function* conjugatedCycle(
  points: readonly number[],
  table: WordTable,
  speller: Speller,
  factors: readonly Spelled[],
): Generator<void, Spelled | undefined> {
  const steps = factors.map(({ images }) => ({ images, cost: 1 }));
  const taken = new PlaceSearch(points, steps, MAX_ROWS);
  const running = taken.run(MAX_STEPS);
  while (!running.next().done) yield;
  const lengths = new CycleLengths(table.degree);
  const rowsPerYield = Math.ceil(IMAGES_PER_YIELD / table.degree);
  let least = MAX_WORD_LENGTH;
  let best: { readonly row: number; readonly times: number; readonly at: number } | undefined;
  for (let row = 1; row < table.count; row++) {
    if (row % rowsPerYield === 0) yield;
    const images = table.row(row);
    lengths.read(images);
    if (lengths.count(points.length) !== 1) continue;
    const letters = table.word(row).length;
    const times = timesToCycle(lengths, points.length, (least - 1) / letters);
    if (times === Infinity) continue;
    const cycle = cyclesOfImages(images).find(({ length }) => length === points.length)!;
    for (let first = 0; first < cycle.length; first++) {
      const at = taken.findPlaces(points.map((_, k) => cycle[(first + k * times) % cycle.length]));
      const cost = at < 0 ? Infinity : times * letters + 2 * taken.costs[at];
      if (cost >= least) continue;
      best = { row, times, at };
      least = cost;
    }
  }
  if (!best) return undefined;
  const there = speller.product(...taken.stepsTo(best.at).map((step) => factors[step]));
  return speller.product(there, powerOfRow(best.row, best.times, table, speller), speller.inverse(there));
}
