import { columnLetters, columnOfLetters } from "../../grid/addresses";
import { MAX_COLUMNS, MAX_ROWS } from "../../grid/limits";
import { joined, tokensOf, type Token } from "./tokens";

/** A shared formula of a file, for a cell at the given distance in rows and columns from the one that it is written for. */
export function movedFormula(formula: string, rows: number, columns: number): string {
  const moved = ({ kind, text }: Token): string => {
    if (kind === "cell") return movedCell(text, rows, columns);
    if (kind === "spilled") return `${movedCell(text.slice(0, -1), rows, columns)}#`;
    if (kind === "columns") return text.split(":").map((column) => movedColumn(column, columns)).join(":"); // prettier-ignore
    if (kind === "rows") return text.split(":").map((row) => movedRow(row, rows)).join(":"); // prettier-ignore
    return text;
  };
  return joined(tokensOf(formula).map((token) => ({ ...token, text: moved(token) })));
}

function movedCell(address: string, rows: number, columns: number): string {
  const [, column, row] = /^(\$?[A-Za-z]+)(\$?\d+)$/.exec(address)!;
  return movedColumn(column!, columns) + movedRow(row!, rows);
}

function movedColumn(column: string, by: number): string {
  if (column.startsWith("$")) return column;
  return columnLetters(wrapped(columnOfLetters(column) + by, MAX_COLUMNS));
}

function movedRow(row: string, by: number): string {
  return row.startsWith("$") ? row : String(wrapped(Number(row) - 1 + by, MAX_ROWS) + 1);
}

/** Beyond the sheet's last row or column, Excel wraps around to the first. */
const wrapped = (index: number, size: number) => ((index % size) + size) % size;
