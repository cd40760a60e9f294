import { areaAddress, columnLetters, fixed } from "../../grid/addresses";

/** Where everything is on the sheet of a maze with gates; rows count from 1, columns from 0. */
export interface GateLayout {
  readonly rows: number;
  readonly columns: number;
  readonly top: number;
  readonly maze: string;
  /** Its address in formulas. */
  readonly fixedMaze: string;
  /** The letters of a column beside the maze, where the texts and the lists are. */
  beside(offset: number): string;
  /** The first of the rows beside the maze with text about a walk, counted from 0. */
  walkRow(walk: number): number;
  /** The first row of the grid with the steps of a walk, below the maze. */
  stepsRow(walk: number): number;
  /** The row after the texts about the walks. */
  readonly shownRow: number;
  readonly legendRow: number;
  readonly questionsRow: number;
  readonly listRow: number;
  /** The first row of the grid that says what is painted. */
  readonly passedRow: number;
  readonly rooms: number;
}

/** Rows are thin where walls are, so texts beside the maze stand in every other row. */
export const ROWS_OF_A_TEXT = 2;

interface GateSizes {
  readonly rows: number;
  readonly columns: number;
  readonly top: number;
  readonly walks: number;
  /** How many texts there are about each walk, with a blank one at the end. */
  readonly texts: number;
  /** How many kinds of cells the legend names. */
  readonly legend: number;
}

export function gateLayout({ rows, columns, top, walks, texts, legend }: GateSizes): GateLayout {
  const maze = areaAddress(top - 1, 1, rows, columns);
  const walkRow = (walk: number) => top + 1 + ROWS_OF_A_TEXT * texts * walk;
  const shownRow = walkRow(walks);
  // With two walks, two texts more say which of them is painted.
  const legendRow = walks > 1 ? shownRow + 2 * ROWS_OF_A_TEXT : shownRow;
  const bottom = Math.max(top + rows - 1, legendRow + ROWS_OF_A_TEXT * legend - 1);
  const listRow = bottom + 9;
  const stepsRow = (walk: number) => listRow + (rows + 2) * walk;
  return {
    rows,
    columns,
    top,
    maze,
    fixedMaze: fixed(maze),
    beside: (offset) => columnLetters(columns + 2 + offset),
    walkRow,
    stepsRow,
    shownRow,
    legendRow,
    questionsRow: bottom + 2,
    listRow,
    passedRow: stepsRow(walks),
    rooms: ((rows - 1) / 2) * ((columns - 1) / 2),
  };
}
