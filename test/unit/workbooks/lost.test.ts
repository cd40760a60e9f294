import { writeXlsx, type Cell, type WriteSheet } from "hucre/xlsx";
import { readWorkbook } from "../../../src/workbooks";

const PIXEL = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);
const anchor = { from: { row: 1, col: 1 }, to: { row: 3, col: 3 } };

async function lostOf(...sheets: WriteSheet[]): Promise<readonly string[]> {
  return (await readWorkbook(await writeXlsx({ sheets }))).lost;
}

test("what cells cannot hold is told of, sheet by sheet", async () => {
  const rows = [["a", "b"], [1, 2], [3, 4]]; // prettier-ignore
  const drawn: WriteSheet = {
    name: "Drawn",
    rows,
    images: [{ data: PIXEL, type: "png", anchor }],
    charts: [{ type: "bar", title: "Bars", series: [{ name: "b", values: "B2:B3" }], anchor }],
    tables: [{ name: "Table1", range: "A1:B3", columns: [{ name: "a" }, { name: "b" }] }],
  };
  const ruled: WriteSheet = {
    name: "Ruled",
    rows,
    hidden: true,
    columns: [{ hidden: true }, { hidden: true }],
    dataValidations: [{ type: "list", values: ["x", "y"], range: "A1" }],
    conditionalRules: [
      { type: "cellIs", operator: "greaterThan", formula: "2", priority: 1, range: "A1:A3", style: {} },
    ],
    autoFilter: { range: "A1:B3" },
    protection: { sheet: true, password: "secret" },
  };
  expect(await lostOf(drawn, ruled, { name: "Plain", rows })).toEqual([
    "Sheet “Drawn”: a chart, a picture, a table (its cells are kept).",
    "Sheet “Ruled”: the filter of its columns, a data validation rule, a conditional format without a formula, 2 hidden columns (they become visible), that it was hidden, its protection.",
  ]);
});

test("looks that cells cannot have are told of", async () => {
  const cells = new Map<string, Partial<Cell>>([
    ["0,0", { value: 1, style: { border: { top: { style: "thick" } } } }],
    ["0,1", { value: 2, style: { border: { left: { style: "thin" } } } }],
    ["1,0", { value: 3, style: { font: { strikethrough: true } } }],
    ["1,1", { value: 4, style: { alignment: { textRotation: 90 } } }],
  ]);
  const view = { tabColor: { rgb: "FF0000" } };
  expect(await lostOf({ name: "S", cells, view, rowBreaks: [3], columns: [{ outlineLevel: 1 }] })).toEqual([
    "Sheet “S”: a border that was not thin (it is now), 2 cells that were struck out, raised, turned, indented or shrunk, the colour of its tab, a page break, its groups of rows or columns.",
  ]);
});

test("the values of what is lost are kept", async () => {
  const cells = new Map([
    ["0,0", { value: "Help", hyperlink: { target: "https://example.com" } }],
    ["1,0", { richText: [{ text: "bold ", font: { bold: true } }, { text: "plain" }] }],
    ["2,0", { value: new Date(Date.UTC(2026, 10, 21)), style: { numFmt: "yyyy-mm-dd" } }],
  ]);
  const { content, lost } = await readWorkbook(await writeXlsx({ sheets: [{ name: "S", cells }] }));
  expect(content.sheets[0].cells.map(({ value }) => value)).toEqual(["Help", "bold plain", 46347]);
  expect(lost).toEqual(["Sheet “S”: a link (its text is kept), a cell with rich text."]);
});

test("formulas that cells share are written out for each", async () => {
  const cells = new Map([
    [
      "0,1",
      {
        formula: "A1+$A$1",
        formulaType: "shared" as const,
        formulaSharedIndex: 0,
        formulaRef: "B1:B3",
        formulaResult: 2,
      },
    ],
    ["1,1", { formula: "", formulaType: "shared" as const, formulaSharedIndex: 0, formulaResult: 3 }],
    ["2,1", { formula: "", formulaType: "shared" as const, formulaSharedIndex: 0, formulaResult: 4 }],
  ]);
  const { content } = await readWorkbook(await writeXlsx({ sheets: [{ name: "S", cells }] }));
  expect(content.sheets[0].cells).toEqual([
    { row: 0, column: 1, value: 2, formula: "=A1+$A$1" },
    { row: 1, column: 1, value: 3, formula: "=A2+$A$1" },
    { row: 2, column: 1, value: 4, formula: "=A3+$A$1" },
  ]);
});

test("formulas and texts longer than Excel takes are told of, and formats of all cells end with those in use", async () => {
  const cells = new Map<string, Partial<Cell>>([
    ["0,0", { formula: `1${"+1".repeat(4096)}`, formulaResult: 4097 }],
    ["1,0", { formula: `1${"+1".repeat(4095)}`, formulaResult: 4096 }],
    ["2,0", { formula: `SUM(${"_xlfn.SINGLE(A1),".repeat(800)}1)`, formulaResult: 1 }],
    ["3,0", { value: "x".repeat(100_000) }],
    ["4,1", { value: 1 }],
  ]);
  const rule = (range: string) =>
    ({ type: "expression", formula: "$A1=1", priority: 1, range, style: {} }) as const;
  const sheet: WriteSheet = {
    name: "Long",
    cells,
    merges: [{ startRow: 6, startCol: 2, endRow: 1_048_575, endCol: 16_383 }],
    conditionalRules: [rule("A1:XFD1048576"), rule("A1:B9 D2:D1048576"), rule("A1:B9")],
  };
  const { content, lost } = await readWorkbook(await writeXlsx({ sheets: [sheet] }));
  const read = content.sheets[0];
  expect(lost).toEqual([
    "Sheet “Long”: a formula of more than 8,192 characters (its value is kept), what a text has beyond 32,767 characters, " +
      "how far a merge goes beyond the cells in use, how far 2 conditional formats go beyond the cells in use.",
  ]);
  expect(read.cells[0]).toEqual({ row: 0, column: 0, value: 4097 });
  expect(read.cells[1].formula).toHaveLength(8192);
  expect(read.cells[2].formula).toContain("@A1");
  expect(read.cells[3].value).toBe("x".repeat(32_767));
  expect(read.merges).toEqual(["C7:H105"]);
  expect(read.conditionalFormats.map(({ on }) => on)).toEqual(["A1:H105", "A1:B9", "D2:D105", "A1:B9"]);
});
