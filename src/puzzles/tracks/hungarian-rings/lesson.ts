import { i18n } from "../../../language";
import { opening, table } from "../../../lessons/blocks";
import {
  blankIfWrong,
  firstProblem,
  paintProblem,
  wholeNumbers,
  type InputCheck,
} from "../../../lessons/checks";
import {
  exercise,
  is,
  isEvenWord,
  type ExercisePlaces,
  type ThreeQuestions,
} from "../../../lessons/exercise";
import type { Lesson, LessonBlock, Picture } from "../../../lessons/lesson";
import { SOLUTIONS } from "../../../lessons/solutions";
import { pieceTable } from "../lesson-pieces";
import {
  cellsOf,
  facts,
  groupFacts,
  noteOnWayBack,
  orIdentity,
  paintScramble,
  scramble,
} from "../../groups/lesson-word";
import { drawRings, LEAST, MOST, paintRings, turnOf, type DrawnRings } from "./lesson-rings";

/** The questions of the lesson on rings of balls: parity, balls that stay opposite each other, and a small exception. */

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 27, answer: "D", across: 1, mark: "E" },
  ...{ switchWords: "C27", switch: "D27" },
};

const oneTurn = (balls: number) => `"("&TEXTJOIN(" ",TRUE,SEQUENCE(${balls}))&")"`;

/** The turns of two rings of four balls that cross at neighbouring places. */
const SMALL_RINGS = '{"L","(1 2 3 4)";"R","(1 2 5 6)"}';

const ringQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("Set both rings to 19 balls: is one turn of a ring an even or odd permutation?"),
    isRight: isEvenWord(`PUZZLE.CYCLEPARITY(${oneTurn(19)})="even"`),
  },
  {
    text: i18n.t("Set both rings to 6 balls and 3 steps: which ball stays opposite ball 2 for ever?"),
    isRight: is("MOD(2+6/2-1,6)+1"),
  },
  {
    text: i18n.t("Set both rings to 4 balls and 1 step: how many of 720 orders can be reached?"),
    isRight: is(`PUZZLE.GROUPORDER(${SMALL_RINGS})`),
  },
];

const source = () =>
  i18n.t(
    "After Jamie Mulholland's course “Permutation Puzzles: A Mathematical Perspective”; the rings are a puzzle from Hungary of the 1980s.",
  );

const [LEFT, RIGHT, LEFT_STEPS, RIGHT_STEPS] = ["$C$5", "$C$6", "$C$7", "$C$8"];
const PROBLEM = "$B$9";
const ifRight = blankIfWrong(PROBLEM);

const GENERATORS = "$B$13:$C$14";
const SCRAMBLE = {
  ...{ column: "B", valueColumn: "C", saysColumn: "D", row: 17 },
  word: "LLRRL'R",
  generators: GENERATORS,
};
const MOVED = cellsOf(SCRAMBLE).moved;
const GROUP = { column: "B", valueColumn: "C", row: 23 };

const RINGS: DrawnRings = {
  ...{ row: 3, column: 5 },
  ...{ left: LEFT, right: RIGHT, leftSteps: LEFT_STEPS, rightSteps: RIGHT_STEPS },
  pieces: { column: 5 + MOST + 1, headRow: 8, places: 2 * MOST - 2 },
  guard: ifRight,
};

const checks = (): InputCheck[] => [
  ...[LEFT, RIGHT].map((balls) => wholeNumbers(balls, LEAST, MOST)),
  ...[
    [LEFT_STEPS, LEFT],
    [RIGHT_STEPS, RIGHT],
  ].map(([steps, balls]) => wholeNumbers(steps, 1, `${balls}-1`)),
];

/** Two rings of balls. */
function picture(): Picture {
  const [left, right, both] = ["#d9a521", "#1d6fe0", "#2b9348"];
  return [
    ["", "", left, left, "", right, right, "", ""],
    ["", left, "", "", both, "", "", right, ""],
    [left, "", "", right, "", left, "", "", right],
    [left, "", "", right, "", left, "", "", right],
    ["", left, "", "", both, "", "", right, ""],
    ["", "", left, left, "", right, right, "", ""],
  ];
}

