import { i18n } from "../../language";
import { numbering, opening, spill, table } from "../../lessons/blocks";
import { firstProblem, isRefused, paintProblem } from "../../lessons/checks";
import {
  exercise,
  answered,
  firstOf,
  is,
  type ExercisePlaces,
  type ThreeQuestions,
} from "../../lessons/exercise";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { Lesson, LessonBlock, LessonValue } from "../../lessons/lesson";
import { afterMoves, movesIfShown } from "../../lessons/move-list";
import { CHECKS } from "./lesson-checks";
import {
  AFTER,
  drawFace,
  FACES,
  FACINGS,
  FIRST,
  frameFace,
  LAST,
  NET,
  paintNet,
  picture,
  TEETH,
} from "./lesson-net";
import { isShown, SOLUTIONS } from "../../lessons/solutions";
import { STYLES } from "../../lessons/styles";

/** The questions of the lesson on O'Gear: its hardest start, and rows of its connections. */

/** The switch that shows the solutions. */
const SWITCH = "$J$26";

const EXERCISE: ExercisePlaces = {
  ...{ column: "G", row: 26, answer: "G", across: 3, mark: "J", isBelow: true },
  ...{ switchWords: "L26", switch: SWITCH.replaceAll("$", ""), switchAcross: 2 },
};

/** The connections, and their faces in the order in which a row names them. */
const TABLE = "$B$20:$E$35";
const [FROM, TO] = ["$B$20:$B$35", "$D$20:$D$35"];
const [START, GOAL] = ["$Q$7:$S$7", "$Q$8:$S$8"];
const OPPOSITE = [
  ["Top", "Bottom"],
  ["Left", "Right"],
  ["Front", "Back"],
];

/** False for what is no number of a row. */
const ofRow = (answer: string, isRight: string) =>
  `IF(ISNUMBER(${answer}),IF((${answer}>=1)*(${answer}<=ROWS(${TABLE})),${isRight},FALSE),FALSE)`;

const gearQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("How many moves does the hardest start take?"),
    // Every move can be taken back, so the starts are where the gear can come from the goal.
    isRight: is(`MAX(PUZZLE.SOLVEGEAR(${TABLE},${GOAL},${START},,"states"))`),
  },
  {
    text: i18n.t("Without which row, 1 to 16, is there no way?"),
    isRight: (answer) => {
      const others = `IF(ROW(${TABLE})-ROW(${TABLE.split(":")[0]})+1=${answer},"",${TABLE})`;
      return ofRow(answer, `${answered(firstOf(`PUZZLE.SOLVEGEAR(${others},${START},${GOAL})`))}=""`);
    },
  },
  {
    text: i18n.t("Which row, 1 to 16, joins opposite faces?"),
    isRight: (answer) => {
      const faces = `INDEX(${FROM},${answer})&"-"&INDEX(${TO},${answer})`;
      const pairs = OPPOSITE.flatMap(([a, b]) => [`${faces}="${a}-${b}"`, `${faces}="${b}-${a}"`]);
      return ofRow(answer, `OR(${pairs.join()})`);
    },
  },
];

/** How the gear rolls forward, in the article's order: from a face, facing a side, to a face, facing a side. */
export const CONNECTIONS = [
  ["Top", "East", "Right", "South"],
  ["Top", "West", "Left", "South"],
  ["Bottom", "North", "Front", "West"],
  ["Bottom", "South", "Back", "East"],
  ["Bottom", "West", "Right", "North"],
  ["Front", "South", "Bottom", "North"],
  ["Front", "West", "Back", "West"],
  ["Back", "South", "Bottom", "North"],
  ["Back", "East", "Right", "East"],
  ["Back", "West", "Left", "West"],
  ["Left", "North", "Top", "East"],
  ["Left", "East", "Front", "East"],
  ["Left", "West", "Back", "West"],
  ["Right", "North", "Top", "West"],
  ["Right", "South", "Bottom", "East"],
  ["Right", "East", "Back", "East"],
];

const source = () => i18n.t("After Ben Wiener's article on Hanayama's O'Gear puzzle.");

const start: LessonValue[] = ["Top", "South", 4];
const goal: LessonValue[] = ["Top", "North", 0];

/** Six faces, four directions and five teeth. */
const STATES = 6 * 4 * 5;

/** The first cell of the solution. It contains the error if there is no solution. */
const ANSWER = `$P$${FIRST + 1}`;

/** Where the gear is after the chosen move. */
function whereNow(): string {
  const now = (list: string) => answerOf(`INDEX(${list},${AFTER}+1)`);
  const text = i18n.t("{face}, {facing}, tooth {tooth}", {
    face: now(FACES),
    facing: now(FACINGS),
    tooth: now(TEETH),
  });
  return `=IFERROR(${textFormula(text)},"")`;
}

/** The number of moves, that there are none, or what is wrong. */
function verdict(): string {
  const noWay = i18n.t(
    "There is no way: with these connections the gear cannot come from the start to the goal.",
  );
  const moves = movesIfShown(SWITCH, `COUNT($O$${FIRST + 1}:$O$${LAST})`);
  const problem = firstProblem(CHECKS, '"…"');
  return `=IF(ISNA(${ANSWER}),${textFormula(noWay)},IF(ISERROR(${ANSWER}),${problem},${moves}))`;
}

