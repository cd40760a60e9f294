import { i18n } from "../../../language";
import { answered, is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";

/** The switch that shows what the questions ask for. */
export const SWITCH = "$C$31";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 23, answer: "B", across: 1, mark: "C", isBelow: true },
  ...{ switchWords: "B31", switch: SWITCH.replaceAll("$", "") },
};

/** The groups of the questions, as constants: those of the sheet may be others. */
const D4 = '{"(1 2 3 4)","(1 3)"}';
const A4 = '{"(1 2 3)","(2 3 4)"}';

/** Three questions that the colours of the table answer once the groups are typed. */
export const structureQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("How many elements of D4 commute with all others?"),
    isRight: is(`PUZZLE.GROUPORDER(PUZZLE.CENTRE(${D4}))`),
  },
  {
    text: i18n.t("Which divisor of 12 is the order of no subgroup of A4?"),
    isRight: (answer) =>
      `(MOD(PUZZLE.GROUPORDER(${A4}),${answer})=0)*(SUMPRODUCT((INDEX(PUZZLE.SUBGROUPS(${A4}),0,2)=${answer})*1)=0)`,
  },
  {
    text: i18n.t("Which element of order 2 makes a subgroup of D4 that is not normal?"),
    // With two elements it is normal if the second one commutes with all.
    isRight: (answer) => {
      const isIn = (group: string) => answered(`PUZZLE.INGROUP(${answer},${group})`);
      return `(${answered(`PUZZLE.CYCLEORDER(${answer})`)}=2)*(${isIn(D4)}=TRUE)*(${isIn(`PUZZLE.CENTRE(${D4})`)}=FALSE)`;
    },
  },
];
