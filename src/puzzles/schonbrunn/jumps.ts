import type { PlacedGraph } from "../../search/placed-graph";
import { isPause, type Steps } from "../../steps";
import type { JumpBoard } from "./cells";

/** The jumps on a board: right, up, down or left, as far as the tile's number says, to another tile. Each tile is a place. */
export function* jumps({ rows, columns, numbers, open }: JumpBoard): Steps<PlacedGraph> {
  const tiles = rows * columns;
  const landings = new Int32Array(4 * tiles);
  const counts = new Uint8Array(tiles);
  for (let tile = 0; tile < tiles; tile++) {
    if (isPause(tile)) yield 0;
    const far = Math.abs(numbers[tile]);
    if (far === 0) continue;
    const column = tile % columns;
    const row = (tile - column) / columns;
    const land = (on: number) => {
      if (open[on]) landings[4 * tile + counts[tile]++] = on;
    };
    if (column + far < columns) land(tile + far);
    if (row - far >= 0) land(tile - far * columns);
    if (row + far < rows) land(tile + far * columns);
    if (column - far >= 0) land(tile - far);
  }
  return {
    stateCount: tiles,
    placeCount: tiles,
    placeOf: (tile) => tile,
    maximumDegree: 4,
    successors(tile, out) {
      const count = counts[tile];
      for (let k = 0; k < count; k++) out[k] = landings[4 * tile + k];
      return count;
    },
  };
}
