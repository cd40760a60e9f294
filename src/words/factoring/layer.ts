import { ImageTable } from "../../permutations/image-table";
import { invertImages } from "../../permutations/images";
import { PlaceSearch, type Step } from "./place-search";
import type { Speller, Spelled } from "./spelled";
import { pseudorandomNumbers } from "../../permutations/groups/random-elements";
import { within, type Steps } from "../../steps";

const MAX_AGAIN = 400_000;
const MAX_FACTOR_LENGTH = 4000;

export interface SearchLimits {
  /** The most places of the points that are kept, */
  readonly rows: number;
  /** and the most steps that are tried, */
  readonly steps: number;
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
    /** Triples: a row, a factor before it, and the row with the same places. */
    private again: readonly number[],
  ) {}

  static *of(
    speller: Speller,
    points: readonly number[],
    allFactors: readonly Spelled[],
    limits: SearchLimits,
  ): Generator<void, Layer> {
    const factors = allFactors.filter(({ word }) => word.length <= MAX_FACTOR_LENGTH);
    const forward = factors.map(({ images, word }): Step => ({ images, cost: word.length }));
    const backward = forward.map(({ images, cost }): Step => ({ images: invertImages(images), cost }));
    const home = new PlaceSearch(points, backward, limits.rows);
    const again: number[] = [];
    const note = (row: number, factor: number, known: number) => {
      if (again.length < 3 * MAX_AGAIN) again.push(row, factor, known);
    };
    const running = home.run(limits.steps, note);
    while (!running.next().done) yield;
    return new Layer(speller, points, factors, forward, home, limits, again);
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
    const { speller, points } = this;
    const seen = new ImageTable(element.images.length, wanted + 1);
    const found: Spelled[] = [];
    for (const way of yield* this.waysHome(
      points.map((point) => element.images[point]),
      wanted,
      below,
    )) {
      if (found.length === wanted) break;
      yield;
      const next = speller.product(element, ...way());
      const count = seen.count;
      if (seen.add(next.images) === count) found.push(next);
    }
    return found;
  }

  /** The ways found to bring the points home from these places, cheapest first, each as its factors. */
  *waysHome(
    places: readonly number[],
    wanted: number,
    below = Infinity,
  ): Generator<void, (() => Spelled[])[]> {
    const { home, factors, limits } = this;
    const search = new PlaceSearch(places, this.forward, limits.rows);
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
    for (const cost of search.run(limits.steps)) {
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

/** The cheapest word found for an element: each layer continues the cheapest words of the one before. */
export function* wordInLayers(
  layers: readonly Layer[],
  speller: Speller,
  element: Int32Array,
  width: number,
): Steps<readonly number[] | undefined> {
  // The inverse is what is brought home: after the word, nothing is left of it.
  const target: Spelled = { ...speller.identity, images: element };
  let states: Spelled[] = [{ ...speller.inverse(target), word: [] }];
  for (let k = 0; k < layers.length && states.length > 0; k++) {
    const continued: Spelled[] = [];
    const isLast = k === layers.length - 1;
    let shortest = Infinity;
    for (const state of states) {
      const below = isLast ? shortest - state.word.length : Infinity;
      const found = yield* within(
        k / layers.length,
        layers[k].continuations(state, isLast ? 1 : width, below),
      );
      for (const next of found) shortest = Math.min(shortest, next.word.length);
      continued.push(...found);
    }
    // If no search comes home, tries elements a little farther on.
    for (let state = 0; state < states.length && continued.length === 0; state++) {
      const found = yield* continuations(layers[k], speller, states[state], width, k / layers.length);
      continued.push(...found);
    }
    states = continued.sort((a, b) => a.word.length - b.word.length).slice(0, width);
  }
  return states[0]?.word;
}

const MAX_PREFIXES = 24;

/** Continuations of an element or, if the search does not meet any, of the element times some factors. */
export function* continuations(
  layer: Layer,
  speller: Speller,
  element: Spelled,
  width: number,
  part: number,
): Steps<Spelled[]> {
  const below = pseudorandomNumbers();
  let start = element;
  for (let prefix = 0; prefix <= MAX_PREFIXES; prefix++) {
    if (prefix > 0 && layer.factors.length === 0) break;
    if (prefix > 0) start = speller.product(start, layer.factors[below(layer.factors.length)]);
    const found = yield* within(part, layer.continuations(start, width));
    if (found.length > 0) return found;
  }
  return [];
}
