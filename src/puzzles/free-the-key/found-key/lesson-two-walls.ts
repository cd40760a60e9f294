import { i18n } from "../../../language";
import { findsProblem, firstProblem, paintProblem, wholeNumbers } from "../../../lessons/checks";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../../lessons/lesson";

/** A maze of two columns with a wall in each, and the rows of these. */
export const TWO_WALLS = "$B$17:$C$24";
const ROWS = 8;
const WALL_ROWS = "$M$17:$M$18";

const check = () => wholeNumbers(WALL_ROWS, 1, ROWS);

export const paintWrongRows = (): Paint => paintProblem("E20:S20", `=${findsProblem(check())}`);

/** What the wall of a column asks for. */
function demand(column: number): string {
  const row = `$M$${16 + column}`;
  const below = `MOD(${row}+${ROWS / 2 - 1},${ROWS})+1`;
  return textFormula(
    i18n.t("Column {column}: cut {above} or {below} is the least deep of all.", {
      column,
      above: answerOf(row),
      below: answerOf(below),
    }),
  );
}

/** Which two walls contradict each other. */
export function twoWalls(): LessonBlock[] {
  const first = `INDEX(PUZZLE.FINDKEY(${TWO_WALLS}),1,1)`;
  const found = textFormula(i18n.t("A key has this maze."));
  const none = textFormula(i18n.t("No key has this maze."));
  const verdict = firstProblem([check()], `IFNA(IF(${first}>=0,${found}),${none})`);
  const ifRight = (text: string) => `=IF(${findsProblem(check())},"",${text})`;
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
    { at: "E21", cells: [[ifRight(demand(1))], [ifRight(demand(2))]], style: "formula", across: 15 },
    {
      at: "E23",
      cells: [[ifRight(textFormula(i18n.t("So both columns must ask for the same two cuts.")))]],
      style: "formula",
      across: 15,
      solution: "hidden",
    },
  ];
}
