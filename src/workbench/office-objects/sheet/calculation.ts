import type { FUniver } from "@univerjs/core/facade";
import type {} from "@univerjs/preset-sheets-core";
import { changeOf } from "./changes";

/**
 * Waiting is counted in turns of the page, each at least this many ms. So Univer gets as many turns to calculate on a busy machine as on an
 * idle one.
 */
const TURN = 10;
/** Add-in functions may take as long as they like, but a read does not wait longer than this for them: about a second. */
const MAX_TURNS = 100;
/**
 * Univer starts calculating 40 ms after the last change or request (100 ms without our patch), as precisely as clocks go. If nothing starts
 * for much longer, the change triggered nothing.
 */
const DELAY = 30;
const TURNS_TO_START = 30;

/** Changes, besides those of cells, rows and columns, after which Univer calculates. */
const CHANGES =
  /^sheet\.mutation\.(move-range|insert-sheet|remove-sheet|set-worksheet-name)$|^formula\.mutation\.(set|remove)-defined-name/;
/** `FormulaExecutedStateType.STOP_EXECUTION`, which the presets do not hand on. */
const BROKEN_OFF: number = 1;
const REQUEST = "formula.mutation.set-trigger-formula-calculation-start";

/**
 * Tracks whether formulas still have to be calculated. Excel calculates its own functions before a batch reads; Univer calculates later, so
 * a read waits for it.
 */
export class Calculation {
  private readonly formula;
  private changed = 0;
  private lastChange = 0;
  private requests = 0;
  private started = 0;
  private runs = 0;
  /** A calculation for which the wait has been long enough. */
  private slowRun = 0;
  private running = false;

  constructor(univerAPI: FUniver) {
    this.formula = univerAPI.getFormula();
    univerAPI.addEvent(univerAPI.Event.CommandExecuted, ({ id, params, options }) => {
      if (CHANGES.test(id) || changeOf(id, params as object, options)) {
        this.changed++;
        this.lastChange = performance.now();
      }
      if (id === REQUEST) this.requests++;
    });
    this.formula.calculationStart((isOfAll) => {
      // A calculation that starts sooner belongs to earlier changes.
      if (isOfAll || performance.now() - this.lastChange >= DELAY) this.started = this.changed;
      this.running = true;
      this.runs++;
    });
    this.formula.calculationEnd((state) => {
      // Univer tells of a calculation that it broke off when the next one has already started.
      if (state === BROKEN_OFF) return;
      const { runs } = this;
      // Univer writes the results in the same turn.
      setTimeout(() => {
        if (runs === this.runs) this.running = false;
      });
    });
  }

  /** Resolves when all changes so far have been calculated, or when that takes too long. */
  async finished(): Promise<void> {
    let { requests } = this;
    for (let turn = 0, quiet = 0; this.pending(); turn++, quiet++) {
      if (requests !== this.requests) [requests, quiet] = [this.requests, 0];
      if (quiet === TURNS_TO_START && !this.running) this.started = this.changed;
      if (turn === MAX_TURNS) this.slowRun = this.runs;
      if (turn > MAX_TURNS) return;
      await new Promise((resolve) => setTimeout(resolve, TURN));
    }
  }

  private pending(): boolean {
    return this.started < this.changed || (this.running && this.runs !== this.slowRun);
  }
}
