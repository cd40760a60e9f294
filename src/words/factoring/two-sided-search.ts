import { i18n } from "../../language";
import { identityImages, invertImages } from "../../permutations/images";
import { within, type Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { PlaceSearch, type Step } from "./place-search";

/** For each of the two ends. */
export interface FactorLimits {
  /** The most places of the points that are kept, */
  readonly rows: number;
  /** the most numbers in them, */
  readonly images: number;
  /** and the most products that are formed. */
  readonly products: number;
}

/** Only longer words than those that were looked for can do. */
export class TooLongError extends LimitError {}

/** A breadth-first search from one end. Its rows are in the order of their words. */
export interface End {
  readonly found: PlaceSearch;
  readonly running: Generator<number, void>;
  readonly rows: number;
  /** Whether everything is found, or the next words would be too many. */
  done: boolean;
}

export interface SearchOptions {
  /** Then the points are colours instead, one for each place, of which there may be several equal ones. */
  readonly coloured?: boolean;
  /** For each factor, what places allow it before or after it, if not all of them do. */
  readonly tests?: readonly Pick<Step, "before" | "after">[];
}

/** So many times less is kept of the end than of the start: its last words need not be kept to be compared. */
const ROWS_OF_START_TO_END = 4;

/**
 * Shortest words that take some points to given places, whatever they do to others. If the points are all of them, or a group's base, these
 * are the words of a permutation. Searches breadth-first from where the points are and from where they should be, so that words have twice
 * the length that one end affords. What is found from the start is kept for the next places, and several searches may take turns.
 *
 * Costs about the square root of what a search from one end would (I. Pohl, “Bi-directional search”, 1971): at most `limits.rows` places
 * of the start, a quarter as many of the end, and `limits.products` products for each.
 */
export class TwoSidedSearch {
  readonly #factors: readonly Step[];
  readonly #inverses: readonly Step[];
  readonly #rows: number;
  readonly #start: End;

  constructor(
    points: ArrayLike<number>,
    /** Permutations of the same points, among which the others are numbered. */
    factors: readonly Int32Array[],
    private readonly limits: FactorLimits,
    private readonly options: SearchOptions = {},
  ) {
    const { coloured, tests = [] } = options;
    // The images of colours say where they come from.
    const images = coloured ? factors.map(invertImages) : factors;
    this.#factors = images.map((each, k) => ({ images: each, cost: 1, ...tests[k] }));
    this.#inverses = images.map((each, k) => {
      const { before: after, after: before } = tests[k] ?? {};
      return { images: invertImages(each), cost: 1, before, after };
    });
    this.#rows = Math.min(limits.rows, Math.floor(limits.images / Math.max(1, points.length)));
    this.#start = this.#from(points, this.#factors, this.#rows);
  }

  /**
   * The first shortest word that takes the points to these places, as numbers of factors; or how many places they can take if these are
   * none of them. Throws a TooLongError.
   */
  *wordFor(places: ArrayLike<number>): Steps<number[] | { readonly count: number }> {
    const start = this.#start;
    const end = this.#from(places, this.#inverses, Math.ceil(this.#rows / ROWS_OF_START_TO_END));
    const unmoved = [{ images: identityImages(this.#factors[0]?.images.length ?? 0), cost: 0 }];
    // Rows of the start before this one have been compared with all of the end.
    for (let compared = 0; ;) {
      const known = start.found.rowsUpTo(start.found.known);
      const first = yield* within(1, firstMeeting(start.found, compared, known, end.found));
      if (first >= 0) return this.#wordThrough(first, end.found);
      compared = known;
      const closed = [start, end].find(({ found }) => found.closed);
      if (closed) return { count: closed.found.count };
      if (!start.done && (end.done || lastLevel(start.found) <= lastLevel(end.found))) {
        yield* extend(start);
        continue;
      }
      const isLast = end.done;
      if (isLast && lastLevel(end.found) * this.#factors.length > this.limits.products)
        throw tooLong(start.found.known + end.found.known, this.#rows);
      if (!isLast) yield* extend(end);
      const steps = isLast ? this.#inverses : unmoved;
      const nearest = yield* within(1, nearestMeeting(start.found, compared, end.found, steps));
      if (nearest >= 0) return this.#wordThrough(nearest, end.found);
      if (isLast) throw tooLong(start.found.known + end.found.known + 1, this.#rows);
    }
  }

  #from(places: ArrayLike<number>, steps: readonly Step[], rows: number): End {
    return endFrom(places, steps, rows, { ...this.limits, ...this.options });
  }

  /**
   * The word of a row of the start that the end has too, or has after one more factor. From there on, the first factor that leads nearer
   * is the next letter of the first word.
   */
  #wordThrough(row: number, end: PlaceSearch): number[] {
    const factors = this.#factors;
    const word = this.#start.found.stepsTo(row);
    let from = this.#start.found;
    const met = end.find(from, row);
    let left = met < 0 ? end.known + 1 : end.costs[met];
    for (let at = row; left > 0; left--) {
      let next = -1;
      const leadsNearer = (step: Step) => {
        next = end.findAfter(from, at, step);
        return next >= 0 && end.costs[next] === left - 1;
      };
      word.push(factors.findIndex(leadsNearer));
      from = end;
      at = next;
    }
    return word;
  }
}

/** A search that has not begun. */
export function endFrom(
  places: ArrayLike<number>,
  steps: readonly Step[],
  rows: number,
  { products, coloured }: Pick<FactorLimits, "products"> & SearchOptions,
): End {
  const found = new PlaceSearch(places, steps, rows, coloured);
  return { found, running: found.run(products), rows, done: false };
}

/** Adds all words that are longer by one, unless they are too many. Yields how much of what may be kept there is. */
export function* extend(end: End): Steps<void> {
  const { found, running, rows } = end;
  const last = lastLevel(found);
  // They grow about as fast as the last ones, and a part of them would be of no use.
  const before = found.rowsUpTo(found.known - 1) - found.rowsUpTo(found.known - 2);
  end.done = found.known > 2 && found.count + (last * last) / before > rows;
  for (const known = found.known; found.known === known && !end.done;) {
    end.done = running.next().done === true;
    yield Math.min(1, found.count / rows);
  }
}

/** The error after all words of up to `searched` letters; `most` is how many products fit. */
export function tooLong(searched: number, most: number): TooLongError {
  return new TooLongError(
    i18n.t(
      "no word of up to {searched} labels makes the target, and a longer one takes more than {most, number} products",
      { searched, most },
    ),
  );
}

/** How many of the longest known words there are. */
function lastLevel(search: PlaceSearch): number {
  return search.rowsUpTo(search.known) - search.rowsUpTo(search.known - 1);
}

/** The first of some rows that is among those that another search is known to have; −1 if there is none. */
function* firstMeeting(
  search: PlaceSearch,
  begin: number,
  end: number,
  other: PlaceSearch,
): Generator<void, number> {
  const known = other.rowsUpTo(other.known);
  for (let row = begin; row < end; row++) {
    if ((row - begin) % other.stepsPerYield === 0) yield;
    const same = other.find(search, row);
    if (same >= 0 && same < known) return row;
  }
  return -1;
}

/** The first row of a search, of those before `known`, to which a step leads from the longest words of another one; −1 if there is none. */
function* nearestMeeting(
  search: PlaceSearch,
  known: number,
  other: PlaceSearch,
  steps: readonly Step[],
): Generator<void, number> {
  const end = other.rowsUpTo(other.known);
  let first = known;
  let looked = 0;
  for (let row = other.rowsUpTo(other.known - 1); row < end; row++) {
    for (const step of steps) {
      if (looked++ % search.stepsPerYield === 0) yield;
      const same = search.findAfter(other, row, step);
      if (same >= 0 && same < first) first = same;
    }
  }
  return first < known ? first : -1;
}
