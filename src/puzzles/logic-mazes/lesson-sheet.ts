import { i18n } from "../../language";
import { numbering } from "../../lessons/blocks";
import { boardSheet, type BoardSheet } from "../../lessons/board-sheet";
import { blankIf, firstProblem, isRefused, type InputCheck } from "../../lessons/checks";
import type { LessonDescription, SheetDescription } from "../../lessons/define-lesson";
import { addressIn, answerOf, textFormula } from "../../lessons/formula-text";
import { cell, cells, heading, skip, spill } from "../../lessons/items";
import { beside, stack, type Area, type Areas, type Item } from "../../lessons/layout";
import type { LessonValue } from "../../lessons/lesson";
import { firstMove, movesIfShown } from "../../lessons/move-list";
import { ifShown } from "../../lessons/solutions";
import { PAINTS } from "../mazes/lesson-colors";

/** The colours of keys and portals, and of doors. */
export const KEY = "#fbd38d";
export const DOOR = "#cfd6e0";

/** What a sheet is made from: the lesson, and those that users make. */
interface LogicSheet extends BoardSheet {
  readonly maze: readonly (readonly LessonValue[])[];
}

/** A call of the function; `maze` may be a part of a formula. */
export const solve = ({ maze, rules }: Areas, { from = maze.fixed, by = rules.first.fixed, answer = "" }) =>
  `PUZZLE.SOLVEMAZE(${from},,,${by}${answer && `,"${answer}"`})`;

const SIDE = { characters: 3.4, points: 21 };
/** Headings and words need as much room as so many columns of the maze. */
const LEAST_COLUMNS = 15;

const hasNoStart = (maze: Area) => `COUNTIF(${maze.fixed},"@")+COUNTIF(${maze.fixed},"S")=0`;

/** How many moves there are and what they cost, why there are none, or what is wrong. */
function verdictOf(areas: Areas): string {
  const { maze, rules, list, solutions } = areas;
  const first = firstMove(list);
  const check: InputCheck = {
    cells: maze.fixed,
    wrong: `(${maze.fixed}<>"@")*(${hasNoStart(maze)})`,
    problem: () => i18n.t("There is no @. Type @ where the route starts."),
  };
  const wrong = textFormula(i18n.t("Select {cell} to read what is wrong.", { cell: addressIn(first) }));
  const none = textFormula(i18n.t("There is no solution."));
  const moves = movesIfShown(solutions.fixed, `MAX(${list.column(0).fixed})`);
  const cheapest = i18n.t("It costs {cost}, and no route is cheaper.", {
    cost: answerOf(solve(areas, { answer: "cost" })),
  });
  const some = textFormula(i18n.t("There is a solution."));
  const cost = ifShown(solutions.fixed, textFormula(cheapest), some);
  const found = `IF(ISNUMBER(SEARCH("costs",${rules.first.fixed})),${cost},${moves})`;
  const solved = `IF(ISNA(${first}),${none},IF(${isRefused(first)},${wrong},IF(ISERROR(${first}),"…",${found})))`;
  return `=${firstProblem([check], solved)}`;
}

/** The positions on the way, numbered from 0, and the moves to them. A sheet with your own maze may begin blank. */
function wayList(areas: Areas, rows: number, mayBeBlank: boolean): Item {
  const way = solve(areas, {});
  const shown = mayBeBlank ? blankIf(hasNoStart(areas.maze), way) : way;
  const heads = ["", i18n.t("row"), i18n.t("column"), i18n.t("move")];
  return stack(heading(i18n.t("The route")), cells([heads], "answerHeads"), {
    list: beside(
      spill(numbering(areas.list.column(1).fixed, 0), rows, 1, "answer"),
      spill(`=${shown}`, rows, 2, "answer", "only errors"),
      stack(
        cell("", "answer"),
        spill(`=IFERROR(${solve(areas, { answer: "moves" })},"")`, rows - 1, 1, "answer", "hidden"),
      ),
    ),
  });
}

function paints({ maze, list }: Areas): NonNullable<SheetDescription["paints"]> {
  const mark = `${maze.first}`;
  const isLetter = (side: "LOWER" | "UPPER") =>
    `EXACT(${mark},${side}(${mark}))*NOT(EXACT(LOWER(${mark}),UPPER(${mark})))`;
  const onWay = `COUNTIFS(${list.column(1).fixed},${maze.paintedRow},${list.column(2).fixed},${maze.paintedColumn})>0`;
  return [
    { on: maze, when: `=${mark}="#"`, ...PAINTS.wall },
    { on: maze, when: `=${mark}="@"`, ...PAINTS.start },
    // Where = knows wildcards, as in the workbench, any cell is equal to *.
    { on: maze, when: `=EXACT(${mark},"*")`, ...PAINTS.goal },
    { on: maze, when: `=${isLetter("LOWER")}>0`, fill: KEY },
    { on: maze, when: `=${isLetter("UPPER")}>0`, fill: DOOR },
    { on: maze, when: `=${onWay}`, ...PAINTS.way },
  ];
}

const notes = (areas: Areas): NonNullable<SheetDescription["notes"]> => [
  {
    at: areas.maze.first,
    text: i18n.t(
      "# is a wall, @ is the start, and * is the goal. Without a goal, you have to find all keys.",
    ),
  },
  {
    at: areas.rules.first,
    text: i18n.t(
      "With the word keys, a small letter opens the doors with its capital letter. With portals, two equal letters are next to each other; if there are keys, two equal digits are. With costs, a number is what its cell costs. With diagonal, cells that touch at a corner are neighbours. With ice, you slide until a wall.",
    ),
  },
  {
    at: firstMove(areas.list),
    text: i18n.t(
      "SOLVEMAZE searches cells together with the keys that you have: with each new key, a cell is a new place.",
    ),
  },
];

/** The sheet of a maze. */
export function logicSheet(sheet: LogicSheet): Pick<LessonDescription, "columnWidths" | "sheet"> {
  const { maze, rows, ask } = sheet;
  const across = Math.max(maze[0].length, LEAST_COLUMNS) + 1;
  const layout = {
    ...{ prefix: "LogicMaze", boards: ["maze"], across, side: SIDE, listWidths: [6, 8, 12] },
    ...{ rules: { skip: 3, across: 8 }, words: 6, switch: 12 },
  } as const;
  return boardSheet(layout, sheet, (areas) => ({
    boards: [
      heading(i18n.t("The maze")),
      beside({ maze: cells(maze, "boardInput") }, skip(across - maze[0].length)),
    ],
    verdict: verdictOf(areas),
    rules: {
      label: i18n.t("Rules"),
      hint: i18n.t("Type one or more of keys, portals, costs, diagonal and ice."),
    },
    list: wayList(areas, rows, !ask),
    paints: paints(areas),
    notes: notes(areas),
    paper: areas.maze.to(areas.rules),
  }));
}
