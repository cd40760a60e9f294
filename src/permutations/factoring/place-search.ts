/** A permutation of the places, and the cost of using it. */
export interface Step {
  readonly images: Int32Array;
  readonly cost: number;
}

/** Where a search starts, too: at so much more cost. */
export interface LaterStart {
  readonly places: ArrayLike<number>;
  readonly cost: number;
}

/** A state was reached again: from `row` by a step to the state of row `known`. */
export type OnRepeat = (row: number, step: number, known: number) => void;

/** About a millisecond. */
const PLACES_PER_YIELD = 1 << 18;
const FIRST_ROWS = 64;

/**
 * The places to which some points can be moved together, in order of cost (E. W. Dijkstra, "A note on two problems in connexion with
 * graphs", 1959), equally dear ones in the order of their ways. Row 0 is the start; the places of row k are at `places[k · size …]`.
 *
 * A row may instead have the colour of each place. Then the images of a step say from which place its colour comes.
 */
export class PlaceSearch {
  readonly size: number;
  readonly stepsPerYield: number;
  /** Whether all places to which the points can be moved have been found. */
  closed = false;
  #costs = new Int32Array(FIRST_ROWS + 1);
  #places: Uint16Array;
  #parents = new Int32Array(FIRST_ROWS + 1).fill(-1);
  #lasts = new Int32Array(FIRST_ROWS + 1);
  /** Row + 1, or 0 for an empty slot. More than twice as many slots as rows. */
  #slots = new Int32Array(4 * FIRST_ROWS);
  #count = 1;
  /** The first row of each cost, and of the next one. */
  readonly #firstOf = [0, 1];

  constructor(
    start: ArrayLike<number>,
    readonly steps: readonly Step[],
    readonly mostRows: number,
    private readonly coloured = false,
    /** The cheapest first. */
    private readonly later: readonly LaterStart[] = [],
  ) {
    this.size = start.length;
    this.stepsPerYield = Math.ceil(PLACES_PER_YIELD / (this.size + 8));
    this.#places = new Uint16Array((FIRST_ROWS + 1) * this.size);
    this.#places.set(start);
    this.#slots[spread(this.#hashOf(0)) & (this.#slots.length - 1)] = 1;
  }

