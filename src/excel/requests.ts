/**
 * Excel on the web accepts and returns at most 5 MB per request (office-js issue 2786). A character takes up to three bytes, a cell a few
 * more.
 */
const MAX_CELLS_WRITTEN = 40_000;
const MAX_CHARACTERS_WRITTEN = 1_000_000;
const MAX_CELLS_READ = 20_000;

/**
 * Writes rows into a range of their size, in as many requests as necessary. The last one is sent with the caller's next `sync`.
 *
 * @param onProgress called after each request with the fraction that is written, from 0 to 1
 */
export async function writeInRequests<Row extends readonly unknown[]>(
  context: Excel.RequestContext,
  range: Excel.Range,
  rows: readonly Row[],
  write: (cells: Excel.Range, rows: readonly Row[]) => void,
  onProgress?: (part: number) => void,
): Promise<void> {
  for (const { first, rows: part } of requestsOf(rows)) {
    if (first > 0) {
      // eslint-disable-next-line office-addins/no-context-sync-in-loop -- a request has a greatest size
      await context.sync();
      onProgress?.(first / rows.length);
    }
    write(range.getCell(first, 0).getAbsoluteResizedRange(part.length, part[0]!.length), part);
  }
}

/** The position and size of a range, as Excel reports them. */
type LoadedArea = Readonly<Pick<Excel.Range, "rowIndex" | "columnIndex" | "rowCount" | "columnCount">>;

/**
 * Reads the cells of an area in as many requests as necessary. Yields ranges with the properties that `load` asks for, and the sheet row,
 * from 0, where each begins.
 */
export async function* readInRequests(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  { rowIndex, columnIndex, rowCount, columnCount }: LoadedArea,
  load: (range: Excel.Range) => void,
): AsyncGenerator<{ readonly row: number; readonly range: Excel.Range }, void> {
  const rowsARequest = Math.max(1, Math.floor(MAX_CELLS_READ / columnCount));
  const end = rowIndex + rowCount;
  for (let row = rowIndex; row < end; row += rowsARequest) {
    const range = sheet.getRangeByIndexes(row, columnIndex, Math.min(rowsARequest, end - row), columnCount);
    load(range);
    // eslint-disable-next-line office-addins/no-context-sync-in-loop -- an answer has a greatest size
    await context.sync();
    yield { row, range };
  }
}

/** Rows written by one request; `first` is the index of the first of them. */
interface RowsOfRequest<Row> {
  readonly first: number;
  readonly rows: readonly Row[];
}

/** All rows in one request, hence one undo step, unless they exceed what a request can hold. */
export function* requestsOf<Row extends readonly unknown[]>(
  rows: readonly Row[],
): Generator<RowsOfRequest<Row>, void> {
  let first = 0;
  let cells = 0;
  let characters = 0;
  for (const [k, row] of rows.entries()) {
    const inRow = row.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 0), 0);
    const isFull = cells + row.length > MAX_CELLS_WRITTEN || characters + inRow > MAX_CHARACTERS_WRITTEN;
    if (isFull && k > first) {
      yield { first, rows: rows.slice(first, k) };
      first = k;
      cells = characters = 0;
    }
    cells += row.length;
    characters += inRow;
  }
  if (first < rows.length) yield { first, rows: first === 0 ? rows : rows.slice(first) };
}
