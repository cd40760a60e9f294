import { i18n } from "../../language";
import { isPauseInRow, type Steps } from "../../steps";
import { CellError, isBlank, numberIn, type Cells } from "../../grid/cells";

/** A maze as its cells show it. The position in row r and column c, counted from 0, is number r · columns + c. */
export interface MazeGrid {
  readonly rows: number;
  readonly columns: number;
  /** 1 for open positions, 0 for walls. */
  readonly open: Uint8Array;
  /** Positions marked `S` and `G`. */
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  /** The outermost rows and columns, if they differ from those of the range. */
  readonly edges?: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** What a position that is not open is, and what was expected, unless it is simply a wall. */
  readonly closed?: () => string;
}

const WALL = 1;
const START = 2;
const GOAL = 3;
const ZERO = 4;
const POSITIVE = 5;
const OTHER = 6;

const MARKS: ReadonlyMap<string, number> = new Map([
  ["#", WALL],
  ["S", START],
  ["s", START],
  ["G", GOAL],
  ["g", GOAL],
]);

function kindOf(cell: Cells[number][number]): number {
  if (typeof cell === "string") {
    const mark = MARKS.get(cell) ?? MARKS.get(cell.trim());
    if (mark !== undefined) return mark;
  }
  if (isBlank(cell)) return ZERO;
  const number = numberIn(cell);
  return number === undefined || number < 0 ? OTHER : number === 0 ? ZERO : POSITIVE;
}

/**
 * Reads walls and marks. If there is any `#`, or if there are marks and no positive number, `#` is a wall and all else is open. Otherwise
 * 0, which includes blank cells, is a wall and all else is open.
 */
export function* readMaze(cells: Cells, argument: string): Steps<MazeGrid> {
  const rows = cells.length;
  const columns = cells.reduce((most, row) => Math.max(most, row.length), 0);
  const kinds = new Uint8Array(rows * columns).fill(ZERO);
  const has = new Uint8Array(OTHER + 1);
  const starts: number[] = [];
  const goals: number[] = [];
  for (const [r, row] of cells.entries()) {
    if (isPauseInRow(r, columns)) yield 0;
    for (let c = 0; c < row.length; c++) {
      const kind = kindOf(row[c]);
      const position = r * columns + c;
      kinds[position] = kind;
      has[kind] = 1;
      if (kind === START) starts.push(position);
      if (kind === GOAL) goals.push(position);
    }
  }
  if (!has.some((found, kind) => found && kind !== ZERO)) {
    throw new CellError(argument, i18n.t("all cells are blank; expected a maze, with # for its walls"));
  }
  const marked = has[START] || has[GOAL];
  const wall = has[WALL] || (marked && !has[POSITIVE]) ? WALL : ZERO;
  return { rows, columns, open: kinds.map((kind) => (kind === wall ? 0 : 1)), starts, goals };
}
