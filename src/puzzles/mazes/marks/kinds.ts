import { isBlank, numberIn, type Cell, type Cells } from "../../../grid/cells";
import { isPauseInRow, type Steps } from "../../../steps";
import { markOf, nameOf, type Mark } from "./marks";
import { isNamed, type NamedWalls } from "./walls";

/** What the cells of a maze that is walked can be, before it is known which of them are walls. */
export const WALL = 1;
export const WAY = 2;
export const START = 3;
export const GOAL = 4;
export const END = 5;
/** Blank, or 0. */
export const ZERO = 6;
export const ONE = 7;
/** A whole number from 2. */
export const MANY = 8;
/** A number between whole ones, such as the code of a dead end. */
export const FRACTION = 9;
export const NEGATIVE = 10;
export const CROSS = 11;
export const STAR = 12;
/** The letter O: the goal of a board of jumps. */
export const ROUND = 13;
export const OTHER = 14;

const BY_MARK: Readonly<Record<Mark, number>> = { wall: WALL, way: WAY, start: START, goal: GOAL, end: END };

/** The marks that are walls only if the border says so. */
export const BY_BORDER: ReadonlyMap<string, number> = new Map([
  ["x", CROSS],
  ["*", STAR],
  ["1", ONE],
  ["0", ZERO],
]);

const BY_NAME: ReadonlyMap<string, number> = new Map([...BY_BORDER, ["o", ROUND]]);

function kindOf(cell: Cell): number {
  const mark = markOf(cell);
  if (mark) return BY_MARK[mark];
  if (isBlank(cell)) return ZERO;
  const number = numberIn(cell);
  if (number === undefined) return BY_NAME.get(nameOf(cell)) ?? OTHER;
  if (!Number.isInteger(number)) return number > 0 ? FRACTION : OTHER;
  return number < 0 ? NEGATIVE : number < 2 ? ZERO + number : MANY;
}

/** The cells of a maze by their kinds. The position in row r and column c, counted from 0, is number r · columns + c. */
export interface Kinds {
  readonly rows: number;
  readonly columns: number;
  readonly kinds: Uint8Array;
  readonly counts: Int32Array;
  /** Positions of starts, goals and ends. */
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  readonly ends: readonly number[];
  has(kind: number): boolean;
}

export function* kindsOf(cells: Cells, named: NamedWalls): Steps<Kinds> {
  const rows = cells.length;
  const columns = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const kinds = new Uint8Array(rows * columns);
  const counts = new Int32Array(OTHER + 1);
  const marked: Readonly<Record<number, number[]>> = { [START]: [], [GOAL]: [], [END]: [] };
  for (const [r, row] of cells.entries()) {
    if (isPauseInRow(r, columns)) yield 0;
    for (let c = 0; c < columns; c++) {
      const cell = row[c] ?? "";
      const kind = isNamed(cell, named) ? WALL : kindOf(cell);
      const position = r * columns + c;
      kinds[position] = kind;
      counts[kind]++;
      marked[kind]?.push(position);
    }
  }
  return {
    rows,
    columns,
    kinds,
    counts,
    starts: marked[START],
    goals: marked[GOAL],
    ends: marked[END],
    has: (kind) => counts[kind] > 0,
  };
}
