import { insertLessons } from "../../../src/excel/lessons";
import { i18n } from "../../../src/language";
import { LANGUAGES } from "../../../src/language/languages";
import { loadAndSpeak } from "../../../src/language/page";
import { LESSONS } from "../../../src/puzzles";
import { EXPECTED_LESSONS } from "../puzzles/all-expected";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";
import { placeOf, sheetOf } from "./sheet-of";
import { sampleCells, SolvedSheet } from "./solved-sheet";

test("lessons are inserted with all that is in their cells, and their names", async () => {
  const excel = new HeadlessWorkbench();
  excel.hostAddIn();
  const sheets = LESSONS.map(({ sheetName }) => sheetName);
  expect(await insertLessons(LESSONS)).toEqual(sheets);
  expect(excel.univerSheets()).toEqual(["Sheet1", ...sheets]);
  for (const lesson of LESSONS) {
    const cells = excel.workbook.getSheetByName(lesson.sheetName)!.getSheet();
    const written = Array.from(sheetOf(lesson, true), ([address, value]) => {
      const { row, column } = placeOf(address);
      const { f, v } = cells.getCellRaw(row, column) ?? {};
      return [address, String(value).startsWith("=") ? f : v];
    });
    expect(written).toEqual([...sheetOf(lesson, true)]);
  }
  const names = excel.workbook.getDefinedNames().map((name) => name.getName());
  expect(names).toEqual(expect.arrayContaining(LESSONS.flatMap((lesson) => Object.keys(lesson.names ?? {}))));
  excel.dispose();
});

describe.each(LANGUAGES.slice(1))("in $tag", ({ tag, samples }) => {
  beforeAll(() => loadAndSpeak(tag));
  afterAll(() => i18n.activate("en"));

  test.each(EXPECTED_LESSONS)(
    "$lesson.id and its frozen copy hold what its sample holds",
    async ({ lesson }) => {
      const sheet = await SolvedSheet.open(lesson);
      const sample = await sampleCells(samples, lesson);
      expect(sheet.filled).toEqual(sample);
      await sheet.freeze();
      expect(sheet.filled).toEqual(sample);
      sheet.close();
    },
  );
});
