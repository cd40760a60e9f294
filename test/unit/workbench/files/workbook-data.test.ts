import type { ICellData, IWorkbookData } from "@univerjs/core";
import { readSample } from "../../../../samples/read-sample.mjs";
import { LANGUAGES } from "../../../../src/language/languages";
import { readWorkbook, withoutValuesSheets, type WorkbookContent } from "../../../../src/workbooks";
import { pixelsOfCharacters } from "../../../../src/grid/sizes";
import { lostOnSaving } from "../../../../src/workbench/files/lost-on-saving";
import { ContentReader, unanswered, type Formulas } from "../../../../src/workbench/files/workbook-content";
import { emptyWorkbook, workbookState } from "../../../../src/workbench/files/workbook-state";
import { FURNISHED, NAMES, PLAIN, STYLES } from "../../workbooks/contents";

const ADD_IN = "5f0a4a5e-6d1c-4b53-9c1e-8d0f7c3b2a91";

/** Reads a workbook's data again. Its formulas spill what the content says. */
function readAgain(content: WorkbookContent, change: (data: IWorkbookData) => void = () => undefined) {
  const { data, activeSheet, selection } = workbookState(content, "Book", ADD_IN);
  const workbook = JSON.parse(JSON.stringify(data)) as IWorkbookData;
  change(workbook);
  const sheetOf = (id: string) => content.sheets[workbook.sheetOrder.indexOf(id)];
  const formulas: Formulas = {
    formulaAt: (id, row, column) => workbook.sheets[id].cellData![row][column].f ?? undefined,
    spills: (id) =>
      sheetOf(id).cells.flatMap(({ row, column, spill }) =>
        spill
          ? {
              row,
              column,
              entry: {
                startRow: row,
                startColumn: column,
                endRow: row + spill.rows - 1,
                endColumn: column + spill.columns - 1,
              },
            }
          : [],
      ),
    spilledCell: (id, row, column) => {
      const cell = sheetOf(id).cells.find((each) => each.row === row && each.column === column);
      return cell?.spilled && cell.value !== undefined ? spilledData(cell.value) : undefined;
    },
  };
  const sight = { activeSheet: activeSheet!, selection };
  return new ContentReader(workbook, formulas, (color) => color.toLowerCase()).read(sight, ADD_IN);
}

function spilledData(value: string | number | boolean | { error: string }): ICellData {
  if (typeof value === "object") return { v: value.error, t: 1 };
  return typeof value === "boolean"
    ? { v: value ? 1 : 0, t: 3 }
    : { v: value, t: typeof value === "number" ? 2 : 1 };
}

/** Widths in whole pixels, as in the workbench. */
const inPixels = (content: WorkbookContent) => ({
  ...content,
  sheets: content.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.flatMap(({ first, last, characters }) =>
      Array.from({ length: last - first + 1 }, (_, index) => [
        first + index,
        Math.round(pixelsOfCharacters(characters)),
      ]),
    ),
    rows: sheet.rows.map(({ first, last, points }) => [first, last, Math.round(points / 0.75)]),
  })),
});

const BOOK: WorkbookContent = {
  sheets: [
    {
      name: "It's a maze",
      cells: [
        { row: 0, column: 0, value: "12", style: 0 },
        { row: 1, column: 0, value: 3.25 },
        { row: 1, column: 1, value: true },
        { row: 1, column: 2, value: "#N/A" },
        { row: 1, column: 3, value: { error: "#N/A" } },
        { row: 1, column: 4, style: 1 },
        { row: 2, column: 0, value: { error: "#VALUE!" }, formula: '=PUZZLE.CYCLEORDER("(1")' },
        { row: 2, column: 1, value: "", formula: '=""' },
        { row: 3, column: 0, value: "A", formula: "=SORT(D1:E2)", spill: { rows: 2, columns: 2 }, style: 1 },
        { row: 3, column: 1, value: 7, spilled: true },
        { row: 4, column: 0, value: false, spilled: true, style: 1 },
        { row: 4, column: 1, value: { error: "#N/A" }, spilled: true },
      ],
      columns: [
        { first: 1, last: 2, characters: 12 },
        { first: 4, last: 4, characters: 12 },
      ],
      ...FURNISHED,
      conditionalFormats: [
        { on: "A2:B3", when: "=A2>$B$1", fill: "#ffd166" },
        { on: "D4", when: '=IFNA(A2,0)="#"', fill: "#2b3a55", color: "#ffffff" },
      ],
    },
    { name: "Zweites Blatt", cells: [], ...PLAIN, frozen: { rows: 3, columns: 0 }, selection: "B2:C3" },
  ],
  styles: STYLES,
  names: NAMES,
  activeSheet: 1,
  addIn: { id: ADD_IN, settings: { opens: true, other: { x: [1] } }, starts: true },
};

