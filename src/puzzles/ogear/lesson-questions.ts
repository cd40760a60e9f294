import { i18n } from "../../language";
import { answered, firstOf, is, type ExercisePlaces, type ThreeQuestions } from "../../lessons/exercise";

/** The questions of the lesson on O'Gear: its hardest start, and rows of its connections. */

/** The switch that shows the solutions. */
export const SWITCH = "$J$26";

export const EXERCISE: ExercisePlaces = {
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

export const gearQuestions = (): ThreeQuestions => [
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
