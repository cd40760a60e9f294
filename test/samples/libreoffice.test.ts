import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseCsv } from "hucre/csv";
import { LESSONS } from "../../src/lessons";
import { readWorkbook, type CellContent, type SheetContent } from "../../src/workbooks";
import { isDynamic } from "../../src/workbooks/formulas/stored";

const FOLDER = path.resolve("samples");
const LANGUAGES = ["en", "de"];
const LESSON_FILES = ["puzzlebook", ...LESSONS.map(({ id }) => id)].map((id) => `${id}.xlsx`);
const FILES = LANGUAGES.flatMap((language) => LESSON_FILES.map((name) => ({ language, name })));

const folderOf = (language: string) => (language === "en" ? FOLDER : path.join(FOLDER, language));
const VALUES_SHEET = / \((values|Werte)\)$/;
const LONGEST = 10 * 60_000;

/** Commas, quotes, UTF-8; values as they are and not as they are shown; every sheet in a file of its own. */
const AS_CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

let opened: string;

beforeAll(() => {
  opened = mkdtempSync(path.join(tmpdir(), "puzzlebook-office-"));
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(opened, "profile")).href}`;
  for (const language of LANGUAGES) {
    const files = LESSON_FILES.map((name) => path.join(folderOf(language), name));
    const folder = path.join(opened, language);
    execFileSync(
      process.env.PUZZLEBOOK_OFFICE!,
      ["--headless", profile, "--convert-to", AS_CSV, "--outdir", folder, ...files],
      { stdio: "ignore" },
    );
  }
}, LONGEST);

afterAll(() => rmSync(opened, { recursive: true, force: true }));

test.each(LANGUAGES)("there is a sample for every lesson, and one with all of them: %s", (language) => {
  const there = readdirSync(folderOf(language)).filter((name) => name.endsWith(".xlsx"));
  expect(there.sort()).toEqual([...LESSON_FILES].sort());
});

/** What LibreOffice shows in the cells of a sheet. */
function shownBy(language: string, file: string, { name }: SheetContent): unknown[][] {
  const text = readFileSync(
    path.join(opened, language, `${path.basename(file, ".xlsx")}-${name}.csv`),
    "utf8",
  );
  return parseCsv(text);
}

/** A value as LibreOffice writes it into a text. */
function written({ value }: Pick<CellContent, "value">): string | number {
  if (typeof value === "object") return value.error;
  if (typeof value === "boolean") return String(value).toUpperCase();
  return value ?? "";
}

/** LibreOffice calculates arrays anew, and does not know our functions: these cells may show an error there. */
function calculatedAnew({ formula, spilled }: CellContent): boolean {
  return spilled === true || (formula !== undefined && isDynamic(formula));
}

function differences(
  sheet: SheetContent,
  shown: unknown[][],
  passOver: (cell: CellContent) => boolean,
): string[] {
  return sheet.cells.flatMap((cell) => {
    const expected = written(cell);
    const found = shown[cell.row]?.[cell.column] ?? "";
    const same =
      typeof expected === "number" ? Math.abs(Number(found) - expected) < 1e-9 : found === expected;
    return same || passOver(cell)
      ? []
      : [`${cell.row + 1}/${cell.column + 1}: ${String(found)}, not ${expected}`];
  });
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
      expect([sheet.name, differences(sheet, shownBy(language, file, sheet), () => false)]).toEqual([
        sheet.name,
        [],
      ]);
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
      expect([sheet.name, differences(sheet, shownBy(language, file, sheet), calculatedAnew)]).toEqual([
        sheet.name,
        [],
      ]);
    }
  });
});
