import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

test("14,198 rows are written as one step of undo", async () => {
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Large");
    const rows = Array.from({ length: 14_198 }, (_, i) => [`'W${i}`, `'(1 2 ${i + 3})(4 5)`]);
    sheet.getRangeByIndexes(0, 0, rows.length, 2).values = rows;
    await context.sync();
  });
  expect(excel.univerValues("Large", "A14198:B14198")).toEqual([["W14197", "(1 2 14200)(4 5)"]]);
  await excel.univerAPI.undo();
  expect(excel.univerSheets()).toEqual(["Sheet1"]);
  await excel.univerAPI.redo();
  expect(excel.univerValues("Large", "A1:B1")).toEqual([["W0", "(1 2 3)(4 5)"]]);
});

test("all that one batch changes is one step of undo, in the right order", async () => {
  await excel.run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange("A1").values = [["first"]];
    await context.sync();
  });
  await excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem("Sheet1").getRange("A1");
    cell.values = [["second"]];
    cell.format.fill.color = "red";
    cell.values = [["third"]];
    context.workbook.worksheets.add("Other").getRange("A1").values = [["there"]];
    await context.sync();
  });
  await excel.univerAPI.undo();
  expect(excel.univerValues("Sheet1", "A1")).toEqual([["first"]]);
  expect(excel.univerSheets()).toEqual(["Sheet1"]);
  await excel.univerAPI.undo();
  expect(excel.univerValues("Sheet1", "A1")).toEqual([[null]]);
  await excel.univerAPI.redo();
  await excel.univerAPI.redo();
  expect(excel.univerValues("Sheet1", "A1")).toEqual([["third"]]);
  expect(excel.univerValues("Other", "A1")).toEqual([["there"]]);
});

test("formulas are calculated when they are read", async () => {
  const seen = await excel.run(async (context) => {
    const application = context.application.load("calculationMode");
    const cell = context.workbook.worksheets.getItem("Sheet1").getRange("A1");
    cell.values = [["=1+1"]];
    cell.load("values");
    await context.sync();
    return [application.calculationMode, cell.values];
  });
  expect(seen).toEqual(["Automatic", [[2]]]);
});
