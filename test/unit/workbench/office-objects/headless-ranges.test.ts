import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

test("ranges beside, within and around a range are reached", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const range = sheet.getRange("B2:C3");
    const ranges = [
      sheet.getCell(4, 5),
      sheet.getRangeByIndexes(0, 1, 2, 3),
      range.getCell(1, 1),
      range.getRow(0),
      range.getLastColumn(),
      range.getOffsetRange(2, -1),
      range.getResizedRange(1, 2),
      range.getAbsoluteResizedRange(5, 1),
      range.getBoundingRect(sheet.getRange("E9")),
      range.getIntersectionOrNullObject(sheet.getRange("C3:D9")),
    ];
    ranges.forEach((each) => each.load("address"));
    const none = range.getIntersectionOrNullObject(sheet.getRange("Z9"));
    range.worksheet.load("name");
    await context.sync();
    return [ranges.map(({ address }) => address.split("!")[1]), none.isNullObject, range.worksheet.name];
  });
  expect(seen).toEqual([
    ["F5", "B1:D2", "C3", "B2:C2", "C2:C3", "A4:B5", "B2:E4", "B2:B6", "B2:E9", "C3"],
    true,
    "Sheet1",
  ]);
});

test("the used range grows with values and formats, and the worksheet with what is written", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Used");
    const blank = sheet.getUsedRangeOrNullObject();
    const first = sheet.getUsedRange();
    sheet.getRange("C5000").format.fill.color = "red";
    sheet.getRange("B2").values = [["here"]];
    const all = sheet.getUsedRange();
    const values = sheet.getUsedRange(true);
    const within = sheet.getRange("A1:B9").getUsedRangeOrNullObject(true);
    const nothing = sheet.getRange("D1:D9").getUsedRangeOrNullObject(true);
    [first, all, values, within].forEach((range) => range.load("address"));
    await context.sync();
    return [
      blank.isNullObject,
      first.address,
      all.address,
      values.address,
      within.address,
      nothing.isNullObject,
    ];
  });
  expect(seen).toEqual([true, "Used!A1", "Used!B2:C5000", "Used!B2", "Used!B2", true]);
});

test("formulas that spill are read as values, and their areas are found", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.getRange("A1").formulas = [["=SEQUENCE(2,3)"]];
    const area = sheet.getRange("A1:C2");
    area.load("values,formulas");
    const spilling = sheet.getRange("A1").getSpillingToRangeOrNullObject();
    const none = sheet.getRange("D1").getSpillingToRangeOrNullObject();
    spilling.load("address");
    await context.sync();
    return [area.toJSON(), spilling.address, none.isNullObject];
  });
  expect(seen).toEqual([
    {
      formulas: [
        ["=SEQUENCE(2,3)", 2, 3],
        [4, 5, 6],
      ],
      values: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    },
    "Sheet1!A1:C2",
    true,
  ]);
});

test("objects are kept across batches, and let go", async () => {
  const seen = await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Sheet1").getRange("B2:C3");
    range.track();
    await context.sync();
    context.workbook.worksheets.getItem("Sheet1").name = "Renamed";
    await context.sync();
    range.load("address");
    await context.sync();
    const { address } = range;
    range.untrack();
    await context.sync();
    return address;
  });
  expect(seen).toBe("Renamed!B2:C3");
});
