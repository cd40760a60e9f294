import { i18n } from "../../../language";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { number, permutationWith } from "../../../lessons/expected-answers";
import { answerOf, textFormula } from "../../../lessons/formula-text";

/** The groups of the questions, as constants: those of the sheet may be others. */
const D4 = '{"(1 2 3 4)","(1 3)"}';
const A4 = '{"(1 2 3)","(2 3 4)"}';

const orderOf = (answer: string) => `PUZZLE.CYCLEORDER(${answer})`;
const isIn = (answer: string, group: string) => `PUZZLE.INGROUP(${answer},${group})`;

/** Three questions that the colours of the table answer once the groups are typed. */
export const structureQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("How many elements of D4 commute with all others?"),
    ...number(`PUZZLE.GROUPORDER(PUZZLE.CENTRE(${D4}))`),
  },
  {
    text: i18n.t("Which divisor of 12 is the order of no subgroup of A4?"),
    form: i18n.t("a divisor of 12"),
    isForm: (answer) =>
      `IF(ISNUMBER(${answer}),IF(${answer}>=1,MOD(PUZZLE.GROUPORDER(${A4}),${answer})=0),FALSE)`,
    isRight: (answer) => `SUMPRODUCT((INDEX(PUZZLE.SUBGROUPS(${A4}),0,2)=${answer})*1)=0`,
    whyWrong: () => textFormula(i18n.t("A4 has a subgroup of this order.")),
  },
  {
    text: i18n.t("Which element of order 2 generates a subgroup of D4 that is not normal?"),
    // With two elements it is normal if the second one commutes with all.
    ...permutationWith(
      (answer) => `(${orderOf(answer)}=2)*${isIn(answer, D4)}*NOT(${isIn(answer, `PUZZLE.CENTRE(${D4})`)})>0`,
      (answer) => {
        const [order, other, normal] = [
          i18n.t("Its order is {order}.", { order: answerOf(orderOf(answer)) }),
          i18n.t("It is not an element of D4."),
          i18n.t("It commutes with all: its subgroup is normal."),
        ].map((text) => textFormula(text));
        return `IF(${orderOf(answer)}<>2,${order},IF(${isIn(answer, D4)},${normal},${other}))`;
      },
    ),
  },
];
