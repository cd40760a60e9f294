import { i18n } from "../../language";
import { boardSheet, layoutOfTwo, numberedMoves, twoBoards, type TwoBoards } from "../../lessons/board-sheet";
import { areAllBlank, blankIf, firstProblem, isRefused, type InputCheck } from "../../lessons/checks";
import type { LessonDescription, SheetDescription } from "../../lessons/define-lesson";
import { addressIn, textFormula } from "../../lessons/formula-text";
import type { Areas } from "../../lessons/layout";
import { firstMove, movesIfShown } from "../../lessons/move-list";

/** The colours of walls, of pieces that matter, and of the others in turn. */
export const WALL = "#3b4a66";
export const WANTED = "#ffd166";
export const OTHERS = ["#a9cbef", "#cfd6e0", "#bfe3c8"];

/** A board as rows of cells; `.` is empty. */
export const boardOf = (rows: readonly string[]): string[][] =>
  rows.map((row) => Array.from(row, (letter) => (letter === "." ? "" : letter)));

/** A call of the function; `board` and `goal` may be parts of formulas. */
export const solve = (
  { board, goal, rules }: Areas,
  { from = board.fixed, to = goal.fixed, by = rules.first.fixed, answer = "" },
) => `PUZZLE.SOLVEBLOCKS(${from},${to},${by}${answer && `,"${answer}"`})`;

/** How many moves there are, why there are none, or what is wrong. A sheet with your own board may begin blank. */
function verdictOf(areas: Areas, mayBeBlank: boolean): string {
  const { board, goal, list, solutions } = areas;
  const first = firstMove(list);
  const check: InputCheck = {
    cells: goal.fixed,
    wrong: `(TRIM(${goal.fixed})<>"")*(COUNTIF(${board.fixed},${goal.fixed})<>COUNTIF(${goal.fixed},${goal.fixed}))`,
    problem: (wrong) =>
      i18n.t("{cells}: this piece has a different number of cells on the board.", { cells: wrong }),
  };
  const blank: InputCheck = {
    cells: board.fixed,
    wrong: areAllBlank(board.fixed),
    problem: () => i18n.t("The board is blank. Type the same letter into all cells of a piece."),
  };
  const wrong = textFormula(i18n.t("Select {cell} to read what is wrong.", { cell: addressIn(first) }));
  const none = textFormula(i18n.t("No moves lead to the goal."));
  const found = movesIfShown(solutions.fixed, `COUNT(${list.column(0).fixed})`);
  const problem = firstProblem([check], `IF(${isRefused(first)},${wrong},"…")`);
  const solved = `IF(ISNA(${first}),${none},IF(ISERROR(${first}),${problem},${found}))`;
  return `=${firstProblem(mayBeBlank ? [blank] : [], solved)}`;
}

function paints({ board, goal }: Areas): NonNullable<SheetDescription["paints"]> {
  return [board, goal].flatMap((on) => {
    const piece = `${on.first}`;
    const isPiece = `(TRIM(${piece})<>"")`;
    return [
      { on, when: `=TRIM(${piece})="#"`, fill: WALL, color: WALL },
      { on, when: `=${isPiece}*(COUNTIF(${goal.fixed},${piece})>0)`, fill: WANTED },
      ...OTHERS.map((fill, k) => ({
        on,
        when: `=IF(${isPiece},MOD(CODE(${piece}),${OTHERS.length})=${k},FALSE)`,
        fill,
      })),
    ];
  });
}

const notes = ({ board, goal, rules, list }: Areas): NonNullable<SheetDescription["notes"]> => [
  {
    at: board.first,
    text: i18n.t("Equal letters that touch are one piece. Blank cells are empty, # is a wall."),
  },
  {
    at: goal.first,
    text: i18n.t(
      "Type only the pieces whose place matters. Pieces of one shape may change places unless they are here.",
    ),
  },
  {
    at: rules.first,
    text: i18n.t(
      "moves: a piece moves along any route. straight: it moves straight on. steps: it moves by one cell. Add lengthwise for cars, which do not move sideways.",
    ),
  },
  {
    at: firstMove(list),
    text: i18n.t(
      "SOLVEBLOCKS looks at all arrangements that can be reached, and first at those after fewer moves. Row and column say where the first cell of the piece is after the move.",
    ),
  },
];

/** The sheet of a board. */
export const blocksSheet = (sheet: TwoBoards): Pick<LessonDescription, "columnWidths" | "sheet"> =>
  boardSheet(
    { ...layoutOfTwo(sheet), prefix: "Blocks", listWidths: [8, 6, 8, 22], words: 7, switch: 11 },
    sheet,
    (areas) => {
      const { board, list } = areas;
      const moves = solve(areas, {});
      return {
        boards: [twoBoards(sheet)],
        verdict: verdictOf(areas, !sheet.ask),
        rules: {
          label: i18n.t("One move is"),
          hint: i18n.t("Type moves, straight or steps. Add lengthwise if pieces do not move sideways."),
        },
        list: numberedMoves(
          i18n.t("The moves"),
          [i18n.t("piece"), i18n.t("row"), i18n.t("column"), i18n.t("how")],
          { list, rows: sheet.rows, moves: sheet.ask ? moves : blankIf(areAllBlank(board.fixed), moves) },
        ),
        paints: paints(areas),
        notes: notes(areas),
        paper: board,
      };
    },
  );
