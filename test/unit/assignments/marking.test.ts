import { strToU8, zipSync } from "fflate";
import { assignmentOf, keyOf, studentSheets } from "../../../src/assignments/assignments";
import { markAll, type ClassMarks } from "../../../src/assignments/handed-in";
import { marksTable, remarksOf } from "../../../src/assignments/marks-table";
import { Marker, type SheetMarks } from "../../../src/assignments/marking";
import { unansweredSheet } from "../../../src/assignments/student-sheet";
import { setName, workbooksArchive } from "../../../src/assignments/workbooks";
import { addTexts, speak } from "../../../src/language";
import { catalogues } from "../../../src/language/de/catalogues";
import { finished } from "../../../src/steps";
import {
  answeredWorkbook,
  filesOfArchive,
  readWorkbook,
  writeWorkbook,
  type WorkbookContent,
} from "../../../src/workbooks";
import { answerCell, assignmentsFor, handedOut, typedInto } from "./class-of";

const assignments = assignmentsFor();
const exercises = assignments.variants[1];
const cell = (question: number) => answerCell(assignments, 2, question);

/** With marks and remarks as lists. */
function marked(content: WorkbookContent) {
  const { sheets, problems } = finished(new Marker().mark(content));
  const flat = (sheet: SheetMarks) => ({
    ...sheet,
    marks: sheet.questions.map(({ mark }) => mark),
    remarks: remarksOf(sheet),
  });
  return { sheets: sheets.map(flat), problems };
}
const returned = (values: Parameters<typeof typedInto>[1]) => typedInto(handedOut(assignments, 2), values);
const allRight = Object.fromEntries(exercises.map(({ answer }, k) => [cell(k + 1), answer]));

const handIn = (name: string, bytes: Uint8Array) => ({ name, file: new Blob([new Uint8Array(bytes)]) });
const quiet = () => undefined;

afterEach(() => speak("en"));

test("a sheet with all answers right has all marks and no remarks", () => {
  const { sheets, problems } = marked(returned({ ...allRight, D4: "Ada Lovelace" }));
  expect(problems).toEqual([]);
  expect(sheets).toMatchObject([
    { name: "Ada Lovelace", number: 2, seed: 4711, marks: exercises.map(() => 1), remarks: [] },
  ]);
});

test("a blank sheet has no marks", () => {
  const [{ marks, remarks, name }] = marked(handedOut(assignments, 2)).sheets;
  expect([marks, remarks, name]).toEqual([exercises.map(() => undefined), [], ""]);
});

test("wrong answers are named with the reason, also those of the same sheet of another student", () => {
  const others = assignments.variants[2];
  const wrong = Object.fromEntries(others.map(({ answer }, k) => [cell(k + 1), answer]));
  const [{ marks, remarks }] = marked(returned(wrong)).sheets;
  exercises.forEach((exercise, k) => {
    const { right, why } = exercise.mark(others[k].answer);
    expect(marks[k]).toBe(right ? 1 : 0);
    if (!right) expect(remarks).toContain(`${k + 1}: ${why}`);
  });
  expect(marks).toContain(0);
});

test("formulas, errors and changed questions are told of", () => {
  const { answer } = exercises[0];
  const [{ marks, remarks }] = marked(
    returned({
      [cell(1)]: { formula: "=PUZZLE.SIMPLIFYCYCLES(B7)", value: answer },
      [cell(2)]: { error: "#NAME?" },
      B6: "Write anything.",
    }),
  ).sheets;
  expect(marks.slice(0, 2)).toEqual([1, 0]);
  expect(remarks).toEqual([
    "1: The question was changed; the answer is marked by the original question.",
    '1: The answer is a formula, "=PUZZLE.SIMPLIFYCYCLES(B7)".',
    "2: The answer is the error #NAME?.",
  ]);
});

test("a changed given cell is told of", () => {
  const [{ remarks }] = marked(returned({ B7: "(1 2)(1 2)" })).sheets;
  expect(remarks).toEqual(["1: The question was changed; the answer is marked by the original question."]);
});

