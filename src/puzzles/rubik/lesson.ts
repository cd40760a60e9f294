import { i18n } from "../../language";
import { opening, spill, table } from "../../lessons/blocks";
import { firstProblem, isRefused, paintProblem, type InputCheck } from "../../lessons/checks";
import { exercise, answered, is, type ExercisePlaces, type ThreeQuestions } from "../../lessons/exercise";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { Lesson, LessonBlock } from "../../lessons/lesson";
import { SOLUTIONS } from "../../lessons/solutions";
import { pieceAt, pieceTable } from "../tracks/lesson-pieces";
import { drawNet, frameNet, netArea, netPicture, paintNet, STICKERS } from "./lesson-net";

/** The questions of the lesson on Rubik's cube: turns that can be exchanged, an order, and what turns cannot reach. */

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 24, answer: "D", across: 1, mark: "F" },
  ...{ switchWords: "C24", switch: "D24" },
};

/** The turns, and their labels. */
interface CubeTurns {
  readonly labels: string;
  readonly generators: string;
}

function cubeQuestions({ labels, generators }: CubeTurns): ThreeQuestions {
  const product = (word: string) => `PUZZLE.WORDTOCYCLES(${word},${generators})`;
  return [
    {
      text: i18n.t("The scrambles UD and DU do the same. Which other turn can be exchanged with L?"),
      isRight: (answer) => {
        const isTurn = `SUMPRODUCT(EXACT(${labels},TRIM(${answer}))*(${labels}<>"L"))=1`;
        const [before, after] = [`TRIM(${answer})&"L"`, `"L"&TRIM(${answer})`];
        return `IF(${isTurn},${product(before)}=${product(after)},FALSE)`;
      },
    },
    {
      text: i18n.t("How often must RU be repeated until all is back?"),
      isRight: is(`PUZZLE.CYCLEORDER(${product('"RU"')})`),
    },
    {
      text: i18n.t("Type a permutation of the stickers 1 to 48 that turns cannot reach."),
      isRight: (answer) => `${answered(`PUZZLE.INGROUP(${answer},${generators})`)}=FALSE`,
    },
  ];
}

const source = () =>
  i18n.t(
    "Ernő Rubik's cube, by the method of Paul Vodola's article on permutation groups and puzzles of adventure games.",
  );

/** A quarter turn of each face to the right, as seen from outside: where the stickers go. */
const TURNS = [
  ["U", "(1 10 7 4)(2 11 8 5)(3 12 9 6)(25 31 29 27)(26 32 30 28)"],
  ["D", "(13 22 19 16)(14 23 20 17)(15 24 21 18)(33 35 37 39)(34 36 38 40)"],
  ["L", "(7 12 16 21)(8 10 17 19)(9 11 18 20)(31 43 39 47)(32 44 40 48)"],
  ["R", "(1 6 22 15)(2 4 23 13)(3 5 24 14)(27 45 35 41)(28 46 36 42)"],
  ["F", "(1 14 16 11)(2 15 17 12)(3 13 18 10)(25 42 33 44)(26 41 34 43)"],
  ["B", "(4 9 19 24)(5 7 20 22)(6 8 21 23)(29 48 37 46)(30 47 38 45)"],
];

/** Eight turns: a search from both ends quickly finds the shortest way back. */
const SCRAMBLE = "RUF'LD'BU'R";

const GENERATORS = "$B$6:$C$11";

/** The first cells of the two nets: rows and columns from 0. */
const AFTER = { row: 4, column: 5 };
const SOLVED = { row: 15, column: 5 };

/** The table of which sticker has come to each place. */
const STICKER_TABLE = { column: 18, headRow: 7, places: STICKERS };

const noPermutation = (cells: string) => i18n.t("{cells}: no permutation", { cells });
const TURN_CHECKS: readonly InputCheck[] = [
  { cells: "$C$6:$C$11", wrong: 'ISERROR(FIND("(",$C$6:$C$11))', problem: noPermutation },
  {
    cells: "$B$6:$B$11",
    wrong: "COUNTIF($B$6:$B$11,$B$6:$B$11)<>1",
    problem: (cells) => i18n.t("{cells}: each turn needs a letter", { cells }),
  },
];
const SCRAMBLE_CHECKS: readonly InputCheck[] = [
  ...TURN_CHECKS,
  {
    cells: "$C$14",
    wrong: "TRUE",
    problem: (cells) => i18n.t("{cells}: no such turn", { cells }),
  },
];
const STICKER_CHECKS: readonly InputCheck[] = [
  ...TURN_CHECKS,
  { cells: "$C$22", wrong: isRefused("PUZZLE.SIMPLIFYCYCLES($C$22)"), problem: noPermutation },
];

/** The way back from the scramble, and what comes of both. */
const wayBack = (): LessonBlock[] => [
  {
    ...spill("C17", `=PUZZLE.FACTORCYCLES(PUZZLE.INVERTCYCLES(C15),${GENERATORS},TRUE)`, 1, 2),
    solution: "hidden",
  },
  {
    at: "C18",
    cells: [
      [
        `=PUZZLE.WORDTOCYCLES(C14&C17,${GENERATORS})`,
        `=IF(C18="()",${textFormula(i18n.t("Solved: nothing moves."))},${textFormula(i18n.t("Not solved."))})`,
      ],
    ],
    style: "formula",
    solution: "hidden",
  },
];