  get count(): number {
    return this.#count;
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
  placesOf(row: number): Uint16Array {
    return this.#places.subarray(row * this.size, (row + 1) * this.size);
  }

  /** The row with the same places as a row of another search, or −1. */
  find(other: PlaceSearch, row: number): number {
    const { size } = this;
    const places = this.#places;
    const others = other.#places;
    let hash = 0;
    for (let k = 0, at = row * size, to = this.#count * size; k < size; k++) {
      const place = others[at + k];
      places[to + k] = place;
      hash = mix(hash, place);
    }
    return this.#slots[this.#slotOf(hash)] - 1;
  }

  /** The row to which a permutation of the places leads from a row of this search or another one, or −1. */
  findAfter(other: PlaceSearch, row: number, images: Int32Array): number {
    return this.#slots[this.#slotOf(this.#go(other.#places, row * this.size, images))] - 1;
  }

  /** The number of the start from which a row comes: 0, or that of a later one, from 1 on. */
  startOf(row: number): number {
    let at = row;
    while (this.#parents[at] >= 0) at = this.#parents[at];
    return this.#lasts[at];
  }

  /** The steps from its start to a row. */
  stepsTo(row: number): number[] {
    const steps: number[] = [];
    for (let at = row; this.#parents[at] >= 0; at = this.#parents[at]) steps.push(this.#lasts[at]);
    return steps.reverse();
  }

  /**
   * Adds rows until all are there, the maximum is reached, or `mostSteps` steps have been tried. Yields whenever a cost is finished, and
   * now and then: the cost up to which everything is known. Can be called only once.
   */
  *run(mostSteps: number, again?: OnRepeat): Generator<number, void> {
    const { steps, mostRows } = this;
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
    let started = 0;
    for (let cost = 1, lastNew = 0; cost - lastNew <= most || started < this.later.length; cost++) {
      for (; started < this.later.length && this.later[started].cost <= cost; started++) {
        if (this.#count < mostRows && this.#addStart(started, cost)) lastNew = cost;
      }
      for (const [stepCost, group] of byCost) {
        if (stepCost > cost) break;
        const begin = firstOf[cost - stepCost];
        const end = firstOf[cost - stepCost + 1];
        for (let row = begin; row < end; row++) {
          for (const step of group) {
            if (++tried % this.stepsPerYield === 0) yield this.known;
            if (tried > mostSteps) return;
            const slot = this.#slotOf(this.#go(this.#places, row * this.size, steps[step].images));
            const found = this.#slots[slot] - 1;
            if (found >= 0) {
              again?.(row, step, found);
              continue;
            }
            if (this.#count === mostRows) return;
            this.#add(slot, row, step, cost);
            lastNew = cost;
          }
        }
      }
      firstOf.push(this.#count);
      yield cost;
    }
    this.closed = true;
  }

  /** Writes what a permutation of the places makes of a row to the end of the rows, and returns its hash. */
  #go(from: Uint16Array, at: number, images: Int32Array): number {
    const { size, coloured } = this;
    const places = this.#places;
    let hash = 0;
    for (let k = 0, to = this.#count * size; k < size; k++) {
      const place = coloured ? from[at + images[k]] : images[from[at + k]];
      places[to + k] = place;
      hash = mix(hash, place);
    }
    return hash;
  }

  #addStart(number: number, cost: number): boolean {
    this.#places.set(this.later[number].places, this.#count * this.size);
    const slot = this.#slotOf(this.#hashOf(this.#count));
    const isNew = this.#slots[slot] === 0;
    if (isNew) this.#add(slot, -1, number + 1, cost);
    return isNew;
  }

  /** Makes a row of what is at the end of the rows. */
  #add(slot: number, parent: number, step: number, cost: number): void {
    const row = this.#count++;
    this.#slots[slot] = row + 1;
    this.#costs[row] = cost;
    this.#parents[row] = parent;
    this.#lasts[row] = step;
    if (this.#count === this.#costs.length - 1 && this.#count < this.mostRows) this.#grow();
  }

  /** Twice the room, with a row more for what is looked up. */
  #grow(): void {
    const rows = Math.min(2 * this.#count, this.mostRows) + 2;
    this.#costs = longer(this.#costs, rows);
    this.#parents = longer(this.#parents, rows);
    this.#lasts = longer(this.#lasts, rows);
    const places = new Uint16Array(rows * this.size);
    places.set(this.#places);
    this.#places = places;
    if (this.#slots.length > 2 * rows) return;
    this.#slots = new Int32Array(4 * this.#slots.length);
    const mask = this.#slots.length - 1;
    for (let row = 0; row < this.#count; row++) {
      let slot = spread(this.#hashOf(row)) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = row + 1;
    }
  }

  #hashOf(row: number): number {
    let hash = 0;
    for (let at = row * this.size; at < (row + 1) * this.size; at++) hash = mix(hash, this.#places[at]);
    return hash;
  }

  /** The slot of the row that equals what is at the end of the rows, or the empty one where it belongs. */
  #slotOf(hash: number): number {
    const { size } = this;
    const places = this.#places;
    const slots = this.#slots;
    const mask = slots.length - 1;
    const start = this.#count * size;
    let slot = spread(hash) & mask;
    for (let found = slots[slot]; found !== 0; found = slots[slot]) {
      const at = (found - 1) * size;
      let k = 0;
      while (k < size && places[at + k] === places[start + k]) k++;
      if (k === size) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}

/** The last bits number the slots. */
function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}

function mix(hash: number, place: number): number {
  const product = Math.imul(hash ^ (place + 1), 0x9e3779b1);
  return (product << 13) | (product >>> 19);
}

function longer(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(length);
  copy.set(array);
  return copy;
}
