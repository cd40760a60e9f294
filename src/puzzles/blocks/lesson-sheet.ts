import { i18n } from "../../language";
import { numbering } from "../../lessons/blocks";
import {
  areAllBlank,
  blankIf,
  firstProblem,
  isRefused,
  isUnsolved,
  paintProblem,
  type InputCheck,
} from "../../lessons/checks";
import type { LessonDescription, SheetDescription } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { addressIn, textFormula } from "../../lessons/formula-text";
import { cell, cells, gap, heading, lines, questions, skip, small, spill } from "../../lessons/items";
import { beside, stack, type Areas, type Content, type Item } from "../../lessons/layout";
import type { LessonValue } from "../../lessons/lesson";
import { firstMove, movesIfShown, paintFilled } from "../../lessons/move-list";
import { TITLE_CELL } from "../../lessons/own-sheet";

const QUESTIONS: Parameters<typeof questions>[0] = {
  ...{ words: 7, switch: 11, switchAcross: 2 },
  ...{ answer: 0, across: 3, mark: 3, isBelow: true, reasons: [9, 0] },
};

/** The colours of walls, of pieces that matter, and of the others in turn. */
export const WALL = "#3b4a66";
export const WANTED = "#ffd166";
export const OTHERS = ["#a9cbef", "#cfd6e0", "#bfe3c8"];

type Board = readonly (readonly LessonValue[])[];

/** What a sheet of sliding blocks is made from: the lessons', and those that users make. */
interface BlocksSheet {
  readonly board: Board;
  readonly goal: Board;
  readonly rules: string;
  /** How many moves there is room for. */
  readonly rows: number;
  /** Sheets without questions have the verdict above the board. */
  readonly ask?: (areas: Areas) => ThreeQuestions;
}

/** A board as rows of cells; `.` is empty. */
export const boardOf = (rows: readonly string[]): string[][] =>
  rows.map((row) => Array.from(row, (letter) => (letter === "." ? "" : letter)));

/** A call of the function; `board` and `goal` may be parts of formulas. */
export const solve = (
  { board, goal, rules }: Areas,
  { from = board.fixed, to = goal.fixed, by = rules.first.fixed, answer = "" },
) => `PUZZLE.SOLVEBLOCKS(${from},${to},${by}${answer && `,"${answer}"`})`;

const [CELL_WIDTH, LIST_COLUMNS] = [4.6, 5];
/** Headings and words need as much room as so many columns of cells. */
const LEAST_COLUMNS = 6;

const withRoom = (item: Item, columns: number) =>
  beside(item, skip(Math.max(columns, LEAST_COLUMNS) + 1 - columns));

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

function boards({ board, goal }: BlocksSheet): Item {
  const [{ length: columns }] = board;
  return beside(
    withRoom(stack(heading(i18n.t("The board")), { board: cells(board, "boardInput") }), columns),
    withRoom(stack(heading(i18n.t("At the end")), { goal: cells(goal, "boardInput") }), columns),
  );
}

/** The moves, numbered from 1. */
function moveList(areas: Areas, rows: number, mayBeBlank: boolean): Item {
  const moves = solve(areas, {});
  const shown = mayBeBlank ? blankIf(areAllBlank(areas.board.fixed), moves) : moves;
  const heads = ["", i18n.t("piece"), i18n.t("row"), i18n.t("column"), i18n.t("how")];
  return stack(heading(i18n.t("The moves")), cells([heads], "answerHeads"), {
    list: beside(
      spill(numbering(areas.list.column(1).fixed), rows, 1, "answer"),
      spill(`=${shown}`, rows, LIST_COLUMNS - 1, "answer", "only errors"),
    ),
  });
}

function paints({ board, goal, list, verdict }: Areas): NonNullable<SheetDescription["paints"]> {
  const ofPieces = [board, goal].flatMap((on) => {
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
  return [...ofPieces, paintFilled(list), paintProblem(verdict, `=${isUnsolved(firstMove(list).fixed)}`)];
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
export function blocksSheet(sheet: BlocksSheet): Pick<LessonDescription, "columnWidths" | "sheet"> {
  const { board, rules, rows, ask } = sheet;
  const [{ length: columns }] = board;
  const across = 2 * (Math.max(columns, LEAST_COLUMNS) + 1);
  return {
    columnWidths: [2, ...new Array<number>(across).fill(CELL_WIDTH), 5, 8, 6, 8, 22],
    sheet(areas) {
      const verdict = { verdict: cell(verdictOf(areas, !ask), "target", { across: across - 1 }) };
      const left: Content[] = [
        ...(ask ? [] : [verdict, gap()]),
        boards(sheet),
        gap(),
        beside(lines(i18n.t("One move is")), skip(LEAST_COLUMNS), {
          rules: cell(rules, "input", { across: 4 }),
        }),
        small(i18n.t("Type moves, straight or steps. Add lengthwise if pieces do not move sideways.")),
        ...(ask ? [gap(), verdict, gap()] : []),
        ...(ask ? [questions(QUESTIONS, ask(areas)), gap(5)] : []),
      ];
      return {
        panels: { B5: [beside(stack(...left), moveList(areas, rows, !ask))] },
        rowHeights: [areas.board].map((area) => ({ rows: area, points: 26 })),
        paints: paints(areas),
        frames: [areas.board, areas.goal].map((around) => ({ around, color: "#1d3b6f" })),
        notes: notes(areas),
        names: {
          Blocks_board: areas.board,
          Blocks_goal: areas.goal,
          Blocks_rules: areas.rules.first,
          ...(!ask && { Blocks_title: TITLE_CELL }),
        },
        ...(!ask && { paper: areas.board }),
        select: areas.board.first,
      };
    },
  };
}
