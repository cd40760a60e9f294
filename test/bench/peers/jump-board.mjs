import { random } from "../measure.mjs";

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

/** The fewest jumps from the first tile to the 0, layer by layer, and how many ways are as short. */
export function shortestJumps(board) {
  const seen = new Set(["0,0"]);
  let layer = new Map([["0,0", 1]]);
  for (let jumps = 0; layer.size > 0; jumps++) {
    const next = new Map();
    for (const [tile, ways] of layer) {
      const [row, column] = tile.split(",").map(Number);
      const far = Math.abs(board[row][column]);
      if (far === 0) return { jumps, ways };
      const around = [[row + far, column], [row - far, column], [row, column + far], [row, column - far]]; // prettier-ignore
      for (const [r, c] of around) {
        const to = `${r},${c}`;
        if (board[r]?.[c] !== undefined && !seen.has(to)) next.set(to, (next.get(to) ?? 0) + ways);
      }
    }
    for (const tile of next.keys()) seen.add(tile);
    layer = next;
  }
  return { jumps: 0, ways: 0 };
}

/** Tries boards at random. Returns the most jumps of an only shortest way. */
export function longestOfRandomBoards(size, boards) {
  const below = random(0x2545f491);
  let longest = 0;
  for (let tried = 0; tried < boards; tried++) {
    const goal = 1 + below(size * size - 1);
    const number = (row, column) => {
      if (row * size + column === goal) return 0;
      return 1 + below(Math.max(row, size - 1 - row, column, size - 1 - column));
    };
    const board = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_tile, column) => number(row, column))); // prettier-ignore
    const { jumps, ways } = shortestJumps(board);
    if (ways === 1) longest = Math.max(longest, jumps);
  }
  return longest;
}
