import { i18n } from "../../language";
import { answered, is, type ThreeQuestions } from "../../lessons/exercise";
import { isNone, solve, type Layout } from "./lesson-layout";

/** The questions of the lesson on lamps, about all boards of the shape on the sheet. */
export function lampQuestions(layout: Layout): ThreeQuestions {
  const { board, lamps, rank } = layout;
  /** The presses for other lamps on a board of this shape. */
  const presses = (lit: string) => solve({ ...layout, board: `IF(${isNone(board)},"#",${lit})` }, "length");
  const first = board.split(":")[0];
  return [
    {
      text: i18n.t("Light all lamps: how many presses switch them off? No board needs more."),
      isRight: is(presses("1")),
    },
    {
      text: i18n.t("Which lamp can be switched off if it alone is lit? Row and column, such as 35."),
      isRight: (answer) => {
        const digits = `IF(ISNUMBER(${answer}),${answer},0)`;
        const isInRow = `(ROW(${board})-ROW(${first})+1=INT(${digits}/10))`;
        const isInColumn = `(COLUMN(${board})-COLUMN(${first})+1=MOD(${digits},10))`;
        // Without a lamp that is lit, no press is needed.
        return `N(${answered(presses(`${isInRow}*${isInColumn}`))})>0`;
      },
    },
    {
      text: i18n.t("How few lamps must become # so that all boards can be solved?"),
      isRight: is(`${lamps}-${rank}`),
    },
  ];
}
