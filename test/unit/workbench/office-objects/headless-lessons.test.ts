import type { ICellData, IWorkbookData } from "@univerjs/core";
import { readSample } from "../../../../samples/read-sample.mjs";
import { insertLesson } from "../../../../src/excel/lessons";
import { LESSONS } from "../../../../src/puzzles";
import { freeTheKey } from "../../../../src/puzzles/free-the-key/lesson";
import { knights } from "../../../../src/puzzles/pieces/knights/lesson";
import { workbookState } from "../../../../src/workbench/files/workbook-state";
import { readWorkbook } from "../../../../src/workbooks";
import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench | undefined;

afterEach(() => excel?.dispose());

interface Rule {
  readonly ranges: unknown;
  readonly rule: unknown;
}

/** The workbook as stored, with formulas in place of their results. */
function written(workbench: HeadlessWorkbench) {
  const { sheets, resources, sheetOrder } = JSON.parse(
    JSON.stringify(workbench.workbook.save()),
  ) as IWorkbookData;
  for (const sheet of Object.values(sheets))
    for (const row of Object.values(sheet.cellData ?? {}))
      for (const cell of Object.values(row as Record<number, ICellData>))
        if (cell.f) {
          delete cell.v;
          delete cell.t;
        }
  return { sheets, resources, sheetOrder };
}

test.each([knights, freeTheKey])("undo and redo of the lesson $sheetName", async (lesson) => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
  await insertLesson(lesson);
  const inserted = written(excel);
  expect(JSON.stringify(inserted)).toContain("PUZZLE.");
  await excel.univerAPI.undo();
  expect(excel.univerSheets()).toEqual(["Sheet1"]);
  await excel.univerAPI.redo();
  expect(written(excel)).toEqual(inserted);
});

/** The conditional formats of a sheet, in order of priority. */
function rulesOf(workbench: HeadlessWorkbench, sheet: string): Rule[] {
  const rules = workbench.workbook.getSheetByName(sheet) as unknown as {
    getConditionalFormattingRules(): Rule[];
  };
  return rules.getConditionalFormattingRules().map(({ ranges, rule }) => ({ ranges, rule }));
}

test("copies of the lessons' sheets have their conditional formats in the same order", async () => {
  const { content } = await readWorkbook(readSample("samples", "puzzlebook"));
  const sheets = content.sheets.slice(0, LESSONS.length).map((sheet) => ({ ...sheet, cells: [] }));
  excel = new HeadlessWorkbench(workbookState({ ...content, sheets }, "Lessons", ""));
  await excel.run(async ({ workbook }) => {
    for (const { sheetName } of LESSONS) {
      const sheet = workbook.worksheets.getItem(sheetName);
      sheet.copy("After", sheet);
    }
  });
  const copied = (which: (name: string) => string) =>
    LESSONS.map(({ sheetName }) => rulesOf(excel!, which(sheetName)));
  const originals = copied((name) => name);
  expect(originals.filter((rules) => rules.length > 1).length).toBeGreaterThan(5);
  expect(copied((name) => `${name} (2)`)).toEqual(originals);
  await excel.univerAPI.undo();
  expect(excel.univerSheets()).toHaveLength(LESSONS.length);
  await excel.univerAPI.redo();
  expect(copied((name) => `${name} (2)`)).toEqual(originals);
});

test("a deleted sheet comes back with its conditional formats in the same order", async () => {
  excel = new HeadlessWorkbench();
  await excel.run(async ({ workbook }) => {
    const sheet = workbook.worksheets.add("Painted");
    for (const color of ["#FF0000", "#00FF00", "#0000FF", "#FFFF00"])
      sheet.getRange("A1:B2").conditionalFormats.add("Custom").custom.format.fill.color = color;
  });
  const rules = rulesOf(excel, "Painted");
  excel.workbook.deleteSheet(excel.workbook.getSheetByName("Painted")!);
  await excel.univerAPI.undo();
  expect(rules).toHaveLength(4);
  expect(rulesOf(excel, "Painted")).toEqual(rules);
});
