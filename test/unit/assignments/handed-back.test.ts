import { cellAddress } from "../../../src/grid/addresses";
import { handedBack } from "../../../src/assignments/handed-back";
import { Marker } from "../../../src/assignments/marking";
import { marksTable } from "../../../src/assignments/marks-table";
import { studentSheets } from "../../../src/assignments/assignments";
import { unansweredSheet } from "../../../src/assignments/student-sheet";
import { copiesArchive } from "../../../src/assignments/workbooks";
import { finished } from "../../../src/steps";
import {
  answeredWorkbook,
  archiveOf,
  filesOfArchive,
  readWorkbook,
  writeWorkbook,
  type WorkbookContent,
} from "../../../src/workbooks";
import { answerCell, assignmentsFor, handedOut, typedInto } from "./class-of";

const CLASS = ["Ada", "Ben", "Cleo", "Dan", "=Eve".slice(1)];
const unnamed = assignmentsFor({ topics: ["products"], count: 4 });
const assignments = { ...unnamed, names: CLASS };
const cell = (question: number) => answerCell(assignments, 2, question);
const [first, second] = assignments.variants[1];

/** Right, wrong with a long remark, a formula, and blank. */
const answers = {
  [cell(1)]: first.answer,
  [cell(2)]: `${second.answer}(1 2`,
  [cell(3)]: { formula: "=Other!A1", value: "(1 2)" },
};
const returned = typedInto(handedOut(assignments, 2, { checks: true }), answers);

function back(content: WorkbookContent): WorkbookContent {
  const [marks] = finished(new Marker().mark(content)).sheets;
  return handedBack(content, marks);
}

/** The values of a sheet by address. */
const valuesOf = ({ sheets: [{ cells }] }: WorkbookContent) =>
  Object.fromEntries(cells.map(({ row, column, value }) => [cellAddress(row, column), value ?? ""]));

test("marks and remarks are beside the answers, the total above them; the answers stay", () => {
  const copy = back(returned);
  const values = valuesOf(copy);
  const right = (address: string, by: number) => {
    const [, letter, row] = /^([A-Z])(\d+)$/.exec(address)!;
    return values[`${String.fromCharCode(letter.charCodeAt(0) + by)}${row}`];
  };
  const marks = [1, 2, 3, 4].map((k) => right(cell(k), 1));
  const remarks = [1, 2, 3, 4].map((k) => right(cell(k), 2));
  expect(marks).toEqual(["✓", "✗", "✗", "–"]);
  expect(remarks[0]).toBeUndefined();
  expect(remarks[1]).toContain("this parenthesis is not closed");
  expect(remarks[2]).toMatch(/^The answer is a formula, "=Other!A1"\. /);
  expect(remarks[3]).toBe("No answer.");
  expect(right(cell(1).replace(/\d+/, "5"), 2)).toBe("1 of 4 right");
  expect([1, 2, 3].map((k) => values[cell(k)])).toEqual([first.answer, `${second.answer}(1 2`, "(1 2)"]);
  const before = valuesOf(returned);
  for (const [address, value] of Object.entries(before))
    if (value !== "") expect(values[address]).toBe(value);
});

test("the copy is protected as a whole, has no formulas, and can be read", async () => {
  const copy = back(returned);
  const { content, lost } = await readWorkbook(await writeWorkbook(copy));
  const [sheet] = content.sheets;
  expect(lost).toEqual([]);
  expect(sheet.protection).toEqual([]);
  expect(sheet.cells.some(({ formula }) => formula !== undefined)).toBe(false);
  expect(content.styles.some(({ locked }) => locked === false)).toBe(false);
  expect(content.names.map(({ name }) => name).sort()).toEqual(["Exercises_name", "Puzzlebook_sheet"]);
  const row = Number(/\d+/.exec(cell(2))![0]) - 1;
  const height = sheet.rows.find(({ first: from, last }) => from <= row && row <= last)!.points;
  expect(height).toBeGreaterThan(30);
  // It may be marked again, with the same result.
  const again = finished(new Marker().mark(content)).sheets[0].questions.map(({ mark }) => mark);
  expect(again).toEqual([1, 0, 0, undefined]);
});

test("what a student has written beside the answers stays", () => {
  const [sheet] = returned.sheets;
  const { column } = sheet.cells.find(({ row, column: at }) => cellAddress(row, at) === cell(1))!;
  const note = { row: 20, column: column + 2, value: "my notes" };
  const copy = back({ ...returned, sheets: [{ ...sheet, cells: [...sheet.cells, note] }] });
  const { cells } = copy.sheets[0];
  expect(cells).toContainEqual(note);
  expect(cells.find(({ value }) => value === "No answer.")!.column).toBe(column + 3);
});

const handIn = (name: string, bytes: Uint8Array) => ({ name, file: new Blob([new Uint8Array(bytes)]) });
const quiet = () => undefined;

test("copies have the names and folders of the files; a workbook of several sheets makes a copy of each", async () => {
  const own = await writeWorkbook(returned);
  const all = answeredWorkbook(studentSheets(assignments, { solved: true }).slice(2, 4).map(unansweredSheet));
  const archive = archiveOf([
    { name: "Ben_1/work.xlsx", bytes: own },
    { name: "../evil.xlsx", bytes: own },
  ]);
  const files = filesOfArchive(
    await copiesArchive(
      [handIn("class.zip", archive), handIn("evil.xlsx", own), handIn("all.xlsx", await writeWorkbook(all))],
      quiet,
    ),
  );
  expect(files.map(({ name }) => name)).toEqual([
    "class/Ben_1/work.xlsx",
    "evil.xlsx",
    "all, Cleo.xlsx",
    "all, Dan.xlsx",
  ]);
  const { content } = await readWorkbook(files.at(-1)!.bytes);
  expect(content.sheets.map(({ name }) => name)).toEqual(["Dan"]);
  expect(Object.values(valuesOf(content))).toContain("4 of 4 right");
});

test("the table has a row for each student in the class's order, also for those who did not hand in", () => {
  const sheetsOf = (content: WorkbookContent, file: string) =>
    finished(new Marker().mark(content)).sheets.map((sheet) => ({ ...sheet, file }));
  const dan = typedInto(handedOut(assignments, 4), { D4: "Daniel" });
  const old = typedInto(handedOut(unnamed, 1), { D4: " ada " });
  const stranger = typedInto(handedOut(unnamed, 3), { D4: "=Zoe" });
  const sheets = [
    ...sheetsOf(stranger, "1.xlsx"),
    ...sheetsOf(dan, "2.xlsx"),
    ...sheetsOf(returned, "3.xlsx"),
    ...sheetsOf(old, "4.xlsx"),
  ];
  const { headings, rows } = marksTable({ sheets, skipped: [] }, CLASS);
  expect(rows.every((row) => row.length === headings.length)).toBe(true);
  expect(rows.map(([file, name]) => [file, name])).toEqual([
    ["4.xlsx", "Ada"],
    ["3.xlsx", "Ben"],
    ["", "Cleo"],
    ["2.xlsx", "Dan"],
    ["", "Eve"],
    ["1.xlsx", "=Zoe"],
  ]);
  expect(rows[2].at(-1)).toBe("Not handed in.");
  expect(rows[3].at(-1)).toBe("The name on the sheet is “Daniel”.");
});
