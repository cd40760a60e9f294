import { WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import type { Point } from "../../../drawing/flat/points";
import type { Lamps } from "../cells";

const MAX_CELL_SIZE = 60;
/** A board of many rows gets small cells instead of being taller than wide. */
const MAX_HEIGHT = WIDTH;
const MARGIN = 6;
const LEGEND_HEIGHT = 30;

export interface LampsLayout {
  readonly height: number;
  /** Of a cell. */
  readonly size: number;
  /** The size of the legend's text. */
  readonly text: number;
  /** The middle of a cell, by its number row by row. */
  middle(cell: number): Point;
}

export function layoutOf({ rows, columns }: Lamps): LampsLayout {
  const room = WIDTH - 2 * MARGIN;
  const size = Math.min(MAX_CELL_SIZE, room / columns, (MAX_HEIGHT - 2 * MARGIN) / rows);
  const left = (WIDTH - columns * size) / 2;
  const height = rows * size + 2 * MARGIN + LEGEND_HEIGHT;
  return {
    height,
    size,
    text: legibleSize(height),
    middle: (cell) => ({
      x: left + ((cell % columns) + 0.5) * size,
      y: MARGIN + (Math.floor(cell / columns) + 0.5) * size,
    }),
  };
}
