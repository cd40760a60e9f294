import { within, type Steps } from "../../steps";
import { cyclesOfImages } from "../../permutations/images";
import type { WordTable } from "../../permutations/word-table";
import {
  shortCycles,
  type ShortCycle,
  IMAGES_PER_YIELD,
  powerOfRow,
  timesToCycle,
  CycleLengths,
} from "./short-cycles";
import { Sorting } from "./sorting";
import { type Spelled, type Speller, MAX_WORD_LENGTH } from "./spelled";
import { PlaceSearch } from "./place-search";

/** Some tenths of a second's work. */
const MAX_ROWS = 100_000;
const MAX_STEPS = 1_000_000;

/**
 * A word for a cycle: u · c · u⁻¹, where c is a power of a short word and u takes the cycle's points to those of c. Of all pairs that are
 * found the one with the fewest letters is taken; undefined if there is none. Yields now and then.
 */
function* conjugatedCycle(
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

/** Up to this many places, a search from both ends brings the points of a cycle home. */
const MAX_PLACES = 1.5e10;

/** Powers of short words seldom are longer cycles than this with few letters. */
const MAX_POINTS_OF_CYCLE = 3;

/** Words for the elements of a group of all permutations, or all even permutations, of its points. */
export class SortingWords {
  readonly #factors: readonly Spelled[];
  readonly #sorting: Sorting;
  #cycles: readonly ShortCycle[] | undefined;

  constructor(
    private readonly speller: Speller,
    /** Of the generators or, if wanted, the generators and their inverses. */
    private readonly short: WordTable,
    withInverses: boolean,
  ) {
    const generators = speller.letters.length / 2;
    this.#factors = speller.letters.filter(
      ({ images }, k) => k < generators || (withInverses && images.some((image, x) => images[image] !== x)),
    );
    this.#sorting = new Sorting(speller, this.#factors);
  }

  /** A word for a cycle of two or three points; undefined if none is found, or for other targets. */
  *wordOfCycle(target: Int32Array): Steps<readonly number[] | undefined> {
    const [cycle, ...others] = cyclesOfImages(target);
    if (others.length > 0 || cycle.length > MAX_POINTS_OF_CYCLE) return undefined;
    return (yield* within(0, conjugatedCycle(cycle, this.short, this.speller, this.#factors)))?.word;
  }

  /** Words by cycles of different lengths. */
  *words(target: Int32Array): Steps<(readonly number[])[]> {
    this.#cycles ??= yield* within(0, shortCycles(this.short, this.speller));
    const words: (readonly number[])[] = [];
    for (const cycles of choicesOf(this.#cycles, target.length)) {
      const word = yield* this.#sorting.word(target, cycles);
      if (word) words.push(word);
    }
    return words;
  }
}

/**
 * Longer cycles bring more points home at a time and so may be worth their longer words, but bringing their own points home takes longer.
 * So there is a choice for each cycle that costs less per point than all shorter ones. It has this cycle, then the shorter ones, longest
 * first, down to cycles of three and two points.
 */
function choicesOf(cycles: readonly ShortCycle[], degree: number): ShortCycle[][] {
  const choices: ShortCycle[][] = [];
  const last = cycles.filter(({ points }) => points.length <= 3).reverse();
  let worthwhile: ShortCycle[] = [];
  let least = Infinity;
  for (const cycle of cycles) {
    const each = cycle.element.word.length / (cycle.points.length - 1);
    if (each >= least || degree ** cycle.points.length > MAX_PLACES) continue;
    least = each;
    worthwhile = [cycle, ...worthwhile];
    choices.push([...new Set([...worthwhile, ...last])]);
  }
  return choices;
}
