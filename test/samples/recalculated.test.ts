import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LESSONS } from "../../src/puzzles";
import { readWorkbook, writeWorkbook, type CellContent, type SheetContent } from "../../src/workbooks";
import { callsOurs } from "../../src/workbooks/formulas/stored";
import { convert, differences, MAX_MS, shownIn } from "./libreoffice";

/** Functions newer than LibreOffice 7.4. */
const isUnknown = (formula: string) => /\b(FILTER|LET|SEQUENCE|SORT|UNIQUE|XLOOKUP)\(/.test(formula);

let folder: string;
const sheets = new Map<string, SheetContent>();

/** The cell with its stored value, or its formula without a value. */
function unanswered({ row, column, value, formula }: CellContent): CellContent {
  const isKept = formula === undefined || callsOurs(formula) || isUnknown(formula);
  if (isKept) return { row, column, ...(value !== undefined && { value }) };
  return { row, column, formula };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-recalculated-"));
  const files = [];
  for (const { id } of LESSONS) {
    const { content } = await readWorkbook(readFileSync(`samples/${id}.xlsx`));
    const [sheet] = content.sheets;
    sheets.set(id, sheet);
    const only = { ...content, sheets: [{ ...sheet, cells: sheet.cells.map(unanswered) }] };
    const file = path.join(folder, `${id}.xlsx`);
    writeFileSync(file, await writeWorkbook(only));
    files.push(file);
  }
  convert(files, folder);
}, MAX_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The values were written by the workbench, whose spreadsheet could calculate a cell too early or not at all.
test.each(LESSONS.map(({ id }) => id))("LibreOffice calculates what the sample %s holds", (id) => {
  const sheet = sheets.get(id)!;
  expect(sheet.cells.some(({ formula }) => formula && !callsOurs(formula))).toBe(true);
  expect(differences(sheet, shownIn(folder, id, sheet), () => false)).toEqual([]);
});
