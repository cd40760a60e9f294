import { columnLetters, columnOfLetters } from "../../../grid/addresses";
import { i18n } from "../../../language";
import type { LessonValue } from "../../../lessons/lesson";
import { DISK, KEY } from "../../free-the-key/lesson";
import { CONNECTIONS } from "../../ogear/lesson";

/** A row of a table of moves: the move's name, the state before, the state after. */
type MoveRow = readonly [name: LessonValue, before: LessonValue, after: LessonValue];

const BLANK: MoveRow = ["", "", ""];
const filledUp = (rows: readonly MoveRow[], count: number): MoveRow[] => [
  ...rows,
  ...new Array<MoveRow>(count - rows.length).fill(BLANK),
];

/** The ways that lead to a side, by the side. Back goes the first of them, as in the article's program. */
const isFirstTo = ([, , face, facing]: readonly string[], row: number) =>
  CONNECTIONS.findIndex((other) => other[2] === face && other[3] === facing) === row;

/** O'Gear as its article lists it: face, direction and tooth, which is a counter. The last rows are to be filled. */
export const gearRows = (): MoveRow[] => [
  ["turn", "*,North,*", "*,East,*"],
  ["turn", "*,East,*", "*,North,*"],
  ["turn", "*,South,*", "*,West,*"],
  ["turn", "*,West,*", "*,South,*"],
  ...CONNECTIONS.map(([face, facing, to, toFacing]): MoveRow => [
    "forward",
    `${face},${facing},*`,
    `${to},${toFacing},+1 mod 5`,
  ]),
  ...filledUp(
    CONNECTIONS.filter(isFirstTo).map(([face, facing, to, toFacing]) => [
      "back",
      `${to},${toFacing},*`,
      `${face},${facing},-1 mod 5`,
    ]),
    CONNECTIONS.length,
  ),
];

const WALL = "#";
/** The farmer, the wolf, the goat and the cabbage, on the left bank or the right one. */
export const RIVER = { start: "L,L,L,L", goal: "R,R,R,R" };

const bothWays = (name: string, left: string): MoveRow[] => {
  const right = left.replaceAll("L", "R");
  return [
    [name, left, right],
    [name, right, left],
  ];
};

const alone = () => bothWays(i18n.t("alone"), "L,*,*,*");

/** The puzzle of the river as a table. A formula with it as an array is what answers are compared with. */
export const riverRows = (): MoveRow[] => [
  ...alone(),
  ...bothWays(i18n.t("wolf"), "L,L,*,*"),
  ...bothWays(i18n.t("goat"), "L,*,L,*"),
  ...bothWays(i18n.t("cabbage"), "L,*,*,L"),
  ["", "L,R,R,*", WALL],
  ["", "R,L,L,*", WALL],
  ["", "L,*,R,R", WALL],
  ["", "R,*,L,L", WALL],
];

export const RIVER_ROWS = 12;

/** What students find: the first two rows, and room for all. */
export const riverBeginning = (): MoveRow[] => filledUp(alone(), RIVER_ROWS);

export const PLACES = KEY[0].length;
export const TURNS = DISK.length;

export const keyMoves: readonly MoveRow[] = [
  ["right", `1..${PLACES - 1},*`, "+1,*"],
  ["up", "*,*", `*,-1 mod ${TURNS}`],
  ["down", "*,*", `*,+1 mod ${TURNS}`],
  ["left", `2..${PLACES},*`, "-1,*"],
];

interface WallPlaces {
  /** The first cell of the maze, without `$`, and the turns beside it, as a range in formulas. */
  readonly column: string;
  readonly row: number;
  readonly turns: string;
  /** The column of the states before, and the first row. */
  readonly before: string;
  readonly first: number;
}

/** A row of walls for each place on the key: the turns in which the maze has 0 there. */
export function wallRows({ column, row, turns, before, first }: WallPlaces): MoveRow[] {
  return Array.from({ length: PLACES }, (_, k): MoveRow => {
    const letters = columnLetters(columnOfLetters(column) + k);
    const places = `${letters}$${row}:${letters}$${row + TURNS - 1}`;
    const cell = `$${before}${first + k}`;
    const closed = `TEXTJOIN("|",TRUE,IF(${places}=0,${turns},""))`;
    return [
      `=IF(${cell}="","","${i18n.t("wall")}")`,
      `=IF(COUNTIF(${places},0)=0,"","${k + 1},"&${closed})`,
      `=IF(${cell}="","","${WALL}")`,
    ];
  });
}
