import { keyOfPoint, orderOfPoints, type PointKey } from "../../permutations/points";
import { isPause, type Steps } from "../../steps";
import { textOf, type Cell, type Cells } from "../../grid/cells";

/**
 * The distinct places in the first two columns of a table, numbered in insertion order until they are sorted, and looked up in a hash table
 * with open addressing. There may be a million of them, and a Map of that many texts would take a hundred megabytes.
 */
export class Places {
  #count = 0;
  /** For each place, row · 2 + column of a cell that contains it. */
  #at: Int32Array;
  /** Number + 1, or 0 for an empty slot. Twice as many slots as there is room for places. */
  #slots: Int32Array;

  constructor(private readonly table: Cells) {
    const room = 2 ** Math.ceil(Math.log2(table.length + 1));
    this.#at = new Int32Array(room);
    this.#slots = new Int32Array(2 * room);
  }

  get count(): number {
    return this.#count;
  }

  /** As in the table, so 5 stays a number. */
  cell(number: number): Cell {
    const cell = this.#raw(number);
    return typeof cell === "string" ? textOf(cell) : cell;
  }

  name(number: number): string {
    return textOf(this.#raw(number));
  }

  names(): string[] {
    return Array.from({ length: this.#count }, (_, number) => this.name(number));
  }

  find(cell: Cell): number | undefined {
    const found = this.#slots[this.#slotOf(keyOf(cell))];
    return found > 0 ? found - 1 : undefined;
  }

  /** The number of the place in this table cell, which may be a new one. There must be room. */
  add(cell: Cell, row: number, column: number): number {
    const slot = this.#slotOf(keyOf(cell));
    const found = this.#slots[slot];
    if (found > 0) return found - 1;
    this.#at[this.#count] = 2 * row + column;
    this.#slots[slot] = ++this.#count;
    return this.#count - 1;
  }

  hasRoom(places: number): boolean {
    return this.#count + places <= this.#at.length;
  }

  /** Doubles the capacity. */
  *makeRoom(): Steps<void> {
    const at = new Int32Array(2 * this.#at.length);
    at.set(this.#at);
    this.#at = at;
    this.#slots = new Int32Array(2 * at.length);
    for (let number = 0; number < this.#count; number++) {
      if (isPause(number)) yield 0;
      this.#slots[this.#slotOf(keyOf(this.#raw(number)))] = number + 1;
    }
  }

  /** Numbers the places in point order. Returns the new number of each. */
  *sort(): Steps<Int32Array> {
    const order = yield* orderOfPoints(this.#count, (number) => keyOf(this.#raw(number)));
    let sorted = 0;
    while (sorted < order.length && order[sorted] === sorted) if (isPause(sorted++)) yield 0;
    if (sorted === order.length) return order;
    const before = this.#at.slice(0, this.#count);
    yield 0;
    const numbers = new Int32Array(this.#count);
    for (let number = 0; number < order.length; number++) {
      if (isPause(number)) yield 0;
      numbers[order[number]] = number;
      this.#at[number] = before[order[number]];
    }
    const slots = this.#slots;
    for (let slot = 0; slot < slots.length; slot++) {
      if (isPause(slot)) yield 0;
      if (slots[slot] > 0) slots[slot] = numbers[slots[slot] - 1] + 1;
    }
    return numbers;
  }

  #raw(number: number): Cell {
    const at = this.#at[number];
    return this.table[at >> 1][at & 1];
  }

  /** The slot where the place is, or would be. */
  #slotOf(key: PointKey): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(key) & mask;
    for (let found = this.#slots[slot]; found > 0; found = this.#slots[slot]) {
      if (keyOf(this.#raw(found - 1)) === key) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}

/** Places are the same if their texts are. Natural numbers in cells need not be converted to texts for that. */
function keyOf(cell: Cell): PointKey {
  const isNatural = typeof cell === "number" && cell >= 0 && cell < 1e15 && Number.isInteger(cell);
  return isNatural ? cell : keyOfPoint(textOf(cell));
}

const { imul } = Math;

/** Multiplies by odd numbers and mixes high bits into the low ones (compare Knuth, volume 3, 6.4). */
function hashOf(key: PointKey): number {
  let hash = 0;
  if (typeof key === "number") hash = imul(key ^ (key / 2 ** 32), 0x9e3779b1);
  else for (let k = 0; k < key.length; k++) hash = imul(hash ^ key.charCodeAt(k), 0x9e3779b1);
  hash = imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/** Moves from place to place as listed in a table, without repeats and moves that go nowhere. */
export interface Moves {
  /** In point order. */
  readonly places: Places;
  /** The place numbers of each move, in the order of the table. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The names of the moves, or blanks; undefined if the table has no column for them. */
  readonly names: readonly Cell[] | undefined;
  /** The costs of the moves, if that is what the third column has. */
  readonly costs?: Float64Array;
}
