import { cellAddress, splitAddress } from "./addresses";
import { addSheet } from "./sheet-names";

/** Where the products go: a sheet of their own, or from a cell on that the user names, such as `E1` or `Sheet2!E1`. */
export type Destination = { readonly kind: "newSheet" } | { readonly kind: "cell"; readonly address: string };

export interface LabelledRow {
  readonly label: string;
  readonly cycles: string;
}

/** What was written: the sheet, and the cells of the products below their headings. */
export interface WrittenProducts {
  readonly sheet: string;
  readonly cells: string;
  /** Row of the first product and column of the labels, counted from 0. */
  readonly row: number;
  readonly column: number;
}

const HEADINGS = ["Word", "Permutation"];
const SHEET_NAME = "Products";
/** Excel on the web takes at most 5 MB a request. */
const ROWS_A_REQUEST = 20_000;

/** Text that Excel must not read as a formula, a number or a date: the apostrophe is not part of the cell's text. */
const asText = (text: string) => `'${text}`;

function destinationRange(context: Excel.RequestContext, address: string, rows: number): Excel.Range {
  const { sheet, cells } = splitAddress(address);
  const sheets = context.workbook.worksheets;
  const worksheet = sheet === undefined ? sheets.getActiveWorksheet() : sheets.getItem(sheet);
  return worksheet.getRange(cells).getCell(0, 0).getAbsoluteResizedRange(rows, HEADINGS.length);
}

/**
 * Looks at the cells that `count` products and their headings would take.
 * @returns their address, and how many of them are filled.
 */
export async function inspectDestination(
  address: string,
  count: number,
): Promise<{ address: string; filled: number }> {
  return Excel.run(async (context) => {
    const range = destinationRange(context, address, count + 1);
    range.load("address");
    const used = range.getUsedRangeOrNullObject(true);
    used.load("values");
    await context.sync();
    const filled = used.isNullObject ? 0 : used.values.flat().filter((value) => value !== "").length;
    return { address: range.address, filled };
  });
}

/** Writes the products under headings, selects them for the next pass, and answers where they are. */
export async function writeProducts(
  products: readonly LabelledRow[],
  destination: Destination,
): Promise<WrittenProducts> {
  return Excel.run(async (context) => {
    const range =
      destination.kind === "cell"
        ? destinationRange(context, destination.address, products.length + 1)
        : (await addSheet(context, SHEET_NAME)).getRangeByIndexes(0, 0, products.length + 1, HEADINGS.length);
    const header = range.getRow(0);
    header.values = [HEADINGS];
    header.format.font.bold = true;
    const body = range.getOffsetRange(1, 0).getResizedRange(-1, 0);
    await writeRows(context, body, products);
    range.format.autofitColumns();
    range.worksheet.activate();
    body.select();
    body.load("address, rowIndex, columnIndex");
    range.worksheet.load("name");
    await context.sync();
    const sheet = range.worksheet.name;
    const { cells } = splitAddress(body.address);
    return { sheet, cells, row: body.rowIndex, column: body.columnIndex };
  });
}

/** All rows in one request, hence one step of undo, as far as a request can hold them. */
async function writeRows(context: Excel.RequestContext, body: Excel.Range, products: readonly LabelledRow[]) {
  for (let first = 0; first < products.length; first += ROWS_A_REQUEST) {
    const rows = products.slice(first, first + ROWS_A_REQUEST);
    const part = body.getCell(first, 0).getAbsoluteResizedRange(rows.length, HEADINGS.length);
    part.values = rows.map(({ label, cycles }) => [asText(label), asText(cycles)]);
    // eslint-disable-next-line office-addins/no-context-sync-in-loop -- a request has a greatest size
    if (first + ROWS_A_REQUEST < products.length) await context.sync();
  }
}

/** The cell of a product's word, without the sheet's name. */
export function wordCell(written: WrittenProducts, index: number): string {
  return cellAddress(written.row + index, written.column);
}
