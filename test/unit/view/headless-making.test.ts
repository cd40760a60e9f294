import { insertLesson } from "../../../src/excel/lessons";
import { madeSheet, usualValues } from "../../../src/lessons/maker";
import { nextSheet } from "../../../src/links/making";
import { LESSONS } from "../../../src/puzzles";
import { mazeMaker } from "../../../src/puzzles/mazes/make";
import { seededRandom } from "../../../src/steps/random";
import { readMaking } from "../../../src/view/sheet/making";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
});

afterEach(() => excel.dispose());

test("the sheet that is shown tells how it was made, and so does the next one of it", async () => {
  expect(await readMaking()).toBeUndefined();
  const values = { ...usualValues(mazeMaker), rows: 4, columns: 5, begin: "empty" };
  expect(await insertLesson(madeSheet(mazeMaker, values, seededRandom(1)))).toBe("Maze");
  const making = (await readMaking())!;
  expect(making).toEqual({ maker: mazeMaker, values });
  expect(await insertLesson(nextSheet(making, 2))).toBe("Maze 2");
  const marks = excel.workbook.getActiveSheet().getRange("B8:F11").getValues().flat();
  expect(marks).toEqual(expect.arrayContaining(["S", "G", "#"]));
  expect(await readMaking()).toEqual({ maker: mazeMaker, values: { ...values, begin: "example" } });
  await insertLesson(LESSONS[0]);
  expect(await readMaking()).toBeUndefined();
});
