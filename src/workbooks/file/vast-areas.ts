import type { Area } from "../addresses";
import type { CellContent } from "../content";

/** More than a person formats cell by cell: whole columns, or all cells of a sheet. */
const MANY_CELLS = 100_000;
/** Beyond the last cells in use, so that what is typed there has its formats, too. */
const SPARE_ROWS = 100;
const SPARE_COLUMNS = 6;

export const isVast = ({ startRow, startCol, endRow, endCol }: Area): boolean =>
  (endRow - startRow + 1) * (endCol - startCol + 1) > MANY_CELLS;

/** Cuts areas of very many cells off a little behind the cells in use. What they do costs time for each of their cells. */
export function cutter(cells: readonly CellContent[]): (area: Area) => Area {
  const last = { row: 0, column: 0 };
  for (const { row, column } of cells) {
    last.row = Math.max(last.row, row);
    last.column = Math.max(last.column, column);
  }
  return (area) =>
    isVast(area)
      ? {
          ...area,
          endRow: Math.max(area.startRow, Math.min(area.endRow, last.row + SPARE_ROWS)),
          endCol: Math.max(area.startCol, Math.min(area.endCol, last.column + SPARE_COLUMNS)),
        }
      : area;
}
