import { HeadlessWorkbench } from "./headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
});

afterEach(() => excel.dispose());

const onSheet = (change: (sheet: Excel.Worksheet) => void) =>
  excel.run(async (context) => {
    change(context.workbook.worksheets.getItem("Sheet1"));
    await context.sync();
  });

/** The fill of cells, whether they are bold, and their column widths in points. */
const looks = (...cells: string[]) =>
  excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const formats = cells.map((cell) => {
      const { format } = sheet.getRange(cell);
      return format.load("fill/color, font/bold, columnWidth");
    });
    await context.sync();
    return formats.map(({ fill, font, columnWidth }) => [fill.color, font.bold, columnWidth]);
  });

const SOME = ["A1", "B2", "Z500", "CV20000"];
const WIDTH = 54;

test("a whole sheet takes a width, a fill and a font, also where cells have their own, in steps of undo", async () => {
  await onSheet((sheet) => {
    sheet.getRange("B2").values = [["mine"]];
    sheet.getRange("B2").format.fill.color = "#0000FF";
  });
  const before = await looks(...SOME);
  expect(before[1][0]).toBe("#0000FF");
  await onSheet((sheet) => {
    const { format } = sheet.getRange();
    format.columnWidth = WIDTH;
    format.fill.color = "#FF0000";
    format.font.bold = true;
  });
  expect(await looks(...SOME)).toEqual(SOME.map(() => ["#FF0000", true, WIDTH]));
  await onSheet((sheet) => (sheet.getRange("A:C").format.fill.color = "#00FF00"));
  expect(await looks("B2", "D1")).toEqual([
    ["#00FF00", true, WIDTH],
    ["#FF0000", true, WIDTH],
  ]);
  await excel.univerAPI.undo();
  await excel.univerAPI.undo();
  expect(await looks(...SOME)).toEqual(before);
});

test("rows of a whole sheet take a height", async () => {
  await onSheet((sheet) => {
    sheet.getRange().format.rowHeight = 30;
  });
  const heights = await excel.run(async (context) => {
    const { format } = context.workbook.worksheets.getItem("Sheet1").getRange("A1:A20");
    format.load("rowHeight");
    await context.sync();
    return format.rowHeight;
  });
  expect(heights).toBe(30);
});

test("a large block that is no entire columns is still too large to format cell by cell", async () => {
  const failure = await excel.failure(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange("A1:CV19000").format.fill.color = "#FF0000";
    await context.sync();
  });
  expect(failure.code).toBe("RangeExceedsLimit");
});
