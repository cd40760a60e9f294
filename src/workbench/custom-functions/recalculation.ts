import {
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
} from "@univerjs/preset-sheets-core";
import type { ICommandService, IDisposable, IUnitRange } from "@univerjs/core";

/** How Univer ends a calculation (`FormulaExecutedStateType`). After an aborted one it also reports 0. */
const BROKEN_OFF = 1;
const NOTHING_TO_CALCULATE = 2;
const CALCULATED = 3;

/** A calculation that reports nothing for this long, in ms, has failed. */
const CALCULATION_TIMEOUT_MS = 3000;
/** Everything is done after this many ms without a calculation or a result. */
const IDLE_MS = 300;

/**
 * Recalculates cells when results arrive for them. Each calculation makes Univer look at all formulas of the workbook, and requesting one
 * while another is running aborts the running one. So results are collected until it has ended. While more are pending, the sheet is left
 * alone for as long as the calculation took. If Univer is aborted twice, it forgets what it first had to calculate, so that is requested
 * again. Anything that depends on results, conditional formats above all, may keep old values, so everything is calculated once more when
 * things are quiet.
 */
export class Recalculation {
  private readonly gathered: IUnitRange[] = [];
  private readonly unconfirmed: IUnitRange[] = [];
  /** What the running calculations were started for, first to last. */
  private readonly underWay: IUnitRange[][] = [];
  private readonly uncalculated = new Set<IUnitRange>();
  private begin = 0;
  private end = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listening: IDisposable;

  constructor(
    commands: ICommandService,
    private readonly calculate: (ranges: IUnitRange[]) => void,
    private readonly isMoreAwaited: () => boolean,
  ) {
    this.listening = commands.onCommandExecuted(({ id, params }) => {
      if (id === SetFormulaCalculationStartMutation.id) {
        this.started((params as { dirtyRanges?: IUnitRange[] }).dirtyRanges ?? []);
      } else if (id === SetFormulaCalculationNotificationMutation.id) {
        this.heard((params as { functionsExecutedState?: number }).functionsExecutedState);
      }
    });
  }

  /** Results have arrived in these ranges. */
  request(ranges: IUnitRange[]): void {
    this.gathered.push(...ranges);
    this.proceed();
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.listening.dispose();
  }

  private started(ranges: IUnitRange[]): void {
    if (this.underWay.length === 0) this.begin = performance.now();
    this.underWay.push(ranges);
    for (const range of ranges) this.uncalculated.add(range);
    this.proceed();
  }

  private heard(end: number | undefined): void {
    if (end === BROKEN_OFF) this.underWay.shift();
    if (end === CALCULATED || end === NOTHING_TO_CALCULATE) {
      for (const range of this.underWay.shift() ?? []) this.uncalculated.delete(range);
      if (this.underWay.length === 0) {
        this.end = performance.now();
        this.gathered.push(...this.uncalculated);
        this.uncalculated.clear();
      }
    }
    this.proceed();
  }

  private proceed(): void {
    clearTimeout(this.timer);
    if (this.gathered.length + this.unconfirmed.length === 0) return;
    if (this.underWay.length > 0) this.timer = setTimeout(() => this.giveUp(), CALCULATION_TIMEOUT_MS);
    else if (this.gathered.length === 0)
      this.timer = setTimeout(() => this.calculate(this.unconfirmed.splice(0)), IDLE_MS);
    else if (this.pause() > 0) this.timer = setTimeout(() => this.proceed(), this.pause());
    else {
      const ranges = this.gathered.splice(0);
      this.unconfirmed.push(...ranges);
      this.calculate(ranges);
      this.proceed();
    }
  }

  /** How much longer the sheet is left alone, in ms. */
  private pause(): number {
    return this.isMoreAwaited() ? this.end + (this.end - this.begin) - performance.now() : 0;
  }

  private giveUp(): void {
    this.underWay.length = 0;
    this.proceed();
  }
}
