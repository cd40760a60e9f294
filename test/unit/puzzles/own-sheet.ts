import { insertLesson } from "../../../src/excel/lessons";
import type { Cells } from "../../../src/grid/cells";
import type { Lesson, LessonValue } from "../../../src/lessons/lesson";
// Univer's plugins without a page come first.
import { HeadlessWorkbench } from "../workbench/objects/headless-workbench";
import { withFunctions, type RunningFunctions } from "../checks/functions-runtime";

/** Values are read this often, in ms, and so many times at most. */
const READ_EVERY = 40;
const READINGS = 1000;
const ERROR = /^#[A-Z/0]+[!?]?$/;

/** A sheet in a workbench without a page, calculated with the add-in's functions. */
export class OwnSheet {
  private constructor(
    private readonly excel: HeadlessWorkbench,
    private readonly functions: RunningFunctions,
  ) {}

  static async open(): Promise<OwnSheet> {
    const excel = new HeadlessWorkbench();
    excel.hostAddIn();
    return new OwnSheet(excel, await withFunctions(excel));
  }

  /** Shows a lesson's sheet, in place of the one before. */
  async insert(lesson: Lesson): Promise<void> {
    const { workbook } = this.excel;
    const before = workbook.getActiveSheet();
    await insertLesson(lesson);
    workbook.deleteSheet(before);
  }

  type(cells: Readonly<Record<string, LessonValue>>): void {
    for (const [address, value] of Object.entries(cells)) this.range(address).setValue(value);
  }

  values(address: string): Cells {
    return this.range(address)
      .getValues()
      .map((row) => row.map((value) => value ?? "")) as Cells;
  }

  /** What a cell says as soon as it fulfils the condition; what it says at last, if it never does. */
  says(address: string, isAsExpected: (text: string) => boolean): Promise<string> {
    return soon(() => String(this.values(address)[0][0]), isAsExpected);
  }

  /** The cells that still have errors in the end. */
  errors(): Promise<string[]> {
    return soon(
      () => this.errorsNow(),
      (cells) => cells.length === 0,
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

  private errorsNow(): string[] {
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
}

async function soon<Value>(read: () => Value, isAsExpected: (value: Value) => boolean): Promise<Value> {
  for (let reading = 1; reading < READINGS && !isAsExpected(read()); reading++)
    await new Promise((resolve) => setTimeout(resolve, READ_EVERY));
  return read();
}
