import { SOLUTIONS } from "../../../src/lessons/solutions";
import type { Lesson, LessonValue } from "../../../src/lessons/lesson";
import { HeadlessWorkbench } from "../workbench/objects/headless-workbench";
import { withFunctions, type RunningFunctions } from "../checks/functions-runtime";
import { Settling } from "./settling";
import { placeOf } from "./sheet-of";

/** Blank cells have a style, as on the real sheet: Univer's INDEX does not find a cell that has nothing at all. */
function contentOf(value: LessonValue): object {
  if (value === "") return { s: { bl: 0 } };
  return String(value).startsWith("=") ? { f: String(value) } : { v: value };
}

/** A lesson's sheet with all of its formulas calculated, ours too. */
export class SolvedSheet {
  private constructor(
    private readonly excel: HeadlessWorkbench,
    private readonly functions: RunningFunctions,
    private readonly lesson: Lesson,
    private readonly settling: Settling,
  ) {}

  static async open(lesson: Lesson): Promise<SolvedSheet> {
    const excel = new HeadlessWorkbench();
    const sheet = new SolvedSheet(excel, await withFunctions(excel), lesson, new Settling(excel));
    const all: Record<number, Record<number, object>> = {};
    for (const { at, cells } of lesson.blocks) {
      const { row, column } = placeOf(at);
      cells.forEach((values, down) =>
        values.forEach((value, right) => ((all[row + down] ??= {})[column + right] = contentOf(value))),
      );
    }
    excel.workbook.getActiveSheet().getRange("A1:CV700").setValues(all);
    await sheet.settled();
    return sheet;
  }

  close(): void {
    this.functions.end();
    this.excel.dispose();
  }

  /** Types values, by address, and waits until all has been calculated. */
  async type(values: Readonly<Record<string, string | number>>): Promise<void> {
    for (const [address, value] of Object.entries(values)) {
      this.excel.workbook.getActiveSheet().getRange(address).setValueForCell({ v: value, f: null });
    }
    await this.settled();
  }

  async show(word: "yes" | "no"): Promise<void> {
    await this.type({ [this.lesson.names![SOLUTIONS]]: word });
  }

  /** The values of a range, row by row. Blank cells are "". */
  values(range: string): (string | number | boolean)[][] {
    const read = this.excel.workbook.getActiveSheet().getRange(range).getValues();
    return read.map((row) => row.map((value) => value ?? ""));
  }

  value(address: string): string | number | boolean {
    return this.values(address)[0][0];
  }

  /** The rows of a list up to the first blank one. */
  list(range: string): (string | number | boolean)[][] {
    const rows = this.values(range);
    const end = rows.findIndex((row) => row.every((cell) => cell === ""));
    return end < 0 ? rows : rows.slice(0, end);
  }

  private settled(): Promise<void> {
    return this.settling.settled(() => this.functions.areAwaited);
  }
}

const opened: SolvedSheet[] = [];
afterEach(() => opened.splice(0).forEach((sheet) => sheet.close()));

/** The sheet of a lesson with its solutions shown, which is closed after the test. */
export async function openSolved(lesson: Lesson): Promise<SolvedSheet> {
  const sheet = await SolvedSheet.open(lesson);
  opened.push(sheet);
  await sheet.show("yes");
  return sheet;
}
