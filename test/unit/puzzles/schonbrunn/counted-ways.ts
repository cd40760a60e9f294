/**
 * A plain program that shares nothing with the searches: it goes every way over different tiles, from the first tile to the 0. Returns how
 * many ways have each number of jumps, the fewest first, and of the ways with the sum nearest to 0 the shortest: sum, jumps, how many.
 */
export function numbersOfWays(board: readonly (readonly number[])[]) {
  const ways: { readonly jumps: number; readonly away: number }[] = [];
  const visit = (row: number, column: number, visited: readonly string[], sum: number): void => {
    const number = board[row]?.[column];
    if (number === undefined || visited.includes(`${row} ${column}`)) return;
    if (number === 0) {
      ways.push({ jumps: visited.length, away: Math.abs(sum) });
      return;
    }
    const far = Math.abs(number);
    const way = [...visited, `${row} ${column}`];
    visit(row + far, column, way, sum + number);
    visit(row - far, column, way, sum + number);
    visit(row, column + far, way, sum + number);
    visit(row, column - far, way, sum + number);
  };
  visit(0, 0, [], 0);
  const tally = (lengths: readonly number[]) =>
    [...new Set(lengths)]
      .sort((a, b) => a - b)
      .map((jumps) => [jumps, lengths.filter((length) => length === jumps).length]);
  const least = Math.min(...ways.map(({ away }) => away));
  const nearest = tally(ways.filter(({ away }) => away === least).map(({ jumps }) => jumps))[0];
  return { any: tally(ways.map(({ jumps }) => jumps)), nearest: [least, ...nearest] };
}

/** Layer by layer, with the number of ways to each tile: the fewest jumps to the 0, and how many ways are as short. */
export function shortestWays(board: readonly (readonly number[])[]) {
  const seen = new Set(["0 0"]);
  let layer = new Map([["0 0", 1]]);
  for (let jumps = 0; layer.size > 0; jumps++) {
    const next = new Map<string, number>();
    for (const [tile, ways] of layer) {
      const [row, column] = tile.split(" ").map(Number);
      const far = Math.abs(board[row][column]);
      if (far === 0) return { jumps, ways };
      const around = [[row + far, column], [row - far, column], [row, column + far], [row, column - far]]; // prettier-ignore
      for (const [r, c] of around) {
        const to = `${r} ${c}`;
        if (board[r]?.[c] !== undefined && !seen.has(to)) next.set(to, (next.get(to) ?? 0) + ways);
      }
    }
    for (const tile of next.keys()) seen.add(tile);
    layer = next;
  }
  return { jumps: Infinity, ways: 0 };
}
