import { textOf, type Cell } from "../grid/cells";
import { splitAddress } from "../grid/sheet-names";
import type { Exercise } from "../exercises/exercise";
import { areaOf, type CellContent, type SheetContent, type WorkbookContent } from "../workbooks";
import { CODE, readCode, type Assignment } from "./assignment";
import {
  FIRST_COLUMN,
  NAME_COLUMN,
  NAME_ROW,
  NUMBER_COLUMN,
  type ExercisePlace,
  type SheetLayout,
} from "./layout";
import { STUDENT_CELL } from "./student-sheet";

/** A sheet of exercises in a workbook that was handed in. */
export interface FoundSheet {
  readonly sheet: SheetContent;
  readonly assignment: Assignment;
  /** How many columns were inserted to the left of it. */
  readonly shift: number;
}

/** The sheets with the code of an assignment. It stands below everything else, so the last one counts. */
export function foundSheets({ sheets }: WorkbookContent): FoundSheet[] {
  return sheets.flatMap((sheet) => {
    const cell = sheet.cells.findLast(({ value }) => typeof value === "string" && value.startsWith(CODE));
    const assignment = cell && readCode(String(cell.value));
    return assignment ? { sheet, assignment, shift: cell.column - NUMBER_COLUMN } : [];
  });
}

/** The cells of a sheet by their places, counted from 0. */
export class SheetCells {
  private readonly cells = new Map<string, CellContent>();

  constructor({ cells }: SheetContent) {
    for (const cell of cells) this.cells.set(`${cell.row},${cell.column}`, cell);
  }

  at(row: number, column: number): CellContent | undefined {
    return this.cells.get(`${row},${column}`);
  }

  /** Errors and blank cells have no text. */
  textAt(row: number, column: number): string {
    const value = this.at(row, column)?.value;
    return value === undefined || typeof value === "object" ? "" : textOf(value);
  }
}

/** The name that the student has typed. */
export function studentName(
  { names }: WorkbookContent,
  { sheet, shift }: FoundSheet,
  cells: SheetCells,
): string {
  const name = names.find((each) => each.name === STUDENT_CELL && each.sheet === sheet.name);
  const address = name && splitAddress(name.refersTo).cells;
  if (address !== undefined && /^\$?[A-Z]{1,3}\$?\d{1,7}$/.test(address)) {
    const { startRow, startCol } = areaOf(address);
    return cells.textAt(startRow, startCol).trim();
  }
  return cells.textAt(NAME_ROW, NAME_COLUMN + shift).trim();
}

/**
 * The rows of the exercises: where their numbers stand, one below the other, also if rows were inserted or deleted between them. Undefined
 * for a number that is not found.
 */
export function rowsOfNumbers(
  { sheet, shift }: FoundSheet,
  cells: SheetCells,
  { places }: SheetLayout,
): (number | undefined)[] {
  const isNumber = (row: number, k: number) => cells.textAt(row, NUMBER_COLUMN + shift) === String(k + 1);
  if (places.every(({ row }, k) => isNumber(row, k))) return places.map(({ row }) => row);
  const rows = sheet.cells.filter(({ column }) => column === NUMBER_COLUMN + shift).map(({ row }) => row);
  let after = -1;
  return places.map((_place, k) => {
    const found = rows.find((row) => row > after && isNumber(row, k));
    after = found ?? after;
    return found;
  });
}

/** Whether a question and its given cells are as they were made. Its sentence counts only where it is in the language that is spoken. */
export function isUnchanged(
  { question, given }: Exercise,
  { shift }: FoundSheet,
  cells: SheetCells,
  row: number,
  { givenColumn }: ExercisePlace,
  withSentence: boolean,
): boolean {
  if (withSentence && cells.textAt(row, FIRST_COLUMN + shift) !== textOf(question)) return false;
  const column = givenColumn + shift;
  return given.every((values, down) =>
    values.every((value, right) => cells.textAt(row + 1 + down, column + right) === textOf(value as Cell)),
  );
}
