import { i18n } from "../../language";
import { areaAddress, columnLetters } from "../../grid/addresses";
import { numbering, spill } from "../../lessons/blocks";
import { CAT_WALK } from "./lesson-maze";
import { firstProblem, isRefused, paintProblem, type InputCheck } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../lessons/lesson";
import { STYLES } from "../../lessons/styles";

const ROWS = CAT_WALK.length;
const COLUMNS = CAT_WALK[0].length;
const ROOMS = ((ROWS - 1) / 2) * ((COLUMNS - 1) / 2);

/** Where the maze is, starting at column B. */
export const MAZE_ROW = 5;
export const MAZE = `B${MAZE_ROW}:${columnLetters(COLUMNS)}${MAZE_ROW + ROWS - 1}`;
const FIXED_MAZE = MAZE.replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");

const LIST_ROW = 56;
const PASSED_ROW = LIST_ROW + 2 * (ROWS + 2);
const SHOWN_WALK = "$BF$30";

interface Walk {
  readonly heading: string;
  readonly rules: string;
  readonly fill: string;
  /** The first of the rows with text beside the maze. */
  readonly row: number;
  /** The first of the rows with its steps, below the maze in the same columns. */
  readonly stepsRow: number;
  /** The first two columns of its list: the room's number on the walk and its row. */
  readonly list: readonly [step: string, row: string];
}

const WALKS: readonly [Walk, Walk] = [
  {
    heading: /*i18n*/ "The first walk",
    rules: "gates gray",
    fill: "#ffcf56",
    row: 6,
    stepsRow: LIST_ROW,
    list: ["BD", "BE"],
  },
  {
    heading: /*i18n*/ "The second walk",
    rules: "gates red blue green",
    fill: "#8fd3f4",
    row: 18,
    stepsRow: LIST_ROW + ROWS + 2,
    list: ["BH", "BI"],
  },
];
const BOTH_WALKS = "#b7e4a8";

function solve({ row }: Walk, answer: string): string {
  return `PUZZLE.SOLVEMAZE(${FIXED_MAZE},,,$BE$${row + 2},"${answer}")`;
}

/** Rooms are in the even rows of the sheet and in its odd columns. */
const IS_ROOM = `(MOD(ROW(${FIXED_MAZE}),2)=0)*(MOD(COLUMN(${FIXED_MAZE}),2)=1)`;
const isMark = (mark: string) => `(${FIXED_MAZE}="${mark}")`;

function checksOf({ row }: Walk): InputCheck[] {
  const rules = `$BE$${row + 2}`;
  return [
    {
      cells: FIXED_MAZE,
      wrong: `${IS_ROOM}*(${FIXED_MAZE}<>"")*(1-${isMark("S")})*(1-${isMark("G")})*(1-${isMark("#")})`,
      problem: (cells) => i18n.t("{cells}: a room is blank, S, G or #.", { cells }),
    },
    ...["S", "G"].map((mark) => ({
      cells: "$B$5",
      wrong: `SUMPRODUCT(--${isMark(mark)})=0`,
      problem: () => i18n.t("No room says {mark}.", { mark }),
    })),
    {
      cells: rules,
      wrong: `LEFT(TRIM(${rules}),6)<>"gates "`,
      problem: (cells) => i18n.t("{cells}: expected gates and colours, such as gates red blue.", { cells }),
    },
  ];
}

function describeWalk(walk: Walk): LessonBlock[] {
  const { heading, rules, row, fill } = walk;
  const steps = i18n.t("{steps} steps from room to room.", { steps: answerOf(solve(walk, "length")) });
  const noWay = i18n.t("There is no way through such gates.");
  const count = solve(walk, "count");
  const other = textFormula(i18n.t("Select cell {cell} to read what is wrong.", { cell: `BF${row + 8}` }));
  const problem = firstProblem(checksOf(walk), other);
  return [
    { at: `BD${row}`, cells: [[i18n._(heading)]], style: "heading", fill, across: 3 },
    { at: `BD${row + 2}`, cells: [[i18n.t("Rules")]], style: "question" },
    { at: `BE${row + 2}`, cells: [[rules]], style: "input", across: 2 },
    { at: `BD${row + 4}`, cells: [[`=${solve(walk, "message")}`]], style: "target", across: 3 },
    {
      at: `BD${row + 6}`,
      cells: [[`=IFNA(${textFormula(steps)},${textFormula(noWay)})`]],
      style: "formula",
      across: 3,
    },
    { at: `BD${row + 8}`, cells: [[i18n.t("Ways in all")]], style: "question" },
    { at: `BF${row + 8}`, cells: [[`=${count}`]], style: "formula" },
    { at: `BD${row + 10}`, cells: [[`=IF(${isRefused(`BF${row + 8}`)},${problem},"")`]], style: "question" },
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
      style: "answerHeads",
    },
    spill(`${step}${LIST_ROW}`, numbering(rows), ROOMS, 1, "answer"),
    spill(`${row}${LIST_ROW}`, `=${solve(walk, "path")}`, ROOMS, 2, "answer"),
  ];
}

/** 1 in a formula for each open cell on a walk: a room with a step, or the passage between two steps. */
function passed({ stepsRow }: Walk): string {
  const steps = (down: number, right: number) => areaAddress(stepsRow - 1 + down, 1 + right, ROWS, COLUMNS);
  const isBetween = (one: string, other: string) => `IFERROR((ABS(${one}-${other})=1)*1,0)`;
  const across = isBetween(steps(0, -1), steps(0, 1));
  const along = isBetween(steps(-1, 0), steps(1, 0));
  return `IF(${FIXED_MAZE}="",IF(ISNUMBER(${steps(0, 0)}),1,${across}+${along}),0)`;
}

/** Which walks pass through the cells: 1 the first, 2 the second, 3 both. */
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

/** The text beside the maze: both walks in words, and which of them is painted. */
export function walksBesideMaze(): LessonBlock[] {
  return [
    ...WALKS.flatMap(describeWalk),
    { at: "BD30", cells: [[i18n.t("Paint 1, 2 or both")]], style: "question" },
    { at: "BF30", cells: [[i18n.t("both")]], style: "input" },
    { at: "BD32", cells: [[i18n.t("On both walks")]], style: "question", fill: BOTH_WALKS, across: 3 },
  ];
}

/** The content below the maze: the steps of both walks, their lists, and what is painted. */
export function walksBelowMaze(): LessonBlock[] {
  return [...WALKS.flatMap(listWalk), ...drawPassed()];
}

/** What is wrong with a walk. */
export function paintProblems(): Paint[] {
  return WALKS.map(({ row }) => paintProblem(`BD${row + 10}:BJ${row + 10}`, `=$BD$${row + 10}<>""`));
}

export function paintWalks(): Paint[] {
  return [WALKS[0].fill, WALKS[1].fill, BOTH_WALKS].map((fill, index) => ({
    on: MAZE,
    when: `=B${PASSED_ROW}=${index + 1}`,
    fill,
  }));
}

/** The lists, in the colour of formulas down to their last row. */
export function paintLists(): Paint[] {
  const on = `BD${LIST_ROW}:BJ${LIST_ROW + ROOMS - 1}`;
  return [{ on, when: `=BD${LIST_ROW}<>""`, fill: STYLES.formula.fill! }];
}

/** The rules of both walks and the text between them, which the View page uses to find them. */
export const RULES = `BE${WALKS[0].row + 2}:BE${WALKS[1].row + 2}`;
