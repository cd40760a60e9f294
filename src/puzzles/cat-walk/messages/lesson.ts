import { i18n } from "../../../language";
import { opening } from "../../../lessons/blocks";
import { lessonOf, type Lesson, type LessonBlock } from "../../../lessons/lesson";
import { ENDS, gatePicture, LOOKS, paintLooks, THIN_WALLS, WALKS } from "../lesson-looks";
import { gateSheet } from "../lesson-sheet";
import { is, type ThreeQuestions } from "../../../lessons/exercise";
import type { WalksOnSheet } from "../lesson-walks";
import { fixed } from "../../../grid/addresses";
import { isRefused } from "../../../lessons/checks";
import { textFormula } from "../../../lessons/formula-text";
import { isShown } from "../../../lessons/solutions";
import { STYLES } from "../../../lessons/styles";
import { typedRules, type WalkRules } from "../lesson-rules";

/** The rows of the message and of the seed, from the walk's heading. */
const MESSAGE_ROW = 14;
const SEED_ROW = 16;
/** The texts of a walk, with a blank one at the end. */
const TEXTS_WITH_MESSAGE = 10;

/** The rules of a walk, typed, and the message that it shall spell. Only the last one has a seed beside it. */
const hiddenMessage = (order: string, message: string, seed?: number): WalkRules => ({
  blocks: (cells) => [
    ...typedRules(`gates ${order}`).blocks(cells),
    {
      at: cells.beside(0, MESSAGE_ROW - 2),
      cells: [[i18n.t("Its message, yellow on yellow")]],
      style: "question",
    },
    { at: cells.beside(0, MESSAGE_ROW), cells: [[message]], style: "textInput", across: 3 },
    ...(seed === undefined
      ? []
      : ([
          { at: cells.beside(0, SEED_ROW), cells: [[i18n.t("Seed of the maze")]], style: "question" },
          { at: cells.beside(2, SEED_ROW), cells: [[seed]], style: "input" },
        ] satisfies LessonBlock[])),
  ],
  guarded: (formula, problem) => `=IF(${problem}="",IFNA(${formula},""),"")`,
  problem({ top }) {
    const corner = `$B$${top}`;
    const other = textFormula(i18n.t("Select cell {cell} to read what is wrong.", { cell: `B${top}` }));
    const tooLong = textFormula(
      i18n.t("The maze has more rows than there is room for: shorten the messages."),
    );
    // Without the add-in the corner is another error, of which the lesson says nothing.
    return `=IF(${isRefused(corner)},${other},IF(IFERROR(${corner}="",FALSE),${tooLong},""))`;
  },
  paints(cells, solutions) {
    const { fill } = STYLES.textInput;
    return [
      { on: cells.beside(0, MESSAGE_ROW), when: `=NOT(${isShown(solutions)})`, fill: fill!, color: fill! },
    ];
  },
});

/** The maze of the messages, in so many rows or none. */
function madeMaze(walks: WalksOnSheet, rows: number): string {
  const order = (walk: number) => `MID(TRIM(${walks.rulesCell(walk)}),7,99)`;
  const [message, second] = [0, 1].map((walk) => fixed(walks.textCell(walk, MESSAGE_ROW)));
  const seed = fixed(walks.textCell(1, SEED_ROW, 2));
  const maze = `PUZZLE.MAKEGATES(${message},${order(0)}&";"&${order(1)},${second},${seed})`;
  return `=IF(ROWS(${maze})>${rows},"",${maze})`;
}

/** The questions of the lesson on hidden messages. */
const messageQuestions = (walks: WalksOnSheet): ThreeQuestions => [
  {
    text: i18n.t("Which message does the first walk spell?"),
    isRight: (answer) => `SUBSTITUTE(UPPER(${answer})," ","")=${walks.solve(0, "message")}`,
  },
  {
    text: i18n.t("How many ways does the second walk have in all?"),
    isRight: is(walks.solve(1, "count")),
  },
  {
    text: i18n.t("How many different rooms does the second walk come to, S and G among them?"),
    isRight: is(`${walks.solve(1, "length")}+1`),
  },
];

/** Columns of rooms for all letters, and rows for about 16 of them. */
const [ROWS, COLUMNS] = [41, 53];
const NO_MAZE = Array.from({ length: ROWS }, () => new Array<string>(COLUMNS).fill(""));

const ALL_LOOKS = [...LOOKS, ...ENDS];

const PICTURE = [
  "#############",
  "#  #  S   #  ",
  "#b###r#b###r#",
  "#  #      #  ",
  "#b###b#####r#",
  "#    r       ",
  "#r#r###r#r#r#",
  "#  #   G #   ",
  "#############",
];

const source = () =>
  i18n.t(
    "After the article “Solving a University Quest Puzzle with Python”, which tells how such a maze was made.",
  );

const sheet = gateSheet({
  opening: () =>
    opening(
      i18n.t("Messages in gates"),
      i18n.t(
        "Two messages are hidden here: each is spelled by the only way through gates in the order of its rules and into no room twice.",
      ),
      source(),
    ),
  maze: NO_MAZE,
  made: (walks) => madeMaze(walks, ROWS),
  mazeStyle: "maze",
  top: 5,
  walks: [
    { ...WALKS[0], rules: hiddenMessage("gray", "RED BLUE THEN GREEN") },
    { ...WALKS[1], rules: hiddenMessage("red blue green", "THE LAZY CAT SLEEPS", 3) },
  ],
  texts: TEXTS_WITH_MESSAGE,
  looks: ALL_LOOKS,
  paint: (maze) => {
    const [column, row] = maze.match(/[A-Z]+|\d+/g)!;
    return [
      { on: maze, when: `=OR($${column}${row}="",${column}$${row}="")`, fill: "#ffffff" },
      ...paintLooks(ALL_LOOKS, maze),
    ];
  },
  ...THIN_WALLS,
  questions: messageQuestions,
  notes: ({ maze, messages, rules }) => [
    {
      at: maze,
      text: i18n.t(
        "MAKEGATES makes the maze: first both ways, a gate for each letter, then dead ends, whose gates come in the right order too, so that one notices late. Each further gate stays only if a search through all ways finds no second one.",
      ),
    },
    {
      at: messages[0],
      text: i18n.t(
        "SOLVEMAZE reads the message from the maze alone. To hand a maze out without it: type your messages below, freeze the sheet under Class › Share, and clear the yellow cells of the copy.",
      ),
    },
    {
      at: rules[0],
      text: i18n.t(
        "In the puzzle hunt of 2012, whoever found the only way through gray gates read which colours come next. Its authors could hide two messages without trouble because the two ways have no colour in common.",
      ),
    },
    {
      at: rules[1],
      text: i18n.t(
        "Try other orders: both may even use the same colours, if at each gate they name different ones, as red blue and blue red do. No room twice: whoever may turn round passes gates again, and there is no end of messages.",
      ),
    },
  ],
  selected: "rules",
});

/** Mazes whose ways spell messages of one's own. */
export const gateMessages: Lesson = lessonOf(
  {
    id: "gate-messages",
    get title() {
      return i18n.t("Messages in gates");
    },
    get summary() {
      return i18n.t("Hide one message or two in a maze of gates, each spelled by its only way.");
    },
    get source() {
      return source();
    },
    picture: gatePicture(
      PICTURE.map((row) =>
        Array.from(row, (mark) => LOOKS.find(({ says }) => says.startsWith(mark))?.says ?? mark.trim()),
      ),
      ALL_LOOKS,
    ),
    sheetName: "Messages in gates",
  },
  sheet,
);
