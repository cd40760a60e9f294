/** The moves of tiles: from, to, and the tile's direction in English. Places are numbered from 1, row by row. */
export function slidingMoves(rows: number, columns: number): [number, number, string][] {
  const place = (row: number, column: number) => columns * row + column + 1;
  return Array.from({ length: rows * columns }, (_, from) => {
    const row = Math.floor(from / columns);
    const column = from % columns;
    const ends: [number, number, string][] = [
      [row, column + 1, "right"],
      [row - 1, column, "up"],
      [row + 1, column, "down"],
      [row, column - 1, "left"],
    ];
    return ends
      .filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns)
      .map(([r, c, name]): [number, number, string] => [from + 1, place(r, c), name]);
  }).flat();
}
