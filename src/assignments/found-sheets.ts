import { textOf, type Cell } from "../grid/cells";
import { splitAddress } from "../grid/sheet-names";
import type { Exercise } from "../exercises/exercise";
import { i18n } from "../language";
import { areaOf, type CellContent, type SheetContent, type WorkbookContent } from "../workbooks";
import { CODE, readCode, type Assignment } from "./assignment";
import { FIRST_COLUMN, NAME_COLUMN, NAME_ROW, NUMBER_COLUMN, type ExercisePlace } from "./layout";
import { STUDENT_CELL } from "./student-sheet";

/** The sheets with the code of an assignment. It stands below everything else, so the last one counts. */
export function foundSheets({ sheets }: WorkbookContent): FoundSheet[] {
  return sheets.flatMap((sheet) => {
    const cell = sheet.cells.findLast(({ value }) => typeof value === "string" && value.startsWith(CODE));
    const assignment = cell && readCode(String(cell.value));
    return assignment ? new FoundSheet(sheet, assignment, cell.column - NUMBER_COLUMN) : [];
  });
}

/** A sheet of exercises in a workbook that was handed in. Its columns count without those that were inserted to the left of it. */
export class FoundSheet {
  private readonly cells: ReadonlyMap<string, CellContent>;

  constructor(
    readonly sheet: SheetContent,
    readonly assignment: Assignment,
    /** How many columns were inserted. */
    readonly shift: number,
  ) {
    this.cells = new Map(sheet.cells.map((cell) => [`${cell.row},${cell.column - shift}`, cell]));
  }

  at(row: number, column: number): CellContent | undefined {
    return this.cells.get(`${row},${column}`);
  }

  /** Errors and blank cells have no text. */
  private textAt(row: number, column: number): string {
    const value = this.at(row, column)?.value;
    return value === undefined || typeof value === "object" ? "" : textOf(value);
  }

  /** The name that the student has typed. */
  studentName({ names }: WorkbookContent): string {
    const name = names.find((each) => each.name === STUDENT_CELL && each.sheet === this.sheet.name);
    const address = name && splitAddress(name.refersTo).cells;
    if (address !== undefined && /^\$?[A-Z]{1,3}\$?\d{1,7}$/.test(address)) {
      const { startRow, startCol } = areaOf(address);
      return this.textAt(startRow, startCol - this.shift).trim();
    }
    return this.textAt(NAME_ROW, NAME_COLUMN).trim();
  }

  /**
   * The rows of the exercises: where their numbers stand, one below the other, also if rows were inserted or deleted between them. Undefined
   * for a number that is not found.
   */
  rowsOfNumbers(places: readonly ExercisePlace[]): (number | undefined)[] {
    const isNumber = (row: number, k: number) => this.textAt(row, NUMBER_COLUMN) === String(k + 1);
    if (places.every(({ row }, k) => isNumber(row, k))) return places.map(({ row }) => row);
    const numbers = this.sheet.cells.filter(({ column }) => column === NUMBER_COLUMN + this.shift);
    let after = -1;
    return places.map((_place, k) => {
      const found = numbers.find(({ row }) => row > after && isNumber(row, k))?.row;
      after = found ?? after;
      return found;
    });
  }

  /** Whether a question and its given cells are as they were made. Its sentence counts only where it is in the language that is spoken. */
  isUnchanged({ question, given }: Exercise, row: number, { givenColumn }: ExercisePlace): boolean {
    const isSpoken = this.assignment.language === i18n.locale;
    if (isSpoken && this.textAt(row, FIRST_COLUMN) !== textOf(question)) return false;
    return given.every((values, down) =>
      values.every(
        (value, right) => this.textAt(row + 1 + down, givenColumn + right) === textOf(value as Cell),
      ),
    );
  }
}
