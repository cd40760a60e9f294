import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { strToU8, unzipSync, zipSync } from "fflate";
import { readWorkbook, WorkbookError, writeWorkbook, type WorkbookContent } from "../../../src/workbooks";
import { PLAIN } from "./contents";

const SMALL: WorkbookContent = {
  sheets: [
    {
      name: "Sheet1",
      cells: [{ row: 0, column: 0, value: 1 }],
      ...PLAIN,
    },
  ],
  styles: [],
  names: [],
  activeSheet: 0,
};
const SHEET = "xl/worksheets/sheet1.xml";

// Hundreds of files are read, so a slow machine needs time.
jest.setTimeout(300_000);

let file: Uint8Array;

beforeAll(async () => {
  file = await writeWorkbook(SMALL);
});

/** The small workbook with some parts replaced. */
function withParts(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const bytes = Object.entries(parts).map(([path, part]) => [
    path,
    typeof part === "string" ? strToU8(part) : part,
  ]);
  return zipSync({ ...unzipSync(file), ...Object.fromEntries(bytes) });
}

async function messageFor(bytes: Uint8Array): Promise<string> {
  const problem: unknown = await readWorkbook(bytes).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(WorkbookError);
  return (problem as WorkbookError).message;
}

const sheetOf = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

const NO_WORKBOOK = "This file is not an Excel workbook (.xlsx).";

test.each([
  ["nothing", new Uint8Array()],
  ["text", strToU8("A,B\n1,2")],
  ["a zip archive of something else", zipSync({ mimetype: strToU8("application/epub+zip") })],
])("%s is no workbook", async (_what, bytes) => {
  expect(await messageFor(bytes)).toBe(NO_WORKBOOK);
});

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** A file written by LibreOffice 7.4. */
const written = (name: string) => new Uint8Array(readFileSync(path.join(__dirname, "refused", name)));

test("a workbook with a password, and one of an older Excel, are refused", async () => {
  expect(await messageFor(written("password.xlsx"))).toBe(
    "This workbook is protected with a password. Take the password off in Excel, save it, and open it again.",
  );
  expect(await messageFor(Uint8Array.from(COMPOUND))).toBe(
    "This is a workbook of an older Excel (.xls), or one with a password. Save it in Excel as .xlsx without a password, and open it again.",
  );
});

const MACROS =
  "This workbook has macros (.xlsm), which could do harm. Save it in Excel as .xlsx, and open it again.";

test("macros are refused, told by the type or by the part", async () => {
  expect(await messageFor(written("macros.xlsm"))).toBe(MACROS);
  expect(await messageFor(withParts({ "xl/vbaProject.bin": "x" }))).toBe(MACROS);
  const types =
    '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>';
  expect(await messageFor(withParts({ "[Content_Types].xml": types }))).toBe(MACROS);
});

test("a binary workbook is refused", async () => {
  const types =
    '<Types><Override ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>';
  expect(await messageFor(withParts({ "[Content_Types].xml": types }))).toBe(
    "This is a binary workbook (.xlsb). Save it in Excel as .xlsx, and open it again.",
  );
});

/** Makes the parts that unpack to more than a given size claim another size. Returns their number. */
function claimSize(zip: Uint8Array, above: number, claimed: number): number {
  const view = new DataView(zip.buffer);
  const entries = Array.from({ length: zip.length - 46 }, (_byte, at) => at).filter(
    (at) => view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > above,
  );
  for (const at of entries) view.setUint32(at + 24, claimed, true);
  return entries.length;
}

test("a zip bomb is refused before it is unpacked", async () => {
  const zeros = new Uint8Array(2 ** 20);
  const bomb = withParts(Object.fromEntries([1, 2, 3, 4].map((k) => [`xl/media/${k}.bin`, zeros])));
  expect(claimSize(bomb, 2 ** 19, 50 * 2 ** 20)).toBe(4);
  expect(bomb.length).toBeLessThan(500_000);
  expect(await messageFor(bomb)).toBe(
    "This workbook is too large to be opened here: unpacked it has more than 200 MB.",
  );
});