test("answers are found where rows and columns have been inserted", () => {
  const content = returned({ ...allRight, D4: "Emmy" });
  const [sheet] = content.sheets;
  const cells = sheet.cells.map((each) => ({
    ...each,
    row: each.row + (each.row > 6 ? 2 : 0),
    column: each.column + 1,
  }));
  const names = content.names.map((name) => ({ ...name, refersTo: name.refersTo.replace("$D$4", "$E$4") }));
  const [{ marks, name, remarks }] = marked({ ...content, names, sheets: [{ ...sheet, cells }] }).sheets;
  expect([marks.length, name]).toEqual([exercises.length, "Emmy"]);
  expect(marks.slice(1)).toEqual(exercises.slice(1).map(() => 1));
  expect(remarks.length).toBeLessThanOrEqual(1);
});

test("a question that is missing is told of, and the others are marked", () => {
  const content = returned(allRight);
  const [sheet] = content.sheets;
  const cells = sheet.cells.filter(({ value, column }) => !(column === 0 && value === 3));
  const [{ marks, remarks }] = marked({ ...content, sheets: [{ ...sheet, cells }] }).sheets;
  expect(marks).toEqual(exercises.map((_exercise, k) => (k === 2 ? undefined : 1)));
  expect(remarks).toEqual(["3: The question is missing."]);
});

test("a sheet in another language is marked in the teacher's", () => {
  addTexts("de", ...catalogues);
  speak("de");
  const german = typedInto(handedOut(assignmentsFor(), 2), allRight);
  speak("en");
  const [{ marks, remarks }] = marked(german).sheets;
  expect([marks, remarks]).toEqual([exercises.map(() => 1), []]);
});

test("what is not ours, the key, and exercises of another version are named", () => {
  const foreign: WorkbookContent = {
    ...handedOut(assignments, 2),
    sheets: [{ ...handedOut(assignments, 2).sheets[0], cells: [{ row: 0, column: 0, value: "Shopping" }] }],
  };
  expect(marked(foreign).problems).toEqual(["It has no sheet of exercises that Puzzlebook has made."]);
  expect(marked(answeredWorkbook([unansweredSheet(keyOf(assignments))])).problems).toEqual([
    "It is the key.",
  ]);
  const content = handedOut(assignments, 2);
  const { sum } = assignmentOf(assignments, 2);
  const [sheet] = content.sheets;
  const cells = sheet.cells.map((each) =>
    typeof each.value === "string" ? { ...each, value: each.value.replace(sum, "x0") } : each,
  );
  expect(marked({ ...content, sheets: [{ ...sheet, cells }] })).toEqual({
    sheets: [],
    problems: [
      "The sheet “Exercises 2” has exercises of another version of Puzzlebook, or its code was changed.",
    ],
  });
});

