import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LANGUAGES } from "../../src/language/languages";
import { LESSONS } from "../../src/puzzles";
import { readWorkbook, withoutValuesSheets, type CellContent, type SheetContent } from "../../src/workbooks";
import { isDynamic } from "../../src/workbooks/formulas/stored";
import { convert, differences, MAX_MS, shownIn } from "./libreoffice";

const LESSON_FILES = ["puzzlebook", ...LESSONS.map(({ id }) => id)].map((id) => `${id}.xlsx`);
const FILES = LANGUAGES.flatMap(({ samples: folder }) => LESSON_FILES.map((name) => ({ folder, name })));

let opened: string;

beforeAll(() => {
  opened = mkdtempSync(path.join(tmpdir(), "puzzlebook-office-"));
  for (const { samples: folder } of LANGUAGES) {
    const files = LESSON_FILES.map((name) => path.resolve(folder, name));
    convert(files, path.join(opened, folder));
  }
}, MAX_MS);

afterAll(() => rmSync(opened, { recursive: true, force: true }));

test.each(LANGUAGES)("there is a sample for every lesson, and one with all of them: $tag", ({ samples }) => {
  const there = readdirSync(samples).filter((name) => name.endsWith(".xlsx"));
  expect(there.sort()).toEqual([...LESSON_FILES].sort());
});

/** LibreOffice recalculates arrays and does not know our functions, so these cells may show an error there. */
function calculatedAnew({ formula, spilled }: CellContent): boolean {
  return spilled === true || (formula !== undefined && isDynamic(formula));
}

describe.each(FILES)("$folder/$name, opened by LibreOffice", ({ folder, name: file }) => {
  let sheets: readonly SheetContent[];
  /** The sheets that do not merely show another sheet's values. */
  let lessons: readonly SheetContent[];

  beforeAll(async () => {
    const { content } = await readWorkbook(readFileSync(path.join(folder, file)));
    ({ sheets } = content);
    lessons = withoutValuesSheets(content).sheets;
  });

  test("its sheets of values show every answer", () => {
    const values = sheets.filter((sheet) => !lessons.includes(sheet));
    expect(values).toHaveLength(sheets.length / 2);
    for (const sheet of values) {
      expect(sheet.cells.some(({ formula }) => formula)).toBe(false);
      expect([
        sheet.name,
        differences(sheet, shownIn(path.join(opened, folder), file, sheet), () => false),
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
    for (const sheet of lessons) {
      expect([
        sheet.name,
        differences(sheet, shownIn(path.join(opened, folder), file, sheet), calculatedAnew),
      ]).toEqual([sheet.name, []]);
    }
  });
});