/** Hanayama's O'Gear: a gear that turns and rolls on the faces of a cube. */
export const ogear: Lesson = {
  id: "ogear",
  get title() {
    return i18n.t("O'Gear");
  },
  get summary() {
    return i18n.t("A gear rolls over the edges of a cube until its special tooth comes free.");
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "OGear",
  columnWidths: [2, ...new Array<number>(12).fill(7), 2, 4, 9, 8, 8, 7, 2, 7, 8, 8, 7],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("O'Gear"),
        i18n.t(
          "A gear sits on a cube. Turn it, or roll it over an edge, until it faces North on Top with tooth 0: only so it comes off.",
        ),
        source(),
      ),
      { at: "B5", cells: [[i18n.t("The cube unfolded")]], style: "heading" },
      ...NET.flatMap(drawFace),
      ...afterMoves("H6", "I6", 3),
      { at: "H7", cells: [[whereNow()]], style: "question", solution: "hidden" },
      {
        at: "H13",
        cells: [
          [i18n.t("A side with 2: the gear is there after move 2.")],
          [i18n.t("Green: done. Orange: now. Pale: to come.")],
        ],
        style: "small",
      },
      {
        at: "B16",
        cells: [[verdict()]],
        style: "target",
        across: 12,
      },

      { at: "O5", cells: [[i18n.t("Start and goal")]], style: "heading" },
      {
        at: "O6",
        cells: [["", "", i18n.t("face"), i18n.t("facing"), i18n.t("tooth")]],
        style: "answerHeads",
      },
      { at: "P7", cells: [[i18n.t("start")], [i18n.t("goal")]], style: "question" },
      { at: "Q7", cells: [start, goal], style: "input" },
      { at: "O10", cells: [[i18n.t("The solution")]], style: "heading" },
      {
        at: "O11",
        cells: [["", i18n.t("move"), i18n.t("face"), i18n.t("facing"), i18n.t("tooth")]],
        style: "answerHeads",
      },
      { at: `O${FIRST}`, cells: [[0, i18n.t("start"), "=Q7", "=R7", "=S7"]], style: "answer" },
      spill(`O${FIRST + 1}`, numbering(`$P$${FIRST + 1}:$P$${LAST}`), LAST - FIRST, 1, "answer"),

      { at: "U10", cells: [[i18n.t("Where it can come from the start")]], style: "heading" },
      {
        at: "U11",
        cells: [[i18n.t("moves"), i18n.t("face"), i18n.t("facing"), i18n.t("tooth")]],
        style: "answerHeads",
      },
      spill(
        ...([`U${FIRST}`, '=PUZZLE.SOLVEGEAR(B20:E35,Q7:S7,Q8:S8,,"states")'] as const),
        ...([STATES, 4, "answer", "hidden"] as const),
      ),
      spill(
        ...([`P${FIRST + 1}`, "=PUZZLE.SOLVEGEAR(B20:E35,Q7:S7,Q8:S8)"] as const),
        ...([LAST - FIRST, 4, "answer", "only errors"] as const),
      ),

      ...table(
        { column: "B", row: 18 },
        i18n.t("How the gear rolls forward"),
        [i18n.t("from"), i18n.t("facing"), i18n.t("to"), i18n.t("facing")],
        CONNECTIONS,
        "input",
      ),
      {
        at: "G20",
        cells: [
          [i18n.t("A row says: rolling forward from Top, facing East,")],
          [i18n.t("the gear comes to Right and faces South. Rolling")],
          [i18n.t("back goes the other way. Each roll is one tooth.")],
          [i18n.t("The gear turns between North and East, and")],
          [i18n.t("between South and West.")],
        ],
        style: "small",
      },
      ...exercise(EXERCISE, gearQuestions()),
    ];
  },
  paints: [
    ...paintNet(isShown(SWITCH)),
    paintProblem("B16:M16", `=${isRefused(ANSWER)}`),
    { on: `O${FIRST}:S${LAST}`, when: `=$O${FIRST}=${AFTER}`, fill: "#ffe2c7" },
    { on: `O${FIRST}:S${LAST}`, when: `=$O${FIRST}<>""`, fill: STYLES.formula.fill! },
    { on: `U${FIRST}:X${FIRST + STATES - 1}`, when: `=$U${FIRST}<>""`, fill: STYLES.formula.fill! },
  ],
  frames: NET.map(frameFace),
  get notes() {
    return [
      {
        at: "H6",
        text: i18n.t(
          "Type a number from 0 to the number of moves: the net shows where the gear has been, where it is and where it will come.",
        ),
      },
      {
        at: `P${FIRST + 1}`,
        text: i18n.t(
          "SOLVEGEAR reads the connections, the start and the goal, and answers with the fewest moves: turn, forward or back, and where the gear is then.",
        ),
      },
      {
        at: `U${FIRST}`,
        text: i18n.t(
          'With the answer "states" SOLVEGEAR lists all positions to which the gear can come from the start, nearest first, each with the fewest moves to it.',
        ),
      },
      {
        at: "B19",
        text: i18n.t(
          "The net is only a picture of the six faces; what is next to what stands in this table, as the article's author marked it on the cube.",
        ),
      },
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    OGear_connections: "B20:E35",
    OGear_start: "Q7:S7",
    OGear_goal: "Q8:S8",
    OGear_net: "B6:M14",
  },
  select: "H6",
};
