/** Excel on the web takes at most 5 MB a request (office-js issue 2786). A character takes up to three bytes, a cell some more. */
const CELLS_A_REQUEST = 40_000;
const CHARACTERS_A_REQUEST = 1_000_000;

/** Rows that one request writes; `first` is the number of the first of them. */
export interface RowsOfRequest<Row> {
  readonly first: number;
  readonly rows: readonly Row[];
}

/** All rows in one request, hence one step of undo, as far as a request can hold them. */
export function* requestsOf<Row extends readonly unknown[]>(
  rows: readonly Row[],
): Generator<RowsOfRequest<Row>, void> {
  let first = 0;
  let cells = 0;
  let characters = 0;
  for (const [k, row] of rows.entries()) {
    const inRow = row.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 0), 0);
    const isFull = cells + row.length > CELLS_A_REQUEST || characters + inRow > CHARACTERS_A_REQUEST;
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
