import { i18n } from "../../language";
import { keyMaze } from "./kind";
import { numbering, opening, questions, spill } from "../../lessons/blocks";
import { firstProblem, paintProblem, type InputCheck } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import { AFTER_MOVE, CUTS, diskByHand, HERE, MAZE, paintDisk, TEETH, TURN_LIST } from "./lesson-disk";
import type { Lesson, LessonBlock, Picture } from "../../lessons/lesson";
import { STYLES } from "../../lessons/styles";

/** The heights of the upper and lower teeth, and the cuts around the disk, as given in the article. */
const KEY = [
  [0, 1, 1, 3, 0, 1, 1, 2, 0, 1, 1, 2, 0, 1, 1, 3, 0, 1, 1, 4, 0],
  [0, 4, 0, 1, 1, 2, 1, 1, 1, 3, 0, 1, 1, 2, 1, 1, 1, 3, 0, 1, 0],
];
const DISK = [4, 0, 1, 3, 1, 1, 4, 0, 1, 1, 2, 1, 0, 2, 1, 1];

const PLACES = KEY[0].length;
const TURNS = DISK.length;
const MAX_HEIGHT = 4;

const source = () =>
  i18n.t(
    "After Kenneth E. Caviness's article “Maze for Free the Key Puzzle”; the puzzle is by Oskar van Deventer.",
  );

const BRASS = "#d9a521";
const STEEL = "#5b7ba6";
const WALL = "#2b3a55";
const WAY = "#ffd166";
/** Dead ends are darkest at their ends, as in the article. */
const DEAD_ENDS = [
  { below: 0.6, fill: "#b4bac4" },
  { below: 0.67, fill: "#cbd0d8" },
  { below: 1, fill: "#dfe3e9" },
];

/**
 * The key lies across the columns of the maze and the disk along its rows, so each cell of the maze is where a pair of teeth meets a pair
 * of cuts.
 */
const MAX_LIST_LENGTH = 345;

const WALK = `PUZZLE.SOLVEMAZE(${MAZE},{1,1},{1,21},"walk wrap rows"`;

function picture(): Picture {
  const squares = keyMaze(KEY, [DISK]).map((row) => row.map((open): string => (open ? WAY : WALL)));
  squares[0][0] = HERE;
  squares[0][PLACES - 1] = "#93d6a0";
  return squares;
}

