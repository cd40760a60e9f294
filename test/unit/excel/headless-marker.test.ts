import { excelPaint } from "../../../src/excel/marker";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";

const LOOK = { fill: "#ff0000", color: "#ffffff" };

let excel: HeadlessWorkbench;
/** The options of all runs, and how many of them have ended. */
let runs: object[];
let ended: number;

beforeEach(() => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
  runs = [];
  ended = 0;
  const { run } = Excel;
  Object.assign(Excel, {
    run: (options: object, batch: (context: Excel.RequestContext) => Promise<unknown>) => {
      runs.push(options);
      return run(options, batch).finally(() => ended++);
    },
  });
});

afterEach(() => excel.dispose());

const sheet = () => excel.univerAPI.getActiveWorkbook()!.getSheetByName("Sheet1")!;
const rules = () =>
  sheet()
    .getConditionalFormattingRules()
    .map((rule) => rule.ranges[0].startColumn);

/** A closed run ends a moment later. */
const later = () => new Promise((resolve) => setTimeout(resolve));

/** Walks over five cells and leaves. */
async function walk(): Promise<void> {
  const paint = excelPaint();
  const id = sheet().getSheetId();
  let shown = await paint.paint(id, [{ row: 0, column: 0 }], LOOK);
  for (let column = 1; column < 5; column++) {
    shown = await paint.paint(id, [{ row: 0, column }], LOOK, shown);
    expect(rules()).toEqual([column]);
  }
  await paint.remove(shown);
  expect(rules()).toEqual([]);
}

test("a walk is one step of undo where Excel can group its batches, and the group ends with it", async () => {
  await walk();
  await later();
  expect(runs).toEqual([{ delayForCellEdit: true, mergeUndoGroup: true }]);
  expect(ended).toBe(1);
});

test("where it cannot, each place is a run of its own", async () => {
  Object.assign(Office.context.requirements, {
    isSetSupported: (_set: string, version: string) => version !== "1.20",
  });
  await walk();
  expect(runs).toEqual(Array.from({ length: 6 }, () => ({ delayForCellEdit: true })));
  expect(ended).toBe(6);
});

test("what fails ends the group, and the next walk begins one", async () => {
  const paint = excelPaint();
  await expect(paint.paint("no such sheet", [{ row: 0, column: 0 }], LOOK)).rejects.toThrow(
    "The sheet of the puzzle has been deleted.",
  );
  await later();
  expect([runs.length, ended]).toEqual([1, 1]);
  await walk();
  await later();
  expect([runs.length, ended]).toEqual([2, 2]);
});
