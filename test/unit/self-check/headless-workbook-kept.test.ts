import { CHECKS, runChecks } from "../../../src/self-check";
import type { Check } from "../../../src/self-check";
import { writeSettings } from "../../../src/workbench/office-objects/sheet/document-settings";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";
import { office } from "./checked-host";
import { withFunctions, type RunningFunctions } from "./functions-runtime";
import { stateOf } from "./workbook-state";

// Texts are measured on a canvas.
jest.mock("../../../src/workbench/office-objects/sheet/autofit", () => ({ autofitColumns: () => undefined }));

const LIMITS = { answer: 300, check: 5_000, all: 600_000, grace: 1_000 };

/** A few checks of each topic, and those that show other sheets, copy them or add names. */
const SOME = CHECKS.filter(({ id }) =>
  /^(functions\.G|spills\.(grow|area)|cells\.(merged|texts)|formats|names|sheets|events|calculation\.c)/.test(
    id,
  ),
);

let excel: HeadlessWorkbench;
let before: unknown;
let functions: RunningFunctions;

/** A user's own workbook, with everything a workbook can hold, and a selection on its second sheet. */
async function someonesWorkbook(): Promise<void> {
  writeSettings(excel.workbook, { mine: { kept: true } });
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.getRange("A1:B2").formulas = [
      ["mine", 1],
      ["=B1+1", "'007"],
    ];
    sheet.getRange("A1").format.fill.color = "#FFE699";
    sheet.getRange("B2").format.font.bold = true;
    sheet.getRange("C:C").format.columnWidth = 99;
    const format = sheet.getRange("A1:B2").conditionalFormats.add("Custom");
    format.custom.rule.formula = "=$B1>0";
    format.custom.format.fill.color = "#FF0000";
    sheet.names.add("mine", sheet.getRange("A1"));
    context.workbook.names.add("everyones", sheet.getRange("B1"));
    context.workbook.comments.add("Sheet1!B1", "a note");
    const other = context.workbook.worksheets.add("Other");
    other.getRange("A1").values = [[5]];
    other.activate();
    other.getRange("B3:C4").select();
    // Reading waits for calculation.
    const answer = sheet.getRange("A2").load("values");
    await context.sync();
    expect(answer.values).toEqual([[2]]);
  });
}

beforeEach(async () => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
  functions = await withFunctions(excel);
  Object.assign(globalThis, { Office: office() });
  await someonesWorkbook();
  before = stateOf(excel.univerAPI);
});

afterEach(() => {
  functions.end();
  excel.dispose();
});

const run = (checks: readonly Check[], stop = new AbortController()) =>
  runChecks(checks, { signal: stop.signal, limits: LIMITS });

test("after a whole run the workbook is as it was, cell by cell and format by format", async () => {
  await run(SOME);
  expect(stateOf(excel.univerAPI)).toEqual(before);
});

test.each([
  ["0 ms", 0],
  ["400 ms", 400],
  ["30 ms @all", 30],
  ["150 ms @all", 150],
  ["1,100 ms @all", 1100],
  ["2,300 ms @all", 2300],
])("cancelled after %s it is as it was", async (_, milliseconds) => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), milliseconds);
  const results = await run(SOME.toReversed(), stop);
  expect(results.at(-1)!.finding).toEqual({ mark: "not tried", reason: "cancelled" });
  expect(stateOf(excel.univerAPI)).toEqual(before);
});

test("a check that fails midway, and one that does not end, leave nothing", async () => {
  const failing: Check = {
    id: "sheets.fails",
    title: "",
    run: async (scratch) => {
      await scratch.enter("A1", [["x"]]);
      await scratch.show("B2");
      throw new Error("midway");
    },
  };
  const endless: Check = {
    id: "sheets.endless",
    title: "",
    run: async (scratch) => {
      for (;;) {
        await scratch.enter("A1", [["x"]]);
        await scratch.pause(1);
      }
    },
  };
  const stop = new AbortController();
  const results = await runChecks([failing, endless, failing], {
    signal: stop.signal,
    limits: { ...LIMITS, check: 300 },
  });
  expect(results.map(({ finding }) => finding)).toEqual([
    { mark: "falls short", expected: "no error", seen: "midway" },
    { mark: "falls short", expected: "an end within 0.3 seconds", seen: "none" },
    { mark: "falls short", expected: "no error", seen: "midway" },
  ]);
  expect(stateOf(excel.univerAPI)).toEqual(before);
});

test("what has not begun when time is over is not tried", async () => {
  const results = await runChecks(SOME, {
    signal: new AbortController().signal,
    limits: { ...LIMITS, all: 0 },
  });
  expect(new Set(results.map(({ finding }) => finding.mark))).toEqual(new Set(["not tried"]));
});

test("what a person did before can be undone after it, and nothing else", async () => {
  const sheet = excel.workbook.getActiveSheet();
  sheet.getRange("A1").setValue(6);
  await run(SOME);
  expect(stateOf(excel.univerAPI)).not.toEqual(before);
  await excel.univerAPI.undo();
  expect(sheet.getRange("A1").getValue()).toBe(5);
  expect(excel.univerSheets()).toEqual(["Sheet1", "Other"]);
});
