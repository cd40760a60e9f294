import { deflateSync, strToU8 } from "fflate";
import { decodeLink, encodeLink } from "../../../src/links/codec";
import { mayBeLinked } from "../../../src/links/formulas";
import { LinkError, type WholeSheet } from "../../../src/links/link";
import { workbookOfLink } from "../../../src/links";
import { isOnThisComputer, publishedLink } from "../../../src/links/published";
import { linkedSheet } from "../../../src/links/whole-sheet";
import { LESSONS } from "../../../src/puzzles";
import { uncalculatedWorkbook, type SheetContent, type WorkbookContent } from "../../../src/workbooks";

const D4: SheetContent = {
  name: "D4",
  cells: [
    { row: 0, column: 1, value: "The group D4", style: 0 },
    { row: 1, column: 0, value: "(1 2 3 4)", style: 1 },
    { row: 1, column: 1, value: "(1 3)", style: 1 },
    {
      row: 3,
      column: 0,
      formula: "=PUZZLE.ELEMENTS(A2:B2)",
      value: "()",
      spill: { rows: 2, columns: 1 },
      style: 2,
    },
    { row: 3, column: 3, formula: "=PUZZLE.CAYLEYTABLE(A2:B2)", value: "", spill: { rows: 1, columns: 2 } },
    { row: 3, column: 4, value: "()", spilled: true },
    { row: 4, column: 0, value: "(1 3)", spilled: true, style: 2 },
    { row: 6, column: 0, formula: '=IF(D4_order=8,"eight",PUZZLE.GROUPNAME(A2:B2))', value: "eight" },
    { row: 7, column: 0, formula: "=SUM(Other!A1)", value: 7 },
    { row: 8, column: 0, formula: "=SEQUENCE(2)", value: 1, spill: { rows: 2, columns: 1 } },
    { row: 9, column: 0, value: 2, spilled: true },
    { row: 10, column: 0, value: { error: "#N/A" } },
    { row: 10, column: 1, value: "=1+1" },
    { row: 10, column: 2, value: true },
  ],
  columns: [{ first: 0, last: 1, characters: 14 }],
  rows: [{ first: 0, last: 0, points: 30 }],
  merges: ["B1:C1"],
  notes: [],
  conditionalFormats: [
    { on: "D4:E5", when: '=D4="()"', fill: "#ffd166" },
    { on: "D4:E5", when: "=Other!D4=1", fill: "#ffd166" },
  ],
  gridlines: false,
  protection: ["formatCells"],
};
const workbook: WorkbookContent = {
  sheets: [D4],
  styles: [{ size: 18, bold: true }, { fill: "#fff5cc", locked: false }, { borders: { top: "#c3cbd8" } }],
  names: [
    { name: "D4_order", refersTo: "'D4'!$A$7", sheet: "D4" },
    { name: "D4_title", refersTo: '"My ""group"""', sheet: "D4" },
    { name: "Common", refersTo: "'D4'!$A$2:$B$2" },
    { name: "Elsewhere", refersTo: "Other!$A$1" },
  ],
  activeSheet: 0,
};

const { whole: plain, looks, asValues, leftOut } = linkedSheet(workbook, D4);
const whole = { ...plain, looks };
const packed = (value: unknown) =>
  Buffer.from(deflateSync(strToU8(JSON.stringify(value)))).toString("base64url");

test("a sheet of one's own opens as it was: formulas with what they fill, values, looks, names and protection", () => {
  const { title, content } = workbookOfLink(encodeLink({ whole }));
  expect(title).toBe("D4");
  const [{ cells, ...sheet }] = content.sheets;
  expect({ ...sheet, cells: D4.cells }).toEqual({
    ...D4,
    conditionalFormats: D4.conditionalFormats.slice(0, 1),
  });
  const kept = D4.cells
    .filter(({ row, column }) => !(row === 10 && column < 2) && !(row === 3 && column === 4))
    .map(({ row, column, style, spilled, formula, value }) => {
      const cell = { row, column, ...(style !== undefined && { style }) };
      const isLinked = formula !== undefined && formula.includes("PUZZLE.");
      const held = isLinked ? { formula } : spilled && cell.row === 4 ? {} : { value };
      return { ...cell, ...held };
    });
  expect(cells).toEqual(kept);
  expect(content.styles).toEqual(workbook.styles);
  expect(content.names).toEqual([
    workbook.names[0],
    { ...workbook.names[2], sheet: "D4" },
    workbook.names[1],
  ]);
});

test("what it does not carry is named", () => {
  expect(asValues).toEqual(["A8", "A9"]);
  expect(leftOut).toEqual(["A11", "B11"]);
});