/** Oskar van Deventer's key and disk, and the maze through which the disk moves. */
export const freeTheKey: Lesson = {
  id: "free-the-key",
  get title() {
    return i18n.t("Free the Key");
  },
  get summary() {
    return i18n.t("A disk with cuts on a key with teeth: sliding and turning walk a maze.");
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "Free the Key",
  columnWidths: [
    2,
    ...[1, 1, 1, 1],
    3,
    ...new Array<number>(PLACES).fill(2.6),
    2,
    ...[9, 9, 9, 9],
    2,
    ...[14, 7],
  ],
  rowHeights: [
    { rows: "5:8", points: 8 },
    { rows: "11:14", points: 8 },
    { rows: "16:31", points: 17 },
    { rows: "40:55", points: 17 },
    { rows: "58:73", points: 17 },
  ],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Free the Key"),
        i18n.t(
          "Slide the disk along the key and turn it until it comes off: a tooth passes through a cut that is as deep as the tooth is high.",
        ),
        source(),
      ),
      { at: "B4", cells: [[i18n.t("The key: heights of its teeth above and below")]], style: "heading" },
      { at: "G5", cells: blank(MAX_HEIGHT, PLACES), style: "bar" },
      { at: "F9", cells: [[i18n.t("above")], [i18n.t("below")]], style: "sideLabel" },
      { at: "G9", cells: KEY, style: "square", fill: "#fff5cc" },
      { at: "G11", cells: blank(MAX_HEIGHT, PLACES), style: "bar" },

      { at: "B15", cells: [[i18n.t("The disk")]], style: "heading" },
      { at: "B16", cells: blank(TURNS, MAX_HEIGHT), style: "bar" },
      { at: "F16", cells: DISK.map((cut) => [cut]), style: "square", fill: "#fff5cc" },
      {
        at: "H15",
        cells: [[i18n.t("Its maze: 1 where the teeth fit through the cuts, 0 where not")]],
        style: "heading",
      },
      spill("G16", `=PUZZLE.KEYMAZE(${TEETH},${CUTS})`, TURNS, PLACES, "square"),

      {
        at: "B32",
        cells: [
          [
            i18n.t(
              "Yellow: the way out. Gray: dead ends. Red: the disk, and what meets there; purple: it does not fit.",
            ),
          ],
        ],
        style: "small",
      },

      { at: "AC4", cells: [[i18n.t("The way out")]], style: "heading" },
      {
        at: "AC9",
        cells: [[verdict()]],
        style: "formula",
        across: 4,
      },
      { at: "AC10", cells: [[i18n.t("Show the disk after move")]], style: "question" },
      { at: "AF10", cells: [[0]], style: "input" },
      ...diskByHand(),
      {
        at: "AC15",
        cells: [[i18n.t("Move"), i18n.t("Turn"), i18n.t("Place"), i18n.t("How")]],
        style: "answerHeads",
      },
      spill("AC16", numbering(TURN_LIST, 0), MAX_LIST_LENGTH, 1, "answer"),
      spill("AD16", `=${WALK})`, MAX_LIST_LENGTH, 2, "answer"),
      spill("AF17", `=${WALK},"moves")`, MAX_LIST_LENGTH - 1, 1, "answer"),

      ...questions({ column: "B", row: 33 }, [
        i18n.t("At which moves does the disk slide back, away from the end of the key?"),
        i18n.t("At place 2 the disk fits on the key in two of its turns only: which are they, and why?"),
        i18n.t("Lower one tooth or deepen one cut so that fewer than 76 moves are enough."),
      ]),

      {
        at: "B39",
        cells: [[i18n.t("The dead ends, by DEADENDS: 0 is a wall, 1 is what they leave")]],
        style: "heading",
      },
      spill("G40", `=PUZZLE.DEADENDS(${MAZE},"walk wrap rows")`, TURNS, PLACES, "code"),
      { at: "B57", cells: [[i18n.t("The way out, step by step")]], style: "heading" },
      spill("G58", `=${WALK},"grid")`, TURNS, PLACES, "square"),
    ];
  },
  paints: [
    { on: "G5:AA8", when: "=G$9>=ROWS(G5:G$8)", fill: BRASS },
    { on: "G11:AA14", when: "=G$10>=ROWS(G$11:G11)", fill: BRASS },
    { on: "B16:E31", when: "=$F16>=COLUMNS(B16:$E16)", fill: STEEL },

    ...paintDisk(),
    // The colours on the maze follow its two copies below: G40 has the dead ends, G58 the steps.
    ...["G16:AA31", "G58:AA73"].map((on) => ({ on, when: "=ISNUMBER(G58)", fill: WAY })),
    { on: "AC16:AF360", when: `=AND(ISNUMBER($AC16),$AC16=${AFTER_MOVE})`, fill: HERE, color: "#ffffff" },
    { on: "AC16:AF360", when: '=$AC16<>""', fill: STYLES.formula.fill! },

    { on: "G16:AA31", when: "=G16=0", fill: WALL, color: "#c3cbd8" },
    { on: "G40:AA55", when: "=G40=0", fill: WALL, color: "#c3cbd8" },
    ...["G16:AA31", "G40:AA55"].flatMap((on) =>
      DEAD_ENDS.map(({ below, fill }) => ({ on, when: `=G40<${below}`, fill })),
    ),
    paintProblem("AC9:AF9", "=ISERROR($G$16)"),
  ],
  frames: [
    { around: "G9:AA10", color: "#8a6508" },
    { around: "F16:F31", color: "#1d3b6f" },
    { around: "G16:AA31", color: "#1d3b6f" },
  ],
  get notes() {
    return [
      {
        at: "G16",
        text: i18n.t(
          "KEYMAZE puts 1 where the tooth above fits through the cut above and the tooth below through the cut on the other side of the disk. A row is a turn of the disk, a column is a place on the key.",
        ),
      },
      {
        at: "AD16",
        text: i18n.t(
          "SOLVEMAZE walks from turn 1, place 1 to turn 1, place 21. After turn 16 comes turn 1 again, so the rows go round: walk wrap rows.",
        ),
      },
      {
        at: "AF17",
        text: i18n.t("Right and left: the disk slides along the key. Up and down: it turns by one cut."),
      },
      {
        at: "G40",
        text: i18n.t(
          "A cell with three closed neighbours is a dead end; then its neighbour may become one, and so on. The numbers grow from the end of a dead end on. A loop has no end, so it stays 1 even if no way goes through it.",
        ),
      },
    ];
  },
  names: { FreeTheKey_key: "G9:AA10", FreeTheKey_disk: "F16:F31", FreeTheKey_maze: "G16:AA31" },
  select: "AF10",
};

const CHECKS: readonly InputCheck[] = [TEETH, CUTS].map((cells) => ({
  cells,
  wrong: `IFERROR(${cells}+0<0,TRUE)`,
  problem: (wrong) => i18n.t("{cells}: expected a height, 0 or more.", { cells: wrong }),
}));

/** The number of moves, why there are none, or what is wrong. */
function verdict(): string {
  const notAtEnds = textFormula(i18n.t("The disk does not fit at its start or its end."));
  const moves = textFormula(
    i18n.t("{moves} moves set the disk free.", { moves: answerOf(`${WALK},"length")`) }),
  );
  const noWay = textFormula(i18n.t("No way: the disk stays on the key."));
  const way = `IF(OR($G$16=0,$AA$16=0),${notAtEnds},IFNA(${moves},${noWay}))`;
  return `=${firstProblem(CHECKS, way)}`;
}

function blank(rows: number, columns: number): string[][] {
  return Array.from({ length: rows }, () => new Array<string>(columns).fill(""));
}
