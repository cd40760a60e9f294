/**
 * The fewest moves of a board with sliding tiles, by iterative deepening with the tiles' distances and the conflicts in their rows and columns (O.
 * Hansson, A. Mayer and M. Yung, "Criticizing solutions to relaxed models yields powerful admissible heuristics", 1992). It shares nothing with what
 * it judges. Undefined if it takes more than `most` moves to try. 0 is the empty place, which is last in the solved board.
 */
export function fewestMovesByConflicts(tiles, size, most = Infinity) {
  const board = [...tiles];
  const rowOf = (place) => Math.floor(place / size);
  const columnOf = (place) => place % size;
  let tried = 0;

  /** The most tiles of a line, by where they belong in it, that are in order already: all others have to leave it and come back. */
  const longestInOrder = (goals) => {
    const lengths = goals.map(() => 1);
    for (let k = 1; k < goals.length; k++)
      for (let j = 0; j < k; j++) if (goals[j] < goals[k]) lengths[k] = Math.max(lengths[k], lengths[j] + 1);
    return Math.max(0, ...lengths);
  };
  const conflicts = (lineOf, alongOf, line) => {
    const goals = [];
    for (let along = 0; along < size; along++) {
      const place = lineOf === rowOf ? line * size + along : along * size + line;
      const tile = board[place];
      if (tile !== 0 && lineOf(tile - 1) === line) goals.push(alongOf(tile - 1));
    }
    return 2 * (goals.length - longestInOrder(goals));
  };
  const distance = (tile, place) =>
    Math.abs(rowOf(tile - 1) - rowOf(place)) + Math.abs(columnOf(tile - 1) - columnOf(place));
  const lines = Array.from({ length: size }, (_, line) => line);
  const allConflicts = () =>
    lines.reduce((sum, line) => sum + conflicts(rowOf, columnOf, line) + conflicts(columnOf, rowOf, line), 0);

  const exchange = (empty, place) => {
    board[empty] = board[place];
    board[place] = 0;
  };
  /** A tile that changes its row leaves conflicts in columns as they are, and the other way round. */
  const conflictsBetween = (empty, place) =>
    rowOf(empty) === rowOf(place)
      ? conflicts(columnOf, rowOf, columnOf(empty)) + conflicts(columnOf, rowOf, columnOf(place))
      : conflicts(rowOf, columnOf, rowOf(empty)) + conflicts(rowOf, columnOf, rowOf(place));

  const search = (empty, before, moves, distances, inLines, bound) => {
    if (moves + distances + inLines > bound) return moves + distances + inLines;
    if (distances === 0) return "found";
    if (tried++ > most) return undefined;
    let next = Infinity;
    for (const [place, isThere] of [
      [empty - size, empty >= size],
      [empty - 1, columnOf(empty) > 0],
      [empty + 1, columnOf(empty) < size - 1],
      [empty + size, empty + size < board.length],
    ]) {
      if (!isThere || place === before) continue;
      const tile = board[place];
      const further = distances - distance(tile, place) + distance(tile, empty);
      const was = conflictsBetween(empty, place);
      exchange(empty, place);
      const result = search(
        place,
        empty,
        moves + 1,
        further,
        inLines - was + conflictsBetween(empty, place),
        bound,
      );
      exchange(place, empty);
      if (result === "found" || result === undefined) return result;
      next = Math.min(next, result);
    }
    return next;
  };

  const distances = board.reduce((sum, tile, place) => sum + (tile === 0 ? 0 : distance(tile, place)), 0);
  const inLines = allConflicts();
  for (let bound = distances + inLines; ;) {
    const result = search(board.indexOf(0), -1, 0, distances, inLines, bound);
    if (result === "found") return bound;
    if (result === undefined) return undefined;
    bound = result;
  }
}
