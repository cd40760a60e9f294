import { between } from "../../../playing/between";
import type { WalkedPlay } from "../play-walk";

/** A place in a maze, in cells, with row and column counted from 0. Between two cells it is a fraction. */
export interface MazePlace {
  readonly row: number;
  readonly column: number;
}

/** Where the walk is at a position. Beyond wrapped edges, row and column keep counting. */
export function placeAt({ walk }: WalkedPlay, position: number): MazePlace {
  return {
    row: walk.rows[0] + between(walk.down, position),
    column: walk.columns[0] + between(walk.right, position),
  };
}

/** The cell where the walk is after the last step up to a position. */
export function cellAt({ walk }: WalkedPlay, position: number): MazePlace {
  const step = Math.floor(position);
  return { row: walk.rows[step], column: walk.columns[step] };
}

/** A row or column as one of the maze, possibly between two: at least 0 and below their number. */
export const inMaze = (at: number, count: number) => ((at % count) + count) % count;

/**
 * The way through the centres of the cells as path data, one piece for each step up to `step`. When it crosses an edge, it leaves the maze
 * on one side and re-enters on the other.
 */
export function pathData({ walk }: WalkedPlay, step: number, size: number): string {
  const { rows, columns, down, right } = walk;
  const pieces: string[] = [];
  for (let k = 0; k < step; k++) {
    const [dx, dy] = [right[k + 1] - right[k], down[k + 1] - down[k]];
    const from = `${(columns[k] + 0.5) * size} ${(rows[k] + 0.5) * size}`;
    const to = `${(columns[k + 1] + 0.5) * size} ${(rows[k + 1] + 0.5) * size}`;
    const isInside = columns[k] + dx === columns[k + 1] && rows[k] + dy === rows[k + 1];
    if (isInside) pieces.push(`M${from}L${to}`);
    else pieces.push(`M${from}l${dx * size} ${dy * size}M${to}l${-dx * size} ${-dy * size}`);
  }
  return pieces.join("");
}
