import { SOLUTIONS } from "../../../src/lessons/solutions";
import type { Lesson } from "../../../src/lessons/lesson";
import { HeadlessWorkbench } from "../workbench/objects/headless-workbench";
import { withFunctions } from "../checks/functions-runtime";
import { listMoves } from "./calculated";
import { placeOf, sheetOf } from "./sheet-of";

/** The sheet must be the same this many times in a row, with so many ms between. */
const LOOKS = 3;
const BETWEEN = 100;

/** A lesson's sheet with all of its formulas calculated, ours too. */
export class SolvedSheet {
  private constructor(
    private readonly excel: HeadlessWorkbench,
    private readonly stop: () => void,
    private readonly lesson: Lesson,
  ) {}

  static async open(lesson: Lesson): Promise<SolvedSheet> {
    const excel = new HeadlessWorkbench();
    const sheet = new SolvedSheet(excel, await withFunctions(excel), lesson);
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
    this.stop();
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
    return read.map((row) => row.map((value) => (value ?? "") as string | number | boolean));
  }

  private async settled(): Promise<void> {
    let before = "";
    for (let still = 0; still < LOOKS;) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
      const now = JSON.stringify(this.values("A1:CV300"));
      still = !now.includes("#BUSY!") && now === before ? still + 1 : 0;
      before = now;
    }
  }
}
