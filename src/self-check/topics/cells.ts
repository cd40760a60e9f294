import { MAX_TEXT_LENGTH } from "../../grid/limits";
import { readNotation } from "../../excel/notation";
import { readFilledCells } from "../../excel/sheet-cells";
import { asTextCell, writeTable } from "../../excel/tables";
import { localFormula } from "../../workbooks/formulas/local";
import { compared, type Check } from "../check";
import { cellAddress } from "../../grid/addresses";
import { qualifiedAddress } from "../../grid/sheet-names";

const ROWS = 20_000;
/** What Excel would read as something else if it were typed. */
const LOOK_LIKE_OTHERS = [
  "=1+1",
  "+5",
  "-5",
  "@x",
  "007",
  "1-2",
  "5-4-1",
  "1/2",
  "1,2",
  "(5)",
  "TRUE",
  "#N/A",
  "1E5",
  "'quoted",
  "(1 2)",
];

export const cellChecks: readonly Check[] = [
  {
    id: "cells.many",
    title: /*i18n*/ "40,000 cells are written and read",
    run: async (scratch) => {
      const rows = Array.from({ length: ROWS }, (_, row) => [row, `(1 ${row + 2})`]);
      const table = { title: "", headings: ["number", "cycle"], rows };
      const sheet = await scratch.sheet();
      const address = qualifiedAddress(sheet, "A1");
      scratch.throwIfCancelled();
      await writeTable(table, { kind: "cell", address }, { shows: false });
      const cells = await scratch.onSheet((worksheet, context) => readFilledCells(context, worksheet));
      const seen = cells.slice(2).map(({ value }) => value);
      const wrong = rows.flat().findIndex((value, index) => value !== seen[index]);
      return compared(
        [2 * ROWS, "all alike"],
        [
          seen.length,
          wrong < 0 ? "all alike" : `${cellAddress(1 + (wrong >> 1), wrong % 2)}: ${String(seen[wrong])}`,
        ],
      );
    },
  },
  {
    id: "cells.texts",
    title: /*i18n*/ "Texts that look like formulas, numbers or dates stay texts",
    run: async (scratch) => {
      await scratch.onSheet((sheet) => {
        sheet.getRange("A1").getAbsoluteResizedRange(LOOK_LIKE_OTHERS.length, 1).values =
          LOOK_LIKE_OTHERS.map((text) => [asTextCell(text)]);
      });
      const seen = await scratch.values(`A1:A${LOOK_LIKE_OTHERS.length}`);
      return compared(LOOK_LIKE_OTHERS, seen.flat());
    },
  },
  {
    id: "cells.text-format",
    title: /*i18n*/ "A cell formatted as text keeps digits as they are",
    run: async (scratch) => {
      await scratch.onSheet((sheet) => {
        const cell = sheet.getRange("A1");
        cell.numberFormat = [["@"]];
        cell.values = [["0012"]];
      });
      return compared([["0012"]], await scratch.values("A1"));
    },
  },
  {
    id: "cells.long-text",
    title: /*i18n*/ "A cell holds 32,767 characters",
    run: async (scratch) => {
      await scratch.enter("A1", [["x".repeat(MAX_TEXT_LENGTH)]]);
      const [[text] = []] = await scratch.values("A1");
      return compared(MAX_TEXT_LENGTH, String(text).length);
    },
  },
  {
    id: "cells.kept",
    title: /*i18n*/ "Where nothing is written, a cell keeps what it has",
    run: async (scratch) => {
      await scratch.enter("A1", [["a", "b", "c"]]);
      await scratch.enter("A1", [["x", null, "z"]]);
      return compared([["x", "b", "z"]], await scratch.values("A1:C1"));
    },
  },
  {
    id: "cells.errors-by-name",
    title: /*i18n*/ "An error written by its name is the error",
    run: async (scratch) => {
      await scratch.enter("A1", [["#N/A", "#VALUE!"]]);
      return compared([["Error", "Error"]], await scratch.read("A1:B1", "valueTypes"));
    },
  },
  {
    id: "cells.used-range",
    title: /*i18n*/ "Excel tells the filled part of a sheet, and of whole columns",
    run: async (scratch) => {
      await scratch.enter("B3", [["x", "y"]]);
      const seen = await scratch.onSheet(async (sheet, context) => {
        sheet.getRange("F9").format.fill.color = "#FFFF00";
        const used = sheet.getUsedRangeOrNullObject(true);
        const part = sheet.getRange("C:C").getIntersectionOrNullObject(used);
        const none = sheet.getRange("A1").getIntersectionOrNullObject(used);
        for (const range of [used, part]) range.load("rowIndex, columnIndex, rowCount, columnCount");
        await context.sync();
        return [
          ...[used, part].map((range) => [
            range.rowIndex,
            range.columnIndex,
            range.rowCount,
            range.columnCount,
          ]),
          none.isNullObject,
        ];
      });
      return compared([[2, 1, 1, 2], [2, 2, 1, 1], true], seen);
    },
  },
  {
    id: "cells.merged",
    title: /*i18n*/ "Cells merge row by row, and the first one holds the value",
    run: async (scratch) => {
      await scratch.enter("A1", [
        ["x", "lost", ""],
        ["y", "", "lost"],
      ]);
      await scratch.onSheet((sheet) => sheet.getRange("A1:C2").merge(true));
      return compared(
        [
          ["x", "", ""],
          ["y", "", ""],
        ],
        await scratch.values("A1:C2"),
      );
    },
  },
  {
    id: "cells.decimal-point",
    title: /*i18n*/ "Formulas are written with decimal points and commas, whatever Excel shows",
    needs: ["ExcelApi", "1.11"],
    run: async (scratch) => {
      await scratch.enter("A1", [['=1.5+PUZZLE.CYCLEORDER("(1 2)")', 2.25]]);
      const seen = await scratch.answers("A1:B1");
      const shown = await scratch.onSheet(async (sheet, context) => {
        const range = sheet.getRange("B1").load("text");
        const application = context.workbook.application.load("decimalSeparator");
        await context.sync();
        return [range.text[0]![0], `2${application.decimalSeparator}25`];
      });
      return compared([[[3.5, 2.25]], shown[1]], [seen, shown[0]]);
    },
  },
  {
    id: "cells.dates",
    title: /*i18n*/ "A text without an apostrophe becomes a number or a date if it looks like one",
    run: async (scratch) => {
      await scratch.enter("A1", [["(5)", "5-4-1", "5-4-1-2-5"]]);
      const [[negative, date, path] = []] = await scratch.values("A1:C1");
      return compared([-5, "number", "5-4-1-2-5"], [negative, typeof date, path]);
    },
  },
  {
    id: "cells.local-notation",
    title: /*i18n*/ "The pane writes formulas as they are typed in this Excel",
    needs: ["ExcelApi", "1.11"],
    run: async (scratch) => {
      const formula = '=PUZZLE.ELEMENTS({"A","(1 2)";"B","(3 4)"},TRUE)';
      await scratch.enter("A1", [[formula]]);
      const [[seen] = []] = await scratch.read("A1", "formulasLocal");
      const notation = await readNotation((batch) => scratch.run(batch));
      return compared(localFormula(formula, notation), seen);
    },
  },
];
