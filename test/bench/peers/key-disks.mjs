import { random } from "../measure.mjs";

/**
 * The fewest levels of a disk that has a maze, by filling in the cuts one after another with all depths, level by level. A beginning is
 * given up as soon as no teeth make the walls among the cells whose two cuts are known.
 */
export function fewestLevels(maze) {
  const cuts = maze.length;
  const across = (cut) => (cut + cuts / 2) % cuts;
  // A cut is followed by the one across.
  const order = Array.from({ length: cuts }, (_, k) => (k % 2 ? cuts / 2 : 0) + (k >> 1));
  const disk = new Array(cuts).fill(-1);
  const isOpen = maze[0].map((_, column) => maze.map((row) => row[column]));
  const fits = (column) => {
    let [above, below] = [Infinity, Infinity];
    for (let j = 0; j < cuts; j++) {
      if (!column[j] || disk[j] < 0 || disk[across(j)] < 0) continue;
      above = Math.min(above, disk[j]);
      below = Math.min(below, disk[across(j)]);
    }
    for (let j = 0; j < cuts; j++) {
      const isKnown = disk[j] >= 0 && disk[across(j)] >= 0;
      if (!column[j] && isKnown && disk[j] >= above && disk[across(j)] >= below) return false;
    }
    return true;
  };
  const fill = (k, levels) => {
    if (k === cuts) return true;
    for (let depth = 0; depth < levels; depth++) {
      disk[order[k]] = depth;
      if (isOpen.every(fits) && fill(k + 1, levels)) return true;
    }
    disk[order[k]] = -1;
    return false;
  };
  for (let levels = 1; levels <= cuts; levels++) if (fill(0, levels)) return levels;
  return undefined;
}

/** Tries keys and disks at random. Returns the longest shortest way from the first cell to the last column. */
export function longestOfRandomKeys(columns, positions, levels, keys) {
  const below = random(0x2545f491);
  const depths = (count) => Array.from({ length: count }, () => below(levels));
  let longest = 0;
  for (let tried = 0; tried < keys; tried++) {
    const [above, under, disk] = [depths(columns), depths(columns), depths(positions)];
    const fits = (row, column) =>
      disk[row] >= above[column] && disk[(row + positions / 2) % positions] >= under[column];
    const rows = Array.from({ length: positions }, (_, row) =>
      above.map((_tooth, column) => fits(row, column)),
    );
    if (!rows[0][0]) continue;
    longest = Math.max(longest, stepsToLastColumn(rows) ?? 0);
  }
  return longest;
}

/** The rows go round. */
function stepsToLastColumn(rows) {
  const seen = new Set(["0,0"]);
  let frontier = [[0, 0]];
  for (let steps = 0; frontier.length > 0; steps++) {
    const next = [];
    for (const [row, column] of frontier) {
      if (column === rows[0].length - 1) return steps;
      for (const [turn, slide] of [
        [0, 1],
        [1, 0],
        [rows.length - 1, 0],
        [0, -1],
      ]) {
        // prettier-ignore
        const cell = [(row + turn) % rows.length, column + slide];
        if (!rows[cell[0]][cell[1]] || seen.has(cell.join())) continue;
        seen.add(cell.join());
        next.push(cell);
      }
    }
    frontier = next;
  }
  return undefined;
}
