import type { FUniver } from "@univerjs/presets";
import type {} from "@univerjs/preset-sheets-core";
import type { Cell } from "./invocations";

/** So many milliseconds without a calculation or a result mean that all is done. */
const QUIET = 300;

/**
 * Calculates cells again when results arrive for them, and once more when all is quiet: where a request comes while it
 * calculates, Univer may end before it has broken off to begin anew, and then what depends on the cells keeps old values.
 */
export class Recalculation {
  private readonly unconfirmed = new Map<string, Cell>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    univerAPI: FUniver,
    private readonly recalculate: (cells: Cell[]) => void,
  ) {
    const formula = univerAPI.getFormula();
    formula.calculationStart(() => this.wait());
    formula.calculationProcessing(() => this.wait());
    formula.calculationEnd(() => this.wait());
  }

  request(cells: Cell[]): void {
    if (cells.length === 0) return;
    for (const cell of cells) this.unconfirmed.set(JSON.stringify(cell), cell);
    this.recalculate(cells);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.unconfirmed.size > 0) this.timer = setTimeout(() => this.confirm(), QUIET);
  }

  private confirm(): void {
    const cells = [...this.unconfirmed.values()];
    this.unconfirmed.clear();
    this.recalculate(cells);
  }
}
