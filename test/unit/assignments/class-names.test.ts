import fc from "fast-check";
import { keyOf, studentSheets } from "../../../src/assignments/assignments";
import { classNames, fileNamePart, sheetNamesOf, studentOf } from "../../../src/assignments/class-names";
import { unansweredSheet } from "../../../src/assignments/student-sheet";
import { workbooksArchive } from "../../../src/assignments/workbooks";
import { answeredWorkbook, filesOfArchive, readWorkbook } from "../../../src/workbooks";
import { isSheetName } from "../../../src/workbooks/sheet-names";
import { assignmentsFor } from "./class-of";

const HOSTILE = [
  "Ada Lovelace",
  "  =1+1",
  "<b>Emmy</b> & Co.",
  "O'Neill: 'a/b\\c'?*[x]",
  "ada lovelace",
  "History",
  "Ünal\u0000 Ş\u200Bahin\t😀",
  "😀".repeat(40),
  "..\\..\\CON.",
  "'t Hooft'",
  "\uD800",
].join("\r\n");

const NAMES = [
  "Ada Lovelace",
  "1+1",
  "<b>Emmy</b> & Co.",
  "O'Neill: 'a/b\\c'?*[x]",
  "ada lovelace (2)",
  "History",
  "Ünal Şahin 😀",
  "😀".repeat(30),
  "..\\..\\CON.",
  "'t Hooft'",
];

test("names are one a line, clean, and none is there twice", () => {
  expect(classNames(HOSTILE)).toEqual(NAMES);
  expect(classNames(" \n\n")).toEqual([]);
});

test("sheets are named by the class as Excel allows", () => {
  expect(sheetNamesOf(NAMES)).toEqual([
    "Ada Lovelace",
    "1+1",
    "<b>Emmy<-b> & Co.",
    "O'Neill- 'a-b-c'---x-",
    "ada lovelace (2)",
    "History-",
    "Ünal Şahin 😀",
    "😀".repeat(15),
    "..-..-CON.",
    "t Hooft",
  ]);
});

test("any names make different names of sheets, and each sheet finds its student by either name", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 40 }), { maxLength: 8 }), (lines) => {
      const names = classNames(lines.join("\n"));
      const sheets = sheetNamesOf(names);
      expect(sheets.every(isSheetName)).toBe(true);
      expect(classNames(names.join("\n"))).toEqual(names);
      names.forEach((name, k) => {
        expect(studentOf(names, { sheet: sheets[k], name: "" })).toBe(k);
        expect(studentOf(names, { sheet: "Exercises 1", name: ` ${name} ` })).toBe(k);
        expect(fileNamePart(name)).not.toMatch(/[/\\:]|^\.|\.$/);
      });
    }),
  );
  expect(studentOf(NAMES, { sheet: "Exercises 1", name: "Somebody" })).toBe(-1);
});

const named = { ...assignmentsFor({ variants: NAMES.length, count: 2 }), names: NAMES };

test("a named sheet and its file have the student's name, as a text; the key has the names", async () => {
  const files = filesOfArchive(await workbooksArchive(named, {}, () => undefined));
  expect(files.map(({ name }) => name).slice(0, 4)).toEqual([
    "01 Ada Lovelace.xlsx",
    "02 1+1.xlsx",
    "03 -b-Emmy--b- & Co.xlsx",
    "04 O'Neill- 'a-b-c'--[x].xlsx",
  ]);
  for (const [k, { bytes }] of files.slice(0, -1).entries()) {
    const { content } = await readWorkbook(bytes);
    const [sheet] = content.sheets;
    expect(sheet.name).toBe(sheetNamesOf(NAMES)[k]);
    const cell = sheet.cells.find(({ row, column }) => row === 3 && column === 3)!;
    expect([cell.value, cell.formula]).toEqual([NAMES[k], undefined]);
  }
  const [key] = answeredWorkbook([unansweredSheet(keyOf(named))]).sheets;
  const names = key.cells.filter(({ row, column }) => row > 4 && column === 1).map(({ value }) => value);
  expect(names).toEqual(NAMES);
});

test("without names sheets are numbered as before", () => {
  const unnamed = assignmentsFor({ variants: 2, count: 2 });
  const names = studentSheets(unnamed, {}).map(({ sheetName }) => sheetName);
  expect(names).toEqual(["Exercises 1", "Exercises 2"]);
});
