import { insertLesson } from "../../../src/excel/lessons";
import type { Cells } from "../../../src/grid/cells";
import type { Lesson, LessonValue } from "../../../src/lessons/lesson";
// Univer's plugins without a page come first.
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";
import { withFunctions, type RunningFunctions } from "../self-check/functions-runtime";
import { Settling } from "../lessons/settling";

const ERROR = /^#[A-Z/0]+[!?]?$/;

/** A sheet in a workbench without a page, calculated with the add-in's functions. */
export class OwnSheet {
  private constructor(
    private readonly excel: HeadlessWorkbench,
    private readonly functions: RunningFunctions,
    private readonly settling: Settling,
  ) {}

  static async open(): Promise<OwnSheet> {
    const excel = new HeadlessWorkbench();
    excel.hostAddIn();
    return new OwnSheet(excel, await withFunctions(excel), new Settling(excel));
  }

  /** Shows a lesson's sheet, calculated, in place of the one before. */
  async insert(lesson: Lesson): Promise<void> {
    const { workbook } = this.excel;
    const before = workbook.getActiveSheet();
    await insertLesson(lesson);
    workbook.deleteSheet(before);
    await this.settled();
  }

  /** Types values, by address, and waits until all has been calculated. */
  async type(cells: Readonly<Record<string, LessonValue>>): Promise<void> {
    this.put(cells);
    await this.settled();
  }

  /** Types values, which are calculated later. */
  put(cells: Readonly<Record<string, LessonValue>>): void {
    for (const [address, value] of Object.entries(cells)) this.range(address).setValue(value);
  }

  /** What has been typed into cells, by address. */
  contents(addresses: readonly string[]): Record<string, LessonValue> {
    return Object.fromEntries(
      addresses.map((address) => {
        const cell = this.range(address);
        return [address, cell.getFormula() || ((cell.getValue() ?? "") as LessonValue)];
      }),
    );
  }

  values(address: string): Cells {
    return this.range(address)
      .getValues()
      .map((row) => row.map((value) => value ?? ""));
  }

  /** What a cell says, as text. */
  says(address: string): string {
    return String(this.values(address)[0][0]);
  }

  /** The cells that have errors. */
  errors(): string[] {
    const { sheet } = this;
    return sheet
      .getDataRange()
      .getValues()
      .flatMap((row, down) =>
        row.flatMap((value, right) =>
          ERROR.test(String(value)) ? [`${sheet.getRange(down, right).getA1Notation()}: ${value}`] : [],
        ),
      );
  }

  dispose(): void {
    this.functions.end();
    this.excel.dispose();
  }

  private get sheet() {
    return this.excel.workbook.getActiveSheet();
  }

  private range(address: string) {
    return this.sheet.getRange(address);
  }

  private settled(): Promise<void> {
    return this.settling.settled(() => this.functions.areAwaited);
  }
}
