import type { CellStyle, DefinedName, SheetContent } from "../../../src/workbooks";

/** A sheet's properties when it has nothing but cells. */
export const PLAIN = {
  columns: [],
  rows: [],
  merges: [],
  notes: [],
  conditionalFormats: [],
  gridlines: true,
} satisfies Partial<SheetContent>;

/** Some of everything that a sheet may have besides cells. */
export const FURNISHED = {
  rows: [{ first: 4, last: 6, points: 13.5 }],
  merges: ["A1:C1"],
  notes: [{ at: "B2", text: "A note\nof two lines" }],
  gridlines: false,
  frozen: { rows: 1, columns: 2 },
  protection: ["formatCells", "formatColumns"],
} satisfies Partial<SheetContent>;

export const STYLES: CellStyle[] = [
  {
    fill: "#fff5cc",
    color: "#1d3b6f",
    size: 18,
    bold: true,
    italic: true,
    horizontal: "center",
    vertical: "middle",
  },
  {
    fontName: "Arial",
    underline: true,
    wrap: true,
    numberFormat: ";;;",
    borders: { top: "#c3cbd8", left: "#c3cbd8" },
    locked: false,
  },
];

/** Names on two sheets, two of them local to a sheet; one stands for a text that looks like an address. */
export const NAMES: DefinedName[] = [
  { name: "Maze_start", refersTo: "'It''s a maze'!$A$1", sheet: "It's a maze" },
  { name: "Maze_title", refersTo: '"My ""maze"" & \'Zweites Blatt\'!A1 <b>"', sheet: "It's a maze" },
  { name: "Everywhere", refersTo: "'Zweites Blatt'!$A$1:$B$2" },
];
