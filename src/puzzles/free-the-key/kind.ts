import { i18n } from "../../language";
import { finished, isPauseInRow, ITEMS_PER_STEP, type Steps } from "../../steps";
import { CellError, isBlank, numberIn, shown, type Cell, type Cells } from "../../grid/cells";

/** The most positions of a maze: as many as fit in one sheet column. */
const MAX_POSITIONS = 1 << 20;

/**
 * The maze of O. van Deventer's puzzle Free the Key (K. E. Caviness, "Maze for Free the Key Puzzle", 2011). The key has teeth above and
 * below (two rows of heights, 0 for none). The disk has cuts all around (one row of depths). Column i of the maze is the disk at the i-th
 * teeth. Row j is the disk turned so that its j-th cut is on top. A cell is 1 if the teeth above and below fit through the cuts there,
 * otherwise 0. Throws a CellError for other shapes.
 */
export function keyMaze(key: Cells, disk: Cells): number[][] {
  return finished(keyMazeInSteps(key, disk));
}

/** Like keyMaze, for a possibly large maze. */
export function* keyMazeInSteps(key: Cells, disk: Cells): Steps<number[][]> {
  if (key.length !== 2) {
    const problem = i18n.t(
      "there {count, plural, one {is # row} other {are # rows}}; expected two, the teeth above and the teeth below",
      { count: key.length },
    );
    throw new CellError("key", problem);
  }
  const above = yield* readHeights([key[0]], "key", 0);
  const below = yield* readHeights([key[1]], "key", 1);
  const cuts = yield* readHeights(disk, "disk", 0);
  if (disk.length > 1 && disk.some((row) => row.length > 1)) {
    throw new CellError("disk", i18n.t("there are {count} rows; expected one", { count: disk.length }));
  }
  checkCuts("disk", cuts.length);
  checkPositions("disk", cuts.length, above.length, MAX_POSITIONS);
  const across = cuts.length / 2;
  const maze: number[][] = [];
  for (let j = 0; j < cuts.length; j++) {
    if (isPauseInRow(j, above.length)) yield 0;
    const cutBelow = cuts[(j + across) % cuts.length];
    maze.push(above.map((tooth, i) => (tooth <= cuts[j] && (below[i] ?? 0) <= cutBelow ? 1 : 0)));
  }
  return maze;
}

/** Throws a CellError if a disk cannot have so many cuts. */
export function checkCuts(argument: string, count: number): void {
  if (count % 2 === 0) return;
  const problem = i18n.t(
    "there {count, plural, one {is # cut} other {are # cuts}}; expected an even number, because each cut has another one across",
    { count },
  );
  throw new CellError(argument, problem);
}

/** Throws a CellError if the maze of a key and a disk is too large. */
export function checkPositions(argument: string, cuts: number, pairs: number, most: number): void {
  if (cuts * pairs <= most) return;
  const problem = i18n.t(
    "{cuts} cuts and {pairs} pairs of teeth give too large a maze; expected at most {most} positions",
    { cuts, pairs, most },
  );
  throw new CellError(argument, problem);
}

/** The heights in some rows, one after another. `firstRow` is the number of the first row within its range. */
function* readHeights(cells: Cells, argument: string, firstRow: number): Steps<number[]> {
  const heights: number[] = [];
  for (const [k, row] of cells.entries()) {
    for (let column = 0; column < row.length; column++) {
      if (heights.push(readHeight(row[column], argument, firstRow + k, column)) % ITEMS_PER_STEP === 0)
        yield 0;
    }
  }
  return heights;
}

function readHeight(cell: Cell, argument: string, row: number, column: number): number {
  if (isBlank(cell)) return 0;
  const height = typeof cell === "boolean" ? undefined : numberIn(cell);
  if (height !== undefined && height >= 0) return height;
  const problem = i18n.t("here is {cell}; expected a height such as 0, 1 or 2", { cell: shown(cell) });
  throw new CellError(argument, problem, row, column);
}
