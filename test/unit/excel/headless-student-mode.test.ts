import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";
import { makeKey } from "../../../src/excel/key-sheet";
import { freezeSheet } from "../../../src/excel/freeze";
import { keepPaint } from "../../../src/excel/kept-paint";
import { excelPaint, Marker } from "../../../src/excel/marker";
import { insertLesson } from "../../../src/excel/lessons";
import { describeProblem } from "../../../src/excel/problems";
import { turnStudentModeOff, turnStudentModeOn } from "../../../src/excel/student-mode";
import { SOLUTIONS } from "../../../src/lessons/solutions";
import { STYLES } from "../../../src/lessons/styles";
import type { LessonBlock } from "../../../src/lessons/lesson";
import { areaOf } from "../../../src/workbooks";
import { isCellLocked } from "../../../src/workbench/univer/protection";
import { LESSONS } from "../../../src/puzzles";
import { inputsOf } from "../../../src/links/sheets";

jest.setTimeout(120_000);

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
});

afterEach(() => excel.dispose());

const lesson = (id: string) => LESSONS.find((each) => each.id === id)!;
const PROTECTED =
  "This sheet or workbook is protected. Turn student mode off (Class, Share) or unprotect it, and try again.";

const write = (sheet: string, at: string, value: unknown) =>
  excel.run(async ({ workbook }) => {
    workbook.worksheets.getItem(sheet).getRange(at).values = [[value]];
  });

const problemOf = (work: Promise<unknown>) => work.then(() => "done", describeProblem);

/** Lessons of each way to lay out inputs: tables, boards, gates, rules and replies. */
const KINDS = [{ id: "pinball" }, { id: "knights" }, { id: "schonbrunn" }, { id: "cat-walk", rank: " @all" }];

test.each(KINDS.map(({ id, rank = "" }) => [id, rank]))(
  "on the sheet of %s what is yellow stays open, and nothing else%s",
  async (id) => {
    const name = await insertLesson(lesson(id));
    expect(await turnStudentModeOn()).toEqual({ changed: [name], left: [] });
    const sheet = excel.workbook.getSheetByName(name)!.getSheet();
    expect(sheet.getConfig().custom).toEqual({ protection: ["formatCells", "formatColumns", "formatRows"] });
    const isOpen = ({ at }: LessonBlock) => {
      const { startRow, startCol } = areaOf(at);
      return !isCellLocked(sheet, startRow, startCol);
    };
    const shows = lesson(id).names?.[SOLUTIONS];
    const inputs = inputsOf(lesson(id)).filter(({ at }) => at !== shows);
    expect(inputs.length).toBeGreaterThan(0);
    expect(inputs.filter((block) => !isOpen(block))).toEqual([]);
    expect(isOpen({ at: shows!, cells: [], style: "reply" })).toBe(false);
    const others = lesson(id).blocks.filter(
      ({ style, fill }) => (fill ?? STYLES[style].fill) !== STYLES.input.fill,
    );
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(isOpen)).toEqual([]);
  },
);

test("sheets of one's own stay open, and student mode is turned off as it was turned on", async () => {
  const knights = await insertLesson(lesson("knights"));
  const pinball = await insertLesson(lesson("pinball"));
  expect(await turnStudentModeOn()).toEqual({ changed: [knights, pinball], left: [] });
  await write("Sheet1", "A1", "mine");
  expect(excel.univerValues("Sheet1", "A1")).toEqual([["mine"]]);
  expect(await turnStudentModeOn()).toEqual({ changed: [], left: [knights, pinball] });
  expect(await turnStudentModeOff()).toEqual({ changed: [knights, pinball], left: [] });
  expect(await turnStudentModeOff()).toEqual({ changed: [], left: [] });
  await write(knights, "A1", "changed");
  expect(excel.univerValues(knights, "A1")).toEqual([["changed"]]);
});

test("cells that are no longer yellow are locked when it is turned on again", async () => {
  const name = await insertLesson(lesson("pinball"));
  const { at } = inputsOf(lesson("pinball"))[0];
  await turnStudentModeOn();
  await turnStudentModeOff();
  await excel.run(async ({ workbook }) => {
    workbook.worksheets.getItem(name).getRange(at).format.fill.color = "#FFFFFF";
  });
  await turnStudentModeOn();
  expect(await problemOf(write(name, at, 1))).toBe(PROTECTED);
});

test("a workbook without sheets of Puzzlebook's is told so", async () => {
  const words = "No sheet of this workbook was made by Puzzlebook.";
  await expect(turnStudentModeOn()).rejects.toThrow(words);
  await expect(turnStudentModeOff()).rejects.toThrow(words);
});

test("a key of a sheet in student mode is the teacher's, and a frozen copy is in student mode, too", async () => {
  const name = await insertLesson(lesson("pinball"));
  await turnStudentModeOn();
  const key = await makeKey();
  await write(key, "A1", "open");
  await excel.run(async ({ workbook }) => workbook.worksheets.getItem(name).activate());
  const frozen = await freezeSheet();
  expect(await problemOf(write(frozen.name, "A1", "closed"))).toBe(PROTECTED);
  const { at } = inputsOf(lesson("pinball"))[0];
  await write(frozen.name, at, 1);
});

test("View's marker walks in student mode; on a sheet that a person has protected, words say why not", async () => {
  const name = await insertLesson(lesson("pinball"));
  await turnStudentModeOn();
  const sheetId = excel.workbook.getSheetByName(name)!.getSheetId();
  const problems: string[] = [];
  const look = { fill: "#ffd166", color: "#000000" };
  const marker = new Marker(look, (error) => problems.push(describeProblem(error)), excelPaint());
  const place = { sheetId, cells: [{ row: 3, column: 3 }] };
  await marker.show(place);
  await keepPaint({ sheetId, id: "p" }, place.cells, look);
  expect(problems).toEqual([]);
  expect(marker.isShown).toBe(true);
  await marker.show(undefined);
  await turnStudentModeOff();
  await excel.run(async ({ workbook }) => workbook.worksheets.getItem(name).protection.protect());
  await marker.show(place);
  expect(problems).toEqual([PROTECTED]);
});
