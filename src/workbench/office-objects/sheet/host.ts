import { CellValueType, ColorKit, type ICellData, type IRange } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import type { FRange, FWorkbook, FWorksheet } from "@univerjs/preset-sheets-core";
import { MAX_COLUMNS, MAX_ROWS } from "../../../grid/limits";
import type { SheetRight } from "../../../workbooks";
import { ENGLISH } from "../../../language/languages";
import { rightsOn } from "../../univer/basics/locks";
import { SetProtectionMutation } from "../../univer/protection";
import { cultureOf } from "../../univer/typing/culture";
import { typedCell } from "../../univer/typing/typed-cells";
import { ExcelError, invalidArgument, notFound } from "../batch/errors";
import type { References } from "../batch/object-paths";
import { areaFromCorners, intersection, isOnSheet, lastColumn, lastRow, type Area } from "../cells/areas";
import type { CellWriter } from "../cells/cell-values";
import type { Calculation } from "./calculation";
import type { Events } from "./events";
import { PendingWrites } from "./pending-writes";
import type { RangeTarget } from "./types";
import type { UniverInternals } from "./univer-internals";

/** Rows and columns that a worksheet grows by beyond what is written, so that the user can continue below and next to it. */
const SPARE_ROWS = 100;
const SPARE_COLUMNS = 6;
/** Univer stores each cell that is written or formatted. */
const MAX_CELLS = 1_000_000;

/** What the add-in writes is in English notation, whatever Excel shows. */
const IN_CODE = cultureOf(ENGLISH.tag);

/** The open spreadsheet, as used by the tables of Excel's objects. */
export class SheetHost implements CellWriter {
  readonly pending = new PendingWrites();
  private readonly lexer;

  constructor(
    readonly univerAPI: FUniver,
    readonly internals: UniverInternals,
    readonly calculation: Calculation,
    readonly events: Events,
    readonly references: References,
  ) {
    this.lexer = univerAPI.getFormula().lexerTreeBuilder;
  }

  /** The open workbook, including everything written to it so far. */
  get workbook(): FWorkbook {
    this.pending.flush();
    const workbook = this.univerAPI.getActiveWorkbook();
    if (!workbook) throw new ExcelError("GeneralException", "No workbook is open.");
    return workbook;
  }

  worksheet(sheetId: string): FWorksheet {
    return this.workbook.getSheetBySheetId(sheetId) ?? notFound("The worksheet has been deleted.");
  }

  /** A worksheet, while more may still join the pending contents. */
  private unflushed(sheetId: string): FWorksheet | null | undefined {
    return this.univerAPI.getActiveWorkbook()?.getSheetBySheetId(sheetId);
  }

  /** What may be done on a protected worksheet; undefined if it is not protected. */
  rightsOn(sheetId: string): readonly SheetRight[] | undefined {
    const sheet = this.unflushed(sheetId)?.getSheet();
    return sheet && rightsOn(sheet.getConfig());
  }

  /** Protects a worksheet, or takes its protection away. */
  setRights(sheetId: string, rights: readonly SheetRight[] | undefined): void {
    const unitId = this.workbook.getId();
    const change = (given: readonly SheetRight[] | undefined) => ({
      id: SetProtectionMutation.id,
      params: { unitId, subUnitId: sheetId, ...(given && { rights: given }) },
    });
    this.internals.doUndoably(unitId, change(rights), change(this.rightsOn(sheetId)));
  }

  /** Runs a Univer command. Throws if Univer refuses it. */
  command(id: string, sheetId: string, params: object): void {
    const done = this.univerAPI.syncExecuteCommand(id, this.commandParams(sheetId, params));
    if (!done) throw new ExcelError("InvalidOperation", `Univer refused ${id}.`);
  }

  async commandAsync(id: string, sheetId: string, params: object): Promise<void> {
    const done = await this.univerAPI.executeCommand(id, this.commandParams(sheetId, params));
    if (!done) throw new ExcelError("InvalidOperation", `Univer refused ${id}.`);
  }

  private commandParams(sheetId: string, params: object) {
    return { unitId: this.workbook.getId(), subUnitId: sheetId, ...params };
  }

  /** The part of an area within Univer's worksheet, which has fewer rows and columns than Excel's; null if none. */
  onGrid({ sheetId, area }: RangeTarget): Area | null {
    const sheet = this.worksheet(sheetId);
    return intersection(area, {
      row: 0,
      column: 0,
      rows: sheet.getMaxRows(),
      columns: sheet.getMaxColumns(),
    });
  }

  /** Univer's range for an area. The worksheet grows to contain it; entire rows and columns end with the worksheet. */
  range(target: RangeTarget): FRange {
    return this.worksheet(target.sheetId).getRange(this.univerRange(target));
  }

  univerRange(target: RangeTarget): IRange {
    const { area } = target;
    if (!isOnSheet(area)) throw invalidArgument("The range is not on the worksheet.");
    const sheet = this.worksheet(target.sheetId);
    const [bottom, right] = [lastRow(area), lastColumn(area)];
    const bounded = { rows: area.rows < MAX_ROWS, columns: area.columns < MAX_COLUMNS };
    if (bounded.rows && bottom >= sheet.getMaxRows()) sheet.setRowCount(bottom + 1 + SPARE_ROWS);
    if (bounded.columns && right >= sheet.getMaxColumns()) sheet.setColumnCount(right + 1 + SPARE_COLUMNS);
    return {
      startRow: area.row,
      startColumn: area.column,
      endRow: Math.min(bottom, sheet.getMaxRows() - 1),
      endColumn: Math.min(right, sheet.getMaxColumns() - 1),
      unitId: this.workbook.getId(),
      sheetId: target.sheetId,
    };
  }

  /** @throws if a range has too many cells to write or format one by one, or if its worksheet no longer exists */
  checkWritable({ sheetId, area }: RangeTarget): void {
    const sheet = this.unflushed(sheetId) ?? notFound("The worksheet has been deleted.");
    const rows = area.rows < MAX_ROWS ? area.rows : sheet.getMaxRows();
    const columns = area.columns < MAX_COLUMNS ? area.columns : sheet.getMaxColumns();
    if (rows * columns > MAX_CELLS) throw new ExcelError("RangeExceedsLimit");
  }

  /** The area of all cells that hold anything, even just a format; null if there are none. */
  cellsInUse(sheetId: string): Area | null {
    const cells = this.worksheet(sheetId).getSheet().getCellMatrix();
    const { startRow, startColumn, endRow, endColumn } = cells.getDataRange();
    return endRow < 0 || endColumn < 0 ? null : areaFromCorners(startRow, startColumn, endRow, endColumn);
  }

  typed(text: string, pattern: string): ICellData {
    return typedCell(text, pattern, IN_CODE) ?? { v: text, t: CellValueType.STRING };
  }

  checkFormula(text: string): void {
    // The lexer returns the name of an error instead of a tree.
    if (typeof this.lexer.treeBuilder(text) === "string")
      throw invalidArgument(`${JSON.stringify(text)} is not a formula.`);
  }

  /** `#RRGGBB` for any HTML colour. */
  color(value: unknown): string {
    const color = typeof value === "string" ? new ColorKit(value) : null;
    if (!color?.isValid)
      throw invalidArgument(`${JSON.stringify(value)} is not a colour such as #FFA500 or orange.`);
    return color.toHexString().slice(0, 7).toUpperCase();
  }
}
