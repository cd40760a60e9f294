/** Tries all ways to the goal with the sum 0 over different tiles, one after another. Returns the fewest jumps and the number of ways. */
export function allZeroWays(board, [startRow, startColumn]) {
  const visited = new Set();
  let shortest = Infinity;
  let count = 0;
  const visit = (row, column, sum) => {
    const jump = board[row]?.[column];
    const key = `${row},${column}`;
    if (jump === undefined || visited.has(key)) return;
    if (jump === 0) {
      if (sum !== 0) return;
      count++;
      shortest = Math.min(shortest, visited.size);
      return;
    }
    visited.add(key);
    const far = Math.abs(jump);
    visit(row, column + far, sum + jump);
    visit(row - far, column, sum + jump);
    visit(row + far, column, sum + jump);
    visit(row, column - far, sum + jump);
    visited.delete(key);
  };
  visit(startRow, startColumn, 0);
  return { shortest, count };
}
