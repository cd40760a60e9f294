import { i18n } from "../language";
import { cellAddress } from "../grid/addresses";
import { formulaIn, isOurs, withAreasForSpills } from "./our-formulas";
import type { FilledCell } from "./sheet-cells";
import { asTextCell } from "./tables";

/** The cells that one of our formulas fills, starting with its own. */
export interface FormulaArea {
  /** Counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A rectangle of cells to be written; null leaves a cell unchanged. */
export interface Rectangle {
  readonly row: number;
  readonly column: number;
  readonly cells: (string | number | boolean | null)[][];
}

/** Values of cells whose result is still pending. */
const AWAITED = new Set<unknown>(["#BUSY!", "#GETTING_DATA"]);

/** @throws a user-facing error while results are pending */
export function refuseAwaited(cells: readonly FilledCell[]): void {
  const awaited = cells.filter(({ value, isError }) => isError && AWAITED.has(value));
  const [first] = awaited;
  if (!first) return;
  throw new Error(
    i18n.t(
      "{others, plural, =0 {Cell {first} is} =1 {Cell {first} and another one are} other {Cell {first} and # others are}} still being computed (#BUSY!). Nothing was copied: wait for the answers, then try again.",
      { first: cellAddress(first.row, first.column), others: awaited.length - 1 },
    ),
  );
}

/**
 * What to write over a copy of a sheet to replace our formulas, and all that they fill, with values. Texts stay texts, whatever they look
 * like. Other formulas stay, but references to a spill with `#` are replaced with its area.
 */
export function frozenRectangle(
  cells: readonly FilledCell[],
  areas: readonly FormulaArea[],
): Rectangle | undefined {
  const filled = new Set(areas.flatMap(addressesOf));
  const lastOf = new Map(
    areas.map(({ row, column, rows, columns }) => [
      cellAddress(row, column),
      cellAddress(row + rows - 1, column + columns - 1),
    ]),
  );
  const changes = cells.flatMap((cell) => {
    const formula = formulaIn(cell);
    if (isOurs(cell) || filled.has(cellAddress(cell.row, cell.column)))
      return [[cell, valueOf(cell)] as const];
    const moved = formula && withAreasForSpills(formula, lastOf);
    return moved === undefined || moved === formula ? [] : [[cell, moved] as const];
  });
  return changes.length === 0 ? undefined : rectangleOf(changes);
}

function addressesOf({ row, column, rows, columns }: FormulaArea): string[] {
  return Array.from({ length: rows * columns }, (_cell, index) =>
    cellAddress(row + Math.floor(index / columns), column + (index % columns)),
  );
}

type Content = string | number | boolean;

/** An error is written as its name, which Excel parses as the error. */
const valueOf = ({ value, isError }: FilledCell): Content => (isError ? value : asTextCell(value)) as Content;

function rectangleOf(changes: readonly (readonly [FilledCell, Content])[]): Rectangle {
  const rows = changes.map(([{ row }]) => row);
  const columns = changes.map(([{ column }]) => column);
  const [row, column] = [least(rows), least(columns)];
  const [height, width] = [
    -least(rows.map((r) => -r)) - row + 1,
    -least(columns.map((c) => -c)) - column + 1,
  ];
  const cells = Array.from({ length: height }, () => new Array<Content | null>(width).fill(null));
  for (const [cell, content] of changes) cells[cell.row - row]![cell.column - column] = content;
  return { row, column, cells };
}

const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b), Infinity);
