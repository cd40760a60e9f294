import { i18n } from "../../../language";
import { is, isPermutation, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { SWITCH, TARGET_WORD } from "./lesson-solutions";

/** The questions of the pinball lesson: its flippers, a path, and passes of products. */

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 18, answer: "B", across: 5, mark: "G", isBelow: true },
  ...{ switchWords: "B25", switch: SWITCH.replaceAll("$", ""), switchAcross: 2 },
};

/** The table of flippers: from, to and name, such as `left 3R`; the name's last two characters are enough. */
const FLIPPERS = { from: "$O$7:$O$24", to: "$P$7:$P$24", name: "$Q$7:$Q$24" };

/** A pass multiplies all products so far by each other, so that words become twice as long. */
const passes = `ROUNDUP(ROUND(LOG(LEN(${TARGET_WORD}),2),9),0)`;

export const pinballQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("Space from 5 to 4: by which flipper?"),
    isRight: (answer) => {
      const isNamed = `((${FLIPPERS.name}=TRIM(${answer}))+(RIGHT(${FLIPPERS.name},2)=TRIM(${answer}))>0)`;
      return `SUMPRODUCT((${FLIPPERS.from}=4)*(${FLIPPERS.to}=5)*${isNamed})>0`;
    },
  },
  {
    text: i18n.t("Which permutation has the path 5-2-5?"),
    isRight: isPermutation('PUZZLE.PATHTOPERM("5-2-5")'),
  },
  { text: i18n.t("Passes until the target is there?"), isRight: is(passes) },
];