test.each([
  [10, "This workbook is damaged: the sheet “Sheet1” is not complete."],
  [0, `This workbook is damaged: its part ${SHEET} is empty.`],
])("a zip bomb that claims a size of %s is refused", async (claimed, message) => {
  const bomb = withParts({ [SHEET]: sheetOf(" ".repeat(2 ** 22)) });
  expect(claimSize(bomb, 2 ** 22, claimed)).toBe(1);
  expect(await messageFor(bomb)).toBe(message);
});

test("too many parts are refused", async () => {
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_part, k) => [`xl/${k}`, "x"]));
  expect(await messageFor(withParts(many))).toBe(
    "This workbook is too large to be opened here: it has more than 10,000 parts.",
  );
});

test("a file above 50 MB is refused", async () => {
  const large = new Uint8Array(50 * 2 ** 20 + 1);
  large.set(file);
  expect(await messageFor(large)).toBe(
    "This workbook is too large to be opened here: it has more than 50 MB.",
  );
});

test.each([
  ["growing entities", '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>'],
  ["a file of this machine", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'],
])("%s: a document type is refused", async (_what, type) => {
  expect(await messageFor(withParts({ [SHEET]: type + sheetOf("") }))).toBe(
    `This workbook is damaged: its part ${SHEET} has a document type, which workbooks never have.`,
  );
});

test("a cell at the far corner does not take all memory", async () => {
  const far = sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
  expect(await messageFor(withParts({ [SHEET]: far }))).toBe(
    "This workbook is too large to be opened here: with the sheet “Sheet1” it has more than 2,000,000 cells.",
  );
});

test("columns that are described over and over are refused", async () => {
  const columns = `<worksheet><cols>${'<col min="1" max="16384" width="9"/>'.repeat(2)}</cols><sheetData/></worksheet>`;
  expect(await messageFor(withParts({ [SHEET]: columns }))).toBe(
    "This workbook is damaged: the sheet “Sheet1” has more columns than Excel allows.",
  );
});

test("formulas that claim to answer everything are refused", async () => {
  const vast = sheetOf('<row r="1"><c r="A1"><f t="array" ref="A1:XFD1048576">1</f><v>1</v></c></row>');
  expect(await messageFor(withParts({ [SHEET]: vast }))).toBe(
    "This workbook is damaged: formulas on the sheet “Sheet1” fill too many cells.",
  );
});

test("a long formula that very many cells share is refused", async () => {
  const long = `"${"x".repeat(20_000)}"`;
  const cells = Array.from(
    { length: 300 },
    (_cell, k) => `<row r="${k + 2}"><c r="A${k + 2}"><f t="shared" si="0"/></c></row>`,
  );
  const rows = `<row r="1"><c r="A1"><f t="shared" si="0" ref="A1:A301">${long}</f></c></row>${cells.join("")}`;
  expect(await messageFor(withParts({ [SHEET]: sheetOf(rows) }))).toBe(
    "This workbook is damaged: the formulas of the sheet “Sheet1” are too long.",
  );
});

test("a conditional format of very many ranges is refused", async () => {
  const ranges = Array.from({ length: 100_000 }, (_range, k) => `A${k + 1}`).join(" ");
  const rule = `<cfRule type="expression" priority="1"><formula>1${"+1".repeat(100)}</formula></cfRule>`;
  const text = sheetOf("").replace(
    "</worksheet>",
    `<conditionalFormatting sqref="${ranges}">${rule}</conditionalFormatting></worksheet>`,
  );
  expect(await messageFor(withParts({ [SHEET]: text }))).toBe(
    "This workbook is damaged: a conditional format has too many ranges.",
  );
});

test("elements that never end are looked at once", async () => {
  const endless = withParts({ [SHEET]: sheetOf("<c ".repeat(1_000_000)) });
  expect((await readWorkbook(endless)).content.sheets[0].cells).toEqual([]);
});

test("a sheet that breaks off is refused", async () => {
  expect(await messageFor(withParts({ [SHEET]: sheetOf("").slice(0, -20) }))).toBe(
    "This workbook is damaged: the sheet “Sheet1” is not complete.",
  );
});

const NOT_FITTING = "This workbook is damaged: its parts do not match.";

test.each([
  ["xl/workbook.xml", "<workbook/>"],
  ["xl/_rels/workbook.xml.rels", "<Relationships/>"],
  ["_rels/.rels", "no XML at all"],
  ["xl/worksheets/sheet1.xml", sheetOf('<row r="1"><c r="??"><v>1</v></c></row>')],
])("%s that does not fit is told of", async (path, part) => {
  expect(await messageFor(withParts({ [path]: part }))).toBe(NOT_FITTING);
});

test("cut off anywhere, or with any byte changed, a file is read or refused in words", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length - 1), fc.nat(255), async (place, byte) => {
      const changed = file.slice();
      changed[place] = byte;
      for (const bytes of [file.slice(0, place), changed]) {
        const problem: unknown = await readWorkbook(bytes).catch((error: unknown) => error);
        if (problem instanceof Error) expect(problem).toBeInstanceOf(WorkbookError);
      }
    }),
  );
});