test("a workbook is the same after it was Univer's data", () => {
  expect(inPixels(readAgain(BOOK))).toEqual(inPixels(BOOK));
});

test.each(LANGUAGES.map(({ samples }) => samples))(
  "%s/puzzlebook.xlsx, with all lessons, is the same after it was Univer's data",
  async (folder) => {
    const { content } = await readWorkbook(readSample(folder, "puzzlebook"));
    const lessons = withoutValuesSheets(content);
    // The selection is known only for the visible sheet.
    expect(lessons.sheets.every(({ selection }) => selection !== undefined)).toBe(true);
    const again = readAgain(lessons);
    expect(looks(again)).toEqual(looks(lessons));
    expect(
      again.sheets.flatMap(({ cells }) => cells).some(({ formula }) => formula?.includes("PUZZLE.")),
    ).toBe(true);
  },
  300_000,
);

/** The workbook with each cell's style in place of its style number, which depends on the order of cells. */
function looks(content: WorkbookContent) {
  const { sheets, styles, ...others } = inPixels(content);
  return {
    ...others,
    sheets: sheets.map((sheet, index) => ({
      ...sheet,
      selection: index === others.activeSheet ? sheet.selection : undefined,
      cells: sheet.cells.map((cell) => ({
        ...cell,
        style: cell.style === undefined ? {} : styles[cell.style],
      })),
    })),
  };
}

test("sheets of plain values are left out, and others whose names only look so are not", () => {
  const sheet = (name: string) => ({ name, cells: [], ...PLAIN });
  const copy = { ...sheet("A (2)"), cells: [{ row: 0, column: 0, formula: "1+1" }] };
  const content = {
    sheets: [...["A", "A (values)", "B (values)", "A (Werte)"].map(sheet), copy],
    styles: [],
    names: [],
    activeSheet: 2,
  };
  const { sheets, activeSheet } = withoutValuesSheets(content);
  expect(sheets.map(({ name }) => name)).toEqual(["A", "B (values)", "A (2)"]);
  expect(activeSheet).toBe(1);
  expect(withoutValuesSheets({ ...content, activeSheet: 1 }).activeSheet).toBe(0);
});

test("errors of the moment are in no file: a formula is without a value then, and does not spill", () => {
  const content = readAgain(BOOK, ({ sheets }) => {
    const { cellData } = sheets["sheet1"];
    cellData![3][0].v = "#SPILL!";
    cellData![2][0].v = "#BUSY!";
  });
  const { cells } = content.sheets[0];
  expect(cells.find(({ row, column }) => row === 3 && column === 0)).toEqual({
    row: 3,
    column: 0,
    formula: "=SORT(D1:E2)",
    style: expect.any(Number),
  });
  expect(cells.some(({ spilled }) => spilled)).toBe(false);
  expect(unanswered(content)).toBe(2);
});

test("a rule of several ranges has its formula for the first cell of each", () => {
  const { sheets } = readAgain(BOOK, ({ resources }) => {
    const formats = resources!.find(({ name }) => name.includes("CONDITIONAL"))!;
    const rules = JSON.parse(formats.data) as Record<string, { ranges: object[] }[]>;
    rules["sheet1"][0].ranges.push({ startRow: 9, endRow: 9, startColumn: 4, endColumn: 5 });
    formats.data = JSON.stringify(rules);
  });
  expect(sheets[0].conditionalFormats.slice(0, 2)).toEqual([
    { on: "A2:B3", when: "=A2>$B$1", fill: "#ffd166" },
    { on: "E10:F10", when: "=E10>$B$1", fill: "#ffd166" },
  ]);
});

