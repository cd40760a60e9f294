import { readRanges } from "../../../src/excel/puzzle-sheet";
import { readHandOut } from "../../../src/taskpane/class/share/hand-out/read-hand-out";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
});

afterEach(() => excel.dispose());

test("a range of a puzzle has up to 100,000 cells", async () => {
  await expect(readRanges({ maze: "A1:CV1001" })).rejects.toThrow(
    "maze, A1:CV1001, has more than 100,000 cells; choose fewer.",
  );
});

test("a hand-out has up to 60,000 cells", async () => {
  const sheet = excel.workbook.getSheetByName("Sheet1")!;
  for (const corner of ["A1", "CV601"]) sheet.getRange(corner).setValue(1);
  await expect(readHandOut(true)).rejects.toThrow(
    "The sheet “Sheet1” is too large for paper: it has more than 60,000 cells.",
  );
});
