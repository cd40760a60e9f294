import type { RearrangementPlay } from "../play-rearrangement";
import { round, WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import { spanOf, type Point } from "../../../drawing/flat/points";

/** A board of many rows gets small fields instead of being much taller than wide. */
const MAX_HEIGHT = 1.2 * WIDTH;

/** A board of square fields, in the drawing's units. */
export interface Squares {
  readonly side: number;
  readonly height: number;
  /** The smallest text size. */
  readonly text: number;
  /** The centre of each place. */
  readonly points: readonly Point[];
}

/** Fields as large as the width allows, up to `largest`, with a margin around them. What the board's range has beyond them is left out. */
export function squaresOf({ board }: RearrangementPlay, margin: number, largest: number): Squares {
  const rows = spanOf(board.positions.map(({ row }) => row));
  const columns = spanOf(board.positions.map(({ column }) => column));
  const side = Math.min(largest, (WIDTH - 2 * margin) / columns.count, MAX_HEIGHT / rows.count);
  const left = (WIDTH - side * columns.count) / 2;
  const height = side * rows.count + 2 * margin;
  return {
    side,
    height,
    text: round(legibleSize(height)),
    points: board.positions.map(({ row, column }) => ({
      x: left + side * (column - columns.first + 0.5),
      y: margin + side * (row - rows.first + 0.5),
    })),
  };
}
