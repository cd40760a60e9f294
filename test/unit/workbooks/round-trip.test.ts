import fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import {
  readWorkbook,
  writeWorkbook,
  type CellContent,
  type CellStyle,
  type CellValue,
  type WorkbookContent,
} from "../../../src/workbooks";
import { FURNISHED, NAMES, PLAIN, STYLES } from "./contents";

// Hundreds of files are written and read, so a slow machine needs time.
jest.setTimeout(300_000);

const EVERYTHING: WorkbookContent = {
  sheets: [
    {
      name: "It's a maze",
      cells: [
        { row: 0, column: 0, value: "Title", style: 0 },
        { row: 1, column: 0, value: 3.25 },
        { row: 1, column: 1, value: true },
        { row: 1, column: 2, value: "#N/A" },
        { row: 1, column: 3, value: { error: "#N/A" } },
        { row: 1, column: 4, style: 1 },
        { row: 2, column: 0, value: 6, formula: "=PUZZLE.CYCLEORDER(A1)" },
        { row: 2, column: 1, value: { error: "#VALUE!" }, formula: '=PUZZLE.CYCLEORDER("(1")' },
        { row: 2, column: 2, value: false, formula: "=A2>4" },
        {
          row: 3,
          column: 0,
          value: "A",
          formula: "=PUZZLE.GENPERMPROD(A1:B2)",
          spill: { rows: 2, columns: 2 },
          style: 1,
        },
        { row: 3, column: 1, value: "(1 4 2)", spilled: true },
        { row: 4, column: 0, value: " B ", spilled: true },
        { row: 4, column: 1, value: "", spilled: true, style: 1 },
        { row: 6, column: 0, value: "x\ny", formula: '=IFNA(FILTER(A1:A3,A1:A3>1),"x"&CHAR(10)&"y")' },
      ],
      columns: [
        { first: 0, last: 0, characters: 12.5 },
        { first: 2, last: 4, characters: 0.29 },
      ],
      ...FURNISHED,
      conditionalFormats: [
        { on: "A2:B3", when: "=A2>$B$1", fill: "#ffd166" },
        { on: "A2:B3", when: '=IFNA(A2,0)="#"', fill: "#2b3a55", color: "#ffffff" },
      ],
      selection: "B2:C3",
    },
    {
      name: "Zweites Blatt",
      cells: [],
      ...PLAIN,
    },
  ],
  styles: STYLES,
  names: NAMES,
  activeSheet: 1,
  addIn: {
    id: "5f0a4a5e-6d1c-4b53-9c1e-8d0f7c3b2a91",
    settings: { opensWithWorkbook: true, 'a "name"': { text: "<&>", list: [1, null] } },
    starts: true,
  },
};

test("a workbook with everything comes back as it was", async () => {
  const { content, lost } = await readWorkbook(await writeWorkbook(EVERYTHING));
  expect(content).toEqual(EVERYTHING);
  expect(lost).toEqual([]);
});

test("an add-in can keep settings without starting, or keep nothing", async () => {
  const unstarted = { ...EVERYTHING, addIn: { ...EVERYTHING.addIn!, starts: false } };
  expect((await readWorkbook(await writeWorkbook(unstarted))).content.addIn).toEqual(unstarted.addIn);
  const { sheets, styles, names, activeSheet } = EVERYTHING;
  const without = { sheets, styles, names, activeSheet };
  expect((await readWorkbook(await writeWorkbook(without))).content).not.toHaveProperty("addIn");
});

test.each(["{", "null", "[1]", "7"])("settings that say %s are none", async (settings) => {
  const custom = { "Add-in x settings": settings, Other: "{}" };
  const file = await writeXlsx({ sheets: [{ name: "S", rows: [[1]] }], properties: { custom } });
  expect((await readWorkbook(file)).content).not.toHaveProperty("addIn");
});

test("the same workbook has the same bytes", async () => {
  const first = await writeWorkbook(EVERYTHING);
  expect(await writeWorkbook(EVERYTHING)).toEqual(first);
});

const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
const value: fc.Arbitrary<CellValue> = fc.oneof(
  text,
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.boolean(),
  fc.constantFrom("#N/A", "#VALUE!", "#NAME?").map((error) => ({ error })),
);
const color = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const style: fc.Arbitrary<CellStyle> = fc.record(
  {
    fill: color,
    color: color.filter((name) => name !== "#000000"),
    size: fc.integer({ min: 12, max: 40 }),
    bold: fc.constant(true),
    horizontal: fc.constantFrom("left", "center", "right"),
    vertical: fc.constantFrom("top", "middle", "bottom"),
    wrap: fc.constant(true),
    numberFormat: fc.constantFrom("0.00", ";;;", "[=0]0;[=1]1;.00"),
    borders: fc.record({ top: color, right: color, bottom: color, left: color }, { requiredKeys: ["top"] }),
  },
  { requiredKeys: ["fill"] },
);
const formula = fc.constantFrom(
  "=A1+1",
  "=PUZZLE.SIMPLIFYCYCLES(A1)",
  '=IF(A1="=PUZZLE.X(",1,2)',
  "=SUM(C1:D9)",
  "=LET(x,A1:A3,y,x+1,SUM(x,y))",
  "=SORT(UNIQUE(A1:A3))&B1#",
  "='It''s'!A1",
);
const cell = fc.record(
  { row: fc.nat(20), column: fc.nat(20), value, formula, style: fc.constant(0) },
  { requiredKeys: ["row", "column", "value"] },
);
const cells = fc
  .uniqueArray(cell, { selector: ({ row, column }) => `${row} ${column}` })
  .map((list) => list.sort((a, b) => a.row - b.row || a.column - b.column) as CellContent[]);

test("what is written is read again: any values, formulas and styles", async () => {
  await fc.assert(
    fc.asyncProperty(cells, style, async (some, look) => {
      const used = some.some((each) => each.style !== undefined);
      const workbook: WorkbookContent = {
        sheets: [{ ...EVERYTHING.sheets[1], cells: some }],
        styles: used ? [look] : [],
        names: [],
        activeSheet: 0,
      };
      const { content, lost } = await readWorkbook(await writeWorkbook(workbook));
      expect(content).toEqual(workbook);
      expect(lost).toEqual([]);
    }),
  );
});
