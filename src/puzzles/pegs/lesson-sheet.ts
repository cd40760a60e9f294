import { i18n } from "../../language";
import { numbering } from "../../lessons/blocks";
import {
  areAllBlank,
  blankIf,
  firstProblem,
  isNoneOf,
  isRefused,
  isUnsolved,
  paintProblem,
  type InputCheck,
} from "../../lessons/checks";
import type { LessonDescription, SheetDescription } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { addressIn, answerOf, textFormula } from "../../lessons/formula-text";
import { cell, cells, gap, heading, lines, questions, skip, small, spill } from "../../lessons/items";
import { beside, stack, type Areas, type Content, type Item } from "../../lessons/layout";
import type { LessonValue } from "../../lessons/lesson";
import { firstMove, paintFilled } from "../../lessons/move-list";
import { TITLE_CELL } from "../../lessons/own-sheet";
import { ifShown } from "../../lessons/solutions";

const QUESTIONS: Parameters<typeof questions>[0] = {
  ...{ words: 7, switch: 12, switchAcross: 2 },
  ...{ answer: 0, across: 3, mark: 3, isBelow: true, reasons: [9, 0] },
};

/** The colours of pegs, of empty holes, and of cells without a hole. */
export const PEG = "#ffd166";
export const HOLE = "#cfd6e0";
const NONE = "#ffffff";

type Board = readonly (readonly LessonValue[])[];

/** What a sheet of peg solitaire is made from: the lesson's, and those that users make. */
interface PegsSheet {
  readonly board: Board;
  readonly goal: Board;
  readonly rules: string;
  /** How many jumps there is room for. */
  readonly rows: number;
  /** Sheets without questions have the verdict above the board. */
  readonly ask?: (areas: Areas) => ThreeQuestions;
}

/** A board as rows of cells; `#` is not a hole. */
export const boardOf = (rows: readonly string[]): string[][] =>
  rows.map((row) => Array.from(row, (mark) => (mark === "#" ? "" : mark)));

/** The jumps of a solution. */
export const solve = ({ board, goal, rules }: Areas) =>
  `PUZZLE.SOLVEPEGS(${board.fixed},${goal.fixed},"jumps",${rules.first.fixed})`;

const [CELL_WIDTH, LIST_COLUMNS] = [4.6, 4];
/** Headings and words need as much room as so many columns of cells. */
const LEAST_COLUMNS = 6;
const MARKS = ['"o"', '"x"', '"."', '"#"', '"1"', "1", '"0"'];

const withRoom = (item: Item, columns: number) =>
  beside(item, skip(Math.max(columns, LEAST_COLUMNS) + 1 - columns));

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

function boards({ board, goal }: PegsSheet): Item {
  const [{ length: columns }] = board;
  return beside(
    withRoom(stack(heading(i18n.t("The board")), { board: cells(board, "boardInput") }), columns),
    withRoom(stack(heading(i18n.t("At the end")), { goal: cells(goal, "boardInput") }), columns),
  );
}

/** The jumps, numbered from 1. */
function jumpList(areas: Areas, rows: number, mayBeBlank: boolean): Item {
  const jumps = solve(areas);
  const shown = mayBeBlank ? blankIf(areAllBlank(areas.board.fixed), jumps) : jumps;
  const heads = ["", i18n.t("row"), i18n.t("column"), i18n.t("how")];
  return stack(heading(i18n.t("The jumps")), cells([heads], "answerHeads"), {
    list: beside(
      spill(numbering(areas.list.column(1).fixed), rows, 1, "answer"),
      spill(`=${shown}`, rows, LIST_COLUMNS - 1, "answer", "only errors"),
    ),
  });
}

function paints({ board, goal, list, verdict }: Areas): NonNullable<SheetDescription["paints"]> {
  const ofHoles = [board, goal].flatMap((on) => {
    const mark = `TRIM(${on.first})`;
    return [
      { on, when: `=OR(${mark}="",${mark}="#")`, fill: NONE },
      { on, when: `=OR(${mark}="o",${mark}="x",${mark}="1")`, fill: PEG },
      { on, when: `=${mark}="."`, fill: HOLE },
    ];
  });
  return [...ofHoles, paintFilled(list), paintProblem(verdict, `=${isUnsolved(firstMove(list).fixed)}`)];
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
export function pegsSheet(sheet: PegsSheet): Pick<LessonDescription, "columnWidths" | "sheet"> {
  const { board, rules, rows, ask } = sheet;
  const [{ length: columns }] = board;
  const across = 2 * (Math.max(columns, LEAST_COLUMNS) + 1);
  return {
    columnWidths: [2, ...new Array<number>(across).fill(CELL_WIDTH), 5, 6, 8, 22],
    sheet(areas) {
      const verdict = { verdict: cell(verdictOf(areas, !ask), "target", { across: across - 1 }) };
      const left: Content[] = [
        ...(ask ? [] : [verdict, gap()]),
        boards(sheet),
        gap(),
        beside(lines(i18n.t("Diagonals")), skip(LEAST_COLUMNS), {
          rules: cell(rules, "input", { across: 4 }),
        }),
        small(i18n.t("Leave it blank, or type triangle or diagonal.")),
        ...(ask ? [gap(), verdict, gap()] : []),
        ...(ask ? [questions(QUESTIONS, ask(areas)), gap(5)] : []),
      ];
      return {
        panels: { B5: [beside(stack(...left), jumpList(areas, rows, !ask))] },
        rowHeights: [{ rows: areas.board, points: 26 }],
        paints: paints(areas),
        frames: [areas.board, areas.goal].map((around) => ({ around, color: "#1d3b6f" })),
        notes: notes(areas),
        names: {
          Pegs_board: areas.board,
          Pegs_goal: areas.goal,
          Pegs_rules: areas.rules.first,
          ...(!ask && { Pegs_title: TITLE_CELL }),
        },
        ...(!ask && { paper: areas.board }),
        select: areas.board.first,
      };
    },
  };
}
