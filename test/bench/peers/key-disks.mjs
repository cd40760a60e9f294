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
