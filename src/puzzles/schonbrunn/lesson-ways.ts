import { i18n } from "../../language";
import { numbering } from "../../lessons/blocks";
import { blankIfWrong } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import { cell, cells, column, formula, gap, heading, spill } from "../../lessons/items";
import { beside, type Area, type Areas, type Content } from "../../lessons/layout";
import type { Paint } from "../../lessons/lesson";
import { ifShown } from "../../lessons/solutions";
import { STYLES } from "../../lessons/styles";

/** A drawing of a shortest way next to the board, and the way as a list below it. */
export interface DrawnWay {
  /** A text, not yet translated; `cell` stands for the address of the cell with the user's rules. */
  readonly heading: string;
  /** The rules, or those of the user if omitted. */
  readonly rules?: string;
  readonly fill: string;
  /** What is said of the way, not yet translated: `jumps`, `tiles` and `sum` stand for numbers. */
  readonly found: string;
  /** What is said if there is no way, not yet translated. */
  readonly impossible: string;
}

/** A board's size, and how many columns a drawing of it takes with its list. */
interface BoardSize {
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
}

/** How many of all ways are styled as answers. The others are listed too. */
const STYLED_WAYS = 100;
export const NEGATIVE_TEXT = "#9b1c1c";
export const NO_TILE = { fill: "#5b6676", color: "#5b6676" } as const;

/** This word in their cells marks the tiles on the way and gets them painted. */
const stepWord = () => i18n.t("step");

/** A part of a formula that solves the board by rules, themselves part of a formula. */
export const solve = ({ board, start }: Areas, rules: string, answer: string): string =>
  `PUZZLE.SOLVEMAZE(${board.fixed},${start.fixed},,${rules},"${answer}")`;

/** The board with the steps of a way and, below it, the way as a list with running sums. Step 0 is the start. The switch hides all of this. */
export function drawnWay(
  areas: Areas,
  way: DrawnWay,
  k: number,
  { rows, columns, width }: BoardSize,
): Content[] {
  const { board, problem } = areas;
  const ifRight = blankIfWrong(problem.first.fixed);
  const path = areas[`path${k}`];
  const rules = way.rules === undefined ? areas.rules.first.fixed : `"${way.rules}"`;
  const answer = (kind: string) => solve(areas, rules, kind);
  const steps = answer("grid");
  const found = i18n._(way.found, {
    jumps: answerOf(answer("length")),
    tiles: answerOf(`${answer("length")}+1`),
    sum: answerOf(answer("sum")),
  });
  const isWay = `IF(${answer("length")}>=0,${textFormula(i18n.t("There is a solution."))})`;
  const said = ifShown(areas.solutions.fixed, textFormula(found), isWay);
  const [row, tile] = [path.first, path.cell(0, 2)];
  // A way reaches no tile twice.
  const most = rows * columns;
  const values = Array.from({ length: most }, (_, line) => {
    const soFar = `${row.fixedRows}:${path.cell(line)}`;
    const isStep = `COUNT(${soFar})=ROWS(${soFar})`;
    return [
      `=IF(${isStep},INDEX(${board.fixed},${path.cell(line)},${path.cell(line, 1)}),"")`,
      `=IF(${isStep},SUM(${tile.fixedRows}:${path.cell(line, 2)}),"")`,
    ];
  });
  return [
    heading(i18n._(way.heading, { cell: `${areas.rules.first}` })),
    {
      [`way${k}`]: spill(
        `=IF(ISNUMBER(${steps}),${board.fixed}&CHAR(10)&"${stepWord()} "&(${steps}-1),${board.fixed}&"")`,
        ...([rows, columns, "jumpTile", "hidden"] as const),
      ),
    },
    gap(),
    {
      [`found${k}`]: formula(ifRight(`IFNA(${said},${textFormula(i18n._(way.impossible))})`), {
        across: width,
      }),
    },
    gap(),
    cells([[i18n.t("Step"), i18n.t("Row"), i18n.t("Column"), i18n.t("Tile"), i18n.t("Sum")]], "columnHeads"),
    beside(
      spill(numbering(path.column(0).fixed, 0), most, 1),
      { [`path${k}`]: spill(ifRight(answer("path")), most, 2, "formula", "hidden") },
      cells(values, "formula"),
    ),
  ];
}

export function paintWay(on: Area, { fill }: DrawnWay): Paint[] {
  const isOnWay = `ISNUMBER(SEARCH("${stepWord()}",${on.first}))`;
  const isNegative = `LEFT(${on.first},1)="-"`;
  return [
    { when: `=${on.first}="#"`, ...NO_TILE },
    { when: `=AND(${isOnWay},${isNegative})`, fill, color: NEGATIVE_TEXT },
    { when: `=${isOnWay}`, fill },
    { when: `=${isNegative}`, color: NEGATIVE_TEXT },
  ].map((paint) => ({ on: `${on}`, ...paint }));
}

/** All ways by rules of their own, to the right of the drawings. */
export function allWays(areas: Areas, rules: string, rows: number): Content[] {
  const { listedRules, problem } = areas;
  const { first } = listedRules;
  const ifRight = blankIfWrong(problem.first.fixed);
  return [
    gap(rows + 2),
    heading(i18n.t("All routes by the rules in {cell}, the shortest first", { cell: `${first}` })),
    { listedRules: cell(rules, "input", { across: 2 }) },
    cells([[i18n.t("Jumps"), i18n.t("Sum"), i18n.t("Rows and columns")]], "columnHeads"),
    {
      all: beside(
        spill(ifRight(solve(areas, first.fixed, "all")), STYLED_WAYS, 2, "answer", "hidden"),
        column(new Array<string>(STYLED_WAYS).fill(""), "question"),
      ),
    },
  ];
}

export const paintAllWays = ({ all }: Areas): Paint => ({
  on: `${all}`,
  when: `=ISNUMBER(${all.first.fixedColumns})`,
  fill: STYLES.formula.fill!,
});
