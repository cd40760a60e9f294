import { i18n } from "../../language";
import { boardSheet, layoutOfTwo, numberedMoves, twoBoards, type TwoBoards } from "../../lessons/board-sheet";
import {
  areAllBlank,
  blankIf,
  firstProblem,
  isNoneOf,
  isRefused,
  type InputCheck,
} from "../../lessons/checks";
import type { LessonDescription, SheetDescription } from "../../lessons/define-lesson";
import { addressIn, answerOf, textFormula } from "../../lessons/formula-text";
import type { Areas } from "../../lessons/layout";
import { firstMove } from "../../lessons/move-list";
import { ifShown } from "../../lessons/solutions";

/** The colours of pegs, of empty holes, and of cells without a hole. */
export const PEG = "#ffd166";
export const HOLE = "#cfd6e0";
const NONE = "#ffffff";

/** A board as rows of cells; `#` is not a hole. */
export const boardOf = (rows: readonly string[]): string[][] =>
  rows.map((row) => Array.from(row, (mark) => (mark === "#" ? "" : mark)));

/** The jumps of a solution. */
export const solve = ({ board, goal, rules }: Areas) =>
  `PUZZLE.SOLVEPEGS(${board.fixed},${goal.fixed},"jumps",${rules.first.fixed})`;

const MARKS = ['"o"', '"x"', '"."', '"#"', '"1"', "1", '"0"'];

/** How many jumps there are, why there are none, or what is wrong. A sheet with your own board may begin blank. */
function verdictOf(areas: Areas, mayBeBlank: boolean): string {
  const { board, goal, list, solutions } = areas;
  const first = firstMove(list);
  const at = addressIn(first);
  const check: InputCheck = {
    cells: board.fixed,
    wrong: isNoneOf(board.fixed, MARKS),
    others: { cells: goal.fixed, wrong: isNoneOf(goal.fixed, [...MARKS, '"?"']) },
    problem: (wrong) =>
      i18n.t("{cells}: expected o for a peg, . for an empty hole, or a blank cell.", { cells: wrong }),
  };
  const blank: InputCheck = {
    cells: board.fixed,
    wrong: areAllBlank(board.fixed),
    problem: () => i18n.t("The board is blank. Type o for each peg, and . for each empty hole."),
  };
  const wrong = textFormula(i18n.t("Select {cell} to read what is wrong.", { cell: at }));
  const none = textFormula(i18n.t("No jumps lead to the goal. Select {cell} to read why.", { cell: at }));
  const jumps = textFormula(
    i18n.t("Number of jumps to the goal: {count}.", { count: answerOf(`COUNT(${list.column(0).fixed})`) }),
  );
  const found = ifShown(solutions.fixed, jumps, textFormula(i18n.t("There is a solution.")));
  const solved = `IF(ISNA(${first}),${none},IF(${isRefused(first)},${wrong},IF(ISERROR(${first}),"…",${found})))`;
  return `=${firstProblem(mayBeBlank ? [blank, check] : [check], solved)}`;
}

function paints({ board, goal }: Areas): NonNullable<SheetDescription["paints"]> {
  return [board, goal].flatMap((on) => {
    const mark = `TRIM(${on.first})`;
    return [
      { on, when: `=OR(${mark}="",${mark}="#")`, fill: NONE },
      { on, when: `=OR(${mark}="o",${mark}="x",${mark}="1")`, fill: PEG },
      { on, when: `=${mark}="."`, fill: HOLE },
    ];
  });
}

const notes = ({ board, goal, rules, list }: Areas): NonNullable<SheetDescription["notes"]> => [
  { at: board.first, text: i18n.t("o is a peg, and . is an empty hole. A blank cell is not a hole.") },
  {
    at: goal.first,
    text: i18n.t(
      "o is a peg, . or a blank cell is an empty hole, and ? may be either. If all cells are blank, the last peg may be anywhere.",
    ),
  },
  {
    at: rules.first,
    text: i18n.t(
      "If this cell is blank, pegs jump right, left, up and down. With triangle, they also jump along the diagonal down to the right. With diagonal, they jump along both diagonals.",
    ),
  },
  {
    at: firstMove(list),
    text: i18n.t("SOLVEPEGS soon finds a solution. Row and column say where the peg is before it jumps."),
  },
];

/** The sheet of a board. */
export const pegsSheet = (sheet: TwoBoards): Pick<LessonDescription, "columnWidths" | "sheet"> =>
  boardSheet(
    { ...layoutOfTwo(sheet), prefix: "Pegs", listWidths: [6, 8, 22], words: 7, switch: 12 },
    sheet,
    (areas) => {
      const { board, list } = areas;
      const moves = solve(areas);
      return {
        boards: [twoBoards(sheet)],
        verdict: verdictOf(areas, !sheet.ask),
        rules: {
          label: i18n.t("Diagonals"),
          hint: i18n.t("Leave it blank, or type triangle or diagonal."),
        },
        list: numberedMoves(i18n.t("The jumps"), [i18n.t("row"), i18n.t("column"), i18n.t("how")], {
          ...{ list, rows: sheet.rows },
          moves: sheet.ask ? moves : blankIf(areAllBlank(board.fixed), moves),
        }),
        paints: paints(areas),
        notes: notes(areas),
        paper: board,
      };
    },
  );
