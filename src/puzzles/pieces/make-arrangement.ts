import type { Cells } from "../../grid/cells";
import { i18n } from "../../language";
import { asValue } from "../../lessons/blocks";
import { paintProblem } from "../../lessons/checks";
import { textFormula } from "../../lessons/formula-text";
import { cell, cells, heading, table } from "../../lessons/items";
import type { Lesson } from "../../lessons/lesson";
import { countMoves, firstMove, isWrong, listMoves } from "../../lessons/move-list";
import { ownSheet, TITLE_CELL } from "../../lessons/own-sheet";
import { STYLES } from "../../lessons/styles";

/** Pieces on any graph, far from their goal. */
interface ArrangementSheet {
  readonly title: string;
  /** Columns from and to, and perhaps the moves' names. */
  readonly moves: Cells;
  /** Columns place and piece. */
  readonly start: Cells;
  readonly goal: Cells;
  /** How many arrangements are at each distance from the goal. */
  readonly distances: readonly (readonly [moves: number, arrangements: number])[];
}

/** More rows than the longest solution of a puzzle that can be searched to its end has. */
const LISTED = 250;

/** The sheet of an arrangement as tables: its moves, the start, the goal, the fewest moves, and how far all arrangements are. */
export function arrangementSheet(arrangement: ArrangementSheet): Lesson {
  const { title, distances: counted } = arrangement;
  const inputs = (rows: Cells) =>
    cells(
      rows.map((row) => row.map(asValue)),
      "input",
    );
  const heads = [i18n.t("from"), i18n.t("to"), i18n.t("name")].slice(0, arrangement.moves[0].length);
  const atPlaces = [i18n.t("at"), i18n.t("piece")];
  return ownSheet({
    id: "own-arrangement",
    title,
    task: i18n.t(
      "At the start, the pieces are as many moves from the goal as they can be. Bring them to the goal in the fewest moves.",
    ),
    picture: [],
    sheetName: i18n.t("Arrangement"),
    columnWidths: [2, 8, 8, 8, 3, 8, 8, 3, 8, 8, 3, 5.5, 8, 8, 8, 8, 3, 9, 14],
    sheet: ({ solutions, verdict, moves, start, goal, list, distances }) => {
      const noWay = textFormula(i18n.t("there is no solution."));
      const number = list.first.fixedColumns;
      return {
        panels: {
          B4: [
            {
              verdict: cell(countMoves({ list, solutions }, i18n.t("Solution"), noWay, []), "target", {
                across: 9,
              }),
            },
          ],
          B6: [table(i18n.t("The moves"), heads, { moves: inputs(arrangement.moves) })],
          F6: [table(i18n.t("At the start"), atPlaces, { start: inputs(arrangement.start) })],
          I6: [table(i18n.t("The goal"), atPlaces, { goal: inputs(arrangement.goal) })],
          L6: [
            heading(i18n.t("The solution")),
            listMoves("list", list, {
              rows: LISTED,
              heads: [i18n.t("who"), ""],
              solution: `=PUZZLE.REARRANGE(${moves.fixed},${start.fixed},${goal.fixed})`,
            }),
          ],
          R6: [
            heading(i18n.t("All arrangements")),
            cells([[i18n.t("moves"), i18n.t("arrangements")]], "answerHeads"),
            { distances: cells(counted, "answer") },
          ],
        },
        paints: [
          { on: list, when: `=${number}<>""`, fill: STYLES.formula.fill! },
          paintProblem(verdict, isWrong(list)),
        ],
        notes: [
          {
            at: firstMove(list),
            text: i18n.t("REARRANGE reads the three yellow tables and answers with the fewest moves."),
          },
          {
            at: distances.cell(-1),
            text: i18n.t(
              "This column says how many arrangements need this many moves to the goal. They were counted when this sheet was made. HARDEST counts them again.",
            ),
          },
        ],
        names: {
          ...{ Rearrange_title: TITLE_CELL, Rearrange_moves: moves },
          ...{ Rearrange_start: start, Rearrange_goal: goal },
        },
        paper: moves.cell(-2).to(goal),
        select: start.first,
      };
    },
  });
}
