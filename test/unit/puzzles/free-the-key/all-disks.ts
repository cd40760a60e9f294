import type { Maze } from "./key-reasons";

/** All disks of so many cuts whose depths are 0 to some number, without gaps. */
function* disks(cuts: number): Generator<number[]> {
  for (let number = 0; number < cuts ** cuts; number++) {
    const disk = Array.from({ length: cuts }, (_, cut) => Math.floor(number / cuts ** cut) % cuts);
    if (new Set(disk).size === Math.max(...disk) + 1) yield disk;
  }
}

/**
 * The fewest levels of a disk that has a maze, undefined if none has, by trying all disks of so many cuts with all teeth. A column is a
 * number whose bits are its cells.
 */
export function levelsByTrying(cuts: number): (maze: Maze) => number | undefined {
  const fits = (disk: readonly number[], above: number, below: number) =>
    disk.reduce(
      (bits, depth, j) => bits | (above <= depth && below <= disk[(j + cuts / 2) % cuts] ? 1 << j : 0),
      0,
    );
  const tried = [...disks(cuts)].map((disk) => {
    const levels = Math.max(...disk) + 1;
    const heights = [...new Array(levels + 1).keys()];
    const columns = new Set(heights.flatMap((above) => heights.map((below) => fits(disk, above, below))));
    return { levels, columns };
  });
  tried.sort((a, b) => a.levels - b.levels);
  return (maze) => {
    const asked = maze[0].map((_, column) => maze.reduce((bits, row, j) => bits | (row[column] << j), 0));
    return tried.find(({ columns }) => asked.every((column) => columns.has(column)))?.levels;
  };
}
