import { areaAddress, cellAddress } from "../grid/addresses";
import type { Exercise, Given } from "../exercises/exercise";

/** Where the parts of an exercise stand on its sheet. Rows and columns count from 0. */
export interface ExercisePlace {
  /** The row of its number, question, answer and mark. */
  readonly row: number;
  /** The lines of the question. */
  readonly lines: number;
  /** The first of the given cells. */
  readonly givenRow: number;
  readonly givenColumn: number;
}

export interface SheetLayout {
  readonly places: readonly ExercisePlace[];
  /** The widths of the columns of the questions and the given cells, in characters. */
  readonly widths: readonly number[];
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
export const FIRST_ROW = 5;

/** The width of a usual given cell, in characters: cells of a maze are about square. */
const CELL_WIDTH = 4;
/** The least width of the questions, in characters. */
const QUESTION_WIDTH = 64;

/**
 * Where everything is on the sheet of these exercises: one below the other, each answer next to its question. The first column is as wide
 * as the texts in the first columns of given cells need; given cells with short texts there begin in the second one.
 */
export function layoutOf(exercises: readonly Exercise[]): SheetLayout {
  const givens = exercises.map(({ given }) => given);
  const firstWidth = Math.max(CELL_WIDTH, ...givens.map((given) => longestIn(given, 0) + 1));
  const cellWidth = Math.max(CELL_WIDTH, ...givens.map(longestBetween));
  const column = (given: Given) =>
    FIRST_COLUMN +
    (firstWidth > CELL_WIDTH && columnsOf(given) > 1 && longestIn(given, 0) < CELL_WIDTH ? 1 : 0);
  const width = Math.max(
    1 + Math.ceil((QUESTION_WIDTH - firstWidth) / cellWidth),
    ...givens.map((given) => column(given) - FIRST_COLUMN + columnsOf(given)),
  );
  const widths = Array.from({ length: width }, (_column, k) => (k === 0 ? firstWidth : cellWidth));
  let row = FIRST_ROW;
  const places = exercises.map(({ question, given }) => {
    const lines = linesOf(question, total(widths));
    const place = { row, lines, givenRow: row + 1, givenColumn: column(given) };
    // The form of the answer stands below the answer, also where nothing is given.
    row += 1 + Math.max(given.length, 1) + 1;
    return place;
  });
  const answerColumn = FIRST_COLUMN + width;
  return { places, widths, answerColumn, markColumn: answerColumn + 1, codeRow: row };
}

export const columnsOf = (given: Given): number => given[0]?.length ?? 0;

/** The longest text of a column of given cells. The last column may extend over further ones, so its texts may be longer. */
const longestIn = (given: Given, column: number): number =>
  column >= columnsOf(given) - 1 ? 0 : Math.max(...given.map((row) => String(row[column]).length));

/** The same for all columns but the first. */
const longestBetween = (given: Given): number =>
  Math.max(0, ...(given[0] ?? []).map((_value, column) => (column === 0 ? 0 : longestIn(given, column))));

/** How many columns the last column of given cells extends over. Formulas take all given cells as one range, which ends there. */
export function spanOfLast(given: Given, { givenColumn }: ExercisePlace, { widths }: SheetLayout): number {
  const last = givenColumn - FIRST_COLUMN + columnsOf(given) - 1;
  const longest = Math.max(1, ...given.map((row) => String(row.at(-1)).length));
  const isEnough = (span: number) => columnsOf(given) > 1 && total(widths.slice(last, last + span)) > longest;
  let span = 1;
  while (last + span < widths.length && !isEnough(span)) span++;
  return span;
}

export const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Letters are of different widths, and lines end between words. */
const FILLED = 0.85;

export const linesOf = (text: string, characters: number): number =>
  Math.max(1, Math.ceil(text.length / (characters * FILLED)));

/** The address of a given cell. */
export const givenAddress = ({ givenRow, givenColumn }: ExercisePlace, row: number, column: number): string =>
  cellAddress(givenRow + row, givenColumn + column);

/** The address of all given cells. */
export const givenArea = ({ givenRow, givenColumn }: ExercisePlace, given: Given): string =>
  areaAddress(givenRow, givenColumn, given.length, columnsOf(given));
