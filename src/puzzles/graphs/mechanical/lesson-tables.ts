import { i18n } from "../../../language";
import type { Areas } from "../../../lessons/layout";
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

/** The puzzle of the river as a table. */
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

/** The same table as an array in a formula, without commas in its texts, as not all spreadsheets read these. */
export function riverArray(): string {
  const rows = riverRows().map((row) => row.map((cell) => `"${String(cell).replaceAll(",", ".")}"`).join());
  return `SUBSTITUTE({${rows.join(";")}},".",",")`;
}

/** What students find: the first two rows, and room for all. */
export const riverBeginning = (): MoveRow[] => filledUp(alone(), riverRows().length);

export const PLACES = KEY[0].length;
export const TURNS = DISK.length;

export const keyMoves: readonly MoveRow[] = [
  ["right", `1..${PLACES - 1},*`, "+1,*"],
  ["up", "*,*", `*,-1 mod ${TURNS}`],
  ["down", "*,*", `*,+1 mod ${TURNS}`],
  ["left", `2..${PLACES},*`, "-1,*"],
];

/** A row of walls for each place on the key: the turns in which the maze has 0 there. */
export const wallRows = ({ maze, turns, walls }: Areas): MoveRow[] =>
  Array.from({ length: PLACES }, (_, k): MoveRow => {
    const place = maze.column(k).fixedRows;
    const before = walls.cell(k, 1).fixedColumns;
    const closed = `TEXTJOIN("|",TRUE,IF(${place}=0,${turns.fixed},""))`;
    return [
      `=IF(${before}="","","${i18n.t("wall")}")`,
      `=IF(COUNTIF(${place},0)=0,"","${k + 1},"&${closed})`,
      `=IF(${before}="","","${WALL}")`,
    ];
  });
