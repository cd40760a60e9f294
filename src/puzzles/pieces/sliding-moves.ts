/** The moves of tiles: from, to, and the tile's direction in English. Places are numbered from 1, row by row. */
export function slidingMoves(rows: number, columns: number): [number, number, string][] {
  const moves: [number, number, string][] = [];
  for (let place = 1; place <= rows * columns; place++) {
    if (place % columns !== 0) moves.push([place, place + 1, "right"]);
    if (place > columns) moves.push([place, place - columns, "up"]);
    if (place <= (rows - 1) * columns) moves.push([place, place + columns, "down"]);
    if (place % columns !== 1 % columns) moves.push([place, place - 1, "left"]);
  }
  return moves;
}