/** The end-of-directory record of a zip file: without a comment, 22 bytes before the end. */
const END_SIZE = 22;

test("a part whose check sum is wrong is told of", async () => {
  const changed = file.slice();
  const view = new DataView(changed.buffer);
  const directory = view.getUint32(changed.length - END_SIZE + 16, true);
  view.setUint32(directory + 16, ~view.getUint32(directory + 16, true), true);
  expect(await messageFor(changed)).toBe(NOT_FITTING);
});

test("a file whose directory is that of a large one (ZIP64) is read, and its check sums are looked at", async () => {
  const end = new DataView(file.buffer, file.byteOffset + file.length - END_SIZE);
  const [count, start] = [end.getUint16(10, true), end.getUint32(16, true)];
  const large = new Uint8Array(file.length + 56 + 20);
  large.set(file.subarray(0, file.length - END_SIZE));
  const view = new DataView(large.buffer);
  let at = file.length - END_SIZE;
  view.setUint32(at, 0x06064b50, true);
  view.setUint32(at + 4, 44, true);
  view.setUint32(at + 24, count, true);
  view.setUint32(at + 32, count, true);
  view.setUint32(at + 40, at - start, true);
  view.setUint32(at + 48, start, true);
  view.setUint32(at + 56, 0x07064b50, true);
  view.setUint32(at + 64, at, true);
  view.setUint32(at + 72, 1, true);
  at += 76;
  large.set(file.subarray(file.length - END_SIZE), at);
  view.setUint32(at + 16, 0xffffffff, true);
  expect((await readWorkbook(large)).content.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
  view.setUint32(start + 16, ~view.getUint32(start + 16, true), true);
  expect(await messageFor(large)).toBe(NOT_FITTING);
});

test("a file is unpacked once: the library finds its parts unpacked", async () => {
  const unpacking = jest.spyOn(globalThis, "DecompressionStream");
  await readWorkbook(file);
  expect(unpacking).not.toHaveBeenCalled();
  unpacking.mockRestore();
});

test("a file of which the second half is missing is damaged", async () => {
  expect(await messageFor(file.slice(0, file.length / 2))).toBe(
    "This workbook is damaged: it cannot be unpacked.",
  );
});

test("random bytes after a zip's beginning are refused", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (noise) => {
      expect(await messageFor(Uint8Array.from([0x50, 0x4b, 3, 4, ...noise]))).toBe(
        "This workbook is damaged: it cannot be unpacked.",
      );
    }),
  );
});
