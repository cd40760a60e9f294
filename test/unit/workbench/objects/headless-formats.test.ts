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
    format.font.set({ bold: true, italic: true, color: "#123456", name: "Courier New", size: 20 });
    format.font.underline = "Single";
    format.font.strikethrough = true;
    format.horizontalAlignment = "Right";
    format.verticalAlignment = "Center";
    format.wrapText = true;
    format.indentLevel = 2;
    format.columnWidth = 75;
    format.rowHeight = 30;
    range.load("format,format/fill,format/font");
    const wider = sheet.getRange("A1:C3");
    wider.load("format/fill/color,format/font/bold,format/columnWidth");
    await context.sync();
    const set = format.toJSON();
    format.fill.clear();
    format.horizontalAlignment = "General";
    format.font.underline = "None";
    range.load("format/horizontalAlignment,format/fill/color,format/font/underline");
    await context.sync();
    const { fill, font, horizontalAlignment } = format;
    const mixed = wider.format;
    return {
      set,
      mixed: [mixed.fill.color, mixed.font.bold, mixed.columnWidth],
      cleared: [fill.color, font.underline, horizontalAlignment],
    };
  });
  expect(seen.set).toEqual({
    columnWidth: 75,
    rowHeight: 30,
    horizontalAlignment: "Right",
    verticalAlignment: "Center",
    wrapText: true,
    indentLevel: 2,
    fill: { color: "#FFA500" },
    font: {
      bold: true,
      italic: true,
      strikethrough: true,
      underline: "Single",
      color: "#123456",
      name: "Courier New",
      size: 20,
    },
  });
  expect(seen.mixed).toEqual([null, null, null]);
  expect(seen.cleared).toEqual(["#FFFFFF", "None", "General"]);
  const sheet = excel.workbook.getActiveSheet();
  const { bl, ff, fs } = sheet.getRange("B2").getCellStyleData()!;
  expect([bl, ff, fs, sheet.getColumnWidth(1), sheet.getRowHeight(1)]).toEqual([
    1,
    "Courier New",
    20,
    100,
    40,
  ]);
});

test("borders have styles, weights and colours, on a worksheet that is not shown too", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Behind");
    const { borders } = sheet.getRange("B2:D4").format;
    borders.getItem("EdgeTop").style = "Double";
    borders.getItem("EdgeBottom").style = "Continuous";
    const inside = borders.getItem("InsideHorizontal");
    inside.color = "red";
    inside.weight = "Thick";
    borders.getItem("EdgeLeft").style = "Dash";
    borders.load("items/sideIndex,items/style,items/weight,items/color,count");
    const below = sheet.getRange("B5").format.borders.getItem("EdgeTop");
    below.load("style");
    await context.sync();
    const lines = borders.items.map(({ sideIndex, style, weight, color }) => [
      sideIndex,
      style,
      weight,
      color,
    ]);
    borders.getItem("EdgeTop").style = "None";
    const gone = borders.getItem("EdgeTop");
    gone.load("style");
    await context.sync();
    return [borders.count, lines, below.style, gone.style];
  });
  expect(seen).toEqual([
    8,
    [
      ["EdgeTop", "Double", "Thick", "#000000"],
      ["EdgeBottom", "Continuous", "Thin", "#000000"],
      ["EdgeLeft", "Dash", "Thin", "#000000"],
      ["EdgeRight", "None", "Thin", "#000000"],
      ["InsideVertical", "None", "Thin", "#000000"],
      ["InsideHorizontal", "Continuous", "Thick", "#FF0000"],
      ["DiagonalDown", "None", "Thin", "#000000"],
      ["DiagonalUp", "None", "Thin", "#000000"],
    ],
    "Continuous",
    "None",
  ]);
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

test("cells are merged and taken apart", async () => {
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
    sheet.getRange("D1:D9").unmerge();
    await context.sync();
  });
  expect(merged()).toEqual(["A1:C3"]);
  await excel.univerAPI.undo();
  expect(merged()).toEqual(["A1:B2", "D1:E1", "D2:E2"]);
});

test("contents, formats or everything is cleared", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const range = sheet.getRange("A1:A3");
    range.values = [["a"], ["b"], ["=A1"]];
    range.format.fill.color = "red";
    const [contents, formats, all] = [range.getCell(0, 0), range.getCell(1, 0), range.getCell(2, 0)];
    contents.clear("Contents");
    formats.clear("Formats");
    all.clear();
    [contents, formats, all].forEach((cell) => cell.load("values,formulas,format/fill/color"));
    await context.sync();
    return [contents, formats, all].map((cell) => [cell.formulas[0][0], cell.format.fill.color]);
  });
  expect(seen).toEqual([
    ["", "#FF0000"],
    ["b", "#FFFFFF"],
    ["", "#FFFFFF"],
  ]);
});
