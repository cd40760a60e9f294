import type { BoardCell } from "../../../playing/spots";
import type { WalkedPlay } from "../play-walk";

/** Whether a maze has more cells than can be drawn in time. */
export const hasMoreCellsThan =
  (most: number) =>
  ({ codes }: WalkedPlay) =>
    codes.length * codes[0].length > most;

/** The value at a position between two steps of a list with a number for each step, interpolated linearly. */
function between(values: readonly number[], position: number): number {
  const step = Math.min(Math.max(Math.floor(position), 0), values.length - 1);
  const next = Math.min(step + 1, values.length - 1);
  return values[step] + (values[next] - values[step]) * Math.min(Math.max(position - step, 0), 1);
}

/** Where the walk is at a position. Beyond wrapped edges, row and column keep counting. */
export function placeAt({ walk }: WalkedPlay, position: number): BoardCell {
  return {
    row: walk.rows[0] + between(walk.down, position),
    column: walk.columns[0] + between(walk.right, position),
  };
}

/** The cell where the walk is after the last step up to a position. */
export function cellAt({ walk }: WalkedPlay, position: number): BoardCell {
  const step = Math.floor(position);
  return { row: walk.rows[step], column: walk.columns[step] };
}

/** A row or column as one of the maze, possibly between two: at least 0 and below their number. */
export const inMaze = (at: number, count: number) => ((at % count) + count) % count;

/**
 * The way through the centres of the cells as path data, one piece for each step up to `step`. When it crosses an edge, it leaves the maze
 * on one side and re-enters on the other.
 */
export function pathData({ walk, isHidden }: WalkedPlay, step: number, size: number): string {
  const { rows, columns, down, right } = walk;
  const pieces: string[] = [];
  for (let k = 0; k < step; k++) {
    if (isHidden?.(k)) continue;
    const [dx, dy] = [right[k + 1] - right[k], down[k + 1] - down[k]];
    const from = `${(columns[k] + 0.5) * size} ${(rows[k] + 0.5) * size}`;
    const to = `${(columns[k + 1] + 0.5) * size} ${(rows[k + 1] + 0.5) * size}`;
    const isInside = columns[k] + dx === columns[k + 1] && rows[k] + dy === rows[k + 1];
    if (isInside) pieces.push(`M${from}L${to}`);
    else pieces.push(`M${from}l${dx * size} ${dy * size}M${to}l${-dx * size} ${-dy * size}`);
  }
  return pieces.join("");
}

/** Where the marker is at a step, as the texts say it. */
export function markerInWords(play: WalkedPlay, step: number) {
  const { row, column } = cellAt(play, step);
  const [rows, columns] = [play.codes.length, play.codes[0].length];
  return { row: row + 1, rows, column: column + 1, columns, step, lastStep: play.lastStep };
}

/** The codes of the cells from one row and column to others, which may lie beyond a wrapped edge. */
export function codesWithin(
  codes: WalkedPlay["codes"],
  [top, bottom]: readonly [number, number],
  [left, right]: readonly [number, number],
): WalkedPlay["codes"] {
  const isAll = top === 0 && left === 0 && bottom === codes.length - 1 && right === codes[0].length - 1;
  if (isAll) return codes;
  return Array.from({ length: bottom - top + 1 }, (_, r) =>
    Array.from(
      { length: right - left + 1 },
      (_cell, c) => codes[inMaze(top + r, codes.length)][inMaze(left + c, codes[0].length)],
    ),
  );
}
