import type { MazeGrid } from "../mazes/cells";
import type { WallWay } from "./cut-order";

/** Which cells of a maze are open, 1, and which are walls, 0. */
export type OpenCells = Pick<MazeGrid, "rows" | "columns" | "open">;

/** The cuts that the two teeth of a column meet at its open cells: cut j above and the one across below in row j, counted from 0. */
export type ColumnCuts = readonly [above: readonly number[], below: readonly number[]];

/** A wall of a key's maze. */
export interface Wall {
  /** Row and column, counted from 1. */
  readonly place: string;
  readonly above: WallWay;
  readonly below: WallWay;
  /** How often neither way was left in a search. */
  failures: number;
}

const across = (cut: number, cuts: number) => (cut + cuts / 2) % cuts;

export function cutsOfColumns({ rows, columns, open }: OpenCells): ColumnCuts[] {
  return Array.from({ length: columns }, (_, column) => {
    const above: number[] = [];
    for (let row = 0; row < rows; row++) if (open[row * columns + column]) above.push(row);
    return [above, above.map((cut) => across(cut, rows))];
  });
}

/**
 * The walls in columns that are not all wall. The higher the teeth, the more walls there are; so the best tooth is as high as the least
 * deep of the cuts that it meets at open cells is deep, and a wall is where the tooth above or the one below meets a cut that is less deep.
 */
export function wallsOf(columns: readonly ColumnCuts[], rows: number): Wall[] {
  const walls: Wall[] = [];
  columns.forEach(([above, below], column) => {
    for (let row = 0; above.length > 0 && row < rows; row++) {
      if (above.includes(row)) continue;
      const place = `${row + 1}/${column + 1}`;
      walls.push({ place, above: [row, above], below: [across(row, rows), below], failures: 0 });
    }
  });
  return walls;
}
