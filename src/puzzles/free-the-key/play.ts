import { i18n } from "../../language";
import { CellError, isBlank, numberIn, type Cell, type Cells } from "../../grid/cells";
import { deadEnds } from "../mazes/dead-ends";
import { keyMaze } from "./kind";
import { mazeKindOf } from "../kinds";
import { NotPlayable, type Play, type PlayKind } from "../../playing/play";

/**
 * The puzzle Free the Key and its shortest solution. The key lies along the places, with its handle before place 0. The disk comes off
 * after the last one. Seen from the end where it comes off, the cuts are numbered counterclockwise, so turning the disk clockwise by one
 * cut takes it from turn j to turn j + 1, with cut j + 1 on top. Places, turns and cuts count from 0.
 */
export interface FreeTheKeyPlay extends Play {
  /** The heights of the upper and lower teeth, place by place; 0 for none. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** The depths of the cuts around the disk. The cut half a turn from cut j is at the lower teeth. */
  readonly cuts: readonly number[];
  /** Caviness' codes by turn and place: 0 does not fit, from 0.5 to below 1 is a dead end, 1 is useful. */
  readonly codes: readonly (readonly number[])[];
  /** Where the disk is after each step. */
  readonly places: readonly number[];
  readonly turns: readonly number[];
  /** How far the disk has been turned clockwise since the start, in cuts. Turns past the last one keep counting. */
  readonly rotations: readonly number[];
}

const RULES = ["walk", "wrap", "rows"];
const KIND = "FreeTheKey";

const MOVES: Readonly<Record<string, string>> = {
  right: /*i18n*/ "slide the disk on, to place {place}, turn {turn}",
  left: /*i18n*/ "slide the disk back, to place {place}, turn {turn}",
  down: /*i18n*/ "turn the disk clockwise, to place {place}, turn {turn}",
  up: /*i18n*/ "turn the disk counterclockwise, to place {place}, turn {turn}",
};

export const freeTheKey: PlayKind<FreeTheKeyPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Free the Key",
  ranges: [
    { name: "key", title: /*i18n*/ "The key: two rows, the heights of its teeth above and below" },
    { name: "disk", title: /*i18n*/ "The disk: the depths of its cuts" },
    { name: "maze", title: /*i18n*/ "Its maze in the sheet, to walk in", optional: true },
  ],

  *read({ key, disk, maze }) {
    const open = keyMaze(key, disk);
    const lastPlace = open[0].length - 1;
    if (maze) checkShape(maze, open);
    if (!open[0][0] || !open[0][lastPlace]) {
      throw new NotPlayable(i18n.t("The disk does not fit at its start or at its end."));
    }
    const question = { maze: open, start: [[1, 1]], goal: [[1, lastPlace + 1]], rules: RULES };
    const puzzle = yield* mazeKindOf(RULES).read(question);
    const outcome = yield* puzzle.solve();
    if ("impossible" in outcome) throw new NotPlayable(i18n.t("There is no way: the disk stays on the key."));
    const codes = yield* deadEnds(open, RULES);

    const { way } = outcome;
    const positions = way.map((state) => puzzle.show(state).map((coordinate) => Number(coordinate) - 1));
    const turns = positions.map(([turn]) => turn);
    const places = positions.map(([, place]) => place);
    const moves = way.slice(1).map((state, k) => String(puzzle.move(way[k], state)[0]));
    const [above, below] = key.map((teeth) => open[0].map((_, place) => heightIn(teeth[place])));
    return {
      kind: KIND,
      lastStep: way.length - 1,
      above,
      below,
      cuts: disk.flat().map(heightIn),
      codes,
      places,
      turns,
      rotations: rotationsOf(moves),
      text(step) {
        const where = { place: places[step] + 1, turn: turns[step] + 1 };
        if (step > 0) return i18n._(MOVES[moves[step - 1]], where);
        return i18n.t("the disk is at place {place}, turn {turn}", where);
      },
      ...(maze && {
        marker: { range: "maze", cells: (step: number) => [{ row: turns[step], column: places[step] }] },
      }),
    };
  },
};

function checkShape(maze: Cells, open: Cells): void {
  const [rows, columns] = [open.length, open[0].length];
  if (maze.length === rows && maze[0].length === columns) return;
  const problem = i18n.t(
    "it has {foundRows} × {foundColumns} cells; expected {rows} × {columns}, a row for each cut and a column for each place",
    { foundRows: maze.length, foundColumns: maze[0].length, rows, columns },
  );
  throw new CellError("maze", problem);
}

/** What keyMaze has already read. */
function heightIn(cell: Cell | undefined): number {
  return cell === undefined || isBlank(cell) ? 0 : (numberIn(cell) ?? 0);
}

function rotationsOf(moves: readonly string[]): number[] {
  const rotations = [0];
  for (const move of moves) {
    rotations.push(rotations[rotations.length - 1] + (move === "down" ? 1 : move === "up" ? -1 : 0));
  }
  return rotations;
}
