import examples from "../../../src/functions/examples.json";
import { office, type Spoil } from "./checked-host";
import { passesOver, reads, readsAs, refusesAll, says, writes, writesAs } from "./spoils";

/** An Office with a different context. */
const officeThat = (context: object): Spoil => ({
  globals: () => {
    const good = office();
    return { Office: { ...good, context: { ...good.context, ...context } } };
  },
});

const isText = (cell: unknown): cell is string => typeof cell === "string";

/** Each function returns something else in one cell. */
const functions = Object.fromEntries(
  Object.entries(examples).map(([name, { answer }]) => {
    const last = answer.at(-1)!.at(-1);
    return [`functions.${name}`, readsAs(last, "something else")];
  }),
);

/** How the host of each check is spoilt so that the check falls short: what the check expects is not so. */
export const SPOILT: Readonly<Record<string, Spoil>> = {
  "host.sets": officeThat({ requirements: { isSetSupported: () => false } }),
  "host.excel": officeThat({ diagnostics: { host: "Word", platform: "PC", version: "16.0" } }),
  "host.language": officeThat({ displayLanguage: undefined }),
  "host.theme": officeThat({ officeTheme: { bodyBackgroundColor: "white", bodyForegroundColor: "#000000" } }),
  "host.shared-runtime": {
    globals: () => ({
      Office: { ...office(), addin: { showAsTaskpane: () => Promise.reject(new Error("no")) } },
    }),
  },
  ...functions,
  "arguments.blank": writesAs("", "?"),
  "arguments.blank-form": readsAs("#VALUE!", "(1 2 3)"),
  "arguments.left-out": writes((cell) => (isText(cell) ? cell.replace(",,,,", ",,,") : cell)),
  "arguments.error": writesAs("=1/0", "(1 2)"),
  "arguments.text-number": writesAs("'2", "'x"),
  "arguments.number": writesAs(3, ""),
  "arguments.date": writesAs("=DATE(2026,1,2)", "'2026-01-02"),
  "arguments.truth": writesAs(true, false),
  "arguments.whole-column": writes((cell) => (isText(cell) ? cell.replace("A:B", "A1:B1") : cell)),
  "arguments.ranges": writes((cell) => (isText(cell) ? cell.replace("A1:B1", "A1:A1") : cell)),
  "arguments.lifting": writes((cell) => (isText(cell) ? cell.replace("A1:A2", "A1") : cell)),
  "arguments.nested": writes((cell) => (isText(cell) ? cell.replace("INVERTCYCLES", "CYCLETYPE") : cell)),
  "arguments.other-sheet": writesAs("(1 4 2)", "(1 4)"),
  // A host that claims to have data types but has none.
  "arguments.entity": officeThat({ requirements: { isSetSupported: () => true } }),
  "errors.not-available": readsAs("#N/A", "#VALUE!"),
  "errors.true-errors": says("ValueTypes", [["String", "Double"]]),
  "errors.words": { globals: () => ({ CustomFunctions: { Error, ErrorCode: { notAvailable: "#N/A" } } }) },
  "errors.missing-function": readsAs(2, "#NAME?"),
  "spills.grow": readsAs(8, ""),
  "spills.shrink": readsAs("", 7),
  "spills.blocked": readsAs("mine", 2),
  "spills.unblocked": readsAs(6, ""),
  "spills.reference": readsAs(21, 0),
  "spills.merged": readsAs("#SPILL!", 1),
  "calculation.after-edit": readsAs(5, 3),
  "calculation.cancelled": readsAs("mine", "#BUSY!"),
  "calculation.thousand": readsAs(1000, 999),
  "calculation.formula-text": says("Formulas", [['=_xldudf_PUZZLE_CYCLEORDER("(1 2)")']]),
  "cells.many": readsAs(7777, 7778),
  "cells.texts": writes((cell) => (isText(cell) ? cell.replace(/^'/, "") : cell)),
  "cells.text-format": passesOver("NumberFormat"),
  "cells.long-text": reads((cell) => (isText(cell) ? cell.slice(0, 8221) : cell)),
  "cells.kept": writesAs(null, ""),
  "cells.errors-by-name": says("ValueTypes", [["String", "String"]]),
  "cells.used-range": says("RowCount", 9),
  "cells.merged": passesOver("Merge"),
  "cells.decimal-point": says("Text", [["2,25"]]),
  "cells.dates": writes((cell) => (isText(cell) ? `'${cell}` : cell)),
  "cells.local-notation": says("FormulasLocal", [['=PUZZLE.ELEMENTS({"A"."(1 2)";"B"."(3 4)"};WAHR)']]),
  "formats.looks": passesOver("WrapText"),
  "formats.sizes": passesOver("ColumnWidth"),
  "formats.conditional": says("Formula", '=AND($A2="x",B$1<1,5)'),
  "formats.marker": passesOver("Delete"),
  "names.own": readsAs("G", ""),
  "names.formulas": readsAs(3, "#NAME?"),
  "names.notes": says("Content", "a wa"),
  "sheets.copy": passesOver("Color"),
  "sheets.freeze": writesAs(6, null),
  "sheets.lesson": readsAs("BADD", ""),
  "sheets.hidden": readsAs(21, 0),
  "sheets.gridlines": passesOver("Gridlines", "ShowGridlines"),
  "sheets.not-activated": {
    after: ({ workbook }) => workbook.getSheets().at(-1)!.activate(),
  },
  "events.selection": { tells: false },
  "events.change": { tells: false },
  "events.activated": { tells: false },
  "events.read-selection": readsAs("A", ""),
  "limits.student-mode": passesOver("Locked"),
  "limits.fill-colours": passesOver("Color"),
  "limits.editing": refusesAll("InvalidOperationInCellEditMode"),
};
