import { i18n } from "../../language";
import { opening } from "../../lessons/blocks";
import type { Lesson } from "../../lessons/lesson";
import { answered, is, type ThreeQuestions } from "../../lessons/exercise";
import { DARK, LIT } from "./lesson-paints";
import { lightsSheet } from "./lesson-sheet";
import { isNone, solve, type Layout } from "./lesson-layout";

/** The questions of the lesson on lamps, about all boards of the shape on the sheet. */
function lampQuestions(layout: Layout): ThreeQuestions {
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

const source = () =>
  i18n.t(
    "After Marlow Anderson and Todd Feil, “Turning Lights Out with Linear Algebra”, Mathematics Magazine 71 (1998).",
  );

/** A face; in each quiet pattern an even number of its lamps is lit. */
const FACE = [
  ["", 1, "", 1, ""],
  ["", "", 1, "", ""],
  [1, "", "", "", 1],
  ["", 1, 1, 1, ""],
  ["", "", "", "", ""],
];

/** Lights Out on 5 × 5 lamps, which the game of 1995 had. */
export const lightsOut: Lesson = lightsSheet({
  id: "lights-out",
  get title() {
    return i18n.t("Lights Out");
  },
  get summary() {
    return i18n.t("A press switches a lamp and its neighbours; algebra switches all of them off.");
  },
  get source() {
    return source();
  },
  get opening() {
    return opening(
      i18n.t("Lights Out"),
      i18n.t(
        "A press switches a lamp and its neighbours to the left, above, to the right and below. Switch all lamps off.",
      ),
      source(),
    );
  },
  heights: { top: 4 },
  picture: FACE.map((row) => row.map((lamp) => (lamp === 1 ? LIT : DARK))),
  sheetName: "Lights Out",
  lamps: FACE,
  questions: lampQuestions,
});
