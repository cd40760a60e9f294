import { i18n } from "../language";
import { isPauseInRow, type Steps } from "../steps";
import { CellError, isBlank, type Cell, type Cells } from "./cells";

/** The expected form of a table as part of a message: "expected two columns, places and pieces". */
type Expected = () => string;

/** Throws a CellError unless a table, whose rows have equal lengths, has one of these numbers of columns. */
export function requireColumns(
  cells: Cells,
  argument: string,
  counts: readonly number[],
  expected: Expected,
): void {
  const count = cells[0]?.length ?? 0;
  if (counts.includes(count)) return;
  const found = i18n.t("there {count, plural, one {is # column} other {are # columns}}", { count });
  throw new CellError(argument, `${found}; ${expected()}`);
}

/** Throws a CellError unless a range has as many rows and columns as a board. */
export function requireSameSize(cells: Cells, argument: string, board: Cells): void {
  const found = { foundRows: cells.length, foundColumns: cells[0]!.length };
  const sizes = { ...found, rows: board.length, columns: board[0]!.length };
  if (sizes.foundRows === sizes.rows && sizes.foundColumns === sizes.columns) return;
  const problem = i18n.t(
    "it has {foundRows} × {foundColumns} cells; expected {rows} × {columns} like the board",
    sizes,
  );
  throw new CellError(argument, problem);
}

/** The indices of a table's rows that are not blank, from 0. Throws a CellError if the number of columns is wrong or all rows are blank. */
export function* filledRows(
  cells: Cells,
  argument: string,
  counts: readonly number[],
  expected: Expected,
): Steps<Int32Array> {
  requireColumns(cells, argument, counts, expected);
  const width = cells[0]!.length;
  const rows = new Int32Array(cells.length);
  let filled = 0;
  for (let row = 0; row < cells.length; row++) {
    if (isPauseInRow(row, width)) yield 0;
    if (!isBlankRow(cells[row]!)) rows[filled++] = row;
  }
  if (filled === 0) throw new CellError(argument, `${i18n.t("all cells are blank")}; ${expected()}`);
  return rows.subarray(0, filled);
}

function isBlankRow(row: readonly Cell[]): boolean {
  for (const cell of row) if (!isBlank(cell)) return false;
  return true;
}
