import { defineLesson } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { answered, number } from "../../lessons/expected-answers";
import type { Areas } from "../../lessons/layout";
import { i18n } from "../../language";
import { textFormula } from "../../lessons/formula-text";
import { DARK, isNone, LIT, lightsSheet, solve } from "./lesson-sheet";

/** About all boards of the shape on the sheet. */
function lampQuestions({ board, lamps, rank }: Areas): ThreeQuestions {
  const cells = board.fixed;
  const first = board.first.fixed;
  /** The presses for other lamps on a board of this shape. */
  const presses = (lit: string) => solve(`IF(${isNone(cells)},"#",${lit})`, "length");
  const isLamp = (answer: string) =>
    `(ROW(${cells})-ROW(${first})+1=INT(${answer}/10))*(COLUMN(${cells})-COLUMN(${first})+1=MOD(${answer},10))`;
  return [
    {
      text: i18n.t("Light all lamps: how many presses switch them off? No board needs more."),
      ...number(presses("1")),
    },
    {
      text: i18n.t("Which lamp can be switched off if it alone is lit? Type its row and column, such as 35."),
      form: i18n.t("a lamp’s row and column as two digits"),
      isForm: (answer) =>
        `IF(ISNUMBER(${answer}),SUMPRODUCT(${isLamp(answer)}*NOT(${isNone(cells)}))=1,FALSE)`,
      // Without a way, no press is found.
      isRight: (answer) => `N(${answered(presses(isLamp(answer)))})>0`,
      whyWrong: () => textFormula(i18n.t("If this lamp alone is lit, it cannot be switched off.")),
    },
    {
      text: i18n.t("How few lamps must become # so that all boards can be solved?"),
      ...number(`${lamps.fixed}-${rank.fixed}`),
    },
  ];
}

/** A face; in each quiet pattern an even number of its lamps is lit. */
const FACE = [
  ["", 1, "", 1, ""],
  ["", "", 1, "", ""],
  [1, "", "", "", 1],
  ["", 1, 1, 1, ""],
  ["", "", "", "", ""],
];

/** Lights Out on 5 × 5 lamps, which the game of 1995 had. */
export const lightsOut = defineLesson({
  id: "lights-out",
  title: /*i18n*/ "Lights Out",
  summary: /*i18n*/ "A press switches a lamp and its neighbours; algebra switches all of them off.",
  source:
    /*i18n*/ "This lesson follows Marlow Anderson and Todd Feil, “Turning Lights Out with Linear Algebra”, Mathematics Magazine 71 (1998).",
  task: /*i18n*/ "A press switches a lamp and its neighbours to the left, above, to the right and below. Switch all lamps off, or type other lamps.",
  picture: FACE.map((row) => row.map((lamp) => (lamp === 1 ? LIT : DARK))),
  sheetName: "Lights Out",
  ...lightsSheet({ lamps: FACE, ask: lampQuestions }),
});
