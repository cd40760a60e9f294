import { areaAddress, cellAddress, columnLetters, fixed } from "../../grid/addresses";

/** Where everything is on the sheet of a key and its disk. Addresses in formulas have `$` signs; rows count from 1. */
export interface KeyLayout {
  readonly places: number;
  readonly turns: number;
  /** The teeth above and below, the cuts, and their maze, in formulas. */
  readonly teeth: string;
  readonly cuts: string;
  readonly maze: string;
  /** The rows of the upper and the lower teeth, the first ones of their bars, and the first one of the maze. */
  readonly aboveRow: number;
  readonly belowRow: number;
  readonly barRows: readonly [above: number, below: number];
  readonly mazeRow: number;
  readonly keyHeadRow: number;
  readonly mazeHeadRow: number;
  readonly legendRow: number;
  readonly questionsRow: number;
  readonly deadEndsRow: number;
  readonly stepsRow: number;
  /** The last column of the maze. */
  readonly lastColumn: string;
  /** The letters of a column beside the maze. */
  beside(offset: number): string;
  /** An area as large as the maze, by its first row. */
  mazeAt(row: number): string;
  /** The cells of the list of moves in a column beside the maze, in formulas. */
  list(offset: number): string;
  readonly listLength: number;
}

/** Higher teeth and deeper cuts are drawn as if they were this high. */
export const MAX_HEIGHT = 4;
/** The column of the cuts, and the first one of the maze, counted from 0. */
const CUT_COLUMN = MAX_HEIGHT + 1;
const MAZE_COLUMN = CUT_COLUMN + 1;
export const [CUT_LETTER, MAZE_LETTER] = [CUT_COLUMN, MAZE_COLUMN].map(columnLetters);

export function keyLayout(places: number, turns: number, top: number, listLength: number): KeyLayout {
  const aboveRow = top + 1 + MAX_HEIGHT;
  const belowRow = aboveRow + 1;
  const mazeRow = belowRow + MAX_HEIGHT + 2;
  const deadEndsRow = mazeRow + turns + 8;
  const mazeAt = (row: number) => areaAddress(row - 1, MAZE_COLUMN, turns, places);
  const beside = (offset: number) => columnLetters(MAZE_COLUMN + places + 1 + offset);
  return {
    places,
    turns,
    teeth: fixed(areaAddress(aboveRow - 1, MAZE_COLUMN, 2, places)),
    cuts: fixed(areaAddress(mazeRow - 1, CUT_COLUMN, turns, 1)),
    maze: fixed(mazeAt(mazeRow)),
    aboveRow,
    belowRow,
    barRows: [top + 1, belowRow + 1],
    mazeRow,
    keyHeadRow: top,
    mazeHeadRow: mazeRow - 1,
    legendRow: mazeRow + turns,
    questionsRow: mazeRow + turns + 1,
    deadEndsRow,
    stepsRow: deadEndsRow + turns + 2,
    lastColumn: columnLetters(MAZE_COLUMN + places - 1),
    beside,
    mazeAt,
    list: (offset) => fixed(`${beside(offset)}${mazeRow}:${beside(offset)}${mazeRow + listLength - 1}`),
    listLength,
  };
}

/** One row of an area, such as the upper teeth. */
export const rowOf = (area: string, row: number): string => area.replace(/\d+/g, String(row));

/** The cells to the left of the disk, and those above and below the key, in which bars are drawn. */
export const diskBars = ({ mazeRow, turns }: KeyLayout): string =>
  areaAddress(mazeRow - 1, 1, turns, MAX_HEIGHT);
export const keyBars = ({ places }: KeyLayout, row: number): string =>
  areaAddress(row - 1, MAZE_COLUMN, MAX_HEIGHT, places);
export const firstDiskBar = ({ mazeRow }: KeyLayout): string => cellAddress(mazeRow - 1, 1);