test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  "the formulas of the lesson %s may be linked",
  (_lesson, lesson) => {
    const content = uncalculatedWorkbook(lesson);
    const { asValues: values, whole: { formulas } } = linkedSheet(content, content.sheets[0]); // prettier-ignore
    const many = content.sheets[0].cells.filter(({ formula }) => formula !== undefined).length;
    expect(formulas.length + values.length).toBeLessThanOrEqual(many);
    // SEQUENCE and REPT, which can make any number of cells, go as values.
    expect(formulas.length).toBeGreaterThan(many / 3);
  },
);

test.each([
  "=PUZZLE.ELEMENTS(A1:B2)",
  '=IF(A1="=x",PUZZLE.GROUPORDER($A$1:$B2)*-1.5E+3,A1#)',
  '=SUM({1,2;3,4})+own&""',
])("%s may be linked", (formula) => expect(mayBeLinked(formula, new Set(["own"]))).toBe(true));

test.each([
  "1+1",
  "=",
  '=WEBSERVICE("https://example.org")',
  '=HYPERLINK("https://example.org")',
  '=INDIRECT("A1")',
  "=OFFSET(A1,1,1)",
  "=Other!A1",
  "='[Book.xlsx]Other'!A1",
  "=unknown",
  "=LET(x,1,x)",
  "=Table1[Column]",
  '=REPT("x",32767)',
  "=SEQUENCE(1000,1000)",
  '=cmd|"/c calc"!A0',
  "=PUZZLE.X.Y(1)",
  "=SUM(1",
  "=SUM)1(",
  '="open',
  "=@A1",
  `=${"1+".repeat(5000)}1`,
])("%s may not", (formula) => expect(mayBeLinked(formula, new Set(["own"]))).toBe(false));

const sheetWith = (part: Partial<Record<keyof WholeSheet, unknown>>) =>
  packed({ whole: { ...whole, ...part } });
const looksWith = (part: object) => sheetWith({ looks: { ...looks, ...part } });

test.each([
  ["a formula among the values", sheetWith({ values: [[0, 0, "=1+1"]] })],
  ["a formula that may not be linked", sheetWith({ formulas: [[0, 0, '=WEBSERVICE("x")']] })],
  ["a text among the formulas", sheetWith({ formulas: [[0, 0, "text"]] })],
  ["a cell that is far away", sheetWith({ values: [[1_048_575, 0, 1]] })],
  ["a cell before the first", sheetWith({ values: [[-1, 0, 1]] })],
  ["a run beyond the last column", sheetWith({ values: [[0, 499, 1, 2]] })],
  ["a sheet without a name", sheetWith({ name: "" })],
  ["a sheet's name with a slash", sheetWith({ name: "a/b" })],
  ["a name of another sheet's cells", sheetWith({ areas: { x: "Other!A1" } })],
  ["a name that is a formula", sheetWith({ areas: { "=1": "A1" } })],
  ["a right that there is not", sheetWith({ protection: ["everything"] })],
  ["a colour that is more", looksWith({ styles: [{ fill: "url(x)" }], styled: [] })],
  ["a style with something else", looksWith({ styles: [{ script: "x" }], styled: [] })],
  ["a style that there is not", looksWith({ styled: [[0, 0, 1, 99]] })],
  [
    "a million styled cells",
    looksWith({ styled: Array.from({ length: 2_000 }, (_run, row) => [row, 0, 500, 0]) }),
  ],
  ["merged cells that overlap", looksWith({ merges: ["A1:B2", "B2:C3"] })],
  ["merged cells without end", looksWith({ merges: ["A1:XFD1048576"] })],
  ["a condition that may not be linked", looksWith({ paints: [{ on: "A1:A2", when: '=WEBSERVICE("x")' }] })],
])("a link with %s is refused", (_what, text) => {
  expect(() => decodeLink(text)).toThrow(LinkError);
  expect(() => decodeLink(text)).toThrow("The link is damaged");
});

test("a lesson's link opens in student mode, with the switch of the solutions locked", () => {
  const text = encodeLink({ sheet: "pinball", inputs: {}, student: true });
  const { content } = workbookOfLink(text);
  expect(content.sheets[0].protection).toEqual(["formatCells", "formatColumns", "formatRows"]);
  expect(
    workbookOfLink(encodeLink({ sheet: "pinball", inputs: {} })).content.sheets[0].protection,
  ).toBeUndefined();
});

test("a link of this computer has one of the published address, if there is such an address", () => {
  const made = new URL("http://localhost:3000/workbench.html#puzzle=abc");
  expect(
    ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:80", "https://example.org"].map((each) =>
      isOnThisComputer(new URL(each)),
    ),
  ).toEqual([true, true, true, false]);
  expect(publishedLink(made, "https://example.org/puzzles/")).toBe(
    "https://example.org/puzzles/workbench.html#puzzle=abc",
  );
  expect(publishedLink(made, "")).toBeUndefined();
});