test("a workbook with all sheets of the class is marked sheet by sheet, one of many sets is not", () => {
  const sheets = studentSheets(assignments, { solved: true }).map(unansweredSheet);
  const all = marked(answeredWorkbook(sheets));
  expect(all.sheets.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(all.sheets.flatMap(({ marks }) => marks).every((mark) => mark === 1)).toBe(true);
  const many = [1, 2, 3, 4, 5].map((seed) => {
    const { sheets: [sheet] } = handedOut(assignmentsFor({ seed, variants: 1, count: 1 }), 1); // prettier-ignore
    return { ...sheet, name: `Sheet${seed}` };
  });
  const content = { ...answeredWorkbook(sheets), sheets: many };
  expect(marked(content)).toEqual({ sheets: [], problems: ["It has sheets of too many different sets."] });
});

describe("files", () => {
  let archive: Uint8Array;

  beforeAll(async () => (archive = await workbooksArchive(assignments, { checks: true }, quiet)));

  test("an archive has a workbook for each student and the key; the same set gives the same bytes", async () => {
    const files = filesOfArchive(archive);
    expect(files.map(({ name }) => name)).toEqual([
      "Exercises 01.xlsx",
      "Exercises 02.xlsx",
      "Exercises 03.xlsx",
      "Exercises 04.xlsx",
      "Exercises 05.xlsx",
      "Key to the exercises.xlsx",
    ]);
    expect(setName(assignments.set)).toBe("Exercises, set 4711");
    expect(await workbooksArchive(assignments, { checks: true }, quiet)).toEqual(archive);
    for (const { name, bytes } of files) {
      const { content, lost } = await readWorkbook(bytes);
      expect([content.sheets.length, lost]).toEqual([1, []]);
      const [{ cells, protection }] = content.sheets;
      const open = cells.filter(({ style }) => content.styles[style!]?.locked === false);
      if (name.startsWith("Key")) expect([open, protection]).toEqual([[], undefined]);
      else {
        expect(protection).toEqual(["formatCells", "formatColumns", "formatRows"]);
        expect(new Set(open.map(({ style }) => content.styles[style!].fill))).toEqual(new Set(["#fff5cc"]));
      }
    }
  });

  test("workbooks, archives and folders are marked; what is damaged or foreign is named and skipped", async () => {
    const second = await writeWorkbook(returned({ ...allRight, D4: "=Emmy&<Noether>" }));
    const files = [
      handIn("class/b/second.xlsx", second),
      handIn("class/a/again.xlsx", second),
      handIn("class/.DS_Store", strToU8("x")),
      handIn("class/~$second.xlsx", strToU8("x")),
      handIn("class/damaged.xlsx", second.slice(0, second.length / 2)),
      handIn("class/notes.txt", strToU8("Buy milk.")),
      handIn("class/empty.xlsx", new Uint8Array()),
      handIn("all.zip", archive),
      handIn("damaged.zip", archive.slice(0, 1000)),
      handIn("hostile.zip", zipSync({ "in.zip": archive, "__MACOSX/._a.xlsx": strToU8("x") })),
      {
        name: "huge.xlsx",
        file: { size: 60 * 2 ** 20, arrayBuffer: () => Promise.reject(new Error("read")) },
      },
    ];
    const progress: number[] = [];
    const marks: ClassMarks = await markAll(files, (part) => progress.push(part));
    expect(progress.at(-1)).toBe(1);
    expect(marks.sheets.map(({ file, number, name }) => [file, number, name])).toEqual([
      ["class/b/second.xlsx", 2, "=Emmy&<Noether>"],
      ["class/a/again.xlsx", 2, "=Emmy&<Noether>"],
      ...[1, 2, 3, 4, 5].map((number) => [`all.zip/Exercises 0${number}.xlsx`, number, ""]),
    ]);
    expect(marks.skipped).toEqual([
      { file: "class/damaged.xlsx", reason: "This workbook is damaged: it cannot be unpacked." },
      { file: "class/notes.txt", reason: "This file is not an Excel workbook (.xlsx)." },
      { file: "class/empty.xlsx", reason: "This file is not an Excel workbook (.xlsx)." },
      { file: "all.zip/Key to the exercises.xlsx", reason: "It is the key." },
      { file: "damaged.zip", reason: "This archive (.zip) is damaged: it cannot be unpacked." },
      { file: "hostile.zip/in.zip", reason: "This file is not an Excel workbook (.xlsx)." },
      { file: "huge.xlsx", reason: "This file is too large: it has more than 50 MB." },
    ]);

    const { headings, rows } = marksTable(marks);
    expect(headings).toEqual([
      "File",
      "Name",
      "Number",
      ...exercises.map((_e, k) => `${k + 1}`),
      "Right",
      "Of",
      "Remarks",
    ]);
    expect(rows.every((row) => row.length === headings.length)).toBe(true);
    const n = exercises.length;
    const second2 = rows.find(([file]) => file === "class/b/second.xlsx")!;
    expect(second2.slice(1)).toEqual([
      "=Emmy&<Noether>",
      2,
      ...exercises.map(() => 1),
      n,
      n,
      "The same number is in all.zip/Exercises 02.xlsx, class/a/again.xlsx.",
    ]);
    expect(rows.at(-1)!.at(-1)).toBe("Not marked: This file is too large: it has more than 50 MB.");
  });
});
