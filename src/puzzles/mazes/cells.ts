import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { CellError, textOf, type Cells } from "../../grid/cells";
import { boxesOf } from "./marks/boxes";
import { kindsOf, WALL, ZERO } from "./marks/kinds";
import { byCharacter, linesOf, type Places } from "./marks/lines";
import { checkNamed, splitWalls } from "./marks/walls";
import { isBinary, wallsAmong } from "./marks/which-walls";
import { neighbours, readWrapping } from "./neighbours";

/** A maze as its cells show it. The position in row r and column c, counted from 0, is number r · columns + c. */
export interface MazeGrid {
  readonly rows: number;
  readonly columns: number;
  /** 1 for open positions, 0 for walls. */
  readonly open: Uint8Array;
  /** Positions marked `S` and `G`. */
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  /** The outermost rows and columns, if they differ from those of the range. */
  readonly edges?: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** What a position that is not open is, and what was expected, unless it is simply a wall. */
  readonly closed?: (() => string) | undefined;
  /** Where its cells are in the range, unless the range has one mark a cell. */
  readonly places?: Places | undefined;
}

/** A maze that was read from cells, and its cells with one mark each. */
export interface ReadGrid extends MazeGrid {
  readonly cells: Cells;
}

/** A maze that is walked. */
export interface MarkedGrid extends ReadGrid {
  /** What is written in its first wall; undefined if it has none, or if its walls are 0 or blank. */
  readonly wall: string | undefined;
}

/**
 * Reads walls and marks of a maze that is walked: in cells, in lines of text, or drawn with + - |. Which cells are walls is told by the
 * rules, or in `marks/which-walls.ts`.
 */
export function* readMaze(
  range: Cells,
  argument: string,
  rules: readonly string[] = ["walk"],
): Steps<MarkedGrid> {
  const { named } = splitWalls(rules);
  const { cells, places } = yield* boxesOf(yield* linesOf(range, named, byCharacter), argument);
  const maze = yield* kindsOf(cells, named);
  const { rows, columns, kinds, counts, starts, goals, ends } = maze;
  if (counts[ZERO] === kinds.length) {
    throw new CellError(argument, i18n.t("all cells are blank; expected a maze, with # for its walls"));
  }
  yield* checkNamed(cells, named);
  const wall =
    named.size > 0 ? WALL : wallsAmong(maze, cells, argument, neighbours(rows, columns, readWrapping(rules)));
  const first = wall === ZERO ? -1 : kinds.indexOf(wall);
  const closed = () => i18n.t("a wall; expected an open cell, or the rule walls 1 if 1 is the wall");
  return {
    rows,
    columns,
    open: kinds.map((kind) => (kind === wall ? 0 : 1)),
    starts,
    goals: goals.length > 0 ? goals : ends,
    closed: wall === ZERO && isBinary(maze) ? closed : undefined,
    cells,
    places,
    wall: first < 0 ? undefined : textOf(cells[Math.floor(first / columns)][first % columns] ?? ""),
  };
}
