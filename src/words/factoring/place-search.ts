import { enlarged, invertImages } from "../../permutations/images";
import { PLACES_PER_YIELD, PlaceTable, type Places } from "./place-table";

/** A permutation of the places, and the cost of using it. */
export interface Step {
  readonly images: Int32Array;
  readonly cost: number;
  /** Whether the places that begin somewhere in a list allow the step; what they are before it, or after it. */
  readonly before?: PlacesTest | undefined;
  readonly after?: PlacesTest | undefined;
}

export type PlacesTest = (list: Places, begin: number) => boolean;

/**
 * The places to which some points can be moved together, or if `coloured` the colours of all places, in order of cost (E. W. Dijkstra, "A note on two problems in connexion with
 * graphs", 1959), equally dear ones in the order of their ways. Row 0 is the start; the places of row k are at `places[k · size …]`.
 */
export class PlaceSearch {
  readonly stepsPerYield: number;
  /** Whether all places to which the points can be moved have been found. */
  closed = false;
  #costs: Int32Array;
  readonly #table: PlaceTable;
  /** For each step, the one that leads back; −1 if none of them does. */
  readonly #back: Int32Array;
  #parents: Int32Array;
  #lasts: Int32Array;
  /** The first row of each cost, and of the next one. */
  readonly #firstOf = [0, 1];

  constructor(
    start: ArrayLike<number>,
    readonly steps: readonly Step[],
    readonly mostRows: number,
    /** Then the images of a step say from which place a colour comes, and colours are at most as many as places. */
    coloured = false,
  ) {
    this.#table = new PlaceTable(start, mostRows, coloured, (steps[0]?.images.length ?? Infinity) + 1);
    this.#back = stepsBack(steps);
    const rows = this.#table.capacity;
    this.#costs = new Int32Array(rows);
    this.#parents = new Int32Array(rows);
    this.#parents[0] = -1;
    this.#lasts = new Int32Array(rows);
    this.stepsPerYield = Math.ceil(PLACES_PER_YIELD / (start.length + 8));
  }

  get count(): number {
    return this.#table.count;
  }

  /** The cost up to which everything is known. */
  get known(): number {
    return this.#firstOf.length - 2;
  }

  /** How many rows have at most this cost, which must be known. */
  rowsUpTo(cost: number): number {
    return this.#firstOf[cost + 1];
  }

  /** Of each row. Valid until rows are added. */
  get costs(): Int32Array {
    return this.#costs;
  }

  /** Valid until rows are added. */
  placesOf(row: number): Places {
    return this.#table.placesOf(row);
  }

  /** The row with the same places as a row of another search, or −1. */
  find(other: PlaceSearch, row: number): number {
    return this.#table.rowAt(this.#table.slotOfRow(other.#table, row));
  }

  /** The row with these places, or −1. */
  findPlaces(places: ArrayLike<number>): number {
    return this.#table.rowAt(this.#table.slotOf(places));
  }

  /** The row with the places that begin somewhere in a list, or −1. */
  findAt(list: Places, begin: number): number {
    return this.#table.rowAt(this.#table.slotAt(list, begin));
  }

  /** The row to which a step leads from a row of this search or another one, or −1. */
  findAfter(other: PlaceSearch, row: number, { images, before, after }: Step): number {
    const table = this.#table;
    if (before && !other.#table.allows(row, before)) return -1;
    const slot = table.slotAfter(other.#table, row, images);
    return after && !table.allows(table.count, after) ? -1 : table.rowAt(slot);
  }

  /** The row to whose places one comes from a row's if the points are permuted first and the places last, or −1. */
  findBetween(row: number, points: Int32Array, images: Int32Array): number {
    return this.#table.rowAt(this.#table.slotBetween(row, points, images));
  }

  /** Whether a step undoes the last one of the way to a row. */
  leadsBack(row: number, step: number): boolean {
    return row > 0 && this.#back[this.#lasts[row]] === step;
  }

  stepsTo(row: number): number[] {
    const steps: number[] = [];
    for (let at = row; this.#parents[at] >= 0; at = this.#parents[at]) steps.push(this.#lasts[at]);
    return steps.reverse();
  }

  /**
   * Adds rows until all are there, the maximum is reached, or `mostSteps` steps have been tried. Yields the cost up to which everything is
   * known, whenever a cost is finished, and now and then. A step from `row` to the state of row `known` is reported to `again`. Can be
   * called only once.
   */
  *run(
    mostSteps: number,
    again?: (row: number, step: number, known: number) => void,
  ): Generator<number, void> {
    const { steps, mostRows } = this;
    const table = this.#table;
    const groups = new Map<number, number[]>();
    steps.forEach(({ cost }, step) => {
      const group = groups.get(cost);
      if (group) group.push(step);
      else groups.set(cost, [step]);
    });
    const byCost = [...groups].sort(([a], [b]) => a - b);
    const most = byCost.at(-1)?.[0] ?? 0;
    const firstOf = this.#firstOf;
    let tried = 0;
    for (let cost = 1, lastNew = 0; cost - lastNew <= most; cost++) {
      for (const [stepCost, group] of byCost) {
        if (stepCost > cost) break;
        const begin = firstOf[cost - stepCost];
        const end = firstOf[cost - stepCost + 1];
        for (let row = begin; row < end; row++) {
          for (const step of group) {
            if (++tried % this.stepsPerYield === 0) yield this.known;
            if (tried > mostSteps) return;
            if (this.leadsBack(row, step)) {
              again?.(row, step, this.#parents[row]);
              continue;
            }
            const { images, before, after } = steps[step];
            if (before && !table.allows(row, before)) continue;
            const slot = table.slotAfter(table, row, images);
            if (after && !table.allows(table.count, after)) continue;
            const found = table.rowAt(slot);
            if (found >= 0) {
              again?.(row, step, found);
              continue;
            }
            if (table.count >= mostRows) return;
            const added = table.add(slot);
            this.#costs[added] = cost;
            this.#parents[added] = row;
            this.#lasts[added] = step;
            lastNew = cost;
            if (!table.isFull) continue;
            for (const growing = this.#grow(); !growing.next().done;) yield this.known;
          }
        }
      }
      firstOf.push(table.count);
      yield cost;
    }
    this.closed = true;
  }

  *#grow(): Generator<void, void> {
    const table = this.#table;
    yield* table.grow();
    const rows = table.capacity;
    const parents = enlarged(this.#parents, rows);
    yield;
    const lasts = enlarged(this.#lasts, rows);
    yield;
    this.#costs = enlarged(this.#costs, rows);
    this.#parents = parents;
    this.#lasts = lasts;
  }
}

/** Layers search with the same steps again and again. */
const known = new WeakMap<readonly Step[], Int32Array>();

function stepsBack(steps: readonly Step[]): Int32Array {
  let back = known.get(steps);
  if (!back) known.set(steps, (back = findStepsBack(steps)));
  return back;
}

function findStepsBack(steps: readonly Step[]): Int32Array {
  const numbers = new Map(steps.map(({ images }, k) => [images.join(), k]));
  return Int32Array.from(steps, ({ images }) => numbers.get(invertImages(images).join()) ?? -1);
}
