import { ImageTable } from "../image-table";
import { invertImages } from "../images";
import { PlaceSearch, type Step } from "./place-search";
import type { Speller, Spelled } from "./spelled";

const MOST_AGAIN = 400_000;
const LONGEST_FACTOR = 4000;

export interface SearchLimits {
  /** The most places of the points that are remembered, */
  readonly rows: number;
  /** and the most steps that are tried. */
  readonly steps: number;
}

/**
 * One step down a chain of stabilizers, which brings several base points home at once. The places from which they are
 * brought home cheaply are known beforehand; for an element of the group a search from its places meets them.
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

  /** Yields now and then. */
  static *of(
    speller: Speller,
    points: readonly number[],
    allFactors: readonly Spelled[],
    limits: SearchLimits,
  ): Generator<void, Layer> {
    const factors = allFactors.filter(({ word }) => word.length <= LONGEST_FACTOR);
    const steps = factors.map(({ images, word }) => ({ images: invertImages(images), cost: word.length }));
    const home = new PlaceSearch(points, steps, limits.rows);
    const again: number[] = [];
    const note = (row: number, factor: number, known: number) => {
      if (again.length < 3 * MOST_AGAIN) again.push(row, factor, known);
    };
    const running = home.run(limits.steps, note);
    while (!running.next().done) yield;
    const forward = factors.map(({ images, word }) => ({ images, cost: word.length }));
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

  /** Elements that leave the points at home, the cheapest first: once home and back again by another way. Only once. */
  *stabilizing(): Generator<Spelled> {
    const { home, factors, again, speller } = this;
    this.again = [];
    const costs = Array.from({ length: again.length / 3 }, (_, k) => {
      const [row, factor, known] = again.slice(3 * k, 3 * k + 3);
      return home.costs[row] + factors[factor].word.length + home.costs[known];
    });
    const inOrder = Uint32Array.from(costs.keys()).sort((a, b) => costs[a] - costs[b] || a - b);
    for (const k of inOrder) {
      const [row, factor, known] = again.slice(3 * k, 3 * k + 3);
      const there = speller.product(speller.inverse(this.#elementOf(known)), factors[factor]);
      yield speller.product(there, this.#elementOf(row));
    }
  }

  /** The cheapest ways found to bring the points of an element home: its products with factors, at most `wanted`. */
  *continuations(element: Spelled, wanted: number): Generator<void, Spelled[]> {
    const { home, factors, points, limits, speller } = this;
    const start = points.map((point) => element.images[point]);
    const search = new PlaceSearch(start, this.forward, limits.rows);
    const met: { row: number; known: number; cost: number }[] = [];
    let looked = 0;
    const lookUp = () => {
      for (; looked < search.count; looked++) {
        const known = home.find(search, looked);
        if (known >= 0) met.push({ row: looked, known, cost: search.costs[looked] + home.costs[known] });
      }
      met.sort((a, b) => a.cost - b.cost || a.row - b.row);
    };
    lookUp();
    for (const cost of search.run(limits.steps)) {
      yield;
      lookUp();
      if (met.length > wanted && met[wanted].cost <= cost + this.reach) break;
    }
    lookUp();
    const seen = new ImageTable(element.images.length, met.length + 1);
    const found: Spelled[] = [];
    for (const { row, known } of met) {
      if (found.length === wanted) break;
      const used = search.stepsTo(row).map((step) => factors[step]);
      const next = [...used, this.#elementOf(known)].reduce((a, b) => speller.product(a, b), element);
      const count = seen.count;
      if (seen.add(next.images) === count) found.push(next);
    }
    return found;
  }

  /** The element that brings the points home from the places of a row: the last step comes first. */
  #elementOf(row: number): Spelled {
    const steps = this.home.stepsTo(row).reverse();
    const { speller, factors } = this;
    return steps.reduce((product, step) => speller.product(product, factors[step]), speller.identity);
  }
}