test("names of a deleted sheet are in no file", () => {
  const { names } = readAgain(BOOK, ({ resources }) => {
    const defined = resources!.find(({ name }) => name.includes("DEFINED_NAME"))!;
    const data = JSON.parse(defined.data) as Record<string, object>;
    data["old"] = { id: "old", name: "Old", formulaOrRefString: "#REF!", localSheetId: "deleted" };
    defined.data = JSON.stringify(data);
  });
  expect(names).toEqual(BOOK.names);
});

test("rows and columns have looks that cells without their own take on", () => {
  const { sheets, styles } = readAgain(BOOK, (data) => {
    data.sheets["sheet1"].columnData![0] = { s: { bg: { rgb: "#112233" } } };
  });
  const styleOf = (row: number) =>
    styles[sheets[0].cells.find((cell) => cell.row === row && cell.column === 0)!.style!];
  expect(styleOf(1)).toEqual({ fill: "#112233" });
  expect(styleOf(0).fill).toBe("#fff5cc");
});

test("what an add-in keeps is its settings, whether it starts, or nothing", () => {
  const { sheets, styles, names, activeSheet } = BOOK;
  const without = { sheets, styles, names, activeSheet };
  const startless = { id: ADD_IN, settings: { a: 1 }, starts: false };
  const unset = { id: ADD_IN, settings: {}, starts: true };
  for (const addIn of [startless, unset]) expect(readAgain({ ...without, addIn }).addIn).toEqual(addIn);
  expect(readAgain({ ...without, addIn: { id: ADD_IN, settings: {}, starts: false } })).not.toHaveProperty(
    "addIn",
  );
});

test("what another add-in keeps is left out, and the sheet is large enough to go on", () => {
  const { sheets, styles, names, activeSheet } = BOOK;
  const without = { sheets, styles, names, activeSheet };
  const { data } = workbookState(BOOK, "Book", "another");
  expect(data.custom).toBeUndefined();
  expect(readAgain(without)).not.toHaveProperty("addIn");
  const far = { name: "Far", ...PLAIN, cells: [{ row: 50_000, column: 200, value: 1 }] };
  const { rowCount, columnCount } = workbookState(
    { ...without, sheets: [far], names: [], activeSheet: 0 },
    "Far",
    "",
  ).data.sheets!["sheet1"];
  expect([rowCount, columnCount]).toEqual([50_101, 207]);
});

test("a new workbook has one empty sheet", () => {
  const { data } = emptyWorkbook();
  expect(data.sheetOrder).toEqual(["sheet1"]);
  expect(data.sheets!["sheet1"].name).toBe("Sheet1");
});

test("what a file cannot hold is said, sheet by sheet", () => {
  const lost = (change: (data: IWorkbookData) => void) => {
    const { data } = workbookState(BOOK, "Book", ADD_IN);
    const workbook = JSON.parse(JSON.stringify(data)) as IWorkbookData;
    change(workbook);
    return lostOnSaving(workbook);
  };
  expect(lost(() => undefined)).toEqual([]);
  const all = lost(({ sheets, styles, resources }) => {
    const [first, second] = [sheets["sheet1"], sheets["sheet2"]];
    first.rowData = { 3: { hd: 1 }, 4: { hd: 1 }, 5: { h: 30 } };
    first.columnData = { 2: { hd: 1 } };
    styles["style-1"] = { ...styles["style-1"], st: { s: 1 } };
    styles["style-2"] = { bd: { t: { s: 8, cl: { rgb: "#000000" } } } };
    second.hidden = 1;
    second.tabColor = "#ff0000";
    const formats = resources!.find(({ name }) => name.includes("CONDITIONAL"))!;
    formats.data = JSON.stringify({
      sheet2: [{ cfId: "1", ranges: [], stopIfTrue: false, rule: { type: "dataBar" } }],
    });
  });
  expect(all).toEqual([
    "Sheet “It's a maze”: 2 hidden rows (they become visible), a hidden column (it becomes visible), " +
      "a cell that is struck out, raised or turned, 3 cells with borders that are not thin (they are thin in the file).",
    "Sheet “Zweites Blatt”: that it is hidden, the colour of its tab, a conditional format without a formula.",
  ]);
});
