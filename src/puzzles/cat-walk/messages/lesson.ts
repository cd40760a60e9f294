import { i18n } from "../../../language";
import { opening } from "../../../lessons/blocks";
import { lessonOf, type Lesson } from "../../../lessons/lesson";
import { GOAL, gatePicture, LOOKS, paintLooks, START, type GateLook } from "../lesson-looks";
import { gateSheet } from "../lesson-sheet";
import { hiddenMessage, madeMaze, TEXTS_WITH_MESSAGE } from "./lesson-hidden";
import { messageQuestions } from "./lesson-questions";

/** Columns of rooms for all letters, and rows for about 16 of them. */
const [ROWS, COLUMNS] = [41, 53];
const NO_MAZE = Array.from({ length: ROWS }, () => new Array<string>(COLUMNS).fill(""));

const ALL_LOOKS: readonly GateLook[] = [
  ...LOOKS,
  { says: "S", fill: START, legend: /*i18n*/ "S  the start" },
  { says: "G", fill: GOAL, legend: /*i18n*/ "G  the goal" },
];

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
        "Two messages are hidden in one maze: each is spelled by the only way through gates in the order of its rules and into no room twice. Hide messages of your own.",
      ),
      source(),
    ),
  maze: NO_MAZE,
  made: (walks) => madeMaze(walks, ROWS),
  mazeStyle: "maze",
  top: 5,
  walks: [
    {
      heading: /*i18n*/ "The first walk",
      rules: hiddenMessage("gray", "RED BLUE THEN GREEN"),
      fill: "#ffcf56",
    },
    {
      heading: /*i18n*/ "The second walk",
      rules: hiddenMessage("red blue green", "THE LAZY CAT SLEEPS", 3),
      fill: "#8fd3f4",
    },
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
  room: { points: 13.5, characters: 2.15 },
  wall: { points: 5.25, characters: 0.29 },
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
