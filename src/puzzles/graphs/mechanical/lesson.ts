import { i18n } from "../../../language";
import { areaAddress, columnLetters, columnOfLetters, fixed } from "../../../grid/addresses";
import { opening, spill } from "../../../lessons/blocks";
import { exercise } from "../../../lessons/exercise";
import { textFormula } from "../../../lessons/formula-text";
import type { Lesson, LessonBlock } from "../../../lessons/lesson";
import { fewestMoves } from "../../../lessons/move-list";
import { SOLUTIONS } from "../../../lessons/solutions";
import { STYLES } from "../../../lessons/styles";
import { DISK, KEY } from "../../free-the-key/lesson";
import { WALL, WAY } from "../../free-the-key/lesson-colors";
import { picture } from "../lesson-sheet";
import { EXERCISE, mechanicalQuestions } from "./lesson-questions";
import {
  call,
  columnOfList,
  ends,
  GEAR,
  moveList,
  movesShown,
  namesOf,
  OWN,
  paintList,
  paintWrong,
  RIVER_FIRST,
  THE_KEY,
  verdictOf,
} from "./lesson-puzzles";
import {
  gearRows,
  keyMoves,
  PLACES,
  RIVER,
  riverBeginning,
  riverRows,
  TURNS,
  wallRows,
} from "./lesson-tables";

const source = () =>
  i18n.t(
    "After the articles by Ben Wiener on O'Gear and by Kenneth E. Caviness on Free the Key; the river is number 18 of Alcuin's problems, about the year 800.",
  );

const MAZE = { column: "AA", row: 9 };
const TURN_NUMBERS = `$Y$${MAZE.row}:$Y$${MAZE.row + TURNS - 1}`;
const maze = areaAddress(MAZE.row - 1, columnOfLetters(MAZE.column), TURNS, PLACES);
const [key, disk] = [`AA6:${columnLetters(columnOfLetters("AA") + PLACES - 1)}7`, `Z9:Z${8 + TURNS}`];

/** What is said of the river: a way on which something is eaten is no solution. */
function riverVerdict(): string {
  const eaten = ["L,R,R,*", "R,L,L,*", "L,*,R,R", "R,*,L,L"].map(
    (state) => `ISTEXT(INDEX(IFERROR(${call(OWN, `"${state}"`)},0),1,1))`,
  );
  const words = textFormula(
    i18n.t("Something can still be eaten: add walls, rows with # in the last column."),
  );
  const shown = `IF(OR(${eaten.join()}),${words},${fewestMoves(`COUNT(${columnOfList(OWN, 0)})`)})`;
  return verdictOf(OWN, shown, `ISNA(INDEX(${call(OWN)},1,1))`);
}

const heads = (): string[] => [i18n.t("move"), i18n.t("before"), i18n.t("after")];

function tableOf(at: string, row: number, heading: string): LessonBlock[] {
  return [
    { at: `${at}${row - 2}`, cells: [[heading]], style: "heading" },
    { at: `${at}${row - 1}`, cells: [heads()], style: "columnHeads" },
  ];
}

function gearBlocks(): LessonBlock[] {
  return [
    ...tableOf("B", 7, i18n.t("O'Gear: face, direction, tooth")),
    { at: "B7", cells: gearRows(), style: "textInput" },
    { at: "F5", cells: [[i18n.t("The way")]], style: "heading" },
    ...ends(GEAR, "F", ["Top,South,4", "Top,North,0"], {
      at: "F8",
      cells: [[verdictOf(GEAR, movesShown(GEAR))]],
      style: "target",
      across: 3,
    }),
    ...moveList(GEAR, true),
  ];
}

function riverBlocks(): LessonBlock[] {
  return [
    { at: "J5", cells: [[i18n.t("Your turn: the wolf, the goat and the cabbage")]], style: "heading" },
    {
      at: "J6",
      cells: [
        [i18n.t("A farmer, a wolf, a goat and a cabbage are on the left bank, L.")],
        [i18n.t("The boat takes the farmer and one of them to the right bank, R, or back.")],
        [i18n.t("Without the farmer, the wolf eats the goat, and the goat the cabbage.")],
        [i18n.t("A state says where each is: farmer,wolf,goat,cabbage.")],
        [i18n.t("Add a row for each passenger and each way, and walls for what must not be.")],
      ],
      style: "small",
    },
    ...ends(OWN, "J", [RIVER.start, RIVER.goal], {
      at: "J14",
      cells: [[riverVerdict()]],
      style: "target",
      across: 7,
    }),
    { at: `J${RIVER_FIRST - 1}`, cells: [heads()], style: "columnHeads" },
    { at: `J${RIVER_FIRST}`, cells: riverBeginning(), style: "textInput" },
    ...moveList(OWN, false),
    { at: "J35", cells: [[i18n.t("How a row is written")]], style: "heading" },
    {
      at: "J36",
      cells: [
        ["*", i18n.t("before: whatever it is; after: it stays as it is")],
        ["North|South", i18n.t("before: one or the other")],
        ["0..4", i18n.t("before: a number from 0 to 4")],
        ["+1 mod 5", i18n.t("after: the next of 0, 1, 2, 3, 4, and 0 after 4")],
        ["+1", i18n.t("after: the next number, where a range is before")],
        ["#", i18n.t("after: a wall. There are no such states.")],
      ],
      style: "small",
    },
    { at: "J44", cells: [[i18n.t("The river as a table, with the solutions")]], style: "heading" },
    {
      at: "J45",
      cells: riverRows().map((row) => row.map((cell) => `="${cell}"`)),
      style: "formula",
      solution: "hidden",
    },
  ];
}

