import type { CellRange, CellContent, SheetContent } from "../../../../workbooks";
import { callsOurs } from "../../../../workbooks/formulas/stored";
import { SOLUTIONS } from "../../../../lessons/solutions";
import { areasIn, type FormulaScope } from "./references";

/** A set of cells of a sheet. */
export class CellMarks {
  private readonly marks: Uint8Array;

  constructor(
    readonly rows: number,
    readonly columns: number,
  ) {
    this.marks = new Uint8Array(rows * columns);
  }

  has(row: number, column: number): boolean {
    return row < this.rows && column < this.columns && this.marks[row * this.columns + column] === 1;
  }

  mark(row: number, column: number, height = 1, width = 1): void {
    const lastRow = Math.min(row + height, this.rows);
    const lastColumn = Math.min(column + width, this.columns);
    for (let r = row; r < lastRow; r++) {
      this.marks.fill(1, r * this.columns + column, r * this.columns + lastColumn);
    }
  }

  /** Whether any cell of an area is marked. */
  meets({ startRow, startCol, endRow, endCol }: CellRange): boolean {
    const lastRow = Math.min(endRow, this.rows - 1);
    const lastColumn = Math.min(endCol, this.columns - 1);
    for (let row = startRow; row <= lastRow; row++) {
      const from = row * this.columns;
      const found = this.marks.indexOf(1, from + startCol);
      if (startCol <= lastColumn && found >= 0 && found <= from + lastColumn) return true;
    }
    return false;
  }
}

/**
 * The cells with a puzzle's solution: those of our formulas, what they spill into, and the results of other formulas that depend on these,
 * directly or indirectly.
 */
export function solutionCells(sheet: SheetContent, place: FormulaScope): CellMarks {
  const marks = new CellMarks(
    sheet.cells.reduce((most, { row }) => Math.max(most, row + 1), 0),
    sheet.cells.reduce((most, { column }) => Math.max(most, column + 1), 0),
  );
  const markAnswer = ({ row, column, spill }: CellContent) =>
    marks.mark(row, column, spill?.rows, spill?.columns);
  let others: { cell: CellContent; areas: CellRange[] }[] = [];
  for (const cell of sheet.cells) {
    if (cell.formula === undefined) continue;
    if (callsOurs(cell.formula)) markAnswer(cell);
    else others.push({ cell, areas: areasIn(cell.formula, place) });
  }
  for (let before = Infinity; others.length < before;) {
    before = others.length;
    others = others.filter(({ cell, areas }) => {
      const isSolution = areas.some((area) => marks.meets(area));
      if (isSolution) markAnswer(cell);
      return !isSolution;
    });
  }
  return marks;
}

/**
 * The hidden cells that are printed as blank cells to be filled in: tables, and results of one cell. Lists are not, as their length is a part of the
 * answer; nor is what a switch hides, of which nobody knows how large it is.
 */
export function blankCells(sheet: SheetContent, place: FormulaScope, hidden: CellMarks): CellMarks {
  const marks = new CellMarks(hidden.rows, hidden.columns);
  const named = place.names.find(({ name, sheet: owner }) => name === SOLUTIONS && owner === place.sheet);
  const [shows] = named ? areasIn(named.refersTo, place) : [];
  const isSwitch = ({ startRow, startCol, endRow, endCol }: CellRange) =>
    shows !== undefined &&
    startRow <= shows.startRow &&
    shows.startRow <= endRow &&
    startCol <= shows.startCol &&
    shows.startCol <= endCol;
  for (const { row, column, formula, spill: { rows, columns } = { rows: 1, columns: 1 } } of sheet.cells) {
    if (formula === undefined || !hidden.has(row, column)) continue;
    const isList = rows * columns > 1 && Math.min(rows, columns) === 1;
    if (!isList && !areasIn(formula, place).some(isSwitch)) marks.mark(row, column, rows, columns);
  }
  return marks;
}
