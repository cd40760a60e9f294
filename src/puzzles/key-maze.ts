import { CellError, isBlank, numberIn, shown, type Cell, type Cells } from "./cells";

/** The most positions of a maze: what one column of a sheet can hold. */
const MOST_POSITIONS = 1 << 20;

/**
 * The maze of O. van Deventer's puzzle Free the Key (K. E. Caviness, "Maze for Free the Key Puzzle", 2011). The key has
 * teeth above and below (two rows of heights, 0 for none); the disk has cuts all around (one row of depths). Column i of
 * the maze is the disk at the i-th teeth, row j the disk turned so that its j-th cut is above: 1 where the teeth above
 * and below fit through the cuts there, else 0. Throws a CellError for other shapes.
 */
export function keyMaze(key: Cells, disk: Cells): number[][] {
  if (key.length !== 2) {
    throw new CellError(
      "key",
      `there ${are(key.length, "row")}; expected two, the teeth above and the teeth below`,
    );
  }
  const [above, below] = key.map((teeth, row) =>
    teeth.map((cell, column) => readHeight(cell, "key", row, column)),
  );
  const cuts = disk.flatMap((row, r) => row.map((cell, column) => readHeight(cell, "disk", r, column)));
  if (disk.length > 1 && disk.some((row) => row.length > 1)) {
    throw new CellError("disk", `there ${are(disk.length, "row")}; expected one`);
  }
  if (cuts.length % 2 !== 0) {
    const problem = `there ${are(cuts.length, "cut")}; expected an even number, as each cut has another one across`;
    throw new CellError("disk", problem);
  }
  if (cuts.length * above.length > MOST_POSITIONS) {
    const problem = `${cuts.length} cuts and ${above.length} pairs of teeth give too large a maze`;
    throw new CellError("disk", `${problem}; expected at most ${MOST_POSITIONS} positions`);
  }
  const across = cuts.length / 2;
  return cuts.map((cutAbove, j) => {
    const cutBelow = cuts[(j + across) % cuts.length];
    return above.map((tooth, i) => (tooth <= cutAbove && (below[i] ?? 0) <= cutBelow ? 1 : 0));
  });
}

function readHeight(cell: Cell, argument: string, row: number, column: number): number {
  if (isBlank(cell)) return 0;
  const height = typeof cell === "boolean" ? undefined : numberIn(cell);
  if (height !== undefined && height >= 0) return height;
  throw new CellError(argument, `here is ${shown(cell)}; expected a height such as 0, 1 or 2`, row, column);
}

function are(count: number, noun: string): string {
  return count === 1 ? `is 1 ${noun}` : `are ${count} ${noun}s`;
}
