import { i18n } from "../../language";
import { listed } from "../../language/lists";
import type { Steps } from "../../steps";
import { CellError } from "../../grid/cells";
import { limited } from "../limited";
import { checkPositions } from "./kind";
import { cutOrder, type CutOrder, type WallWay } from "./cut-order";
import type { MazeGrid } from "../mazes/cells";

/*
 * FINDKEY. Needs a maze; gives a key and a disk with the fewest levels that have this maze, or walls that contradict each other. A wall is made
 * in one of two ways: by the tooth above or by the one below. A search over these ways keeps the order of the cuts (`cut-order.ts`), so no
 * choice leads round in a circle, and the longest chains in it bound the levels. Without any key, walls are left out as long as the others
 * still contradict each other, so none of those that are named can be spared.
 */

/** Which cells of a maze are open, 1, and which are walls, 0. */
type OpenCells = Pick<MazeGrid, "rows" | "columns" | "open">;

/** The cuts that the two teeth of a column meet at its open cells: cut j above and the one across below in row j, counted from 0. */
type ColumnCuts = readonly [above: readonly number[], below: readonly number[]];

interface Wall {
  /** Row and column, counted from 1. */
  readonly place: string;
  readonly above: WallWay;
  readonly below: WallWay;
  /** How often neither way was left in a search. */
  failures: number;
}

const across = (cut: number, cuts: number) => (cut + cuts / 2) % cuts;

function cutsOfColumns({ rows, columns, open }: OpenCells): ColumnCuts[] {
  return Array.from({ length: columns }, (_, column) => {
    const above: number[] = [];
    for (let row = 0; row < rows; row++) if (open[row * columns + column]) above.push(row);
    return [above, above.map((cut) => across(cut, rows))];
  });
}

/**
 * The walls in columns that are not all wall. Higher teeth make more walls. So the best tooth is as high as the shallowest cut that it
 * meets at open cells is deep. A wall is where the tooth above or the tooth below meets a shallower cut.
 */
function wallsOf(columns: readonly ColumnCuts[], rows: number): Wall[] {
  const walls: Wall[] = [];
  columns.forEach(([above, below], column) => {
    for (let row = 0; above.length > 0 && row < rows; row++) {
      if (above.includes(row)) continue;
      const place = `${row + 1}/${column + 1}`;
      walls.push({ place, above: [row, above], below: [across(row, rows), below], failures: 0 });
    }
  });
  return walls;
}

/** The search begins again after so many states, then after half as many more each time. */
const FIRST_STATES = 100;

/**
 * Depths of the cuts, from 0 and less than `levels`, with which all the walls can be made; undefined if there are none. Each wall has two
 * ways. What has been chosen rules out ways of other walls, which then have to be made in their other way. If nothing more follows, a
 * way is tried of the wall that has failed most often (F. Boussemart and others, "Boosting systematic search by weighting constraints",
 * 2004). All that follows from an order is known at once, so choices never go round in a circle.
 */
function* cutDepths(walls: readonly Wall[], cuts: number, levels: number): Steps<Int32Array | undefined> {
  const order = cutOrder(cuts, levels);
  const tried: { readonly wall: Wall; readonly size: number }[] = [];
  let most = FIRST_STATES;
  for (let states = 0; ; states++) {
    const wall = yield* follow(order, walls);
    if (wall === true) return order.depths;
    if (wall) {
      tried.push({ wall, size: order.pairs.length });
      order.make(wall.above);
    } else {
      // The first wall has no need of its other way: that is the disk turned by half, with the teeth above and below exchanged.
      if (tried.length <= 1) return undefined;
      if (states > most) {
        states = 0;
        most *= 1.5;
        order.backTo(tried.splice(0)[0].size);
      } else {
        const last = tried.pop()!;
        order.backTo(last.size);
        order.make(last.wall.below);
      }
    }
  }
}

/** Makes all walls that have one way left. Returns a wall that has two, true if all are made, or false if one has none. */
function* follow(order: CutOrder, walls: readonly Wall[]): Steps<Wall | boolean> {
  for (;;) {
    const size = order.pairs.length;
    let undecided: Wall | undefined;
    for (const wall of walls) {
      const above = order.state(wall.above);
      const below = order.state(wall.below);
      if (above > 0 || below > 0) continue;
      if (above < 0 && below < 0) {
        wall.failures++;
        return false;
      }
      if (above < 0 || below < 0) {
        order.make(above < 0 ? wall.below : wall.above);
        yield 0; // How much is left is unknown.
      } else if (!undecided || wall.failures > undecided.failures) undecided = wall;
    }
    yield 0;
    if (order.pairs.length === size) return undecided ?? true;
  }
}

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

export interface NoKey {
  readonly impossible: string;
}

const MAX_ROWS = 100;
const MAX_NAMED = 24;
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
      "No key has this maze: its walls contradict each other. At a wall, the cut above or below is less deep than at the open cells of its column. So a cut would be less deep than itself. The walls are in row/column {walls}.",
      { walls: listed(places, MAX_NAMED) },
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