function keyBlocks(): LessonBlock[] {
  const first = 7 + keyMoves.length;
  return [
    ...tableOf("R", 7, i18n.t("Free the Key: place, turn")),
    { at: "R7", cells: keyMoves, style: "textInput" },
    {
      at: `R${first}`,
      cells: wallRows({ ...MAZE, turns: TURN_NUMBERS, before: "S", first }),
      style: "formula",
    },
    { at: "V5", cells: [[i18n.t("The way out")]], style: "heading" },
    ...ends(THE_KEY, "V", ["1,0", `${PLACES},*`], {
      at: "V8",
      cells: [[verdictOf(THE_KEY, movesShown(THE_KEY))]],
      style: "target",
      across: 5,
    }),
    ...moveList(THE_KEY, true),
    { at: "Z5", cells: [[i18n.t("The key, the disk, and the maze of both")]], style: "heading" },
    { at: "AA6", cells: KEY, style: "square", fill: STYLES.input.fill! },
    { at: "AA8", cells: [Array.from({ length: PLACES }, (_, k) => k + 1)], style: "axis" },
    { at: "Y9", cells: Array.from({ length: TURNS }, (_, k) => [k]), style: "axis" },
    { at: "Z9", cells: DISK.map((cut) => [cut]), style: "square", fill: STYLES.input.fill! },
    spill("AA9", `=PUZZLE.KEYMAZE(${fixed(key)},${fixed(disk)})`, TURNS, PLACES, "square"),
    {
      at: `Z${MAZE.row + TURNS + 1}`,
      cells: [
        [i18n.t("A wall of the table says in which turns the maze has 0 at a place.")],
        [i18n.t("Change a tooth or a cut: the maze, the walls and the way follow.")],
      ],
      style: "small",
    },
  ];
}

/** Mechanical puzzles as tables of their moves, and one that students write themselves. */
export const mechanical: Lesson = {
  id: "mechanical",
  get title() {
    return i18n.t("A puzzle as a table of moves");
  },
  get summary() {
    return i18n.t(
      "O'Gear, Free the Key and a river, each written as a table of moves and solved by one function.",
    );
  },
  get source() {
    return source();
  },
  picture,
  sheetName: "Table of moves",
  columnWidths: [
    ...[2, 8, 16, 22, 2],
    ...[5, 11, 21, 2],
    ...[13, 16, 16, 2, 5, 11, 12, 2],
    ...[7, 36, 16, 2],
    ...[5, 8, 16, 4, 4],
    ...new Array<number>(PLACES).fill(3.2),
  ],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("A puzzle as a table of moves"),
        i18n.t(
          "A state is a few values with commas between. A row says in which states a move is possible, and what it changes. SOLVESTATES finds the fewest moves.",
        ),
        source(),
      ),
      ...gearBlocks(),
      ...riverBlocks(),
      ...keyBlocks(),
      ...exercise(EXERCISE, mechanicalQuestions(GEAR, `INDEX(${call(THE_KEY)},,1)`)),
    ];
  },
  paints: [
    ...[GEAR, OWN, THE_KEY].map(paintList),
    paintWrong("F8:H8", GEAR),
    paintWrong("J14:P14", OWN),
    paintWrong("V8:Z8", THE_KEY),
    {
      on: maze,
      when: `=ISNUMBER(MATCH(AA$8&","&$Y9,${columnOfList(THE_KEY, 2)},0))`,
      fill: WAY,
    },
    { on: maze, when: "=AA9=0", fill: WALL, color: "#c3cbd8" },
  ],
  frames: [
    { around: key, color: "#8a6508" },
    { around: disk, color: "#1d3b6f" },
    { around: maze, color: "#1d3b6f" },
  ],
  get notes() {
    return [
      {
        at: "G11",
        text: i18n.t(
          "SOLVESTATES reads the table, the start and the goal, and answers with the fewest moves; among equally short ways with the first in the order of the rows.",
        ),
      },
      {
        at: `B${7 + gearRows().findIndex(([name]) => name === "")}`,
        text: i18n.t(
          "The program of the article knows only the first of two ways back, so three are missing. Add them here: is the way from Front,North,1 still as long?",
        ),
      },
      {
        at: "J17",
        text: i18n.t("The farmer crosses alone: the first value changes, and * keeps the other three."),
      },
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    ...namesOf("Patterns", "B5", GEAR),
    ...namesOf("Patterns2", "J5", OWN),
    ...namesOf("Patterns3", "R5", THE_KEY),
  },
  select: "J19",
};
