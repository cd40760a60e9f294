import { CellValueType } from "@univerjs/core";
import { readSample } from "../../../samples/read-sample.mjs";
import { freezeSheet } from "../../../src/excel/freeze";
import { cellAddress } from "../../../src/grid/addresses";
import { SOLUTIONS, writtenBlocks } from "../../../src/lessons/solutions";
import type { Lesson, LessonValue } from "../../../src/lessons/lesson";
import { readWorkbook, type CellContent } from "../../../src/workbooks";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";
import { withFunctions, type RunningFunctions } from "../self-check/functions-runtime";
import { Settling } from "./settling";
import { placeOf } from "./sheet-of";

/** Blank cells have a style, as on the real sheet: Univer's INDEX does not find a cell that has nothing at all. */
function contentOf(value: LessonValue): object {
  if (value === "") return { s: { bl: 0 } };
  if (typeof value === "number") return { v: value };
  return value.startsWith("=") ? { f: value } : { v: value, t: CellValueType.FORCE_STRING };
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
    for (const { at, cells } of writtenBlocks(lesson)) {
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
      const typed = String(value).startsWith("=") ? { f: String(value), v: null } : { v: value, f: null };
      this.excel.workbook.getActiveSheet().getRange(address).setValueForCell(typed);
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

  /** What the cells hold, by address, as `sampleCells` has it. */
  get filled(): Record<string, unknown> {
    return filledCells(
      this.values("A1:CV700").flatMap((cells, row) => cells.map((value, column) => ({ row, column, value }))),
    );
  }

  /** Freezes a copy, which is the active sheet from now on. */
  async freeze(): Promise<void> {
    this.excel.hostAddIn();
    await freezeSheet();
    await this.settled();
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

/** Blank cells are left out, and TRUE and FALSE are 1 and 0, as Univer holds them. */
const filledCells = (cells: readonly Pick<CellContent, "row" | "column" | "value">[]) =>
  Object.fromEntries(
    cells.flatMap(({ row, column, value = "" }) => {
      const held =
        typeof value === "object" ? value.error : typeof value === "boolean" ? Number(value) : value;
      return held === "" ? [] : [[cellAddress(row, column), held]];
    }),
  );

/** What the file of a lesson holds in a folder of samples. */
export async function sampleCells(folder: string, { id }: Lesson): Promise<Record<string, unknown>> {
  const { content } = await readWorkbook(readSample(folder, id));
  return filledCells(content.sheets[0].cells);
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
