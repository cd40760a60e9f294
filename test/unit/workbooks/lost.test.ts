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
    protection: { sheet: true },
  };
  expect(await lostOf(drawn, ruled, { name: "Plain", rows })).toEqual([
    "Sheet “Drawn”: a chart, a picture, a table (its cells are kept).",
    "Sheet “Ruled”: the filter of its columns, a rule for what may be typed, a conditional format without a formula, 2 hidden columns (they are shown), that it was hidden, its protection.",
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
  expect(lost).toEqual(["Sheet “S”: a link (its text is kept), a text of several looks."]);
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
