import { calculated } from "../../excel/calculated";
import { freezeSheet } from "../../excel/freeze";
import { insertLesson } from "../../excel/lessons";
import type { Run } from "../../excel/run";
import { qualifiedAddress } from "../../grid/sheet-names";
import { SOLUTIONS } from "../../lessons/solutions";
import { pinball } from "../../puzzles/pieces/pinball/lesson";
import { compared, type Check } from "../check";

const ORBITS = '=PUZZLE.ORBITS({"A","(1 2)(3 4)";"B","(5 6)"})';

export const sheetChecks: readonly Check[] = [
  {
    id: "sheets.copy",
    title: /*i18n*/ "A copy of a sheet has its values, formulas, colours and conditional formats",
    run: async (scratch) => {
      await scratch.enter("A1", [["x", "=1+2"]]);
      await scratch.onSheet((sheet) => {
        sheet.getRange("A1").format.fill.color = "#FFE699";
        const format = sheet.getRange("A1:B1").conditionalFormats.add(Excel.ConditionalFormatType.custom);
        format.custom.rule.formula = "=A$1=5";
        format.custom.format.fill.color = "#FF0000";
      });
      const seen = await scratch.onSheet(async (sheet, context) => {
        const copy = sheet.copy(Excel.WorksheetPositionType.after, sheet);
        copy.name = `${scratch.sheetNames} copy`;
        const range = copy.getRange("A1:B1").load("formulas, values");
        const { fill } = copy.getRange("A1").format;
        fill.load("color");
        const rules = copy.getRange("A1:B1").conditionalFormats.load("items/type");
        await context.sync();
        return [range.formulas, range.values, fill.color.toUpperCase(), rules.items.length];
      });
      return compared([[["x", "=1+2"]], [["x", 3]], "#FFE699", 1], seen);
    },
  },
  {
    id: "sheets.freeze",
    title: /*i18n*/ "A copy of values has values in place of Puzzlebook’s formulas, and keeps the others",
    needs: ["ExcelApi", "1.12"],
    run: async (scratch) => {
      await scratch.enter("A1", [[ORBITS]]);
      await scratch.enter("D1", [["=SUM(A1#)"]]);
      await scratch.answers("A1:D3", (cells) => cells[2]![1] === 6);
      await scratch.show();
      scratch.throwIfCancelled();
      const { name } = await freezeSheet();
      const seen = await scratch.run(async (context) => {
        const range = context.workbook.worksheets.getItem(name).getRange("A1:D3").load("formulas");
        await context.sync();
        return range.formulas;
      });
      return compared(
        [
          [1, 2, "", "=SUM(A1:B3)"],
          [3, 4, "", ""],
          [5, 6, "", ""],
        ],
        seen,
      );
    },
  },
  {
    id: "sheets.lesson",
    title: /*i18n*/ "A lesson is inserted and calculates its solution",
    run: async (scratch) => {
      scratch.throwIfCancelled();
      const name = await insertLesson({ ...pinball, sheetName: scratch.sheetNames });
      await scratch.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(name);
        sheet.getRange(pinball.names![SOLUTIONS]).values = [["yes"]];
        await context.sync();
      });
      const solution = await scratch.until(
        () => findIn(scratch.run.bind(scratch), name, "BADD"),
        (found) => found,
      );
      return compared(true, solution);
    },
  },
  {
    id: "sheets.hidden",
    title: /*i18n*/ "Formulas on a hidden sheet are calculated, and the sheet goes again",
    run: async (scratch) => {
      await scratch.enter("A1", [[20]]);
      const count = () =>
        scratch.run(async (context) => {
          const { worksheets } = context.workbook;
          worksheets.load("items/id");
          await context.sync();
          return worksheets.items.length;
        });
      const before = await count();
      const cell = qualifiedAddress(await scratch.sheet(), "A1");
      scratch.throwIfCancelled();
      const answers = await calculated([`=${cell}+1`, `=${cell}*2`]);
      return compared([[21, 40], 0], [answers, (await count()) - before]);
    },
  },
  {
    id: "sheets.gridlines",
    title: /*i18n*/ "Gridlines of a sheet can be hidden",
    run: async (scratch) => {
      const seen = await scratch.onSheet(async (sheet, context) => {
        sheet.showGridlines = false;
        await context.sync();
        sheet.load("showGridlines");
        await context.sync();
        return sheet.showGridlines;
      });
      return compared(false, seen);
    },
  },
  {
    id: "sheets.not-activated",
    title: /*i18n*/ "An added sheet does not become the active sheet by itself",
    run: async (scratch) => {
      const name = await scratch.sheet();
      const active = await scratch.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet().load("name");
        await context.sync();
        return sheet.name;
      });
      return compared("another sheet", active === name ? name : "another sheet");
    },
  },
];

function findIn(run: Run, sheet: string, text: string): Promise<boolean> {
  return run(async (context) => {
    const used = context.workbook.worksheets.getItem(sheet).getUsedRange(true).load("values");
    await context.sync();
    return used.values.flat().includes(text);
  });
}
