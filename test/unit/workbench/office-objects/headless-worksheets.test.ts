import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

test("worksheets are added, named, hidden, shown and deleted", async () => {
  const seen = await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const added = worksheets.add("Second");
    const unnamed = worksheets.add();
    const active = worksheets.getActiveWorksheet();
    added.load("name");
    unnamed.load("name");
    active.load("name");
    await context.sync();
    const before = [added.name, unnamed.name, active.name];
    added.name = "My sheet";
    added.showGridlines = false;
    unnamed.visibility = "Hidden";
    const cell = added.getRange("A1");
    cell.load("address");
    added.load("showGridlines");
    worksheets.load("items/name");
    await context.sync();
    expect(excel.workbook.getSheetByName("Sheet2")!.isSheetHidden()).toBe(true);
    unnamed.visibility = "Visible";
    await context.sync();
    expect(excel.workbook.getSheetByName("Sheet2")!.isSheetHidden()).toBe(false);
    const names = worksheets.items.map((sheet) => sheet.name);
    unnamed.delete();
    added.activate();
    const after = worksheets.getActiveWorksheet();
    after.load("name");
    await context.sync();
    return [before, [cell.address, added.showGridlines], [names, after.name]];
  });
  expect(seen).toEqual([
    ["Second", "Sheet2", "Sheet1"],
    ["'My sheet'!A1", false],
    [["Sheet1", "My sheet", "Sheet2"], "My sheet"],
  ]);
  expect(excel.univerSheets()).toEqual(["Sheet1", "My sheet"]);
});

test("copies of a worksheet stand after it, with its contents, names and formats", async () => {
  const copied = await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const sheet = worksheets.getActiveWorksheet();
    sheet.getRange("A1:A2").formulas = [[7], ["=A1*2"]];
    sheet.getRange("A1").format.fill.color = "#ffcf56";
    sheet.names.add("Start", sheet.getRange("A1"));
    worksheets.add("Other");
    await context.sync();
    for (let copies = 0; copies < 2; copies++) {
      sheet.copy("After", sheet);
      await context.sync();
    }
    worksheets.load("items/name");
    const copy = worksheets.getItem("Sheet1 (2)");
    const cells = copy.getRange("A1:A2");
    cells.load("values, formulas");
    const fill = copy.getRange("A1").format.fill;
    fill.load("color");
    const named = copy.names.getItem("Start").getRangeOrNullObject();
    named.load("address");
    const active = worksheets.getActiveWorksheet();
    active.load("name");
    await context.sync();
    return {
      names: worksheets.items.map(({ name }) => name),
      values: cells.values,
      formulas: cells.formulas,
      fill: fill.color,
      named: named.address,
      active: active.name,
    };
  });
  expect(copied).toEqual({
    names: ["Sheet1", "Sheet1 (3)", "Sheet1 (2)", "Other"],
    values: [[7], [14]],
    formulas: [[7], ["=A1*2"]],
    fill: "#FFCF56",
    named: "'Sheet1 (2)'!A1",
    active: "Sheet1",
  });
});

test("a copy elsewhere is refused", async () => {
  const copied = (copy: (sheet: Excel.Worksheet, other: Excel.Worksheet) => void) =>
    excel.failure(async ({ workbook: { worksheets } }) =>
      copy(worksheets.getItem("Sheet1"), worksheets.add()),
    );
  const refused = { code: "NotImplemented", location: "Worksheet.copy" };
  expect(await copied((sheet) => sheet.copy())).toMatchObject(refused);
  expect(await copied((sheet, other) => sheet.copy("After", other))).toMatchObject(refused);
});

test("selections are made and read", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Selected");
    sheet.getRange("B2:C3").select();
    const range = context.workbook.getSelectedRange();
    const cell = context.workbook.getActiveCell();
    range.load("address");
    cell.load("address");
    await context.sync();
    sheet.getRange("D:E").select();
    const columns = context.workbook.getSelectedRange();
    columns.load("address");
    await context.sync();
    return [range.address, cell.address, columns.address];
  });
  expect(seen).toEqual(["Selected!B2:C3", "Selected!B2", "Selected!D:E"]);
  expect(excel.workbook.getActiveSheet().getSheetName()).toBe("Selected");
});
