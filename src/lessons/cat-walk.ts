import { i18n } from "../language";
import { areaAddress, columnLetters } from "./addresses";
import { opening, questions, spill } from "./blocks";
import { CAT_WALK } from "./cat-walk-maze";
import { answerOf, textFormula } from "./formula-text";
import type { Lesson, LessonBlock, Paint, Picture } from "./lesson";

const source = () =>
  i18n.t(
    "After the article “Solving a University Quest Puzzle with Python”; the puzzle is Melbourne University's.",
  );

const ROWS = CAT_WALK.length;
const COLUMNS = CAT_WALK[0].length;
const ROOMS = ((ROWS - 1) / 2) * ((COLUMNS - 1) / 2);

/** Rooms are wide and walls are thin; a gate is a bar in its wall. */
const ROOM_SIZE = { points: 13.5, characters: 2.15 };
const WALL_SIZE = { points: 5.25, characters: 0.29 };
const isRoom = (index: number) => index % 2 === 1;

const MAZE_ROW = 5;
const MAZE = areaFrom(MAZE_ROW);
const LIST_ROW = 56;
const PASSED_ROW = LIST_ROW + 2 * (ROWS + 2);
const SHOWN_WALK = "$BF$30";

interface Walk {
  readonly number: number;
  readonly heading: string;
  readonly rules: string;
  readonly fill: string;
  /** The first of the rows that tell of it beside the maze. */
  readonly row: number;
  /** The first of the rows of its steps, below the maze in the same columns. */
  readonly stepsRow: number;
  /** The first two columns of its list: the room's number on the walk, and its row. */
  readonly list: readonly [step: string, row: string];
}

const WALKS: readonly [Walk, Walk] = [
  {
    number: 1,
    heading: /*i18n*/ "The first walk",
    rules: "gates gray",
    fill: "#ffcf56",
    row: 6,
    stepsRow: LIST_ROW,
    list: ["BD", "BE"],
  },
  {
    number: 2,
    heading: /*i18n*/ "The second walk",
    rules: "gates red blue green",
    fill: "#8fd3f4",
    row: 18,
    stepsRow: LIST_ROW + ROWS + 2,
    list: ["BH", "BI"],
  },
];
const BOTH_WALKS = "#b7e4a8";

const ROOM = "#fffbe8";
/** How a cell of the maze is drawn for what it says. */
const DRAWN: readonly { readonly says: string; readonly fill: string; readonly legend: string }[] = [
  { says: "#", fill: "#2b3a55", legend: /*i18n*/ "#  a wall" },
  { says: "red", fill: "#d62828", legend: /*i18n*/ "red  a gate" },
  { says: "blue", fill: "#1d6fe0", legend: /*i18n*/ "blue  a gate" },
  { says: "green", fill: "#2b9348", legend: /*i18n*/ "green  a gate" },
  { says: "gray", fill: "#9aa1ac", legend: /*i18n*/ "gray  a gate" },
  { says: "S", fill: "#6d28d9", legend: /*i18n*/ "S  the cat" },
  { says: "G", fill: "#e8590c", legend: /*i18n*/ "G  food" },
];

function areaFrom(row: number): string {
  return `$B$${row}:$${columnLetters(COLUMNS)}$${row + ROWS - 1}`;
}

function solve({ row }: Walk, answer: string): string {
  return `PUZZLE.SOLVEMAZE(${MAZE},,,$BE$${row + 2},"${answer}")`;
}

function describeWalk(walk: Walk): LessonBlock[] {
  const { heading, rules, row, fill } = walk;
  const steps = i18n.t("{steps} steps from room to room.", { steps: answerOf(solve(walk, "length")) });
  const noWay = i18n.t("There is no way through such gates.");
  return [
    { at: `BD${row}`, cells: [[i18n._(heading)]], style: "heading", fill, mergeAcross: 3 },
    { at: `BD${row + 2}`, cells: [[i18n.t("Rules")]], style: "question" },
    { at: `BE${row + 2}`, cells: [[rules]], style: "input", mergeAcross: 2 },
    { at: `BD${row + 4}`, cells: [[`=${solve(walk, "message")}`]], style: "target", mergeAcross: 3 },
    {
      at: `BD${row + 6}`,
      cells: [[`=IFNA(${textFormula(steps)},${textFormula(noWay)})`]],
      style: "formula",
      mergeAcross: 3,
    },
    { at: `BD${row + 8}`, cells: [[i18n.t("Ways in all")]], style: "question" },
    { at: `BF${row + 8}`, cells: [[`=${solve(walk, "count")}`]], style: "formula" },
  ];
}

function listWalk(walk: Walk): LessonBlock[] {
  const { stepsRow } = walk;
  const heading = i18n._(walk.heading);
  const [step, row] = walk.list;
  const rows = `${row}${LIST_ROW}:${row}${LIST_ROW + ROOMS - 1}`;
  return [
    {
      at: `B${stepsRow - 1}`,
      cells: [[i18n.t("{walk}: its steps in the maze", { walk: heading })]],
      style: "heading",
    },
    spill(`B${stepsRow}`, `=${solve(walk, "grid")}`, ROWS, COLUMNS, "steps"),
    {
      at: `${step}${LIST_ROW - 2}`,
      cells: [[i18n.t("{walk} as a list", { walk: heading })]],
      style: "heading",
    },
    {
      at: `${step}${LIST_ROW - 1}`,
      cells: [[i18n.t("Room"), i18n.t("Row"), i18n.t("Column")]],
      style: "columnHeads",
    },
    spill(`${step}${LIST_ROW}`, `=IF(ISNUMBER(${rows}),ROW(${rows})-${LIST_ROW - 1},"")`, ROOMS, 1),
    spill(`${row}${LIST_ROW}`, `=${solve(walk, "path")}`, ROOMS, 2),
  ];
}

