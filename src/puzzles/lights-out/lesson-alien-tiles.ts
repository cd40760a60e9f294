import { i18n } from "../../language";
import { defineLesson } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { answered, number, numberUpTo } from "../../lessons/expected-answers";
import { textFormula } from "../../lessons/formula-text";
import type { Areas } from "../../lessons/layout";
import { COLORS, isNone } from "./lesson-sheet";
import { solve, statesSheet } from "./lesson-states";

const RULES = { states: 4, torus: false, shapes: ["lines"] } as const;

/** Corners that a press brings to 2. */
const CORNERS = [
  [1, "", 1],
  ["", "", ""],
  [1, "", 1],
];

/** About all boards of the shape on the sheet. */
function tileQuestions(areas: Areas): ThreeQuestions {
  const [cells, first] = [areas.board.fixed, areas.board.first.fixed];
  /** The presses for other states on a board of this shape. */
  const presses = (states: string) => solve(areas, `IF(${isNone(cells)},"#",${states})`, "length");
  const isFirst = `(ROW(${cells})-ROW(${first})=0)*(COLUMN(${cells})-COLUMN(${first})=0)`;
  return [
    {
      text: i18n.t("How many presses are needed if all lamps are at 1? No board needs more."),
      ...number(presses("1")),
    },
    { text: i18n.t("How many presses are needed if all lamps are at 2?"), ...number(presses("2")) },
    {
      text: i18n.t("Only the first lamp is not at 0, but it can be brought there. What is its state?"),
      ...numberUpTo(
        RULES.states - 1,
        (answer) => `N(${answered(presses(`${isFirst}*${answer}`))})>0`,
        () => textFormula(i18n.t("From this state it cannot be brought to 0 alone.")),
      ),
    },
  ];
}

/** The smallest board of Alien Tiles on which some boards cannot be solved. */
export const alienTiles = defineLesson({
  id: "alien-tiles",
  title: /*i18n*/ "Alien Tiles",
  summary: /*i18n*/ "A press moves all lamps in its row and column to the next of four states.",
  source:
    /*i18n*/ "This lesson follows Ian Gent, Steve Linton and Barbara Smith, “Symmetry Breaking in the Alien Tiles Puzzle” (2000).",
  task: /*i18n*/ "A press adds 1 to all lamps in its row and column, and after 3 comes 0. Bring all lamps to 0, or type other states.",
  picture: CORNERS.map((row) => row.map((state) => (state === 1 ? COLORS.states[0] : COLORS.dark))),
  sheetName: "Alien Tiles",
  ...statesSheet({ lamps: CORNERS, rules: RULES, ask: tileQuestions }),
});
