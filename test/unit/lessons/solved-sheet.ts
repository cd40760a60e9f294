import { SOLUTIONS } from "../../../src/lessons/solutions";
import type { Lesson } from "../../../src/lessons/lesson";
import { HeadlessWorkbench } from "../workbench/objects/headless-workbench";
import { withFunctions, type RunningFunctions } from "../checks/functions-runtime";
import { listMoves } from "./calculated";
import { Settling } from "./settling";
import { placeOf, sheetOf } from "./sheet-of";

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
    const cells = sheetOf(lesson, true);
    if (lesson.id === "knights") listMoves(cells);
    const all: Record<number, Record<number, object>> = {};
    for (const [address, value] of cells) {
      const { row, column } = placeOf(address);
      (all[row] ??= {})[column] = String(value).startsWith("=") ? { f: String(value) } : { v: value };
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

  private settled(): Promise<void> {
    return this.settling.settled(() => this.functions.areAwaited);
  }
}
