import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readWorkbook, writeWorkbook, type SheetContent, type WorkbookContent } from "../../../src/workbooks";
import { isSheetName, mendedSheetNames } from "../../../src/workbooks/sheet-names";

const sheet = (name: string, formula: string): SheetContent => ({
  name,
  cells: [
    { row: 0, column: 0, value: 1 },
    { row: 1, column: 0, value: 1, formula },
  ],
  columns: [],
  rows: [],
  merges: [],
  notes: [],
  conditionalFormats: [{ on: "A1", when: formula, fill: "#ff0000" }],
  gridlines: true,
});

/** A file with sheet names that no workbook can be written with. */
async function fileWith(names: readonly string[], content: WorkbookContent): Promise<Uint8Array> {
  const parts = unzipSync(await writeWorkbook(content));
  let directory = strFromU8(parts["xl/workbook.xml"]);
  content.sheets.forEach(({ name }, index) => {
    expect(directory).toContain(`name="${name}"`);
    directory = directory.replace(`name="${name}"`, `name="${names[index]}"`);
  });
  return zipSync({ ...parts, "xl/workbook.xml": strToU8(directory) });
}

const THREE: WorkbookContent = {
  sheets: [sheet("One", "='in/out'!A1+1"), sheet("Two", "=One!A1"), sheet("Three", '="in/out!"&A1')],
  styles: [],
  names: [{ name: "start", refersTo: "'in/out'!$A$1", sheet: "Two" }],
  activeSheet: 0,
};

test("sheets whose names Excel does not allow keep all they have under other names, and formulas follow", async () => {
  const { content, lost } = await readWorkbook(await fileWith(["Data", "in/out", "DATA"], THREE));
  expect(content.sheets.map(({ name }) => name)).toEqual(["Data", "in-out", "DATA (2)"]);
  expect(content.sheets.map(({ cells }) => cells[1].formula)).toEqual([
    "='in-out'!A1+1",
    "=One!A1",
    '="in/out!"&A1',
  ]);
  expect(content.sheets[0].conditionalFormats[0].when).toBe("='in-out'!A1+1");
  expect(content.names).toEqual([{ name: "start", refersTo: "'in-out'!$A$1", sheet: "in-out" }]);
  expect(lost).toEqual([
    "The sheet’s name “in/out”, which Excel does not allow, or not twice: it is called “in-out” here.",
    "The sheet’s name “DATA”, which Excel does not allow, or not twice: it is called “DATA (2)” here.",
  ]);
  const again = await readWorkbook(await writeWorkbook(content));
  expect(again.content.sheets.map(({ name }) => name)).toEqual(["Data", "in-out", "DATA (2)"]);
});

test("names that are too long or stand in apostrophes", () => {
  expect(
    mendedSheetNames(["x".repeat(40), "X".repeat(31), "'quoted'", "it's", "'''", "a:b\\c?d*e[f]"]),
  ).toEqual([`${"x".repeat(27)} (2)`, "X".repeat(31), "quoted", "it's", "Sheet", "a-b-c-d-e-f-"]);
});

test("a sheet without a name is refused", async () => {
  await expect(readWorkbook(await fileWith(["Data", "", "More"], THREE))).rejects.toThrow(
    "This workbook is damaged: its sheet number 2 has no name.",
  );
});

test("all names are allowed and different then, and those that were stay", () => {
  const name = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.stringMatching(/^['a/]{0,5}$/),
    fc.constantFrom("Sheet", "sheet", "a-b", "A/b", "'a", "a'"),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (given) => {
      const mended = mendedSheetNames(given);
      expect(mended.every(isSheetName)).toBe(true);
      expect(new Set(mended.map((each) => each.toLowerCase())).size).toBe(given.length);
      expect(mendedSheetNames(mended)).toEqual(mended);
      given.forEach((each, index) => {
        const before = given.slice(0, index).map((other) => other.toLowerCase());
        if (isSheetName(each) && !before.includes(each.toLowerCase())) expect(mended[index]).toBe(each);
      });
    }),
  );
});
