/** Breadth-first search with objects for positions and texts for keys. Returns the number of moves. */
export function shortestLength(maze, start, goal) {
  const key = ({ row, column }) => `${row},${column}`;
  const predecessors = new Map([[key(start), undefined]]);
  let frontier = [start];
  while (frontier.length > 0) {
    const next = [];
    for (const position of frontier) {
      if (position.row === goal.row && position.column === goal.column) {
        let moves = 0;
        for (let at = predecessors.get(key(position)); at; at = predecessors.get(key(at))) moves++;
        return moves;
      }
      for (const [down, right] of [
        [0, 1],
        [-1, 0],
        [1, 0],
        [0, -1],
      ]) {
        const neighbour = { row: position.row + down, column: position.column + right };
        if (!maze[neighbour.row]?.[neighbour.column] || predecessors.has(key(neighbour))) continue;
        predecessors.set(key(neighbour), position);
        next.push(neighbour);
      }
    }
    frontier = next;
  }
  return undefined;
}