/** Two rings of balls that cross at two places: each turns as a whole. */
export const hungarianRings: Lesson = {
  id: "hungarian-rings",
  get title() {
    return i18n.t("Hungarian Rings");
  },
  get summary() {
    return i18n.t("Two rings of balls cross at two places: turn one, turn the other, and bring all back.");
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "Hungarian Rings",
  columnWidths: [2, ...[40, 58, 30, 2], ...new Array<number>(MOST).fill(3.8), 2, ...[7, 9, 9, 9, 8]],
  rowHeights: [
    { rows: "6:6", points: 24 },
    { rows: "10:10", points: 24 },
    { rows: "18:18", points: 30 },
  ],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Hungarian Rings"),
        i18n.t(
          "Bring all balls back: L turns the left ring by one place, R the right one. An apostrophe turns it the other way: L', R'.",
        ),
        source(),
      ),
      { at: "B4", cells: [[i18n.t("The puzzle")]], style: "heading" },
      {
        at: "B5",
        cells: [
          [i18n.t("Balls on the left ring")],
          [i18n.t("Balls on the right ring")],
          [i18n.t("Steps from crossing to crossing, left")],
          [i18n.t("Steps from crossing to crossing, right")],
        ],
        style: "question",
      },
      { at: "C5", cells: [[20], [20], [5], [5]], style: "input" },
      { at: "B9", cells: [[`=${firstProblem(checks(), '""')}`]], style: "question", across: 3 },
      ...table(
        { column: "B", row: 11 },
        i18n.t("Its two moves are generators, made from the rings"),
        [i18n.t("Label"), i18n.t("Permutation")],
        [
          ["L", ifRight(turnOf(RINGS, 0))],
          ["R", ifRight(turnOf(RINGS, 1))],
        ],
        "formula",
      ),
      { at: "B16", cells: [[i18n.t("A scramble, and the way back")]], style: "heading" },
      ...scramble({ ...SCRAMBLE, guard: ifRight }),
      { at: "B22", cells: [[i18n.t("Which orders can be reached?")]], style: "heading" },
      ...groupFacts(GROUP, GENERATORS, ifRight),
      ...facts({ ...GROUP, row: GROUP.row + 2 }, [
        { title: i18n.t("Balls in all"), value: ifRight(`${LEFT}+${RIGHT}-2`) },
      ]),
      ...exercise(EXERCISE, ringQuestions()),
      ...drawRings(RINGS),
      {
        at: "F12",
        cells: [[i18n.t("Yellow: the crossings, which belong to both rings. Blue: balls at home.")]],
        style: "small",
      },
      ...pieceTable({
        ...RINGS.pieces,
        moved: orIdentity(MOVED),
        heading: i18n.t("Which ball has come to which place"),
        backwards: i18n.t("Backwards, the scramble takes each place to where its ball comes from:"),
        piece: i18n.t("ball"),
      }),
    ];
  },
  paints: [paintProblem("B9:D9", `=${PROBLEM}<>""`), ...paintScramble(SCRAMBLE), ...paintRings(RINGS)],
  frames: [],
  get notes() {
    return [
      {
        at: "C7",
        text: i18n.t(
          "The rings cross at place 1 and so many steps farther on. If both crossings are opposite each other on both rings, opposite balls stay together.",
        ),
      },
      {
        at: "C13",
        text: i18n.t(
          "L takes the ball at 1 to 2, that at 2 to 3, and so on round the left ring; R does so on the right one, whose places are written above its balls.",
        ),
      },
      noteOnWayBack(SCRAMBLE),
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    Generators_title: "B1",
    Generators_generators: "B13:C14",
    Generators_start: MOVED,
    Generators_word: cellsOf(SCRAMBLE).back,
  },
  select: "C5",
};
