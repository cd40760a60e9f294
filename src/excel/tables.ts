import { i18n } from "../language";
import { cellAddress } from "../grid/addresses";
import { splitAddress } from "../grid/sheet-names";
import { writeInRequests } from "./requests";
import { codeOf, runAfterEdit } from "./run";
import { addSheet, rangeOf } from "./sheet-names";

/** Where a table goes: a new sheet, or a cell given by the user where it starts, such as `E1` or `Sheet2!E1`. */
export type Destination = { readonly kind: "newSheet" } | { readonly kind: "cell"; readonly address: string };

/** Rows of cells under headings. Texts are written as texts, whatever they look like. */
export interface Table {
  /** The name of its sheet, if it gets a new one. */
  readonly title: string;
  readonly headings: readonly string[];
  /** Each row has as many cells as there are headings. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** What was written: the sheet, and the cells of the rows below the headings. */
export interface WrittenTable {
  readonly sheet: string;
  readonly cells: string;
  /** Row and column of the first cell below the headings, counted from 0. */
  readonly row: number;
  readonly column: number;
}

/** Keeps Excel from parsing text as a formula, a number or a date. The apostrophe is not part of the cell's text. */
export const asTextCell = <Value>(value: Value) =>
  typeof value === "string" && value !== "" ? `'${value}` : value;

const withHeadings = (first: Excel.Range, { rows, headings }: Table): Excel.Range =>
  first.getAbsoluteResizedRange(rows.length + 1, headings.length);

const destinationRange = ({ workbook }: Excel.RequestContext, address: string, table: Table): Excel.Range =>
  withHeadings(rangeOf(workbook, address).getCell(0, 0), table);

/**
 * Checks the cells that a table and its headings would fill, starting at a cell.
 *
 * @returns their address, and how many of them are not empty
 */
export async function inspectDestination(
  address: string,
  table: Table,
): Promise<{ address: string; filled: number }> {
  return runAfterEdit(async (context) => {
    const range = destinationRange(context, address, table);
    range.load("address");
    const used = range.getUsedRangeOrNullObject(true);
    used.load("values");
    await context.sync();
    const filled = used.isNullObject ? 0 : used.values.flat().filter((value) => value !== "").length;
    return { address: range.address, filled };
  });
}

interface WritingOptions {
  /** Whether to show the table's sheet and select its rows. */
  readonly shows?: boolean;
  /** Called with the fraction written, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/**
 * Writes a table and returns where its rows are, below the headings. While rows are missing, even after an interruption, the first heading
 * says so.
 */
export async function writeTable(
  table: Table,
  destination: Destination,
  { shows = true, onProgress = () => undefined }: WritingOptions = {},
): Promise<WrittenTable> {
  // A sheet that existed earlier and is no longer found has been deleted in the meantime.
  let isThere = destination.kind === "newSheet";
  const write = async (context: Excel.RequestContext) => {
    const range =
      destination.kind === "cell"
        ? destinationRange(context, destination.address, table)
        : withHeadings((await addSheet(context, table.title)).getCell(0, 0), table);
    const header = range.getRow(0);
    header.format.font.bold = true;
    const body = range.getOffsetRange(1, 0).getResizedRange(-1, 0);
    header.values = [[i18n.t("Unfinished: rows are missing"), ...table.headings.slice(1)]];
    await writeInRequests(
      context,
      body,
      table.rows,
      (cells, rows) => (cells.values = rows.map((row) => row.map(asTextCell))),
      (part) => {
        isThere = true;
        onProgress(part);
      },
    );
    header.values = [[...table.headings]];
    range.format.autofitColumns();
    if (shows) {
      range.worksheet.activate();
      body.select();
    }
    body.load("address, rowIndex, columnIndex");
    range.worksheet.load("name");
    await context.sync();
    const sheet = range.worksheet.name;
    const { cells } = splitAddress(body.address);
    return { sheet, cells, row: body.rowIndex, column: body.columnIndex };
  };
  try {
    return await runAfterEdit(write);
  } catch (error) {
    if (codeOf(error) !== "ItemNotFound" || !isThere) throw error;
    throw new Error(i18n.t("The sheet was deleted while it was being filled. Write the rows again."), {
      cause: error,
    });
  }
}

/** The first cell of a row, without the sheet name; rows count from 0. */
export function firstCellOf(written: WrittenTable, row: number): string {
  return cellAddress(written.row + row, written.column);
}
