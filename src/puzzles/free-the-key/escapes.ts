/** The most turns of a disk: the turns that are open at a place are the bits of a number. */
export const MAX_POSITIONS = 32;

/**
 * Measures the mazes of keys and disks of one size, millions of them. Ways out lead from any turn at the first place to any turn at the
 * last. The returned function finds the fewest moves of a way out, or −1 if there is none. With `onlyBack`, it counts only moves that slide
 * the disk back. Its `open` has the open turns of each place as bits, from index 1 on, and 0 before and after them. Its `starts` are the
 * turns in which ways may begin.
 */
export function escapeMeter(columns: number, positions: number) {
  const unseen = new Int32Array(columns + 2);
  // Cells of the maze, column · 32 + row, each of which can be entered from four sides.
  let now = new Int32Array(columns << 7);
  let next = now.slice();
  return (open: Int32Array, onlyBack: boolean, starts = -1): number => {
    let here = 0;
    let later = 0;
    const enter = (column: number, row: number, costs: boolean) => {
      if (!((unseen[column] >>> row) & 1)) return;
      if (costs) next[later++] = (column << 5) | row;
      else now[here++] = (column << 5) | row;
    };
    unseen.set(open);
    for (let row = 0; row < positions; row++) if ((starts >>> row) & 1) enter(1, row, false);
    // Moves that do not count lead to cells of the same cost, all of which are visited before those that cost more.
    for (let cost = 0; here > 0; cost++) {
      while (here > 0) {
        const cell = now[--here];
        const [column, row] = [cell >> 5, cell & 31];
        if (!((unseen[column] >>> row) & 1)) continue;
        if (column === columns) return cost;
        unseen[column] ^= 1 << row;
        enter(column - 1, row, true);
        enter(column + 1, row, !onlyBack);
        enter(column, (row || positions) - 1, !onlyBack);
        enter(column, row + 1 === positions ? 0 : row + 1, !onlyBack);
      }
      [now, next, here, later] = [next, now, later, 0];
    }
    return -1;
  };
}
