import { i18n } from "../../language";
import { CellError, isBlank, numberIn, type Cell, type Cells } from "../../grid/cells";
import { playSolution } from "../../playing/by-hand";
import type { Game, PlayKind } from "../../playing/play";
import { deadEndsOf } from "../mazes/dead-ends";
import { walkingRules, type WalkWords } from "../mazes/play-game";
import { walkAlong, type WalkedPlay } from "../mazes/play-walk";
import { directionBetween, walkedMazeOf, type WalkedMaze } from "../mazes/walked-maze";
import { keyMaze } from "./kind";

interface KeyParts {
  /** The heights of the upper and lower teeth, place by place; 0 for none. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** The depths of the cuts around the disk. The cut half a turn from cut j is at the lower teeth. */
  readonly cuts: readonly number[];
}

/** Counted from 1. */
type DiskPlace = Readonly<Record<"place" | "turn", number>>;

/** By the number of the direction in the maze. */
const LABELS = [
  /*i18n*/ "slide on",
  /*i18n*/ "turn anticlockwise",
  /*i18n*/ "turn clockwise",
  /*i18n*/ "slide back",
];

function diskWords(
  { grid, goals }: WalkedMaze,
  parts: KeyParts,
  placeAt: (position: number) => DiskPlace,
): WalkWords {
  const fits = grid.open[0] === 1 && goals.every((goal) => grid.open[goal] === 1);
  return {
    label: (direction) => i18n._(LABELS[direction]),
    refusals: {
      outside: () => i18n.t("That is not a place of the disk."),
      elsewhere: (current) =>
        i18n.t("The disk is at place {place}, turn {turn}: a move begins there.", placeAt(current)),
      already: () => i18n.t("The disk is there already."),
      wall: (position) => tooHigh(placeAt(position), parts),
      far: () => i18n.t("The disk moves by one place or by one cut at a time."),
    },
    impossible: () =>
      fits
        ? i18n.t("There is no route: the disk stays on the key.")
        : i18n.t("The disk does not fit at its start or at its end."),
  };
}

function tooHigh({ place, turn }: DiskPlace, { above, below, cuts }: KeyParts): string {
  const cut = turn - 1;
  const across = (cut + cuts.length / 2) % cuts.length;
  const isAbove = above[place - 1] > cuts[cut];
  return i18n.t(
    "The disk does not fit at place {place}, turn {turn}: the tooth {side, select, above {above} other {below}} is {tooth} high, and the cut there only {cut} deep.",
    {
      place,
      turn,
      side: isAbove ? "above" : "below",
      tooth: isAbove ? above[place - 1] : below[place - 1],
      cut: isAbove ? cuts[cut] : cuts[across],
    },
  );
}

/**
 * The puzzle Free the Key and its shortest solution. The key lies along the places, with its handle before place 0. The disk comes off
 * after the last one. Its maze has a row for each turn and a column for each place: walking down turns the disk clockwise. The cuts are
 * numbered anticlockwise, seen from the end where the disk comes off. So turning the disk clockwise by one cut takes it from turn j to
 * turn j + 1, with cut j + 1 on top. Places, turns and cuts count from 0.
 */
export interface FreeTheKeyPlay extends WalkedPlay, KeyParts {}

const KIND = "FreeTheKey";
const WRAPPING = { rows: true, columns: false };

/** By the number of the direction in the maze. */
const MOVES = [
  /*i18n*/ "slide the disk on, to place {place}, turn {turn}",
  /*i18n*/ "turn the disk anticlockwise, to place {place}, turn {turn}",
  /*i18n*/ "turn the disk clockwise, to place {place}, turn {turn}",
  /*i18n*/ "slide the disk back, to place {place}, turn {turn}",
];

export const freeTheKey: PlayKind<FreeTheKeyPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Key and disk",
  ranges: [
    { name: "key", title: /*i18n*/ "The key: two rows, the heights of its teeth above and below" },
    { name: "disk", title: /*i18n*/ "The disk: the depths of its cuts" },
    { name: "maze", title: /*i18n*/ "Its maze in the sheet, to walk in", optional: true },
  ],

  *read({ key, disk, maze }) {
    const open = keyMaze(key, disk);
    if (maze) checkShape(maze, open);
    const [rows, columns] = [open.length, open[0].length];
    const grid = { rows, columns, open: Uint8Array.from(open.flat()), starts: [], goals: [] };
    const walked = walkedMazeOf(grid, WRAPPING, [0], [columns - 1]);
    const codes = yield* deadEndsOf(grid, WRAPPING);
    const [above, below] = key.map((teeth) => open[0].map((_, place) => heightIn(teeth[place])));
    const parts = { above, below, cuts: disk.flat().map(heightIn) };
    return yield* playSolution(gameOf(walked, codes, parts, maze !== undefined));
  },
};

const START = 0;

function gameOf(
  walked: WalkedMaze,
  codes: WalkedPlay["codes"],
  parts: KeyParts,
  hasMaze: boolean,
): Game<number, FreeTheKeyPlay> {
  const { columns } = walked.grid;
  const placeAt = (position: number) => ({
    place: (position % columns) + 1,
    turn: Math.floor(position / columns) + 1,
  });
  const game: Game<number, FreeTheKeyPlay> = {
    ...walkingRules(walked, START, diskWords(walked, parts, placeAt)),
    play(line) {
      const positions = [START, ...line.map(({ to }) => to)];
      const walk = walkAlong(walked, positions);
      return {
        prefix: KIND,
        lastStep: line.length,
        maze: walked,
        codes,
        walk,
        ...parts,
        text(step) {
          const where = placeAt(positions[step]);
          if (step === 0) return i18n.t("the disk is at place {place}, turn {turn}", where);
          return i18n._(MOVES[directionBetween(walked, positions[step - 1], positions[step])], where);
        },
        ...(hasMaze && {
          marker: {
            range: "maze",
            cells: (step: number) => [{ row: walk.rows[step], column: walk.columns[step] }],
          },
        }),
        byHand: { game, line },
      };
    },
  };
  return game;
}

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
