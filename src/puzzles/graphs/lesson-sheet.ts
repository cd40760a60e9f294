import { i18n } from "../../language";
import { numbering } from "../../lessons/blocks";
import { blankIfWrong, firstProblem, isFilled, paintProblem, type InputCheck } from "../../lessons/checks";
import { textFormula } from "../../lessons/formula-text";
import { cell, cells, fields, formula, gap, small, spill, table } from "../../lessons/items";
import { beside, type Area, type Place } from "../../lessons/layout";
import type { Lesson } from "../../lessons/lesson";
import { fewestMoves, paintFilled } from "../../lessons/move-list";
import { ownSheet, TITLE_CELL } from "../../lessons/own-sheet";

/** What can be wrong with a table of moves and with the cells of a start and a goal. */
function checkStates(moves: Area, ends: readonly Area[]): InputCheck[] {
  const [from, to, states] = [moves.column(0), moves.column(1), moves.column(0, 2)].map(({ fixed }) => fixed);
  return [
    {
      cells: from,
      wrong: `(${from}="")*(SUMPRODUCT(${isFilled(states)})=0)`,
      problem: () => i18n.t("Type moves into the yellow table, each from one state to another."),
    },
    ...[
      [from, to],
      [to, from],
    ].map(([cells, others]): InputCheck => ({
      cells,
      wrong: `(1-${isFilled(cells)})*${isFilled(others)}`,
      problem: (blank) => i18n.t("{cells}: a move needs two states, from and to.", { cells: blank }),
    })),
    ...ends.map(({ fixed: cell }): InputCheck => ({
      cells: cell,
      wrong: `SUMPRODUCT(--EXACT(${cell},${states}))*${isFilled(cell)}=0`,
      problem: (cells) =>
        i18n.t("{cells}: expected a state of the table, written as it is there.", { cells }),
    })),
  ];
}

/** A table of states to be typed over. */
export interface StatesSheet {
  readonly title: string;
  /** Rows of from, to and the move's name; blanks for a row to be filled. */
  readonly moves: readonly (readonly [from: string, to: string, name: string])[];
  readonly start: string;
  readonly goal: string;
  /** A line that explains the example, if there is one. */
  readonly hint?: string;
}

const WAY = "#ffd166";
const PICTURE_COLORS = { "-": "", o: "#8ab9f1", S: "#1d6fe0", G: "#1f7a33", "*": WAY } as const;

/** States joined by moves, and the way through them. */
export const picture = ["S**o---", "--*----", "o-***-o", "----*--", "o-o-**G"].map((row) =>
  Array.from(row, (mark) => PICTURE_COLORS[mark as keyof typeof PICTURE_COLORS]),
);

/** The sheet of a puzzle as a table of its states: the path, how many moves lead to each state, and what is wrong. */
export const statesSheet = ({ title, moves: rows, start: from, goal: to, hint }: StatesSheet): Lesson =>
  ownSheet({
    id: "own-states",
    title,
    task: i18n.t(
      "A puzzle is a list of moves from state to state. Type a row for each move: its two states and its name.",
    ),
    picture,
    sheetName: i18n.t("Table of states"),
    columnWidths: [2, 14, 14, 14, 12, 7, 3, 6, 14, 21, 8],
    sheet: ({ verdict, problem, ends, count, moves, reached, way, path }) => {
      const [start, goal] = [ends.cell(0), ends.cell(1)];
      const ifRight = blankIfWrong(problem.first.fixed);
      const pathTo = (state: Place) => `PUZZLE.SOLVEGRAPH(${moves.fixed},${start.fixed},${state})`;
      const steps = reached.column(0).fixed;
      const states = path.column(0);
      const noWay = textFormula(i18n.t("There is no route from the start to the goal."));
      const result = `IF(ISNUMBER(${count}),${fewestMoves(`${count}`)},IF(${count}="–",${noWay},"…"))`;
      const isStartNew = `IF(SUMPRODUCT(EXACT(${moves.column(1).fixed},${start.fixed})*ISNUMBER(${steps}))=0,1,0)`;
      const isOnPath = [moves.cell(0), moves.cell(0, 1)].map(
        (state, k) => `EXACT(${state.fixedColumns},${states.row(k, rows.length).fixed})`,
      );
      return {
        panels: {
          B4: [
            {
              verdict: cell(ifRight(result), "target", { across: 10 }),
              problem: cell(`=${firstProblem(checkStates(moves, [start, goal]), '""')}`, "question", {
                across: 10,
              }),
            },
            hint === undefined ? gap() : small(hint),
            gap(),
            fields([i18n.t("Start"), { ends: cells([[from], [to]], "input") }], [i18n.t("Goal")]),
            gap(),
            table(
              i18n.t("The moves"),
              [i18n.t("from"), i18n.t("to"), i18n.t("name"), i18n.t("moves"), i18n.t("new")],
              beside({
                moves: cells(rows, "input"),
                reached: cells(
                  rows.map((_, k) => {
                    const [state, step] = [moves.cell(k, 1), reached.cell(k)];
                    const isFirst = `SUMPRODUCT(--EXACT(${moves.cell(0, 1).fixedRows}:${state},${state}))=1`;
                    return [
                      `=IF(OR(${problem.first.fixed}<>"",${state}=""),"",IFNA(ROWS(${pathTo(state)})-1,"–"))`,
                      `=IF(ISNUMBER(${step}),IF(${isFirst},1,0),"")`,
                    ];
                  }),
                  "formula",
                  { solution: "hidden" },
                ),
              }),
            ),
          ],
          J8: [
            fields(
              [i18n.t("Moves"), { count: formula(ifRight(`IFNA(ROWS(${pathTo(goal.fixed)})-1,"–")`)) }],
              [
                i18n.t("States reached"),
                formula(ifRight(`SUM(${reached.column(1).fixed})+${isStartNew}`), { solution: "hidden" }),
              ],
            ),
          ],
          H11: [
            table(i18n.t("The route"), ["", i18n.t("state"), i18n.t("by")], {
              way: beside(spill(numbering(states.fixed, 0), rows.length + 1, 1, "answer"), {
                path: spill(
                  ifRight(`IFNA(${pathTo(goal.fixed)},"")`),
                  ...([rows.length + 1, 2, "answer", "hidden"] as const),
                ),
              }),
            }),
          ],
        },
        paints: [
          paintFilled(way, states),
          {
            on: moves,
            when: `=AND(${moves.cell(0, 1).fixedColumns}<>"",SUMPRODUCT(${isOnPath.join("*")})>0)`,
            fill: WAY,
          },
          paintProblem(verdict, `=${count.first.fixed}="–"`),
          paintProblem(problem, `=${problem.first.fixed}<>""`),
        ],
        notes: [
          {
            at: reached.cell(-1),
            text: i18n.t(
              "This column says after how many moves from the start the state in the column “to” is reached; – means never. In the next column, 1 marks a state that is there for the first time.",
            ),
          },
          {
            at: path.first,
            text: i18n.t(
              "SOLVEGRAPH answers with a shortest route from the start to the goal: the states, and next to each the name of the move to it. States are the same only if they are written the same.",
            ),
          },
        ],
        names: {
          States_title: TITLE_CELL,
          States_moves: moves,
          States_start: start,
          States_goal: goal,
        },
        paper: start.cell(0, -1).to(moves),
        select: start,
      };
    },
  });
