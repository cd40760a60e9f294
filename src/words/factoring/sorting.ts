import { within, type Steps } from "../../steps";
import { invertImages, isEven, cyclesOfImages } from "../../permutations/images";
import { Layer, type SearchLimits } from "./layer";
import type { ShortCycle } from "./short-cycles";
import { MAX_LENGTH_BEFORE_SHORTENING, type Spelled, type Speller } from "./spelled";

/** The cycles of a permutation, and how other cycles split them. */
class CycleSplitting {
  readonly cycles: readonly (readonly number[])[];
  /** The number of a point's cycle (−1 for a fixed point) and the point's position in it. */
  readonly #cycleOf: Int32Array;
  readonly #positions: Int32Array;

  constructor(images: Int32Array) {
    this.cycles = cyclesOfImages(images);
    this.#cycleOf = new Int32Array(images.length).fill(-1);
    this.#positions = new Int32Array(images.length);
    this.cycles.forEach((cycle, number) =>
      cycle.forEach((point, position) => {
        this.#cycleOf[point] = number;
        this.#positions[point] = position;
      }),
    );
  }

  /**
   * Whether dividing off the cycle of these m points is a good step: they must lie in one cycle, in its order, so that it falls into m
   * parts. Cycles of m points split one of l points (l − 1) / (m − 1) times, rounded down, until it is home. The parts together must need
   * just one split fewer.
   */
  isSplitBy(points: ArrayLike<number>): boolean {
    const number = this.#cycleOf[points[0]];
    if (number < 0) return false;
    const { length } = this.cycles[number];
    const each = points.length - 1;
    let turned = 0;
    let times = 0;
    for (let k = 0; k <= each; k++) {
      const next = points[k === each ? 0 : k + 1];
      if (this.#cycleOf[next] !== number) return false;
      const part = (this.#positions[next] - this.#positions[points[k]] + length) % length;
      turned += part;
      times += Math.floor((part - 1) / each);
    }
    return turned === length && times === Math.floor((length - 1) / each) - 1;
  }

  get moved(): number {
    return this.cycles.reduce((sum, { length }) => sum + length, 0);
  }

  get longest(): readonly number[] {
    return this.cycles.reduce((longest, cycle) => (cycle.length > longest.length ? cycle : longest));
  }
}

/** At most about a second's work for each cycle. */
const SEARCH_LIMITS: SearchLimits = { rows: 300_000, steps: 8_000_000 };
/** Of this many near conjugates, the one is taken whose word starts most like the previous one, as the two are joined by an inverse. */
const MAX_NEAR = 64;
/** How many farther ones are tried. */
const MAX_FAR = 12;

/**
 * Sorts permutations by conjugates of short cycles, in a group that has all of them. Each splits a cycle into shorter ones, until all
 * points are home. A word u that brings the points of a cycle c home from some places gives u · c · u⁻¹, the cycle of these places.
 */
export class Sorting {
  /** How the points of each cycle come home. */
  readonly #ways = new Map<ShortCycle, Layer>();

  constructor(
    private readonly speller: Speller,
    private readonly factors: readonly Spelled[],
  ) {}

  /**
   * A word by some cycles; at each step the first one that can split anything is used. Undefined if they are not enough or the word gets
   * very long.
   */
  *word(target: Int32Array, cycles: readonly ShortCycle[]): Steps<readonly number[] | undefined> {
    const { speller } = this;
    let done = speller.identity;
    let rest = target;
    const divideOff = (element: Spelled) => {
      done = speller.product(done, element);
      rest = invertImages(element.images).map((image) => rest[image]);
    };
    if (!isEven(rest) && cycles.every(({ points }) => points.length % 2 === 1)) {
      divideOff(this.factors.find(({ images }) => !isEven(images))!);
    }
    let useful = cycles;
    let before: readonly number[] = [];
    for (;;) {
      const splitting = new CycleSplitting(rest);
      if (splitting.moved === 0) return done.word;
      const progress = 1 - splitting.moved / target.length;
      yield progress;
      const cycle =
        useful.find(({ points }) => points.length <= splitting.longest.length) ??
        useful.find(({ points }) => points.length === 3 && splitting.cycles.length > 1);
      if (!cycle || done.word.length > MAX_LENGTH_BEFORE_SHORTENING) return undefined;
      const ways = yield* within(progress, this.#waysOf(cycle));
      const way = nearWay(ways, splitting, before) ?? (yield* within(progress, farWay(ways, splitting)));
      if (!way) {
        useful = useful.filter((each) => each !== cycle);
        continue;
      }
      const conjugator = speller.product(...way);
      before = conjugator.word;
      divideOff(speller.product(conjugator, cycle.element, speller.inverse(conjugator)));
    }
  }

  *#waysOf(cycle: ShortCycle): Generator<void, Layer> {
    let ways = this.#ways.get(cycle);
    if (!ways) {
      ways = yield* Layer.of(this.speller, cycle.points, this.factors, SEARCH_LIMITS);
      this.#ways.set(cycle, ways);
    }
    return ways;
  }
}

/** The way home from one of the nearest places that are good to split at; undefined if none is that near. */
function nearWay(
  ways: Layer,
  splitting: CycleSplitting,
  before: readonly number[],
): readonly Spelled[] | undefined {
  let best: readonly Spelled[] | undefined;
  let least = Infinity;
  let found = 0;
  for (let row = 0; row < ways.count && found < MAX_NEAR; row++) {
    if (!splitting.isSplitBy(ways.placesOf(row))) continue;
    found++;
    const way = ways.stepsFrom(row);
    const cost = way.length - commonStart(way, before);
    if (cost >= least) continue;
    best = way;
    least = cost;
  }
  return best;
}

/** The factors of a way are single letters. */
function commonStart(way: readonly Spelled[], word: readonly number[]): number {
  let length = 0;
  while (length < way.length && way[length].word[0] === word[length]) length++;
  return length;
}

/** The way home from any places that are good to split at. */
function* farWay(
  ways: Layer,
  { cycles, longest }: CycleSplitting,
): Generator<void, readonly Spelled[] | undefined> {
  const size = ways.points.length;
  // Dividing off (c a d) turns two cycles of two points, (a b) and (c d), into one of three.
  const line = longest.length < size ? [cycles[1][0], cycles[0][0], cycles[1][1]] : longest;
  for (let start = 0; start < Math.min(MAX_FAR, line.length); start++) {
    const places = Array.from({ length: size }, (_, k) => line[(start + k) % line.length]);
    const [found] = yield* ways.waysHome(places, 1);
    if (found) return found();
  }
  return undefined;
}
