import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

test("a name of a deleted sheet is free again", async () => {
  const areas = await excel.run(async (context) => {
    const seen: string[] = [];
    for (const sheetName of ["First", "Second"]) {
      const sheet = context.workbook.worksheets.add(sheetName);
      sheet.names.add("Maze", sheet.getRange("A1:B2"));
      const range = sheet.names.getItem("Maze").getRangeOrNullObject();
      range.load("address");
      await context.sync();
      seen.push(range.address);
      sheet.delete();
      await context.sync();
    }
    return seen;
  });
  expect(areas).toEqual(["First!A1:B2", "Second!A1:B2"]);
});

test("several sheets and the workbook may have a name in common", async () => {
  const areas = await excel.run(async (context) => {
    const { names, worksheets } = context.workbook;
    const sheets = ["First", "Second", "Third"].map((name) => worksheets.add(name));
    sheets.forEach((sheet, k) => sheet.names.add("Maze", sheet.getRange(`A1:B${k + 2}`)));
    names.add("maze", sheets[0].getRange("D4"));
    await context.sync();
    sheets[0].names.getItem("Maze").delete();
    const found = [sheets[1].names, sheets[2].names, names].map((each) =>
      each.getItem("Maze").getRangeOrNullObject(),
    );
    const none = sheets[0].names.getItemOrNullObject("Maze");
    found.forEach((range) => range.load("address"));
    await context.sync();
    return [none.isNullObject, ...found.map(({ address }) => address)];
  });
  expect(areas).toEqual([true, "Second!A1:B3", "Third!A1:B4", "First!D4"]);
});

test("names stand for ranges and constants", async () => {
  const seen = await excel.run(async (context) => {
    const { names, worksheets } = context.workbook;
    const sheet = worksheets.add("My sheet");
    names.add("Generators", sheet.getRange("A1:B4"));
    names.add("Five", "=5");
    names.load("items/name,items/formula");
    const range = names.getItem("generators").getRangeOrNullObject();
    const constant = names.getItem("Five").getRangeOrNullObject();
    const named = sheet.getRange("Generators");
    const none = names.getItemOrNullObject("None");
    range.load("address");
    named.load("address");
    await context.sync();
    const items = names.items.map(({ name, formula }) => [name, formula]);
    names.getItem("Generators").delete();
    names.load("items/name");
    await context.sync();
    const left = names.items.map(({ name }) => name);
    return [items, range.address, named.address, constant.isNullObject, none.isNullObject, left];
  });
  expect(seen).toEqual([
    [
      ["Generators", "='My sheet'!$A$1:$B$4"],
      ["Five", "=5"],
    ],
    "'My sheet'!A1:B4",
    "'My sheet'!A1:B4",
    true,
    true,
    ["Five"],
  ]);
});
