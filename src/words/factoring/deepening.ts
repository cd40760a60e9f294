import { PlaceSearch } from "./place-search";
import type { NumberedFactor, OrbitNumbers } from "./orbit-numbers";
import type { Speller } from "./spelled";

/** Places near home that are kept, and steps to find them: some tenths of a second's work. */
const MAX_ROWS = 600_000;
const MAX_STEPS = 4_000_000;
const NODES_PER_YIELD = 1 << 13;
const COSTS_PER_YIELD = 1 << 12;
const FAR = 255;
/** A byte each. */
const MAX_PAIRS = 1 << 21;

/** The least cost to bring two numbers a and b home together; it is at a · `width` + b − `offset`. A number alone has the width 0. */
interface PairCosts {
  readonly a: number;
  readonly b: number;
  readonly width: number;
  readonly offset: number;
  readonly costs: Uint8Array;
}

/**
 * Ways home by depth-first search to one depth after another (R. E. Korf, "Depth-first iterative-deepening", 1985), which needs no memory
 * but what it knows of home: how far two numbers together are from there, and all of the numbers that are near.
 *
 * Keeps a byte for each two values of two numbers, at most 2 MB a pair, and up to 600,000 rows near home. The time grows exponentially
 * with the depth; `nodes` counts it.
 */
export class Deepening {
  /** How many steps have been tried. */
  nodes = 0;
  readonly #near: PlaceSearch;
  readonly #pairs: PairCosts[] = [];
  /** By factor, and at the end at the start: the factors that may follow it. */
  readonly #followers: readonly (readonly number[])[];
  readonly #inverses: readonly number[];

  private constructor(
    readonly numbers: OrbitNumbers,
    speller: Speller,
  ) {
    const { home, factors } = numbers;
    this.#near = new PlaceSearch(home, factors, MAX_ROWS);
    this.#followers = followersOf(factors, speller);
    this.#inverses = factors.map(({ element }) => {
      const inverse = speller.inverse(element).images.join();
      return factors.findIndex((other) => other.element.images.join() === inverse);
    });
  }

  static *of(numbers: OrbitNumbers, speller: Speller): Generator<void, Deepening> {
    const made = new Deepening(numbers, speller);
    const running = made.#near.run(MAX_STEPS);
    while (!running.next().done) yield;
    const { ranges } = numbers;
    for (let a = 0; a < ranges.length; a++) {
      const partners = [...ranges.keys()].filter(
        (b) => b !== a && ranges[a].count * ranges[b].count <= MAX_PAIRS,
      );
      if (partners.length === 0) made.#pairs.push(yield* made.#costsOf(a, a));
      for (const b of partners) if (a < b) made.#pairs.push(yield* made.#costsOf(a, b));
    }
    return made;
  }

  /** A cost that bringing numbers home has at least. */
  leastCost(numbers: Int32Array): number {
    return this.#pairs.reduce(
      (most, { a, b, width, offset, costs }) =>
        Math.max(most, costs[numbers[a] * width + numbers[b] - offset]),
      0,
    );
  }

  /**
   * The ways of exactly this cost that bring numbers home and were not there before; or only the first of them, which may cost less. Yields
   * undefined now and then.
   */
  *ways(from: Int32Array, cost: number, first = false): Generator<readonly number[] | undefined, void> {
    const { factors } = this.numbers;
    const near = this.#near;
    const pairs = this.#pairs;
    const followers = this.#followers;
    const size = from.length;
    const reach = near.known;
    const stack = new Int32Array((cost + 2) * size);
    const left = new Int32Array(cost + 2);
    const tried = new Int32Array(cost + 2);
    const way: number[] = [];
    stack.set(from);
    left[0] = cost;
    for (let depth = 0; depth >= 0;) {
      if (tried[depth] === 0) {
        // A place that has just been reached.
        if (++this.nodes % NODES_PER_YIELD === 0) yield undefined;
        if (left[depth] <= reach) {
          const row = near.findAt(stack, depth * size);
          const least = row < 0 ? FAR : near.costs[row];
          const isThere = least === 0 || first;
          if (least <= left[depth] && isThere && (first || left[depth] === 0)) {
            yield [
              ...way,
              ...near
                .stepsTo(row)
                .reverse()
                .map((step) => this.#inverses[step]),
            ];
            if (first) return;
          }
          if (isThere || least > left[depth]) tried[depth] = factors.length;
        }
      }
      const next = followers[depth > 0 ? way[depth - 1] : factors.length];
      let found = false;
      for (let k = tried[depth]; k < next.length && !found; k++) {
        const factor = next[k];
        const { images, cost: spent } = factors[factor];
        const rest = left[depth] - spent;
        tried[depth] = k + 1;
        if (rest < 0) continue;
        found = true;
        const at = (depth + 1) * size;
        for (let x = at; x < at + size; x++) stack[x] = images[stack[x - size]];
        for (let p = 0; p < pairs.length && found; p++) {
          const { a, b, width, offset, costs } = pairs[p];
          found = costs[stack[at + a] * width + stack[at + b] - offset] <= rest;
        }
        if (!found) continue;
        way[depth] = factor;
        left[depth + 1] = rest;
      }
      if (found) tried[++depth] = 0;
      else if (depth-- > 0) way.length = Math.max(0, depth);
    }
  }

  /** As factors come in pairs of inverses, numbers are as far from home as home is from them. */
  *#costsOf(a: number, b: number): Generator<void, PairCosts> {
    const { home, factors, ranges } = this.numbers;
    const [inA, inB] = [ranges[a], ranges[b]];
    const width = a === b ? 0 : inB.count;
    const offset = inA.first * width + inB.first;
    const costs = new Uint8Array(inA.count * Math.max(1, width)).fill(FAR);
    const start = home[a] * width + home[b] - offset;
    const byCost = [[start]];
    costs[start] = 0;
    for (let cost = 0; cost < byCost.length; cost++) {
      for (const [k, at] of (byCost[cost] ?? []).entries()) {
        if (k % COSTS_PER_YIELD === 0) yield;
        if (costs[at] < cost) continue;
        const numberA = inA.first + (width === 0 ? at : Math.floor(at / width));
        const numberB = inB.first + (width === 0 ? at : at % width);
        for (const { images, cost: spent } of factors) {
          const next = images[numberA] * width + images[numberB] - offset;
          if (cost + spent >= costs[next]) continue;
          costs[next] = cost + spent;
          (byCost[cost + spent] ??= []).push(next);
        }
      }
    }
    return { a, b, width, offset, costs };
  }
}

/** After each factor, those with which it is not the same as an earlier pair, or as one factor or none. At the end, all. */
function followersOf(factors: readonly NumberedFactor[], speller: Speller): number[][] {
  const known = new Map([[speller.identity.images.join(), 0]]);
  for (const { element, cost } of factors) known.set(element.images.join(), cost);
  const followers: number[][] = factors.map(() => []);
  for (const [first, { element, cost }] of factors.entries()) {
    for (const [second, next] of factors.entries()) {
      const key = speller.product(element, next.element).images.join();
      if (cost + next.cost >= (known.get(key) ?? Infinity)) continue;
      known.set(key, cost + next.cost);
      followers[first].push(second);
    }
  }
  return [...followers, [...factors.keys()]];
}
