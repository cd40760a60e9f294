import type { RearrangementPlay } from "../../../../playing";
import { WIDTH } from "../flat/flat-picture";
import type { Point } from "../flat/points";

/** A board of square fields in the drawing's units. */
export interface Squares {
  readonly side: number;
  readonly height: number;
  /** The middle of each place. */
  readonly points: readonly Point[];
}

/** Fields as large as the width allows, but no larger than `largest`, with a margin around. */
export function squaresOf({ board }: RearrangementPlay, margin: number, largest: number): Squares {
  const side = Math.min(largest, (WIDTH - 2 * margin) / board.columns);
  const left = (WIDTH - side * board.columns) / 2;
  return {
    side,
    height: side * board.rows + 2 * margin,
    points: board.positions.map(({ row, column }) => ({
      x: left + side * (column + 0.5),
      y: margin + side * (row + 0.5),
    })),
  };
}
