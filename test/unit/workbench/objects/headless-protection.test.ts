import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(async () => {
  excel = new HeadlessWorkbench();
  await onSheet((sheet) => {
    sheet.getRange("A1:B2").values = [
      ["kept", 1],
      [2, 3],
    ];
    sheet.getRange("A1").conditionalFormats.add("Custom").custom.rule.formula = "=TRUE";
    sheet.protection.protect();
  });
});

afterEach(() => excel.dispose());

type Use = (sheet: Excel.Worksheet) => void;

const onSheet = (use: Use) =>
  excel.run(async (context) => {
    use(context.workbook.worksheets.getItem("Sheet1"));
    await context.sync();
  });

const CHANGES: Readonly<Record<string, Use>> = {
  "Range.values": (sheet) => (sheet.getRange("A1").values = [["x"]]),
  "Range.formulas": (sheet) => (sheet.getRange("A1").formulas = [["=1"]]),
  "Range.numberFormat": (sheet) => (sheet.getRange("A1").numberFormat = [["@"]]),
  "Range.clear": (sheet) => sheet.getRange("A1").clear(),
  "Range.merge": (sheet) => sheet.getRange("A1:B1").merge(),
  "Range.insert": (sheet) => sheet.getRange("A1").insert("Down"),
  "Range.delete": (sheet) => sheet.getRange("A1").delete("Up"),
  "RangeFormat.columnWidth": (sheet) => (sheet.getRange("A:A").format.columnWidth = 90),
  "RangeFill.color": (sheet) => (sheet.getRange("A1").format.fill.color = "#FF0000"),
  "RangeFont.bold": (sheet) => (sheet.getRange("A1").format.font.bold = true),
  "ConditionalFormatCollection.add": (sheet) => sheet.getRange("B1").conditionalFormats.add("Custom"),
  "ConditionalFormatCollection.clearAll": (sheet) => sheet.getRange("A1").conditionalFormats.clearAll(),
  "CommentCollection.add": (sheet) => sheet.comments.add("Sheet1!B1", "a note"),
};

test.each(Object.entries(CHANGES))(
  "%s of a protected sheet is refused, and changes nothing",
  async (member, change) => {
    const sheet = excel.workbook.getSheetByName("Sheet1")!;
    const before = JSON.stringify(sheet.getSheet().getSnapshot());
    const error = await excel.failure(async ({ workbook }) => change(workbook.worksheets.getItem("Sheet1")));
    expect(error).toEqual({
      code: "AccessDenied",
      message: "You cannot perform the requested operation.",
      location: member,
    });
    expect(JSON.stringify(sheet.getSheet().getSnapshot())).toBe(before);
  },
);

test("a protected sheet is read, selected, shown, renamed and deleted, and is protected once", async () => {
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.protection.load("protected");
    const cells = sheet.getRange("A1:B2").load("values");
    sheet.activate();
    sheet.getRange("B2").select();
    await context.sync();
    expect(sheet.protection.protected).toBe(true);
    expect(cells.values).toEqual([
      ["kept", 1],
      [2, 3],
    ]);
  });
  const again = await excel.failure(async ({ workbook }) =>
    workbook.worksheets.getItem("Sheet1").protection.protect(),
  );
  expect(again).toMatchObject({ code: "AccessDenied", location: "WorksheetProtection.protect" });
  await onSheet((sheet) => (sheet.name = "Renamed"));
  await excel.run(async ({ workbook }) => {
    workbook.worksheets.add("Other");
    workbook.worksheets.getItem("Renamed").delete();
  });
  expect(excel.univerSheets()).toEqual(["Other"]);
});

test("once unprotected it is written again, and other sheets always were", async () => {
  await excel.run(async ({ workbook }) => {
    workbook.worksheets.add("Other").getRange("A1").values = [["free"]];
  });
  expect(excel.univerValues("Other", "A1")).toEqual([["free"]]);
  await onSheet((sheet) => {
    sheet.protection.unprotect();
    sheet.getRange("A1").values = [["x"]];
  });
  expect(excel.univerValues("Sheet1", "A1")).toEqual([["x"]]);
});
