import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

test("fills, fonts, alignment and sizes", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const range = sheet.getRange("B2:C3");
    const { format } = range;
    format.fill.color = "orange";
    format.font.set({ bold: true, italic: true, color: "#123456", size: 20 });
    format.horizontalAlignment = "Right";
    format.verticalAlignment = "Center";
    format.wrapText = true;
    format.columnWidth = 75;
    format.rowHeight = 30;
    range.load("format,format/fill,format/font");
    const wider = sheet.getRange("A1:C3");
    wider.load("format/fill/color,format/font/bold,format/columnWidth");
    await context.sync();
    const set = format.toJSON();
    format.horizontalAlignment = "General";
    range.load("format/horizontalAlignment");
    await context.sync();
    const mixed = wider.format;
    return {
      set,
      mixed: [mixed.fill.color, mixed.font.bold, mixed.columnWidth],
      aligned: format.horizontalAlignment,
    };
  });
  expect(seen.set).toEqual({
    columnWidth: 75,
    rowHeight: 30,
    horizontalAlignment: "Right",
    verticalAlignment: "Center",
    wrapText: true,
    fill: { color: "#FFA500" },
    font: {
      bold: true,
      italic: true,
      color: "#123456",
      size: 20,
    },
  });
  expect(seen.mixed).toEqual([null, null, null]);
  expect(seen.aligned).toBe("General");
  const sheet = excel.workbook.getActiveSheet();
  const { bl, fs } = sheet.getRange("B2").getCellStyleData()!;
  expect([bl, fs, sheet.getColumnWidth(1), sheet.getRowHeight(1)]).toEqual([1, 20, 100, 40]);
});

test("borders have styles and colours, on a worksheet that is not shown too", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Behind");
    const { borders } = sheet.getRange("B2:D4").format;
    borders.getItem("EdgeTop").style = "Double";
    borders.getItem("EdgeBottom").style = "Continuous";
    borders.getItem("InsideHorizontal").color = "red";
    borders.getItem("EdgeLeft").style = "Dash";
    await context.sync();
    const lines = (
      ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight", "InsideVertical", "InsideHorizontal"] as const
    ).map((side) => borders.getItem(side).load("style,color"));
    const below = sheet.getRange("B5").format.borders.getItem("EdgeTop").load("style");
    await context.sync();
    const drawn = lines.map(({ style, color }) => [style, color]);
    borders.getItem("EdgeTop").style = "None";
    const gone = borders.getItem("EdgeTop").load("style");
    await context.sync();
    return [drawn, below.style, gone.style];
  });
  expect(seen).toEqual([
    [
      ["Double", "#000000"],
      ["Continuous", "#000000"],
      ["Dash", "#000000"],
      ["None", "#000000"],
      ["None", "#000000"],
      ["Continuous", "#FF0000"],
    ],
    "Continuous",
    "None",
  ]);
});

test("a line that a person has drawn thicker has the style of the thin one", async () => {
  const { BorderType, BorderStyleTypes } = excel.univerAPI.Enum;
  const cell = excel.workbook.getActiveSheet().getRange("B2");
  cell
    .setBorder(BorderType.TOP, BorderStyleTypes.THICK)
    .setBorder(BorderType.LEFT, BorderStyleTypes.MEDIUM_DASHED);
  const seen = await excel.run(async (context) => {
    const { borders } = context.workbook.worksheets.getItem("Sheet1").getRange("B2").format;
    const lines = [borders.getItem("EdgeTop").load("style"), borders.getItem("EdgeLeft").load("style")];
    await context.sync();
    return lines.map(({ style }) => style);
  });
  expect(seen).toEqual(["Continuous", "Dash"]);
});

test("number formats are set for each cell, and shown in the text", async () => {
  const seen = await excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Sheet1").getRange("A1:C1");
    range.values = [[0.5, 0.5, 1 / 3]];
    range.numberFormat = [["0.00%", "0.0", "General"]];
    range.load("text,numberFormat,values");
    await context.sync();
    const formats = range.numberFormat;
    range.numberFormat = "General" as unknown as string[][];
    const again = range.getCell(0, 0);
    again.load("text,numberFormat");
    await context.sync();
    return [range.text, formats, range.values[0][0], again.text, again.numberFormat];
  });
  expect(seen).toEqual([
    [["50.00%", "0.5", "0.333333333"]],
    [["0.00%", "0.0", "General"]],
    0.5,
    [["0.5"]],
    [["General"]],
  ]);
});

test("cells are merged, also over merged ones", async () => {
  const merged = () =>
    excel.workbook
      .getActiveSheet()
      .getMergedRanges()
      .map((range) => range.getA1Notation())
      .sort();
  const values = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const range = sheet.getRange("A1:B2");
    range.values = [
      [1, 2],
      [3, 4],
    ];
    range.merge();
    sheet.getRange("D1:E2").merge(true);
    range.load("values");
    await context.sync();
    return range.values;
  });
  expect(values).toEqual([
    [1, ""],
    ["", ""],
  ]);
  expect(merged()).toEqual(["A1:B2", "D1:E1", "D2:E2"]);
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.getRange("A1:C3").merge();
    await context.sync();
  });
  expect(merged()).toEqual(["A1:C3", "D1:E1", "D2:E2"]);
  await excel.univerAPI.undo();
  expect(merged()).toEqual(["A1:B2", "D1:E1", "D2:E2"]);
});
