import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import fc from "fast-check";
import { readWorkbook, SHEET_RIGHTS, writeWorkbook, type WorkbookContent } from "../../../src/workbooks";
import { readProtection } from "../../../src/workbooks/file/protection";
import { PLAIN } from "./contents";

const SHEET = "xl/worksheets/sheet1.xml";

const workbook = (sheet: Partial<WorkbookContent["sheets"][number]>): WorkbookContent => ({
  sheets: [
    {
      name: "Class",
      cells: [
        { row: 0, column: 0, value: "locked" },
        { row: 0, column: 1, value: "free", style: 0 },
        { row: 1, column: 1, style: 0 },
      ],
      ...PLAIN,
      ...sheet,
    },
  ],
  styles: [{ fill: "#fff5cc", locked: false }],
  names: [],
  activeSheet: 0,
});

test("any rights of a protected sheet, and cells that are not locked, come back from the file", async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray([...SHEET_RIGHTS]), async (protection) => {
      const content = workbook({ protection });
      expect(await readWorkbook(await writeWorkbook(content))).toEqual({ content, lost: [] });
    }),
    { numRuns: 25 },
  );
});

test("the file says what Excel reads: allowed is 0, and unlocked cells have a protection of their own", async () => {
  const parts = unzipSync(await writeWorkbook(workbook({ protection: ["formatColumns"] })));
  const sheet = strFromU8(parts[SHEET]);
  const [element] = /<sheetProtection[^>]*>/.exec(sheet)!;
  for (const attribute of [
    'sheet="1"',
    'objects="1"',
    'scenarios="1"',
    'formatColumns="0"',
    'formatCells="1"',
  ])
    expect(element).toContain(attribute);
  expect(element).not.toMatch(/password|hash/i);
  expect(sheet.indexOf("<sheetProtection")).toBeGreaterThan(sheet.indexOf("</sheetData>"));
  expect(strFromU8(parts["xl/styles.xml"])).toMatch(
    /<xf [^>]*applyProtection="(1|true)"[^>]*>(?:(?!<\/xf>).)*<protection locked="0"\/>/,
  );
});

test("a sheet that is not protected has no such element, whatever its cells say", async () => {
  const parts = unzipSync(await writeWorkbook(workbook({})));
  expect(strFromU8(parts[SHEET])).not.toContain("sheetProtection");
});

test("what Excel writes by default allows nothing", () => {
  expect(readProtection('<sheetProtection sheet="1" objects="1" scenarios="1"/>')).toEqual([]);
  expect(readProtection('<x:sheetProtection sheet="true" sort="false" />')).toEqual([
    "objects",
    "scenarios",
    "sort",
  ]);
});

test.each([
  ["is not on", '<sheetProtection objects="1"/>'],
  ["has an old password", '<sheetProtection password="CC1A" sheet="1"/>'],
  [
    "has a password",
    '<sheetProtection algorithmName="SHA-512" hashValue="x" saltValue="y" spinCount="1" sheet="1"/>',
  ],
  ["forbids selecting", '<sheetProtection sheet="1" selectLockedCells="1"/>'],
])("protection that %s is not taken over", (_what, element) => {
  expect(readProtection(`<worksheet><sheetData/>${element}</worksheet>`)).toBeUndefined();
});

test("protection with a password is told of, and the sheet opens without it", async () => {
  const parts = unzipSync(await writeWorkbook(workbook({ protection: [] })));
  parts[SHEET] = strToU8(
    strFromU8(parts[SHEET]).replace("<sheetProtection", '<sheetProtection password="CC1A"'),
  );
  const { content, lost } = await readWorkbook(zipSync(parts));
  expect(content).toEqual(workbook({}));
  expect(lost).toEqual(["Sheet “Class”: its protection."]);
});
