/** Iterative deepening with the distances of the tiles (Korf, 1985), on arrays. Returns the fewest moves; 0 is the empty place. */
export function fewestMoves(tiles, size) {
  const goal = (tile) => (tile + tiles.length - 1) % tiles.length;
  const distance = (tile, place) =>
    Math.abs((goal(tile) % size) - (place % size)) +
    Math.abs(Math.floor(goal(tile) / size) - Math.floor(place / size));
  const neighbours = tiles.map((_, place) =>
    [place - size, place - 1, place + 1, place + size].filter(
      (other) =>
        tiles[other] !== undefined &&
        (other % size === place % size || Math.abs(other - place) === 1) &&
        (Math.abs(other - place) !== 1 || Math.floor(other / size) === Math.floor(place / size)),
    ),
  );
  const board = [...tiles];
  const search = (empty, before, moves, estimate, bound) => {
    if (moves + estimate > bound) return moves + estimate;
    if (estimate === 0) return 0;
    let next = Infinity;
    for (const place of neighbours[empty]) {
      if (place === before) continue;
      const tile = board[place];
      board[empty] = tile;
      board[place] = 0;
      const further = estimate - distance(tile, place) + distance(tile, empty);
      const result = search(place, empty, moves + 1, further, bound);
      board[place] = tile;
      board[empty] = 0;
      if (result === 0) return 0;
      next = Math.min(next, result);
    }
    return next;
  };
  const estimate = board.reduce((sum, tile, place) => sum + (tile === 0 ? 0 : distance(tile, place)), 0);
  let bound = estimate;
  for (let next = bound; next !== 0;) {
    next = search(board.indexOf(0), -1, 0, estimate, bound);
    if (next !== 0) bound = next;
  }
  return bound;
}
