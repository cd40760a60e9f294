import { i18n } from "../../../language";
import { firstProblem, wholeNumbers } from "../../../lessons/checks";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import type { LessonBlock } from "../../../lessons/lesson";

/** A maze of two columns with a wall in each, and the rows of these. */
export const TWO_WALLS = "$B$17:$C$24";
const ROWS = 8;
const WALL_ROWS = "$M$17:$M$18";

/** What the wall of a column asks for. */
function demand(column: number): string {
  const row = `$M$${16 + column}`;
  const below = `MOD(${row}+${ROWS / 2 - 1},${ROWS})+1`;
  return textFormula(
    i18n.t(
      "Column {column}: cut {above}, which is above there, or cut {below}, below, is less deep than all others.",
      {
        column,
        above: answerOf(row),
        below: answerOf(below),
      },
    ),
  );
}

/** Which two walls contradict each other. */
export function twoWalls(): LessonBlock[] {
  const first = `INDEX(PUZZLE.FINDKEY(${TWO_WALLS}),1,1)`;
  const found = textFormula(i18n.t("A key has this maze."));
  const none = textFormula(i18n.t("No key has this maze."));
  const verdict = firstProblem([wholeNumbers(WALL_ROWS, 1, ROWS)], `IFNA(IF(${first}>=0,${found}),${none})`);
  const isNumbers = `SUMPRODUCT(ISNUMBER(${WALL_ROWS})*1)=2`;
  const ifNumbers = (text: string) => `=IF(${isNumbers},${text},"")`;
  return [
    { at: "B16", cells: [[i18n.t("Two columns with one wall each")]], style: "heading" },
    {
      at: "B17",
      cells: Array.from({ length: ROWS }, (_, k) => [17, 18].map((row) => `=IF($M$${row}=${k + 1},"#","")`)),
      style: "boardFormula",
    },
    {
      at: "E17",
      cells: [[i18n.t("Row of the wall in column 1")], [i18n.t("Row of the wall in column 2")]],
      style: "question",
    },
    { at: "M17", cells: [[1], [2]], style: "input" },
    { at: "E20", cells: [[`=${verdict}`]], style: "formula", across: 15 },
    { at: "E21", cells: [[ifNumbers(demand(1))], [ifNumbers(demand(2))]], style: "formula", across: 15 },
    {
      at: "E23",
      cells: [
        [
          ifNumbers(
            textFormula(
              i18n.t(
                "Only one cut is less deep than all others: both columns have to ask for the same two cuts.",
              ),
            ),
          ),
        ],
      ],
      style: "formula",
      across: 15,
      solution: "hidden",
    },
  ];
}
