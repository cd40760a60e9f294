import {
  CellValueType,
  isDefaultFormat,
  isTextFormat,
  type ICellData,
  type IStyleData,
  type Nullable,
  type Worksheet,
  numfmt,
} from "@univerjs/core";
import {
  AFTER_CELL_EDIT,
  BEFORE_CELL_EDIT,
  INTERCEPTOR_POINT,
  SheetInterceptorService,
} from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";
import type { Culture } from "./culture";
import { typedValue } from "./typed-value";

/** A number or truth value as it is shown without a number format, and as one types it. */
function localText(value: number | boolean, culture: Culture): string {
  if (typeof value === "boolean") return value ? culture.true : culture.false;
  return String(value).toUpperCase().replace(".", culture.decimal);
}

/**
 * What an edit of a cell begins with, so that it has the same value when it is entered unchanged. The year of a date belongs to it even
 * where the cell does not show the year. Undefined if what the cell shows will do.
 */
export function editedText(value: number | boolean, pattern: string, culture: Culture): string | undefined {
  if (typeof value === "boolean" || pattern === "") return localText(value, culture);
  const { type, isPercent } = numfmt.getFormatInfo(pattern);
  if (isPercent) return `${localText(Number((value * 100).toPrecision(15)), culture)}%`;
  if (type === "time" || type === "datetime") return undefined;
  if (type !== "date") return localText(value, culture);
  return numfmt.format(culture.formats.date, value, { throws: false });
}

interface TypedCell extends ICellData {
  /** Only the number format, if it changes. */
  s?: IStyleData;
}

/** Before Univer's own reading of typed texts, whose priority is 0. */
const FIRST = 10;

/** Makes the cells take typed texts as Excel does, and show and edit them in the same language. */
export function takeTypedTexts({ injector }: Spreadsheet, culture: Culture): void {
  const interceptors = injector.get(SheetInterceptorService);
  interceptors.writeCellInterceptor.intercept(AFTER_CELL_EDIT, {
    priority: FIRST,
    handler(cell, { worksheet, row, col }, next) {
      const text = cell && typedText(cell);
      const pattern = patternOf(worksheet, row, col);
      // In a cell for texts, Univer would keep the colours that a formula has while it is typed.
      if (text?.startsWith("=")) return next({ ...cell, v: text, t: CellValueType.STRING, p: null });
      if (!text || isTextFormat(pattern)) return next(cell);
      const typed = typedCell(text, pattern, culture);
      if (!typed) return { ...cell, t: CellValueType.STRING };
      const style = typeof cell.s === "object" ? { ...cell.s, ...typed.s } : (typed.s ?? cell.s);
      return { ...cell, ...typed, s: style };
    },
  });
  interceptors.writeCellInterceptor.intercept(BEFORE_CELL_EDIT, {
    priority: FIRST,
    handler(cell, { worksheet, row, col }, next) {
      const own = worksheet.getCellRaw(row, col);
      const value = constantOf(own);
      const text =
        value === undefined ? undefined : editedText(value, patternOf(worksheet, row, col), culture);
      return text === undefined ? next(cell) : { ...own, v: text, t: CellValueType.STRING };
    },
  });
  interceptors.intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: FIRST,
    handler: (cell, { workbook, rawData }, next) => {
      const pattern = rawData?.s ? workbook.getStyles().get(rawData.s)?.n?.pattern : undefined;
      return next(isGeneral(pattern) ? shownCell(cell, culture) : cell);
    },
  });
}

/** The text of an edit that may be a number or a date. */
function typedText({ v, f, t, p }: ICellData): string | undefined {
  if (f || t === CellValueType.FORCE_STRING) return undefined;
  if (!p?.body) return typeof v === "string" ? v : undefined;
  const lines = p.body.dataStream.replace(/[\r\n]+$/, "");
  return /[\r\n]/.test(lines) || (p.drawingsOrder?.length ?? 0) > 0 ? undefined : lines;
}

/** What a typed text makes of a cell with a number format; undefined if it stays a text. */
export function typedCell(text: string, pattern: string, culture: Culture): TypedCell | undefined {
  const typed = typedValue(text, culture, new Date());
  if (!typed) return undefined;
  const t = typeof typed.value === "boolean" ? CellValueType.BOOLEAN : CellValueType.NUMBER;
  const cell = { v: Number(typed.value), t, f: null, p: null };
  return typed.pattern !== undefined && isGeneral(pattern)
    ? { ...cell, s: { n: { pattern: typed.pattern } } }
    : cell;
}

const isGeneral = (pattern: string | undefined) => !pattern || isDefaultFormat(pattern);

/** The number format of a cell, also if it is that of its row or column. */
export function patternOf(worksheet: Worksheet, row: number, column: number): string {
  const own = worksheet.getCellRaw(row, column);
  return worksheet.getComposedCellStyleByCellData(row, column, own)?.n?.pattern ?? "";
}

/** The number or truth value of a cell without a formula. */
function constantOf(cell: Nullable<ICellData>): number | boolean | undefined {
  if (!cell || cell.f || cell.si || typeof cell.v !== "number") return undefined;
  if (cell.t === CellValueType.BOOLEAN) return cell.v === 1;
  return cell.t === CellValueType.NUMBER ? cell.v : undefined;
}

/** Univer shows numbers without a number format, and truth values, in English. */
function shownCell(cell: Nullable<ICellData>, culture: Culture): Nullable<ICellData> {
  if (typeof cell?.v !== "number" || culture.decimal === ".") return cell;
  if (cell.t === CellValueType.BOOLEAN) return { ...cell, v: localText(cell.v === 1, culture) };
  return Number.isInteger(cell.v) ? cell : { ...cell, v: localText(cell.v, culture) };
}