/** 1 in a formula for each open cell that a walk passes: a room with a step, or the passage between two steps. */
function passed({ stepsRow }: Walk): string {
  const steps = (down: number, right: number) => areaAddress(stepsRow - 1 + down, 1 + right, ROWS, COLUMNS);
  const isBetween = (one: string, other: string) => `IFERROR((ABS(${one}-${other})=1)*1,0)`;
  const across = isBetween(steps(0, -1), steps(0, 1));
  const along = isBetween(steps(-1, 0), steps(1, 0));
  return `IF(${MAZE}="",IF(ISNUMBER(${steps(0, 0)}),1,${across}+${along}),0)`;
}

/** Which walks pass the cells: 1 the first, 2 the second, 3 both. */
function drawPassed(): LessonBlock[] {
  const [first, second] = WALKS.map((walk, index) => `(${SHOWN_WALK}<>${2 - index})*(${passed(walk)}>0)`);
  return [
    {
      at: `B${PASSED_ROW - 1}`,
      cells: [[i18n.t("What is painted: 1 the first walk, 2 the second walk, 3 both")]],
      style: "heading",
    },
    spill(`B${PASSED_ROW}`, `=${first}+2*${second}`, ROWS, COLUMNS, "steps"),
  ];
}

function paints(): Paint[] {
  const on = MAZE.replaceAll("$", "");
  return [
    ...DRAWN.map(({ says, fill }) => ({ on, when: `=B${MAZE_ROW}="${says}"`, fill })),
    ...[WALKS[0].fill, WALKS[1].fill, BOTH_WALKS].map((fill, index) => ({
      on,
      when: `=B${PASSED_ROW}=${index + 1}`,
      fill,
    })),
  ];
}

/** What the maze looks like around the cat. */
function picture(): Picture {
  const fills = new Map(DRAWN.map(({ says, fill }) => [says, fill]));
  return CAT_WALK.slice(-23).map((row) => row.slice(14, 37).map((cell) => fills.get(cell) ?? ROOM));
}

/** The maze of Simon's Cat, whose gates spell two messages. */
export const catWalk: Lesson = {
  id: "cat-walk",
  get title() {
    return i18n.t("Cat Walk");
  },
  get summary() {
    return i18n.t("A hungry cat walks through coloured gates and spells a message.");
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "Cat Walk",
  columnWidths: [
    1.5,
    ...CAT_WALK[0].map((_cell, column) => (isRoom(column) ? ROOM_SIZE : WALL_SIZE).characters),
    1.5,
    ...[11, 11, 11],
    2,
    ...[11, 11, 11],
  ],
  rowHeights: [
    { rows: "4:4", points: ROOM_SIZE.points },
    ...CAT_WALK.map((_cells, row) => ({
      rows: `${MAZE_ROW + row}:${MAZE_ROW + row}`,
      points: (isRoom(row) ? ROOM_SIZE : WALL_SIZE).points,
    })),
  ],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Cat Walk"),
        i18n.t(
          "Lead the cat to its food, through gates in the order of the rules and into no room twice. Gates passed up or down spell a message.",
        ),
        source(),
      ),
      {
        at: "B4",
        cells: [CAT_WALK[0].map((_cell, column) => (isRoom(column) ? columnLetters((column - 1) / 2) : ""))],
        style: "axis",
      },
      { at: `B${MAZE_ROW}`, cells: CAT_WALK, style: "maze" },
      ...WALKS.flatMap(describeWalk),
      { at: "BD30", cells: [[i18n.t("Paint 1, 2 or both")]], style: "question" },
      { at: "BF30", cells: [[i18n.t("both")]], style: "input" },
      { at: "BD32", cells: [[i18n.t("On both walks")]], style: "question", fill: BOTH_WALKS, mergeAcross: 3 },
      ...legend(),
      ...questions({ column: "B", row: 49 }, [
        i18n.t("Try the rules gates red, gates blue and gates green: which single colours lead to the food?"),
        i18n.t("The second message names an animal in other words: which one?"),
        i18n.t("Type # into any room of the first walk: why is there never another way?"),
      ]).map((block) => ({ ...block, mergeAcross: COLUMNS })),
      ...WALKS.flatMap(listWalk),
      ...drawPassed(),
    ];
  },
  paints: paints(),
  frames: [{ around: MAZE.replaceAll("$", ""), color: "#1d3b6f" }],
  get notes() {
    return [
      {
        at: "BD10",
        text: i18n.t("Each gate that the cat passes upwards or downwards gives the letter of its column."),
      },
      {
        at: "BE20",
        text: i18n.t("After a red gate comes a blue one, then a green one, then a red one again."),
      },
      {
        at: "B5",
        text: i18n.t(
          "A cell that says # is a wall, a blank cell is open, and the name of a colour makes a gate. Cells show their colour only; select one to read it.",
        ),
      },
    ];
  },
  names: {
    CatWalk_maze: MAZE.replaceAll("$", ""),
    CatWalk_rules: `BE${WALKS[0].row + 2}:BE${WALKS[1].row + 2}`,
  },
  select: "BE8:BF8",
};

/** What the cells of the maze may say. */
function legend(): LessonBlock[] {
  return DRAWN.flatMap(({ fill, legend: text }, index) => [
    { at: `BD${34 + 2 * index}`, cells: [[""]], style: "bar", fill },
    { at: `BE${34 + 2 * index}`, cells: [[i18n._(text)]], style: "question" },
  ]);
}
