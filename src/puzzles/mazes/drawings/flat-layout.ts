import type { WalkedPlay } from "../play-walk";
import { round, WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize, LOWEST, widthOf } from "../../../drawing/flat/legible";

/** Even a maze of 3 × 3 fills its place. */
const MAX_CELL_SIZE = 90;
/** A maze of many rows gets small cells instead of being taller than wide. */
const MAX_HEIGHT = WIDTH;
/** The margin around the axis numbers. */
export const GAP = 4;

/** How many rows and columns are shown beyond each wrapped edge. */
export interface Beyond {
  readonly rows: 0 | 1;
  readonly columns: 0 | 1;
}

export const NOTHING_BEYOND: Beyond = { rows: 0, columns: 0 };

/** One row or column, where the maze wraps. */
export function beyondEdges({ maze: { wrapping } }: WalkedPlay): Beyond {
  return { rows: wrapping.rows ? 1 : 0, columns: wrapping.columns ? 1 : 0 };
}

/** Cells as large as possible next to readable numbers. */
export function flatLayout(rows: number, columns: number, beyond: Beyond) {
  const [down, across] = [rows + 2 * beyond.rows, columns + 2 * beyond.columns];
  const sizeBeside = (left: number) => Math.min(MAX_CELL_SIZE, (WIDTH - left) / across, MAX_HEIGHT / down);
  const text = legibleSize(down * sizeBeside(0) + 3 * GAP, LOWEST.ofFour);
  const axis = widthOf(String(rows), text) + GAP;
  const size = round(sizeBeside(axis));
  return {
    /** Of a cell. */
    size,
    /** Of the axis numbers. */
    text,
    /** Where the first cell of the maze starts. */
    left: round((WIDTH + axis - across * size) / 2 + beyond.columns * size),
    top: round(text + 2 * GAP + beyond.rows * size),
  };
}

export type FlatLayout = ReturnType<typeof flatLayout>;
