import { plain } from "../../grid/addresses";
import { i18n } from "../../language";
import { spill } from "../../lessons/blocks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../lessons/lesson";
import { ifShown } from "../../lessons/solutions";
import { STYLES } from "../../lessons/styles";
import { ifRight } from "./lesson-checks";
import type { JumpLayout } from "./lesson-layout";

/** A drawing of a shortest way beside the board, and the way as a list below it. */
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

/** How many of all ways are styled as answers. The others are listed too. */
const STYLED_WAYS = 100;
export const NEGATIVE_TEXT = "#9b1c1c";
export const NO_TILE = { fill: "#5b6676", color: "#5b6676" } as const;

/** This word in their cells marks the tiles on the way and gets them painted. */
const stepWord = () => i18n.t("step");

/** A part of a formula that solves the board by rules, themselves part of a formula. */
export function solve({ tiles, start }: JumpLayout, rules: string, answer: string): string {
  return `PUZZLE.SOLVEMAZE(${tiles},${start},,${rules},"${answer}")`;
}

const rulesOf = ({ rules }: DrawnWay, layout: JumpLayout) =>
  rules === undefined ? layout.rules : `"${rules}"`;

/** The board with the steps of a way and, below it, the way as a list with running sums. The switch `solutions` hides all of this. */
export function drawWay(
  way: DrawnWay,
  number: number,
  layout: JumpLayout,
  solutions?: string,
): LessonBlock[] {
  const { tiles, rows, columns, top, firstStep, lastStep, width } = layout;
  const [step, row, column, tile] = [0, 1, 2, 3].map((offset) => layout.column(number, offset));
  const rules = rulesOf(way, layout);
  const steps = solve(layout, rules, "grid");
  const listed = `${row}${firstStep}:${row}${lastStep}`;
  const found = i18n._(way.found, {
    jumps: answerOf(solve(layout, rules, "length")),
    tiles: answerOf(`${solve(layout, rules, "length")}+1`),
    sum: answerOf(solve(layout, rules, "sum")),
  });
  const isWay = `IF(${solve(layout, rules, "length")}>=0,${textFormula(i18n.t("There is a way."))})`;
  const values = Array.from({ length: rows * columns }, (_, index) => {
    const line = firstStep + index;
    const soFar = `${row}$${firstStep}:${row}${line}`;
    const isStep = `COUNT(${soFar})=ROWS(${soFar})`;
    return [
      `=IF(${isStep},INDEX(${tiles},${row}${line},${column}${line}),"")`,
      `=IF(${isStep},SUM(${tile}$${firstStep}:${tile}${line}),"")`,
    ];
  });
  return [
    {
      at: `${step}${top - 1}`,
      cells: [[i18n._(way.heading, { cell: plain(layout.rules) })]],
      style: "heading",
    },
    spill(
      `${step}${top}`,
      `=IF(ISNUMBER(${steps}),${tiles}&CHAR(10)&"${stepWord()} "&${steps},${tiles}&"")`,
      rows,
      columns,
      "jumpTile",
      "hidden",
    ),
    {
      at: foundCell(number, layout),
      cells: [
        [
          ifRight(
            layout,
            `IFNA(${ifShown(solutions, textFormula(found), isWay)},${textFormula(i18n._(way.impossible))})`,
          ),
        ],
      ],
      style: "formula",
      across: width,
    },
    {
      at: `${step}${firstStep - 1}`,
      cells: [[i18n.t("Step"), i18n.t("Row"), i18n.t("Column"), i18n.t("Tile"), i18n.t("Sum")]],
      style: "columnHeads",
    },
    spill(
      `${step}${firstStep}`,
      `=IF(ISNUMBER(${listed}),ROW(${listed})-${firstStep - 1},"")`,
      rows * columns,
      1,
    ),
    spill(
      `${row}${firstStep}`,
      ifRight(layout, solve(layout, rules, "path")),
      rows * columns,
      2,
      "formula",
      "hidden",
    ),
    { at: `${tile}${firstStep}`, cells: values, style: "formula" },
  ];
}

/** The cell that says what was found. */
export const foundCell = (number: number, layout: JumpLayout) =>
  `${layout.column(number, 0)}${layout.startRow}`;

/** The area of a drawn board. */
export function drawnBoard(number: number, layout: JumpLayout): string {
  const [first, last] = [0, layout.columns - 1].map((offset) => layout.column(number, offset));
  return `${first}${layout.top}:${last}${layout.lastRow}`;
}

export function paintWay({ fill }: DrawnWay, number: number, layout: JumpLayout): Paint[] {
  const on = drawnBoard(number, layout);
  const [first] = on.split(":");
  const isOnWay = `ISNUMBER(SEARCH("${stepWord()}",${first}))`;
  const isNegative = `LEFT(${first},1)="-"`;
  return [
    { on, when: `=${first}="#"`, ...NO_TILE },
    { on, when: `=AND(${isOnWay},${isNegative})`, fill, color: NEGATIVE_TEXT },
    { on, when: `=${isOnWay}`, fill },
    { on, when: `=${isNegative}`, color: NEGATIVE_TEXT },
  ];
}

/** The cell with the rules by which all ways are listed, to the right of `drawings` drawings. */
export const listedRules = (drawings: number, layout: JumpLayout) =>
  `$${layout.column(drawings, 0)}$${layout.problemRow}`;

/** All ways, to the right of the drawings. */
export function listAllWays(drawings: number, rules: string, layout: JumpLayout): LessonBlock[] {
  const { startRow, problemRow, firstStep } = layout;
  const [first, third] = [0, 2].map((offset) => layout.column(drawings, offset));
  const cell = listedRules(drawings, layout);
  return [
    {
      at: `${first}${startRow}`,
      cells: [[i18n.t("All ways by the rules in {cell}, the shortest first", { cell: plain(cell) })]],
      style: "heading",
    },
    { at: `${first}${problemRow}`, cells: [[rules]], style: "input", across: 2 },
    {
      at: `${first}${firstStep - 1}`,
      cells: [[i18n.t("Jumps"), i18n.t("Sum"), i18n.t("Rows and columns")]],
      style: "columnHeads",
    },
    spill(
      `${first}${firstStep}`,
      ifRight(layout, solve(layout, cell, "all")),
      STYLED_WAYS,
      2,
      "answer",
      "hidden",
    ),
    {
      at: `${third}${firstStep}`,
      cells: Array.from({ length: STYLED_WAYS }, () => [""]),
      style: "question",
    },
  ];
}

export function paintAllWays(drawings: number, layout: JumpLayout): Paint {
  const [first, last] = [0, 2].map((offset) => layout.column(drawings, offset));
  const { firstStep } = layout;
  return {
    on: `${first}${firstStep}:${last}${firstStep - 1 + STYLED_WAYS}`,
    when: `=ISNUMBER($${first}${firstStep})`,
    fill: STYLES.formula.fill!,
  };
}
