import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LESSONS } from "../../src/puzzles/lessons";
import { readWorkbook, type CellContent, type SheetContent } from "../../src/workbooks";
import { isDynamic } from "../../src/workbooks/formulas/stored";
import { convert, differences, LONGEST, shownIn } from "./libreoffice";

const FOLDER = path.resolve("samples");
const LANGUAGES = ["en", "de"];
const LESSON_FILES = ["puzzlebook", ...LESSONS.map(({ id }) => id)].map((id) => `${id}.xlsx`);
const FILES = LANGUAGES.flatMap((language) => LESSON_FILES.map((name) => ({ language, name })));

const folderOf = (language: string) => (language === "en" ? FOLDER : path.join(FOLDER, language));
const VALUES_SHEET = / \((values|Werte)\)$/;

let opened: string;

beforeAll(() => {
  opened = mkdtempSync(path.join(tmpdir(), "puzzlebook-office-"));
  for (const language of LANGUAGES) {
    const files = LESSON_FILES.map((name) => path.join(folderOf(language), name));
    convert(files, path.join(opened, language));
  }
}, LONGEST);

afterAll(() => rmSync(opened, { recursive: true, force: true }));

test.each(LANGUAGES)("there is a sample for every lesson, and one with all of them: %s", (language) => {
  const there = readdirSync(folderOf(language)).filter((name) => name.endsWith(".xlsx"));
  expect(there.sort()).toEqual([...LESSON_FILES].sort());
});

/** LibreOffice calculates arrays anew, and does not know our functions: these cells may show an error there. */
function calculatedAnew({ formula, spilled }: CellContent): boolean {
  return spilled === true || (formula !== undefined && isDynamic(formula));
}

describe.each(FILES)("$language/$name, opened by LibreOffice", ({ language, name: file }) => {
  let sheets: readonly SheetContent[];

  beforeAll(async () => {
    ({
      content: { sheets },
    } = await readWorkbook(readFileSync(path.join(folderOf(language), file))));
  });

  test("its sheets of values show every answer", () => {
    const values = sheets.filter(({ name }) => VALUES_SHEET.test(name));
    expect(values).toHaveLength(sheets.length / 2);
    for (const sheet of values) {
      expect(sheet.cells.some(({ formula }) => formula)).toBe(false);
      expect([
        sheet.name,
        differences(sheet, shownIn(path.join(opened, language), file, sheet), () => false),
      ]).toEqual([sheet.name, []]);
    }
  });

  test("the answers on its sheets of values are those of its lessons", () => {
    const half = sheets.length / 2;
    sheets.slice(0, half).forEach((lesson, index) => {
      const answers = (sheet: SheetContent) =>
        sheet.cells.map(({ row, column, value }) => ({ row, column, value }));
      expect(answers(sheets[half + index])).toEqual(answers(lesson));
    });
  });

  test("its lessons show all texts, inputs and stored answers", () => {
    for (const sheet of sheets.filter(({ name }) => !VALUES_SHEET.test(name))) {
      expect([
        sheet.name,
        differences(sheet, shownIn(path.join(opened, language), file, sheet), calculatedAnew),
      ]).toEqual([sheet.name, []]);
    }
  });
});
