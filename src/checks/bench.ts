import { runAfterEdit } from "../excel/run";
import { addSheet } from "../excel/sheet-names";
import { areaAddress } from "../grid/addresses";
import { Cancelled } from "./cancelled";

type ExcelBatch<T> = (context: Excel.RequestContext) => Promise<T>;
type CellInput = string | number | boolean | null;

/** Values of cells whose answer is still to come. */
const AWAITED = new Set<unknown>(["#BUSY!", "#GETTING_DATA"]);
/** How long to wait before a cell is read again, in milliseconds. */
const PAUSES = [20, 50, 100, 200];

/**
 * Where a check works: a sheet of its own that goes with the check, whatever came of it. All that it does ends with an
 * error once the check is broken off.
 */
export class Bench {
  private sheetName: Promise<string> | undefined;
  private readonly cleanups: (() => unknown)[] = [];
  isBrokenOff = false;

  /**
   * @param sheetNames how the names of all its sheets begin
   * @param patience how long answers are waited for, in milliseconds
   */
  constructor(
    readonly sheetNames: string,
    readonly patience: number,
  ) {}

  /** Runs a batch; an edit of a cell that is under way is waited for. */
  run<T>(batch: ExcelBatch<T>): Promise<T> {
    this.goOn();
    return runAfterEdit(async (context) => {
      this.goOn();
      return batch(context);
    });
  }

  /** Throws once the check is broken off. */
  goOn(): void {
    if (this.isBrokenOff) throw new Cancelled();
  }

  /** The name of the check's own sheet, which is there from the first call on. */
  sheet(): Promise<string> {
    this.sheetName ??= this.furtherSheet();
    return this.sheetName;
  }

  /** Adds another sheet, which goes with the check too; answers its name. */
  furtherSheet(): Promise<string> {
    return this.run(async (context) => {
      const sheet = (await addSheet(context, this.sheetNames)).load("name");
      await context.sync();
      return sheet.name;
    });
  }

  /** Does something with the check's own sheet, in one batch. */
  async onSheet<T>(
    use: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T | Promise<T>,
  ): Promise<T> {
    const name = await this.sheet();
    return this.run(async (context) => {
      const answer = await use(context.workbook.worksheets.getItem(name), context);
      await context.sync();
      return answer;
    });
  }

  /** The check's own sheet is shown, with these cells selected, as a person would look at it. */
  async show(cells = "A1"): Promise<void> {
    await this.onSheet((sheet) => {
      sheet.activate();
      sheet.getRange(cells).select();
    });
  }

  /** Enters values and formulas from a cell of the check's own sheet on. */
  async enter(at: string, cells: readonly (readonly CellInput[])[]): Promise<void> {
    await this.onSheet((sheet) => {
      const range = sheet.getRange(at).getAbsoluteResizedRange(cells.length, cells[0].length);
      range.formulas = cells.map((row) => [...row]);
    });
  }

  async values(cells: string): Promise<unknown[][]> {
    return this.onSheet(async (sheet, context) => {
      const range = sheet.getRange(cells).load("values");
      await context.sync();
      return range.values;
    });
  }

  /** The values of cells when none of them is awaited any more, and `isDone` likes them; after `patience` as they are. */
  answers(cells: string, isDone: (values: unknown[][]) => boolean = () => true): Promise<unknown[][]> {
    return this.until(
      () => this.values(cells),
      (values) => !values.flat().some((value) => AWAITED.has(value)) && isDone(values),
    );
  }

  /** Types a formula into A1 and answers so many cells from there on. */
  async answersTo(formula: string, rows = 1, columns = 1): Promise<unknown[][]> {
    await this.enter("A1", [[formula]]);
    return this.answers(areaAddress(0, 0, rows, columns));
  }

  /** Reads again and again until `isDone`, or until patience ends; answers what was read last. */
  async until<T>(read: () => T | Promise<T>, isDone: (value: T) => boolean): Promise<T> {
    const start = performance.now();
    for (let turn = 0; ; turn++) {
      this.goOn();
      const value = await read();
      if (isDone(value) || performance.now() - start >= this.patience) return value;
      await this.pause(PAUSES[Math.min(turn, PAUSES.length - 1)]);
    }
  }

  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  /** Is done when the check has ended, in whatever way; the last first. */
  afterwards(cleanup: () => unknown): void {
    this.cleanups.push(cleanup);
  }

  /** All that is still done on it ends with an error. */
  breakOff(): void {
    this.isBrokenOff = true;
  }

  /** Takes away what the check has left, but for sheets. What cannot be taken away keeps nothing else from going. */
  async close(): Promise<void> {
    this.breakOff();
    for (const cleanup of this.cleanups.splice(0).toReversed()) {
      try {
        await cleanup();
      } catch {
        // What is there still is seen by who removes the sheets.
      }
    }
  }
}
