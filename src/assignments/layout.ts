import { areaAddress, cellAddress } from "../grid/addresses";
import type { Exercise, Given } from "../exercises/exercise";

/** Where the parts of an exercise stand on its sheet. Rows and columns count from 0. */
export interface ExercisePlace {
  /** The row of its number, question, answer and mark. */
  readonly row: number;
  /** The lines of the question. */
  readonly lines: number;
  /** The first row of the given cells. */
  readonly givenRow: number;
}

export interface SheetLayout {
  readonly places: readonly ExercisePlace[];
  /** The width of a given cell, in characters. */
  readonly cellWidth: number;
  /** How many columns the questions and the given cells have. */
  readonly width: number;
  readonly answerColumn: number;
  readonly markColumn: number;
  /** The row of the sheet's code, below everything else. */
  readonly codeRow: number;
}

export const NUMBER_COLUMN = 0;
export const FIRST_COLUMN = 1;
/** The cell for the student's name, to the right of its label. */
export const NAME_ROW = 3;
export const NAME_COLUMN = FIRST_COLUMN + 2;
const FIRST_ROW = 5;

/** The narrowest column, in characters: cells of a maze are about square. */
const LEAST_CELL_WIDTH = 4;
/** The width of the questions, in characters. */
export const QUESTION_WIDTH = 64;

/** Where everything stands on the sheet of these exercises: one below the other, each answer beside its question. */
export function layoutOf(exercises: readonly Exercise[]): SheetLayout {
  const givens = exercises.map(({ given }) => given);
  const cellWidth = Math.max(LEAST_CELL_WIDTH, ...givens.map(longestBeforeLast));
  const width = Math.max(Math.ceil(QUESTION_WIDTH / cellWidth), ...givens.map((given) => columnsOf(given)));
  let row = FIRST_ROW;
  const places = exercises.map(({ question, given }) => {
    const place = { row, lines: linesOf(question, width * cellWidth), givenRow: row + 1 };
    // The form of the answer stands below the answer, also where nothing is given.
    row += 1 + Math.max(given.length, 1) + 1;
    return place;
  });
  const answerColumn = FIRST_COLUMN + width;
  return { places, cellWidth, width, answerColumn, markColumn: answerColumn + 1, codeRow: row };
}

export const columnsOf = (given: Given): number => given[0]?.length ?? 0;

/** Only the last column of given cells may extend over further columns, as formulas take them as one range. */
const longestBeforeLast = (given: Given): number =>
  Math.max(0, ...given.flatMap((row) => row.slice(0, -1).map((value) => String(value).length)));

/** How many columns the last column of given cells extends over. */
export function spanOfLast(given: Given, { cellWidth, width }: SheetLayout): number {
  const longest = Math.max(1, ...given.map((row) => String(row.at(-1)).length));
  const room = width - columnsOf(given) + 1;
  return columnsOf(given) === 1 ? room : Math.min(room, Math.ceil((longest + 1) / cellWidth));
}

/** Letters are of different widths, and lines end between words. */
const FILLED = 0.85;

export const linesOf = (text: string, characters: number): number =>
  Math.max(1, Math.ceil(text.length / (characters * FILLED)));

/** The address of a given cell. */
export const givenAddress = ({ givenRow }: ExercisePlace, row: number, column: number): string =>
  cellAddress(givenRow + row, FIRST_COLUMN + column);

/** The address of all given cells. */
export const givenArea = ({ givenRow }: ExercisePlace, given: Given): string =>
  areaAddress(givenRow, FIRST_COLUMN, given.length, columnsOf(given));
