import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { CellError } from "../../grid/cells";
import { limited } from "../limited";
import { cutDepths } from "./cut-depths";
import { checkPositions } from "./kind";
import { cutsOfColumns, wallsOf, type OpenCells, type Wall } from "./walls";

/** A few of the walls that contradict each other, if all together do: without any one of them the others do not. */
function* contradiction(walls: readonly Wall[], cuts: number): Steps<readonly Wall[]> {
  const some = yield* withoutNeedless(walls, cuts);
  const others = yield* withoutNeedless([...walls].reverse(), cuts);
  return some.length <= others.length ? some : others;
}

/** Leaves out half of the walls, a quarter, …, a single one, wherever what remains is still impossible. */
function* withoutNeedless(walls: readonly Wall[], cuts: number): Steps<readonly Wall[]> {
  let left = walls;
  for (let size = left.length; size > 1;) {
    size = Math.ceil(size / 2);
    for (let at = 0; at < left.length;) {
      const fewer = [...left.slice(0, at), ...left.slice(at + size)];
      if (yield* cutDepths(fewer, cuts, cuts)) at += size;
      else left = fewer;
    }
  }
  return left;
}

/** The heights of a key's teeth, the depths of the cuts, and how many depths these have: 0 to `levels` − 1. */
export interface FoundKey {
  readonly top: readonly number[];
  readonly bottom: readonly number[];
  readonly disk: readonly number[];
  readonly levels: number;
}

/** Why there is no such key, in words. */
export interface NoKey {
  readonly impossible: string;
}

const MAX_ROWS = 100;
const MAX_POSITIONS = 10_000;
/** About half a minute. */
const MAX_STEPS = 2_000_000_000;

/**
 * A key and a disk that have this maze, as keyMaze draws it, or why there are none. So it is decided whether a maze is that of a key, as
 * K. E. Caviness asked ("Maze for Free the Key Puzzle", 2011). They have the fewest levels or, if that is not 0, at most `mostLevels`,
 * which is less work. In a column that is all wall the teeth are higher than the deepest cut. Throws a CellError for an odd number of rows
 * and for too large a maze, and a LimitError if the search takes too long.
 */
export function* findKey(maze: OpenCells, mostLevels = 0): Steps<FoundKey | NoKey> {
  const { rows, columns } = maze;
  if (rows % 2 !== 0 || rows > MAX_ROWS) {
    const problem = i18n.t(
      "there {count, plural, one {is # row} other {are # rows}}; expected an even number of up to {most}",
      { count: rows, most: MAX_ROWS },
    );
    throw new CellError("maze", problem);
  }
  checkPositions("maze", rows, columns, MAX_POSITIONS);
  return yield* limited(search(maze, mostLevels), MAX_STEPS);
}

function* search(maze: OpenCells, mostLevels: number): Steps<FoundKey | NoKey> {
  const { rows } = maze;
  const columns = cutsOfColumns(maze);
  const walls = wallsOf(columns, rows);
  let disk: Int32Array | undefined;
  let levels = rows + 1;
  for (let next = yield* cutDepths(walls, rows, rows); next;) {
    disk = next;
    levels = Math.max(...disk) + 1;
    next = levels > Math.max(1, mostLevels) ? yield* cutDepths(walls, rows, levels - 1) : undefined;
  }
  if (!disk) {
    const places = (yield* contradiction(walls, rows)).map(({ place }) => place);
    const impossible = i18n.t(
      "No key has this maze: the walls in row/column {walls} contradict each other. At a wall the cut above or below is less deep than at all open cells of its column, so here a cut would be less deep than itself.",
      { walls: places.join(", ") },
    );
    return { impossible };
  }
  if (mostLevels > 0 && levels > mostLevels) {
    return { impossible: i18n.t("A key with this maze needs at least {levels} levels.", { levels }) };
  }
  const depths = [...disk];
  const [top, bottom] = [0, 1].map((side) =>
    columns.map((cuts) => Math.min(levels, ...cuts[side].map((cut) => depths[cut]))),
  );
  return { top, bottom, disk: depths, levels };
}
