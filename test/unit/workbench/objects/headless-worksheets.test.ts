import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

test("worksheets are added, named, moved, shown, coloured and deleted", async () => {
  const seen = await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const added = worksheets.add("Second");
    const unnamed = worksheets.add();
    const active = worksheets.getActiveWorksheet();
    added.load("name,position,visibility");
    unnamed.load("name");
    active.load("name");
    const count = worksheets.getCount();
    await context.sync();
    const before = [added.name, added.position, added.visibility, unnamed.name, active.name, count.value];
    added.name = "My sheet";
    added.position = 0;
    added.tabColor = "green";
    added.showGridlines = false;
    unnamed.visibility = "Hidden";
    const cell = added.getRange("A1");
    cell.load("address");
    added.load("tabColor,showGridlines,position");
    const visible = worksheets.getCount(true);
    worksheets.load("items/name");
    await context.sync();
    const names = worksheets.items.map((sheet) => sheet.name);
    unnamed.delete();
    added.activate();
    const after = worksheets.getActiveWorksheet();
    after.load("name");
    await context.sync();
    return [
      before,
      [cell.address, added.tabColor, added.showGridlines, added.position, visible.value],
      [names, after.name],
    ];
  });
  expect(seen).toEqual([
    ["Second", 1, "Visible", "Sheet2", "Sheet1", 3],
    ["'My sheet'!A1", "#008000", false, 0, 2],
    [["My sheet", "Sheet1", "Sheet2"], "My sheet"],
  ]);
  expect(excel.univerSheets()).toEqual(["My sheet", "Sheet1"]);
});

test("copies of a worksheet stand where they are told, with its contents, names and formats", async () => {
  const copied = await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const sheet = worksheets.getActiveWorksheet();
    sheet.getRange("A1:A2").formulas = [[7], ["=A1*2"]];
    sheet.getRange("A1").format.fill.color = "#ffcf56";
    sheet.names.add("Start", sheet.getRange("A1"));
    worksheets.add("Other");
    await context.sync();
    for (const [position, beside] of [
      ["After", "Sheet1"],
      ["Before", "Other"],
      ["Beginning", undefined],
      ["End", undefined],
    ] as const) {
      sheet.copy(position, beside === undefined ? undefined : worksheets.getItem(beside));
      await context.sync();
    }
    worksheets.load("items/name");
    const copy = worksheets.getItem("Sheet1 (2)");
    const cells = copy.getRange("A1:A2");
    cells.load("values, formulas");
    const fill = copy.getRange("A1").format.fill;
    fill.load("color");
    const named = copy.names.getItem("Start").getRange();
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
    names: ["Sheet1 (4)", "Sheet1", "Sheet1 (2)", "Sheet1 (3)", "Other", "Sheet1 (5)"],
    values: [[7], [14]],
    formulas: [[7], ["=A1*2"]],
    fill: "#FFCF56",
    named: "'Sheet1 (2)'!A1",
    active: "Sheet1",
  });
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
