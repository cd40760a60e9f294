/** A permutation of the places, and the cost of using it. */
export interface Step {
  readonly images: Int32Array;
  readonly cost: number;
}

/** A state was reached again: from `row` by a step to the state of row `known`. */
export type OnRepeat = (row: number, step: number, known: number) => void;

const STEPS_PER_YIELD = 1 << 14;

/**
 * The places to which some points can be moved together, in order of cost (E. W. Dijkstra, "A note on two problems in connexion with
 * graphs", 1959). Row 0 is the start; the places of row k are at `places[k · size …]`.
 */
export class PlaceSearch {
  readonly size: number;
  readonly costs: Int32Array;
  readonly #places: Uint16Array;
  readonly #parents: Int32Array;
  readonly #lasts: Int32Array;
  /** Row + 1, or 0 for an empty slot. At least twice as many slots as rows. */
  readonly #slots: Int32Array;
  #count = 1;
  /** Whether all places to which the points can be moved have been found. */
  closed = false;

  constructor(
    start: ArrayLike<number>,
    readonly steps: readonly Step[],
    readonly mostRows: number,
  ) {
    this.size = start.length;
    let slots = 16;
    while (slots < 2 * (mostRows + 1)) slots *= 2;
    this.#slots = new Int32Array(slots);
    this.#places = new Uint16Array((mostRows + 1) * this.size);
    this.costs = new Int32Array(mostRows + 1);
    this.#parents = new Int32Array(mostRows + 1).fill(-1);
    this.#lasts = new Int32Array(mostRows + 1).fill(-1);
    this.#places.set(start);
    this.#slots[this.#slotOf(0)] = 1;
  }

  get count(): number {
    return this.#count;
  }

  /** Valid until rows are added. */
  placesOf(row: number): Uint16Array {
    return this.#places.subarray(row * this.size, (row + 1) * this.size);
  }

  /** The row with the same places as a row of another search, or −1. */
  find(other: PlaceSearch, row: number): number {
    const end = this.#count * this.size;
    for (let k = 0; k < this.size; k++) this.#places[end + k] = other.#places[row * this.size + k];
    return this.#slots[this.#slotOf(this.#count)] - 1;
  }

  /** The steps from the start to a row. */
  stepsTo(row: number): number[] {
    const steps: number[] = [];
    for (let at = row; this.#parents[at] >= 0; at = this.#parents[at]) steps.push(this.#lasts[at]);
    return steps.reverse();
  }

  /**
   * Adds rows until all are there, the maximum is reached, or `mostSteps` steps have been tried. Yields whenever a cost is finished, and
   * now and then: the cost up to which everything is known.
   */
  *run(mostSteps: number, again?: OnRepeat): Generator<number, void> {
    const { size, steps, costs, mostRows } = this;
    const places = this.#places;
    const slots = this.#slots;
    const groups = new Map<number, number[]>();
    steps.forEach(({ cost }, step) => {
      const group = groups.get(cost);
      if (group) group.push(step);
      else groups.set(cost, [step]);
    });
    const byCost = [...groups].sort(([a], [b]) => a - b);
    const most = byCost.at(-1)?.[0] ?? 0;
    /** The first row of each cost, and of the next one. */
    const firstOf = [0, 1];
    let tried = 0;
    for (let cost = 1, lastNew = 0; cost - lastNew <= most; cost++) {
      for (const [stepCost, group] of byCost) {
        if (stepCost > cost) break;
        const begin = firstOf[cost - stepCost];
        const end = firstOf[cost - stepCost + 1];
        for (let row = begin; row < end; row++) {
          for (const step of group) {
            if (tried++ % STEPS_PER_YIELD === STEPS_PER_YIELD - 1) yield cost - 1;
            if (tried > mostSteps) return;
            const { images } = steps[step];
            const last = this.#count * size;
            for (let k = 0, at = row * size; k < size; k++) places[last + k] = images[places[at + k]];
            const slot = this.#slotOf(this.#count);
            if (slots[slot] !== 0) {
              again?.(row, step, slots[slot] - 1);
              continue;
            }
            if (this.#count === mostRows) return;
            slots[slot] = this.#count + 1;
            costs[this.#count] = cost;
            this.#parents[this.#count] = row;
            this.#lasts[this.#count] = step;
            this.#count++;
            lastNew = cost;
          }
        }
      }
      firstOf.push(this.#count);
      yield cost;
    }
    this.closed = true;
  }

  /** The slot of the row with the same places as this row, or the empty one where they belong. */
  #slotOf(row: number): number {
    const { size } = this;
    const places = this.#places;
    const slots = this.#slots;
    const mask = slots.length - 1;
    const start = row * size;
    let hash = 0;
    for (let k = 0; k < size; k++) {
      const product = Math.imul(hash ^ (places[start + k] + 1), 0x9e3779b1);
      hash = (product << 13) | (product >>> 19);
    }
    let slot = (hash ^ (hash >>> 15)) & mask;
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
