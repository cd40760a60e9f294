import { enlarged, StateTable } from "../../search/state-table";
import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { WORDS } from "./jumps";
import type { Canonical } from "./symmetries";

/** More positions take more than 400 MB. */
export const MAX_POSITIONS = 10_000_000;

/** Throws a LimitError if more positions than that were looked at. */
export function checkCount(count: number, most: number): void {
  if (count > most)
    throw new LimitError(i18n.t("more than {most, number} arrangements were searched", { most }));
}

/** The positions that two searches have met, with the one before each. Of those that are equal but for symmetries, one stands for all. */
export class Positions {
  readonly table = new StateTable(WORDS);
  private before = new Int32Array(1 << 10);
  private sides = new Int32Array(1 << 10);
  private readonly state = new Int32Array(WORDS);

  constructor(private readonly canonical: Canonical) {}

  /** Adds a position. Returns its row if the other search has met it, otherwise −1. */
  add(low: number, high: number, before: number, side: number): number {
    this.canonical.write(low, high, this.state, 0);
    const known = this.table.count;
    const row = this.table.add(this.state, 0);
    if (row < known) return this.sides[row] === side ? -1 : row;
    if (row === this.before.length) {
      this.before = enlarged(this.before, 2 * row);
      this.sides = enlarged(this.sides, 2 * row);
    }
    this.before[row] = before;
    this.sides[row] = side;
    return -1;
  }

  /** Whether a position is that of a row, but for symmetries. */
  isAt(row: number, low: number, high: number): boolean {
    this.canonical.write(low, high, this.state, 0);
    return this.state.every((word, k) => word === this.table.words[WORDS * row + k]);
  }

  /** The rows from one back to the first of its search. */
  wayFrom(row: number): number[] {
    const way = [];
    for (let at = row; at >= 0; at = this.before[at]) way.push(at);
    return way;
  }
}
