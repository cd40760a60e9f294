import { isPause, type Steps } from "../../steps";
import type { Lamps } from "./lamps";

/**
 * Lamps that are connected, in an order by layers: rows from the top, or columns from the left. A press changes lamps of one part only, so
 * each is solved for itself.
 */
export interface Part {
  /** The board's numbers of its lamps. */
  readonly lamps: Int32Array;
  /**
   * At 4 · k, the places in `lamps` of the neighbours of lamp k, or −1: in the layer before, twice in its own layer, and in the next layer.
   */
  readonly around: Int32Array;
}

export const BEFORE = 0;
export const NEXT = 3;

/** Which of the left, upper, right and lower neighbours are in the layer before, twice in the same layer, and in the next layer. */
const BY_ROWS = [1, 0, 2, 3];
const BY_COLUMNS = [0, 1, 3, 2];

export function* partsOf(board: Lamps): Steps<Part[]> {
  const neighbours = neighboursOf(board);
  const isFound = new Uint8Array(board.count);
  const places = new Int32Array(board.count);
  const parts: Part[] = [];
  for (let first = 0; first < board.count; first++) {
    if (isPause(first)) yield 0;
    if (isFound[first]) continue;
    const found = yield* connectedTo(first, neighbours, isFound);
    parts.push(inLayers(Int32Array.from(found), neighbours, board, places));
  }
  return parts;
}

function* connectedTo(first: number, neighbours: Int32Array, isFound: Uint8Array): Steps<number[]> {
  const found = [first];
  isFound[first] = 1;
  for (let next = 0; next < found.length; next++) {
    if (isPause(next)) yield 0;
    for (let side = 0; side < 4; side++) {
      const neighbour = neighbours[4 * found[next] + side];
      if (neighbour < 0 || isFound[neighbour]) continue;
      isFound[neighbour] = 1;
      found.push(neighbour);
    }
  }
  return found;
}

/** Orders lamps by rows or by columns, whichever leaves fewer of them without a neighbour in the layer before. */
function inLayers(lamps: Int32Array, neighbours: Int32Array, board: Lamps, places: Int32Array): Part {
  const without = (side: number) =>
    lamps.reduce((count, lamp) => count + (neighbours[4 * lamp + side] < 0 ? 1 : 0), 0);
  const isByRows = without(BY_ROWS[BEFORE]) <= without(BY_COLUMNS[BEFORE]);
  const sides = isByRows ? BY_ROWS : BY_COLUMNS;
  const column = (lamp: number) => board.cellOf[lamp] % board.columns;
  lamps.sort(isByRows ? undefined : (a, b) => column(a) - column(b) || a - b);
  lamps.forEach((lamp, k) => (places[lamp] = k));
  const around = new Int32Array(4 * lamps.length);
  for (let k = 0; k < lamps.length; k++) {
    for (let side = 0; side < 4; side++) {
      const neighbour = neighbours[4 * lamps[k] + sides[side]];
      around[4 * k + side] = neighbour < 0 ? -1 : places[neighbour];
    }
  }
  return { lamps, around };
}

/** The neighbours of each lamp, or −1: at 4 · lamp those to the left, above, to the right and below. */
function neighboursOf({ rows, columns, count, lampAt, cellOf }: Lamps): Int32Array {
  const neighbours = new Int32Array(4 * count).fill(-1);
  for (let lamp = 0; lamp < count; lamp++) {
    const cell = cellOf[lamp];
    const column = cell % columns;
    if (column > 0) neighbours[4 * lamp] = lampAt[cell - 1];
    if (cell >= columns) neighbours[4 * lamp + 1] = lampAt[cell - columns];
    if (column < columns - 1) neighbours[4 * lamp + 2] = lampAt[cell + 1];
    if (cell < (rows - 1) * columns) neighbours[4 * lamp + 3] = lampAt[cell + columns];
  }
  return neighbours;
}
