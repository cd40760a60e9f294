import type { PlacedGraph } from "../search/placed-graph";
import type { JumpBoard } from "./jump-cells";

/** The jumps on a board: right, up, down or left, as far as the number of the tile says. Each tile is a place. */
export function jumps({ rows, columns, numbers }: JumpBoard): PlacedGraph {
  const tiles = rows * columns;

  return {
    stateCount: tiles,
    placeCount: tiles,
    placeOf: (tile) => tile,
    maximumDegree: 4,
    successors(tile, out) {
      const far = Math.abs(numbers[tile]);
      if (far === 0) return 0;
      const row = Math.floor(tile / columns);
      const column = tile - row * columns;
      let count = 0;
      if (column + far < columns) out[count++] = tile + far;
      if (row - far >= 0) out[count++] = tile - far * columns;
      if (row + far < rows) out[count++] = tile + far * columns;
      if (column - far >= 0) out[count++] = tile - far;
      return count;
    },
  };
}
