import { i18n } from "../../../language";
import { isRefused } from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { message, number } from "../../../lessons/expected-answers";
import { addressIn, textFormula } from "../../../lessons/formula-text";
import { cell, input, lines, skip } from "../../../lessons/items";
import type { Areas } from "../../../lessons/layout";
import { isShown } from "../../../lessons/solutions";
import { STYLES } from "../../../lessons/styles";
import { ENDS, gatePicture, LOOKS, paintLooks, THIN_WALLS, WALKS } from "../lesson-looks";
import { ifRight, textRow, typedRules, type WalkRules } from "../lesson-rules";
import { gateSheet, rulesCell, solve } from "../lesson-sheet";

/** The typed rules of a walk, and the message that it should spell. Only the last walk also has a seed. */
const hiddenMessage = (order: string, message: string, seed?: number): WalkRules => ({
  ...typedRules(`gates ${order}`),
  texts: (walk) => [
    textRow(lines(i18n.t("Its message, yellow on yellow"))),
    textRow({ [`hidden${walk}`]: cell(message, "textInput", { across: 3 }) }),
    ...(seed === undefined
      ? []
      : [textRow(lines(i18n.t("Seed of the maze")), skip(1), { seed: input(seed) })]),
  ],
  guarded: ifRight,
  problem({ maze }) {
    const corner = maze.first;
    const other = textFormula(
      i18n.t("Select cell {cell} to read what is wrong.", { cell: addressIn(corner) }),
    );
    const tooLong = textFormula(
      i18n.t("The maze has more rows than there is room for: shorten the messages."),
    );
    // Without the add-in the corner is another error, of which the lesson says nothing.
    return `=IF(${isRefused(corner.fixed)},${other},IF(IFERROR(${corner.fixed}="",FALSE),${tooLong},""))`;
  },
  paints(areas, walk) {
    const fill = STYLES.textInput.fill!;
    return [
      {
        on: areas[`hidden${walk}`].first,
        when: `=NOT(${isShown(areas.solutions.fixed)})`,
        fill,
        color: fill,
      },
    ];
  },
});

/** The maze of the messages, in so many rows or none. */
function madeMaze(areas: Areas, rows: number): string {
  const order = (walk: number) => `MID(TRIM(${rulesCell(areas, walk).fixed}),7,99)`;
  const [message, second] = [areas.hidden0, areas.hidden1].map(({ first }) => first.fixed);
  const maze = `PUZZLE.MAKEGATES(${message},${order(0)}&";"&${order(1)},${second},${areas.seed.fixed})`;
  return `=IF(ROWS(${maze})>${rows},"",${maze})`;
}

/** The questions of the lesson on hidden messages. */
const messageQuestions = (areas: Areas): ThreeQuestions => [
  {
    text: i18n.t("Which message does the first route spell?"),
    ...message(solve(areas, 0, "message")),
  },
  {
    text: i18n.t("How many routes follow the second rules?"),
    ...number(solve(areas, 1, "count")),
  },
  {
    text: i18n.t("How many different rooms does the second route visit? Count S and G, too."),
    ...number(`${solve(areas, 1, "length")}+1`),
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

/** Mazes whose ways spell your own messages. */
export const gateMessages = defineLesson({
  id: "gate-messages",
  title: /*i18n*/ "Messages in gates",
  summary: /*i18n*/ "Hide one or two messages in a maze of gates: the only route spells each of them.",
  source:
    /*i18n*/ "This lesson follows the article “Solving a University Quest Puzzle with Python”, which tells how such a maze was made.",
  task: /*i18n*/ "This maze hides two messages, each spelled by the only route that follows its rules and enters no room twice. Find both routes, then type messages of your own.",
  picture: gatePicture(
    PICTURE.map((row) =>
      Array.from(row, (mark) => LOOKS.find(({ says }) => says.startsWith(mark))?.says ?? mark.trim()),
    ),
    ALL_LOOKS,
  ),
  sheetName: "Messages in gates",
  ...gateSheet({
    maze: NO_MAZE,
    made: (areas) => madeMaze(areas, ROWS),
    mazeStyle: "maze",
    walks: [
      { ...WALKS[0], rules: hiddenMessage("gray", "RED BLUE THEN GREEN") },
      { ...WALKS[1], rules: hiddenMessage("red blue green", "THE LAZY CAT SLEEPS", 3) },
    ],
    texts: 10,
    looks: ALL_LOOKS,
    paint: (maze) => {
      const { fixedColumns: left, fixedRows: above } = maze.first;
      return [
        { on: maze, when: `=OR(${left}="",${above}="")`, fill: "#ffffff" },
        ...paintLooks(ALL_LOOKS, maze),
      ];
    },
    ...THIN_WALLS,
    questions: messageQuestions,
    notes: ({ maze, message0, rules0, rules1 }) => [
      {
        at: maze.first,
        text: i18n.t(
          "MAKEGATES makes the maze. First it makes both routes, with a gate for each letter. Then it adds dead ends, whose gates also come in the right order, so that you notice them late. A further gate stays only if a search finds no second route.",
        ),
      },
      {
        at: message0.first,
        text: i18n.t(
          "SOLVEMAZE reads the message from the maze alone. To hand out a maze without its message, type your messages below. Copy the sheet with values only under Class › Share, and clear the yellow cells of the copy.",
        ),
      },
      {
        at: rules0.first,
        text: i18n.t(
          "In the puzzle hunt of 2012, the only route through gray gates spelled which colours come next. Two messages were no harder to hide than one, because the two routes have no colour in common.",
        ),
      },
      {
        at: rules1.first,
        text: i18n.t(
          "Try other orders. Both may even use the same colours if they differ at each gate, like red blue and blue red. A route visits no room twice. Otherwise you could turn round and pass gates again, and the messages would have no end.",
        ),
      },
    ],
  }),
});
