import { i18n } from "../../../language";
import { CellError, shown, type Cells } from "../../../grid/cells";
import { DIRECTIONS, type Neighbour } from "../neighbours";
import * as Kind from "./kinds";
import type { Kinds } from "./kinds";
import { withRemedy } from "./marks";
import { borderMark } from "./walls";

const NUMBERS = [Kind.ONE, Kind.MANY, Kind.FRACTION];
const UNKNOWN = [Kind.CROSS, Kind.STAR, Kind.NEGATIVE, Kind.ROUND, Kind.OTHER];
/** What stands on the board of a jump maze, and its holes. */
const GOALS_OF_JUMPS = [Kind.GOAL, Kind.END, Kind.ROUND, Kind.ZERO];
const OF_JUMPS = [...GOALS_OF_JUMPS, Kind.WALL, Kind.ONE, Kind.MANY, Kind.NEGATIVE];
/** What may be in a maze besides its walls. */
const BESIDE_WALLS = [Kind.WAY, Kind.START, Kind.GOAL, Kind.END, Kind.ZERO];

/**
 * The kind of the cells that are walls in a maze whose rules do not say so. # and █ ■ ▓ are walls. X, * and 1 are walls if the border
 * consists of them and no other mark is in the maze. The digit 1 also needs an S, a G or ways that are written as dots. If ways are
 * written as dots, X or * may have gaps in the border. Otherwise 0, with blank cells, is the wall where there are numbers, or where nothing
 * is marked. What could be read in two ways is a CellError.
 */
export function wallsAmong(maze: Kinds, cells: Cells, argument: string, neighbour: Neighbour): number {
  const { has } = maze;
  const hasNumbers = NUMBERS.some(has);
  const isMarked = has(Kind.START) || has(Kind.GOAL) || has(Kind.END);
  if (isJumpBoard(maze)) {
    const problem = i18n.t("this looks like a jump board; SOLVEMAZE solves it if you add the rule jump");
    throw new CellError(argument, problem);
  }
  const border = has(Kind.WALL) ? undefined : byBorder(maze, cells, isMarked);
  if (border !== undefined) return border;
  const strange = [
    ...UNKNOWN,
    ...(has(Kind.WALL) || has(Kind.WAY) ? NUMBERS : []),
    ...(has(Kind.GOAL) ? [Kind.END] : []),
  ].filter(has);
  if (strange.length > 0) throw strangeCell(maze, cells, argument, strange);
  if (has(Kind.WALL) || (isMarked && !hasNumbers)) return Kind.WALL;
  if (isMarked && isBinary(maze)) return zeroOrOne(maze, argument, neighbour);
  return Kind.ZERO;
}

/** Whether a maze of numbers has 0 and 1 only, and both. */
export const isBinary = ({ has }: Kinds): boolean =>
  has(Kind.ONE) && has(Kind.ZERO) && !has(Kind.MANY) && !has(Kind.FRACTION);

/** Numbers in all cells, at most one of them the goal, and not 0 and 1 only. */
function isJumpBoard({ counts, has }: Kinds): boolean {
  const goals = GOALS_OF_JUMPS.reduce((sum, kind) => sum + counts[kind], 0);
  return othersThan(OF_JUMPS, counts) === 0 && goals < 2 && (has(Kind.MANY) || has(Kind.NEGATIVE));
}

/** The kind of cells that the border consists of, if that decides. Without marks 0 and 1 are what they always were: walls and ways. */
function byBorder({ counts, has }: Kinds, cells: Cells, isMarked: boolean): number | undefined {
  const wall = Kind.BY_BORDER.get(borderMark(cells) ?? "");
  if (wall === undefined) return besideWays(counts);
  const isDecided = wall === Kind.ONE ? isMarked || has(Kind.WAY) : wall !== Kind.ZERO || isMarked;
  const allowed = wall === Kind.ZERO ? [...BESIDE_WALLS, Kind.ONE] : [...BESIDE_WALLS, wall];
  const hasInside = wall !== Kind.ZERO || has(Kind.ONE);
  return isDecided && hasInside && othersThan(allowed, counts) === 0 ? wall : undefined;
}

/** X or *, if a maze with written ways has no other mark for walls, as in XXX.X. The border of this maze may have gaps. */
const besideWays = (counts: Int32Array): number | undefined =>
  [Kind.CROSS, Kind.STAR].find(
    (wall) => counts[Kind.WAY] > 0 && counts[wall] > 0 && othersThan([...BESIDE_WALLS, wall], counts) === 0,
  );

/** How many cells are of other kinds. */
const othersThan = (kinds: readonly number[], counts: Int32Array): number =>
  counts.reduce((sum, count, kind) => (kinds.includes(kind) ? sum : sum + count), 0);

function strangeCell(
  { kinds, columns }: Kinds,
  cells: Cells,
  argument: string,
  strange: readonly number[],
): CellError {
  const position = kinds.findIndex((kind) => strange.includes(kind));
  const [row, column] = [Math.floor(position / columns), position % columns];
  const cell = cells[row][column];
  const problem = i18n.t("here is {cell}; expected #, S, G or a blank cell", { cell: shown(cell) });
  return new CellError(argument, withRemedy(problem, cell), row, column);
}

/** A maze of 0, 1 and marks in which 1 cannot be the wall: all starts or all goals would be walled in. Any other could be meant in two ways. */
function zeroOrOne(maze: Kinds, argument: string, neighbour: Neighbour): number {
  const { kinds, columns, starts, goals, ends } = maze;
  const isWalledIn = (position: number) =>
    DIRECTIONS.every((_, direction) => {
      const next = neighbour(position, direction);
      return next < 0 || kinds[next] === Kind.ONE;
    });
  const isOut = [starts, [...goals, ...ends]].some((marks) => marks.length > 0 && marks.every(isWalledIn));
  if (isOut) return Kind.ZERO;
  const position = kinds.indexOf(Kind.ONE);
  const problem = i18n.t("here is 1, which may be a wall or an open cell; add walls 1 or walls 0 to rules");
  throw new CellError(argument, problem, Math.floor(position / columns), position % columns);
}
