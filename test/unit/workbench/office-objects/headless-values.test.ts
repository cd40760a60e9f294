import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

test("values, formulas and texts are written and read", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("sheet1");
    const range = sheet.getRange("A1:C3");
    range.values = [
      [1, "word", true],
      ["=A1+1", "'=A1", "#N/A"],
      ["=1/0", null, "(1 4 2)(3 8)"],
    ];
    range.load("values,formulas,text,valueTypes,address,rowCount,columnCount,rowIndex,cellCount");
    const entire = sheet.getRange("B:B");
    entire.load("values,address");
    await context.sync();
    range.getCell(0, 0).values = [[5]];
    range.load("values");
    await context.sync();
    const typed = sheet.getRange("E1:G1");
    typed.values = [["12", "50%", ""]];
    const texts = sheet.getRange("E2:F2");
    texts.numberFormat = [["@", "@"]];
    texts.values = [["12", "=A1"]];
    typed.load("values,text");
    texts.load("values,numberFormat,formulas");
    sheet.getRange("A9:B9").values = "same" as unknown as string[][];
    await context.sync();
    return [range.toJSON(), entire.toJSON(), typed.toJSON(), texts.toJSON()];
  });
  expect(seen).toEqual([
    {
      address: "Sheet1!A1:C3",
      cellCount: 9,
      columnCount: 3,
      rowCount: 3,
      rowIndex: 0,
      formulas: [
        [1, "word", true],
        ["=A1+1", "=A1", "#N/A"],
        ["=1/0", "", "(1 4 2)(3 8)"],
      ],
      text: [
        ["1", "word", "TRUE"],
        ["2", "=A1", "#N/A"],
        ["#DIV/0!", "", "(1 4 2)(3 8)"],
      ],
      values: [
        [5, "word", true],
        [6, "=A1", "#N/A"],
        ["#DIV/0!", "", "(1 4 2)(3 8)"],
      ],
      valueTypes: [
        ["Double", "String", "Boolean"],
        ["Double", "String", "Error"],
        ["Error", "Empty", "String"],
      ],
    },
    { address: "Sheet1!B:B", values: null },
    { values: [[12, 0.5, ""]], text: [["12", "50%", ""]] },
    { values: [["12", "=A1"]], numberFormat: [["@", "@"]], formulas: [["12", "=A1"]] },
  ]);
  expect(excel.univerValues("Sheet1", "A9:B9")).toEqual([["same", "same"]]);
});
