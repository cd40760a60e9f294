import { paintCells, removePaint } from "../../excel/cell-paint";
import { compared, type Check } from "../check";
import type { Scratch } from "../scratch";

/** In points; screens round to whole pixels. */
const WIDTH = 60;
const HEIGHT = 33;
const CLOSE = 1.5;

const isClose = (wanted: number, found: number) => Math.abs(wanted - found) <= CLOSE;

async function addRule(scratch: Scratch, cells: string, formula: string, fill: string): Promise<void> {
  await scratch.onSheet((sheet) => {
    const format = sheet.getRange(cells).conditionalFormats.add(Excel.ConditionalFormatType.custom);
    format.custom.rule.formula = formula;
    format.custom.format.fill.color = fill;
  });
}

/** The formulas and colours of the rules that apply to some cells, highest priority first. */
const rulesOn = (scratch: Scratch, cells: string) =>
  scratch.onSheet(async (sheet, context) => {
    const formats = sheet.getRange(cells).conditionalFormats.load("items/type");
    await context.sync();
    const rules = formats.items.map(({ custom }) => {
      custom.rule.load("formula");
      custom.format.fill.load("color");
      return custom;
    });
    await context.sync();
    return rules.map(({ rule, format }) => [rule.formula, format.fill.color.toUpperCase()]);
  });

export const formatChecks: readonly Check[] = [
  {
    id: "formats.looks",
    title: /*i18n*/ "Fill, font, alignment and border are as they were set",
    run: async (scratch) => {
      const seen = await scratch.onSheet(async (sheet, context) => {
        const { format } = sheet.getRange("B2");
        format.fill.color = "#FFE699";
        format.font.color = "#C00000";
        format.font.bold = true;
        format.horizontalAlignment = "Center";
        format.wrapText = true;
        const edge = format.borders.getItem("EdgeTop");
        edge.style = "Continuous";
        edge.color = "#000000";
        await context.sync();
        format.load("horizontalAlignment, wrapText, fill/color, font/color, font/bold");
        edge.load("style");
        await context.sync();
        const { fill, font, horizontalAlignment, wrapText } = format;
        return [fill.color, font.color, font.bold, horizontalAlignment, wrapText, edge.style];
      });
      return compared(["#FFE699", "#C00000", true, "Center", true, "Continuous"], seen);
    },
  },
  {
    id: "formats.sizes",
    title: /*i18n*/ "Columns and rows are measured in points",
    run: async (scratch) => {
      const [width, height, left, top] = await scratch.onSheet(async (sheet, context) => {
        sheet.getRange("A:A").format.columnWidth = WIDTH;
        sheet.getRange("1:1").format.rowHeight = HEIGHT;
        await context.sync();
        const cell = sheet.getRange("B2").load("left, top");
        const { format } = sheet.getRange("A1");
        format.load("columnWidth, rowHeight");
        await context.sync();
        return [format.columnWidth, format.rowHeight, cell.left, cell.top];
      });
      const holds =
        [width, left].every((each) => isClose(WIDTH, each)) &&
        [height, top].every((each) => isClose(HEIGHT, each));
      return compared(
        [WIDTH, HEIGHT, WIDTH, HEIGHT],
        holds ? [WIDTH, HEIGHT, WIDTH, HEIGHT] : [width, height, left, top],
      );
    },
  },
  {
    id: "formats.conditional",
    title: /*i18n*/ "The formula of a conditional format is kept, relative to the first cell",
    run: async (scratch) => {
      await addRule(scratch, "B2:D9", '=AND($A2="x",B$1<1.5)', "#FFE699");
      return compared([['=AND($A2="x",B$1<1.5)', "#FFE699"]], await rulesOn(scratch, "B2:D9"));
    },
  },
  {
    id: "formats.marker",
    title: /*i18n*/ "The marker comes before other formats, and goes without a trace",
    run: async (scratch) => {
      await addRule(scratch, "A1:A3", "=1=1", "#FF0000");
      const sheetId = await scratch.onSheet(async (sheet, context) => {
        sheet.load("id");
        await context.sync();
        return sheet.id;
      });
      scratch.throwIfCancelled();
      const paint = await paintCells(sheetId, [{ row: 1, column: 0 }], { fill: "#00FF00", color: "#000000" });
      const during = await rulesOn(scratch, "A2");
      await removePaint(paint);
      const after = await rulesOn(scratch, "A2");
      const mine = ["=1=1", "#FF0000"];
      return compared([[["=TRUE", "#00FF00"], mine], [mine]], [during, after]);
    },
  },
];
