import type { FUniver } from "@univerjs/presets";
import type {} from "@univerjs/preset-sheets-core";
import { changeOf } from "./changes";

/** Functions of add-ins may take as long as they like; a read does not wait longer than this for them. */
const LONGEST_WAIT = 1000;
/** Univer starts to calculate 100 ms after the last change; a change without formulas may not start it at all. */
const LONGEST_START = 300;

/** Changes besides those of cells, rows and columns that Univer calculates after. */
const CHANGES = new Set(
  ["move-range", "insert-sheet", "remove-sheet", "set-worksheet-name"].map(
    (name) => `sheet.mutation.${name}`,
  ),
);
const DEFINED_NAMES = /^formula\.mutation\.(set|remove)-defined-name/;

/**
 * Knows whether formulas are still to be calculated. Excel calculates its own functions before a batch reads; Univer
 * calculates later, so that a read waits for it.
 */
export class Calculation {
  private readonly formula;
  private changed = 0;
  private started = 0;
  private runs = 0;
  /** A calculation that has been waited for long enough. */
  private slowRun = 0;
  private running = false;
  private waiting: (() => void)[] = [];

  constructor(univerAPI: FUniver) {
    this.formula = univerAPI.getFormula();
    univerAPI.addEvent(univerAPI.Event.CommandExecuted, ({ id, params, options }) => {
      if (CHANGES.has(id) || DEFINED_NAMES.test(id) || changeOf(id, params, options)) this.changed++;
    });
    this.formula.calculationStart(() => {
      this.started = this.changed;
      this.running = true;
      this.runs++;
    });
    this.formula.calculationEnd(() => {
      const { runs } = this;
      // Univer writes the results in the same turn, and starts again at once after a calculation that it broke off.
      setTimeout(() => runs === this.runs && this.end());
    });
  }

  /** Resolves when all changes so far have been calculated, or when that takes too long. */
  async finished(): Promise<void> {
    const deadline = performance.now() + LONGEST_WAIT;
    while (this.pending()) {
      const left = deadline - performance.now();
      if (left <= 0) {
        this.slowRun = this.runs;
        return;
      }
      const ended = await this.nextEnd(this.running ? left : Math.min(left, LONGEST_START));
      // Nothing has begun: these changes need no calculation.
      if (!ended && !this.running) this.started = this.changed;
    }
  }

  /** Calculates all formulas anew. */
  recalculate(): void {
    this.changed++;
    this.formula.executeCalculation();
  }

  private pending(): boolean {
    return this.started < this.changed || (this.running && this.runs !== this.slowRun);
  }

  private end(): void {
    this.running = false;
    const waiting = this.waiting;
    this.waiting = [];
    for (const resume of waiting) resume();
  }

  private nextEnd(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), milliseconds);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }
}
