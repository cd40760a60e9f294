import { runAfterEdit } from "../excel/run";
import { addSheet } from "../excel/sheet-names";
import { areaAddress } from "../grid/addresses";

type ExcelBatch<T> = (context: Excel.RequestContext) => Promise<T>;
export type CellInput = string | number | boolean | null;

/** Values of cells whose result is still pending. */
const AWAITED = new Set<unknown>(["#BUSY!", "#GETTING_DATA"]);
/** How long to wait before rereading a cell, in ms. */
const PAUSES = [20, 50, 100, 200];

/** What a cancelled check throws at its next step. */
export class Cancelled extends Error {
  override readonly name = "Cancelled";
}

/**
 * Where a check works: on its own sheet, which is removed with the check whatever the outcome. Everything it does throws once the check is
 * cancelled.
 */
export class Scratch {
  private sheetName: Promise<string> | undefined;
  private readonly cleanups: (() => unknown)[] = [];
  isCancelled = false;

  /**
   * @param sheetNames the prefix of the names of all its sheets
   * @param patience how long to wait for results, in ms
   */
  constructor(
    readonly sheetNames: string,
    readonly patience: number,
  ) {}

  /** Runs a batch, waiting for any cell edit in progress. */
  run<T>(batch: ExcelBatch<T>): Promise<T> {
    this.throwIfCancelled();
    return runAfterEdit(async (context) => {
      this.throwIfCancelled();
      return batch(context);
    });
  }

  throwIfCancelled(): void {
    if (this.isCancelled) throw new Cancelled();
  }

  /** The name of the check's own sheet, which is created on the first call. */
  sheet(): Promise<string> {
    this.sheetName ??= this.furtherSheet();
    return this.sheetName;
  }

  /** Adds another sheet, which is also removed with the check. Returns its name. */
  furtherSheet(): Promise<string> {
    return this.run(async (context) => {
      const sheet = (await addSheet(context, this.sheetNames)).load("name");
      await context.sync();
      return sheet.name;
    });
  }

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

  /** Shows the check's own sheet with these cells selected, as a user would see it. */
  async show(cells = "A1"): Promise<void> {
    await this.onSheet((sheet) => {
      sheet.activate();
      sheet.getRange(cells).select();
    });
  }

  /** Enters values and formulas in the check's own sheet, starting at a cell. */
  async enter(at: string, cells: readonly (readonly CellInput[])[]): Promise<void> {
    await this.onSheet((sheet) => {
      const range = sheet.getRange(at).getAbsoluteResizedRange(cells.length, cells[0]!.length);
      range.formulas = cells.map((row) => [...row]);
    });
  }

  /** What Excel says of some cells, such as their texts. */
  read<Property extends keyof Excel.Range>(
    cells: string,
    property: Property,
  ): Promise<Excel.Range[Property]> {
    return this.onSheet(async (sheet, context) => {
      const range = sheet.getRange(cells).load(property);
      await context.sync();
      return range[property];
    });
  }

  values(cells: string): Promise<unknown[][]> {
    return this.read(cells, "values");
  }

  /** The values of cells once none of them is pending and `isDone` accepts them, or after `patience` whatever they are. */
  answers(cells: string, isDone: (values: unknown[][]) => boolean = () => true): Promise<unknown[][]> {
    return this.until(
      () => this.values(cells),
      (values) => !values.flat().some((value) => AWAITED.has(value)) && isDone(values),
    );
  }

  /** Types a formula into A1 and returns that many rows and columns from there. */
  async answersTo(formula: string, rows = 1, columns = 1): Promise<unknown[][]> {
    await this.enter("A1", [[formula]]);
    return this.answers(areaAddress(0, 0, rows, columns));
  }

  /** Reads repeatedly until `isDone`, or until patience runs out. Returns the last value read. */
  async until<T>(read: () => T | Promise<T>, isDone: (value: T) => boolean): Promise<T> {
    const start = performance.now();
    for (let turn = 0; ; turn++) {
      this.throwIfCancelled();
      const value = await read();
      if (isDone(value) || performance.now() - start >= this.patience) return value;
      await this.pause(PAUSES[Math.min(turn, PAUSES.length - 1)]!);
    }
  }

  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  /** Runs when the check has ended, however it ended; last added, first run. */
  afterwards(cleanup: () => unknown): void {
    this.cleanups.push(cleanup);
  }

  /** Everything done on it from now on throws. */
  cancel(): void {
    this.isCancelled = true;
  }

  /** Cleans up after the check, except for its sheets. One failed cleanup does not stop the others. */
  async close(): Promise<void> {
    this.cancel();
    for (const cleanup of this.cleanups.splice(0).toReversed()) {
      try {
        await cleanup();
      } catch {
        // Whoever removes the sheets notices what is left.
      }
    }
  }
}