/** Rubik's cube: its six turns, the number of its positions, and a scramble with the way back. */
export const rubik: Lesson = {
  id: "rubik",
  get title() {
    return i18n.t("Rubik's cube");
  },
  get summary() {
    return i18n.t("48 stickers, six turns, 43 quintillion positions: scramble it, and a formula leads back.");
  },
  get source() {
    return source();
  },
  picture: netPicture(),
  sheetName: "Rubik",
  columnWidths: [2, 20, 62, 21, 1, ...new Array<number>(12).fill(3.3), 3, 7, 9, 9, 9, 10],
  rowHeights: [{ rows: "15:15", points: 42 }],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Rubik's cube"),
        i18n.t(
          "Turn the faces with a word: U, D, L, R, F, B turn up, down, left, right, front, back; U' turns the other way, UU halfway round.",
        ),
        source(),
      ),
      ...table(
        { column: "B", row: 4 },
        i18n.t("The six turns are generators"),
        [i18n.t("Label"), i18n.t("Where the stickers go")],
        TURNS,
        "input",
      ),

      { at: "B13", cells: [[i18n.t("A scramble, and the way back")]], style: "heading" },
      {
        at: "B14",
        cells: [
          [i18n.t("Scramble")],
          [i18n.t("Its permutation")],
          [i18n.t("Repeated")],
          [i18n.t("The way back")],
          [i18n.t("One after the other")],
        ],
        style: "question",
      },
      { at: "C14", cells: [[SCRAMBLE]], style: "input" },
      {
        at: "D14",
        cells: [[`=IF(${isRefused("C15")},${firstProblem(SCRAMBLE_CHECKS, '""')},"")`]],
        style: "question",
      },
      { at: "C15", cells: [[`=PUZZLE.WORDTOCYCLES(C14,${GENERATORS})`]], style: "wrapped" },
      {
        at: "C16",
        cells: [
          [
            `=${textFormula(i18n.t("{times} times the same scramble brings all back", { times: answerOf("PUZZLE.CYCLEORDER(C15)") }))}`,
          ],
        ],
        style: "formula",
      },
      ...wayBack(),

      { at: "B20", cells: [[i18n.t("What can be reached by turns?")]], style: "heading" },
      { at: "B21", cells: [[i18n.t("Positions")], [i18n.t("Stickers to move")]], style: "question" },
      {
        at: "C21",
        cells: [[`=PUZZLE.GROUPORDER(${GENERATORS})`, i18n.t("the order of the group")]],
        style: "formula",
      },
      { at: "C22", cells: [["(1 2 3)"]], style: "input" },
      {
        at: "D22",
        cells: [
          [
            `=${firstProblem(
              STICKER_CHECKS,
              `IF(PUZZLE.INGROUP(C22,${GENERATORS}),${textFormula(i18n.t("can be reached"))},${textFormula(i18n.t("cannot be reached"))})`,
            )}`,
          ],
        ],
        style: "formula",
      },
      ...exercise(EXERCISE, cubeQuestions({ labels: "$B$6:$B$11", generators: GENERATORS })),

      { at: "F4", cells: [[i18n.t("After the scramble")]], style: "heading" },
      ...drawNet(AFTER.row, AFTER.column, (place) => `=${pieceAt(STICKER_TABLE, place)}`),
      { at: "F15", cells: [[i18n.t("Solved: the numbers of the stickers")]], style: "heading" },
      ...drawNet(SOLVED.row, SOLVED.column, (place) => place),

      ...pieceTable({
        ...STICKER_TABLE,
        moved: "C15",
        heading: i18n.t("Which sticker has come to which place"),
        backwards: i18n.t("Backwards, the scramble takes each place to where its sticker comes from:"),
        piece: i18n.t("sticker"),
      }),
    ];
  },
  paints: [
    ...paintNet(AFTER.row, AFTER.column),
    paintProblem("D14", '=$D$14<>""'),
    { on: "C18:D18", when: '=$C$18="()"', fill: "#d9f2e3" },
  ],
  frames: [...frameNet(AFTER.row, AFTER.column), ...frameNet(SOLVED.row, SOLVED.column)],
  get notes() {
    return [
      {
        at: "C6",
        text: i18n.t(
          "The face U to the right: the sticker at 1 goes to 10, that at 10 to 7, that at 7 to 4 and that at 4 to 1; and so on. The numbers stand in the net of the solved cube.",
        ),
      },
      {
        at: "C17",
        text: i18n.t(
          "FACTORCYCLES searches from the scramble and from the solved cube until both meet. Scrambles of more than about ten turns take long; then it says that its word may not be a shortest one.",
        ),
      },
      {
        at: "T8",
        text: i18n.t(
          "Found at: where the place's number stands in the cycles above. Next at: where the number after it stands, or the first one of its cycle. That number is the sticker.",
        ),
      },
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    Rubik_generators: "B6:C11",
    Rubik_word: "C14",
    Rubik_solution: "C17",
    Rubik_net: netArea(SOLVED.row, SOLVED.column),
  },
  select: "C14",
};
