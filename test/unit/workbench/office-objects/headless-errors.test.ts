import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

const WRONG = "The argument is invalid or missing or has an incorrect format.";

test("what is not there, and what is wrong, are Excel's own errors that name the member", async () => {
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("None").activate();
      await context.sync();
    }),
  ).toEqual({
    code: "ItemNotFound",
    message: `The requested resource doesn't exist. There is no worksheet "None".`,
    location: "WorksheetCollection.getItem",
  });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").charts.load("items/name");
      await context.sync();
    }),
  ).toEqual({
    code: "NotImplemented",
    message: "The requested feature isn't implemented. This spreadsheet has no Worksheet.charts.",
    location: "Worksheet.charts",
  });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1").load("hyperlink");
      await context.sync();
    }),
  ).toMatchObject({ code: "NotImplemented", location: "Range.hyperlink" });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("no address").load("values");
      await context.sync();
    }),
  ).toEqual({
    code: "InvalidArgument",
    message: `${WRONG} "no address" is not an address such as A1:B2, nor a name on this worksheet.`,
    location: "Worksheet.getRange",
  });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1:B2").values = [[1, 2, 3]];
      await context.sync();
    }),
  ).toEqual({
    code: "InvalidArgument",
    message:
      `${WRONG} The number of rows or columns in the input array doesn't match the size or dimensions of the range: ` +
      "1 × 3 values for 2 × 2 cells.",
    location: "Range.values",
  });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1").formulas = [["=SUM("]];
      await context.sync();
    }),
  ).toEqual({
    code: "InvalidArgument",
    message: `${WRONG} "=SUM(" is not a formula.`,
    location: "Range.formulas",
  });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1").format.fill.color = "no colour";
      await context.sync();
    }),
  ).toMatchObject({ code: "InvalidArgument", location: "RangeFill.color" });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1").getOffsetRange(-1, 0).select();
      await context.sync();
    }),
  ).toMatchObject({ code: "InvalidArgument", location: "Range.getOffsetRange" });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.add("a/b");
      await context.sync();
    }),
  ).toMatchObject({ code: "InvalidArgument", location: "WorksheetCollection.add" });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").delete();
      await context.sync();
    }),
  ).toMatchObject({ code: "InvalidOperation", location: "Worksheet.delete" });
  expect(
    await excel.failure(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").getRange("A1:ZZ1000000").values =
        1 as unknown as number[][];
      await context.sync();
    }),
  ).toMatchObject({ code: "RangeExceedsLimit", location: "Range.values" });
});

test("null objects are null, and so is all that is reached from them", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject("None");
    const range = sheet.getRange("A1");
    range.values = [["x"]];
    range.load("values");
    sheet.delete();
    await context.sync();
    return [sheet.isNullObject, range.isNullObject];
  });
  expect(seen).toEqual([true, true]);
});

test("a kind of shape that cannot be is refused as by Excel", async () => {
  expect(
    await excel.failure(async ({ workbook }) =>
      workbook.worksheets.getActiveWorksheet().shapes.addTextBox("x"),
    ),
  ).toEqual({
    code: "NotImplemented",
    message: "The requested feature isn't implemented. This spreadsheet has no ShapeCollection.addTextBox.",
    location: "ShapeCollection.addTextBox",
  });
});
