import { ImageTable } from "../image-table";
import { invertImages } from "../images";
import { PlaceSearch, type Step } from "./place-search";
import type { Speller, Spelled } from "./spelled";

const MAX_AGAIN = 400_000;
const MAX_FACTOR_LENGTH = 4000;

export interface SearchLimits {
  /** The most places of the points that are kept, */
  readonly rows: number;
  /** and the most steps that are tried, */
  readonly steps: number;
  /** or from the places of an element, if these are fewer. */
  readonly onward?: number;
}

/**
 * One step down a chain of stabilizers that brings several base points home at once. The places from which they come home cheaply are known
 * beforehand. For an element of the group, a search from its places meets them.
 */
export class Layer {
  private constructor(
    private readonly speller: Speller,
    readonly points: readonly number[],
    readonly factors: readonly Spelled[],
    private readonly forward: readonly Step[],
    private readonly home: PlaceSearch,
    private readonly limits: SearchLimits,
    /** Whether the points are colours of all places, and the colours come home. */
    private readonly coloured: boolean,
    /** Triples: a row, a factor before it, and the row with the same places. */
    private again: readonly number[],
  ) {}

  /**
   * Yields now and then.
   *
   * @param points the points that come home; or if coloured the colour of each place
   */
  static *of(
    speller: Speller,
    points: readonly number[],
    allFactors: readonly Spelled[],
    limits: SearchLimits,
    coloured = false,
  ): Generator<void, Layer> {
    const factors = allFactors.filter(({ word }) => word.length <= MAX_FACTOR_LENGTH);
    const there = factors.map(({ images, word }): Step => ({ images, cost: word.length }));
    const back = there.map(({ images, cost }): Step => ({ images: invertImages(images), cost }));
    // A colour is looked up where it comes from.
    const [forward, backward] = coloured ? [back, there] : [there, back];
    const home = new PlaceSearch(points, backward, limits.rows, coloured);
    const again: number[] = [];
    const isStage = limits.onward !== undefined;
    const note = (row: number, factor: number, known: number) => {
      if (again.length < 3 * MAX_AGAIN) again.push(row, factor, known);
    };
    const running = home.run(limits.steps, isStage ? undefined : note);
    while (!running.next().done) yield;
    return new Layer(speller, points, factors, forward, home, limits, coloured, again);
  }

  /** Whether all places of the points are known. */
  get closed(): boolean {
    return this.home.closed;
  }

  /** The greatest cost up to which all places are known. */
  get reach(): number {
    return this.home.costs[this.home.count - 1];
  }

  get count(): number {
    return this.home.count;
  }

  /** Elements that leave the points at home, cheapest first: once away from home and back by another way. Can be called only once. */
  *stabilizing(): Generator<Spelled> {
    const { home, factors, again, speller } = this;
    this.again = [];
    const lengths = factors.map(({ word }) => word.length);
    const costs = new Int32Array(again.length / 3);
    costs.forEach((_, k) => {
      const [row, factor, known] = [again[3 * k], again[3 * k + 1], again[3 * k + 2]];
      costs[k] = home.costs[row] + lengths[factor] + home.costs[known];
    });
    for (const k of inOrderOf(costs)) {
      const [row, factor, known] = again.slice(3 * k, 3 * k + 3);
      const there = speller.inverse(speller.product(...this.stepsFrom(known)));
      yield speller.product(there, factors[factor], ...this.stepsFrom(row));
    }
  }

  /** Where the points of a known row are. The cheapest row comes first; row 0 is home. */
  placesOf(row: number): ArrayLike<number> {
    return this.home.placesOf(row);
  }

