import { PlainUniver } from "../fixes/plain-univer";
import { CellValueType, ICommandService, type ICellData } from "@univerjs/core";
import {
  BEFORE_CELL_EDIT,
  SetRangeValuesCommand,
  SheetInterceptorService,
} from "@univerjs/preset-sheets-core";
import { cultureOf, type Culture } from "../../../../../src/workbench/univer/typing/culture";
import { takeTypedTexts } from "../../../../../src/workbench/univer/typing/typed-cells";

const GERMAN: Culture = { ...cultureOf("de-DE"), true: "WAHR", false: "FALSCH" };

/** Univer's cell A1, with what it holds, typed into as the editor does. */
class TypedCell {
  private readonly univer: PlainUniver;

  constructor(culture: Culture | undefined, cell: ICellData = {}, pattern?: string) {
    const styles = pattern === undefined ? {} : { format: { n: { pattern } } };
    const styled = { ...cell, ...(pattern !== undefined && { s: "format" }) };
    this.univer = new PlainUniver([[styled]], { styles });
    if (culture) takeTypedTexts(this.univer, culture);
  }

  private get worksheet() {
    return this.univer.sheet.getSheet();
  }

  private get interceptors() {
    return this.univer.injector.get(SheetInterceptorService);
  }

  /** What the cell holds after a text is entered: its value, type and number format. */
  enter(edit: ICellData): unknown[] {
    const workbook = this.univer.workbook.getWorkbook();
    const value = this.interceptors.onWriteCell(workbook, this.worksheet, 0, 0, {
      ...this.worksheet.getCellRaw(0, 0),
      t: undefined,
      f: null,
      p: null,
      ...edit,
    });
    const range = { startRow: 0, startColumn: 0, endRow: 0, endColumn: 0 };
    this.univer.injector.get(ICommandService).syncExecuteCommand(SetRangeValuesCommand.id, { range, value });
    return this.held;
  }

  get held(): unknown[] {
    const cell = this.worksheet.getCellRaw(0, 0);
    const pattern = this.worksheet.getComposedCellStyleByCellData(0, 0, cell).n?.pattern;
    return [cell?.v, cell?.t, ...(pattern === undefined ? [] : [pattern])];
  }

  get isRichText(): boolean {
    return Boolean(this.worksheet.getCellRaw(0, 0)?.p);
  }

  /** What the cell shows. */
  get shown(): string {
    return this.univer.sheet.getRange("A1").getDisplayValue();
  }

  /** What an edit begins with. */
  get edited(): unknown {
    const { sheet, workbook } = this.univer;
    const context = {
      unitId: workbook.getId(),
      subUnitId: sheet.getSheetId(),
      workbook: workbook.getWorkbook(),
      worksheet: this.worksheet,
      row: 0,
      col: 0,
      origin: null,
    };
    const cell = this.worksheet.getCell(0, 0);
    return this.interceptors.writeCellInterceptor.fetchThroughInterceptors(BEFORE_CELL_EDIT)(cell, context)
      ?.v;
  }

  async undo(): Promise<void> {
    await this.univer.univerAPI.undo();
  }
}

const { STRING, NUMBER, BOOLEAN, FORCE_STRING } = CellValueType;

test("plain Univer takes 1,2 for 12, and 5-4-1 for a text", () => {
  expect(new TypedCell(undefined).enter({ v: "5-4-1" })).toEqual(["5-4-1", STRING]);
  expect(new TypedCell(GERMAN).enter({ v: "5-4-1" })).toEqual([36_986, NUMBER, "dd.mm.yyyy"]);
});

test.each([
  ["5-4-1", [36_986, NUMBER, "dd.mm.yyyy"], "05.04.2001", "05.04.2001"],
  ["1,2", [1.2, NUMBER], "1,2", "1,2"],
  ["1,2 %", [0.012, NUMBER, "0.00%"], "1.20%", "1,2%"],
  ["50%", [0.5, NUMBER, "0%"], "50%", "50%"],
  ["WAHR", [1, BOOLEAN], "WAHR", "WAHR"],
  ["TRUE", ["TRUE", STRING], "TRUE", "TRUE"],
  ["13.45", ["13.45", STRING], "13.45", "13.45"],
  ["5-4-1-2-5", ["5-4-1-2-5", STRING], "5-4-1-2-5", "5-4-1-2-5"],
])("%s is held, shown and edited as in Excel", (text, held, shown, edited) => {
  const cell = new TypedCell(GERMAN);
  expect(cell.enter({ v: text })).toEqual(held);
  expect([cell.shown, cell.edited]).toEqual([shown, edited]);
});

test("in English the month is before the day, and other texts stay", () => {
  const cell = new TypedCell(cultureOf("en-US"));
  expect([cell.enter({ v: "5-4-1" }), cell.shown]).toEqual([[37_015, NUMBER, "m/d/yyyy"], "5/4/2001"]);
  const forced = new TypedCell(cultureOf("en-US"));
  expect(forced.enter({ v: "5-4-1", t: FORCE_STRING })).toEqual(["5-4-1", FORCE_STRING]);
  expect(new TypedCell(cultureOf("en-US")).enter({ v: "5-4-1-2-5" })).toEqual(["5-4-1-2-5", STRING]);
});

test("a formula in a cell of texts is a text without the colours that it had while it was typed", () => {
  const textRuns = [
    { st: 0, ed: 1, ts: { fs: 11 } },
    { st: 1, ed: 3, ts: { cl: { rgb: "#05505C" } } },
  ];
  const p = { id: "editor", documentStyle: {}, body: { dataStream: "=A1+1\r\n", textRuns } };
  const cell = new TypedCell(GERMAN, {}, "@");
  expect([cell.enter({ p }), cell.isRichText]).toEqual([["=A1+1", STRING, "@"], false]);
});

test("an apostrophe, a cell of texts and a formula keep a text as it is", () => {
  const forced = { v: "5-4-1", t: FORCE_STRING };
  expect(new TypedCell(GERMAN).enter(forced)).toEqual(["5-4-1", FORCE_STRING]);
  expect(new TypedCell(GERMAN, {}, "@").enter({ v: "5-4-1", t: STRING })).toEqual(["5-4-1", STRING, "@"]);
  expect(new TypedCell(GERMAN).enter({ f: "=1.5", v: null })[0]).toBeFalsy();
});

test("a cell that has a number format keeps it", () => {
  expect(new TypedCell(GERMAN, { v: 7, t: NUMBER }, "0.00").enter({ v: "5-4-1" })).toEqual([
    36_986,
    NUMBER,
    "0.00",
  ]);
});

test("a text typed over a date is a text again, and one undo brings back what was there", async () => {
  const cell = new TypedCell(GERMAN, { v: "word", t: STRING });
  const before = cell.held;
  cell.enter({ v: "5-4-1" });
  expect(cell.held).toEqual([36_986, NUMBER, "dd.mm.yyyy"]);
  await cell.undo();
  expect(cell.held).toEqual(before);
});

test("texts with a mark in the middle are read as their letters", () => {
  const body = { dataStream: "1,2\r\n", paragraphs: [{ startIndex: 3, paragraphId: "p" }] };
  const p = { id: "p", body, documentStyle: {} };
  expect(new TypedCell(GERMAN).enter({ v: null, p })).toEqual([1.2, NUMBER]);
});