  /**
   * The cheapest ways found to bring an element's points home: its products with factors, at most `wanted` of them, and only those that may
   * cost less than `below`.
   */
  *continuations(element: Spelled, wanted: number, below = Infinity): Generator<void, Spelled[]> {
    const { speller } = this;
    const seen = new ImageTable(element.images.length, wanted + 1);
    const found: Spelled[] = [];
    for (const way of yield* this.waysHome(this.#placesIn(element), wanted, below)) {
      if (found.length === wanted) break;
      yield;
      const next = speller.product(element, ...way());
      const count = seen.count;
      if (seen.add(next.images) === count) found.push(next);
    }
    return found;
  }

  /**
   * Of several elements, the shortest first, the product with factors whose points are at home and whose word is the shortest found; it has
   * less than `below` letters. Undefined if there is none.
   */
  *shortest(elements: readonly Spelled[], below: number): Generator<void, Spelled | undefined> {
    const { home, factors, forward, limits, speller } = this;
    if (elements.length === 0) return undefined;
    const [first, ...later] = elements.map((element) => ({
      places: this.#placesIn(element),
      cost: element.word.length - elements[0].word.length,
    }));
    const search = new PlaceSearch(first.places, forward, limits.rows, this.coloured, later);
    let best: { readonly row: number; readonly known: number } | undefined;
    let least = below - elements[0].word.length;
    let looked = 0;
    const lookUp = () => {
      for (; looked < search.count; looked++) {
        if (search.costs[looked] >= least) continue;
        const known = home.find(search, looked);
        const cost = search.costs[looked] + home.costs[known];
        if (known < 0 || cost >= least) continue;
        best = { row: looked, known };
        least = cost;
      }
    };
    lookUp();
    for (const cost of search.run(limits.onward ?? limits.steps)) {
      yield;
      lookUp();
      if (cost + this.reach >= least) break;
    }
    lookUp();
    if (!best) return undefined;
    const steps = search.stepsTo(best.row).map((step) => factors[step]);
    return speller.product(elements[search.startOf(best.row)], ...steps, ...this.stepsFrom(best.known));
  }

  /** Where an element takes the points; or the colours of all places after it. */
  #placesIn({ images }: Spelled): number[] {
    const { points } = this;
    return this.coloured
      ? Array.from(invertImages(images), (x) => points[x])
      : points.map((point) => images[point]);
  }

  /** The ways found to bring the points home from these places, cheapest first, each as its factors. */
  *waysHome(
    places: readonly number[],
    wanted: number,
    below = Infinity,
  ): Generator<void, (() => Spelled[])[]> {
    const { home, factors, limits } = this;
    const search = new PlaceSearch(places, this.forward, limits.rows, this.coloured);
    /** By cost: rows and the matching known rows, in the order in which they were found. */
    const met: [row: number, known: number][][] = [];
    let looked = 0;
    const lookUp = () => {
      for (; looked < search.count; looked++) {
        const known = home.find(search, looked);
        if (known >= 0) (met[search.costs[looked] + home.costs[known]] ??= []).push([looked, known]);
      }
    };
    const countUpTo = (cost: number) => met.slice(0, cost + 1).reduce((sum, each) => sum + each.length, 0);
    lookUp();
    for (const cost of search.run(limits.onward ?? limits.steps)) {
      yield;
      lookUp();
      const sure = cost + this.reach;
      if (sure >= below || countUpTo(sure) >= wanted) break;
    }
    lookUp();
    return met
      .filter(Boolean)
      .flat()
      .map(([row, known]) => () => [
        ...search.stepsTo(row).map((step) => factors[step]),
        ...this.stepsFrom(known),
      ]);
  }

  /** The factors that bring the points home from the places of a row. The last step comes first. */
  stepsFrom(row: number): Spelled[] {
    const steps = this.home.stepsTo(row).reverse();
    return steps.map((step) => this.factors[step]);
  }
}

/** The numbers of some costs, cheapest first, in order among equal ones. */
function inOrderOf(costs: Int32Array): Int32Array {
  const starts = new Int32Array(costs.reduce((most, cost) => Math.max(most, cost), 0) + 2);
  for (const cost of costs) starts[cost + 1]++;
  for (let cost = 1; cost < starts.length; cost++) starts[cost] += starts[cost - 1];
  const order = new Int32Array(costs.length);
  costs.forEach((cost, k) => (order[starts[cost]++] = k));
  return order;
}
