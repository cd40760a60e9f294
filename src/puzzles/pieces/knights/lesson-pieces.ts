import { cellAddress } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { spill } from "../../../lessons/blocks";
import { findsProblem, firstProblem, paintProblem, type InputCheck } from "../../../lessons/checks";
import type { LessonBlock, LessonValue, Paint } from "../../../lessons/lesson";
import {
  afterMoves,
  countMoves,
  isWrong,
  listMoves,
  paintMoves,
  paintNextMove,
  pieceAfter,
} from "../../../lessons/move-list";
import { STYLES } from "../../../lessons/styles";
import { checkBoards } from "../lesson-checks";
import { drawBoard, paintBoard } from "./lesson-boards";
import { layoutOf, movesOn, squaresOf, type BoardSize, type REACHES } from "./lesson-layout";

const DARK_YELLOW = "#f2dc92";
const DARK_BLUE = "#c6daf2";

/** Pieces that move on the squares of a board. */
export interface PiecesOnBoard extends Pick<BoardSize, "top" | "tables" | "listed"> {
  readonly start: readonly (readonly LessonValue[])[];
  /** What the goal's cells hold, and whether they are to be typed over. */
  readonly goal: readonly (readonly LessonValue[])[];
  readonly goalStyle: "boardInput" | "boardFormula";
  readonly reach: (typeof REACHES)[string];
  /** After how many moves the board is shown at first. */
  readonly later: number;
  /** The switch that shows the solutions, on sheets that have one. */
  readonly solutions?: string;
}

/** The heading of the table of all moves, and what the verdict says. */
export interface PiecesWords {
  readonly subject: string;
  readonly noWay: string;
  readonly allMoves: string;
}

/** Draws the boards of the start, the goal and after some moves, the list of moves, and the tables that they are computed from. */
export function drawPieces(puzzle: PiecesOnBoard) {
  const [rows, columns] = [puzzle.start.length, puzzle.start[0].length];
  const squares = squaresOf(rows, columns);
  const all = movesOn(squares, puzzle.reach);
  const { top, tables, listed } = puzzle;
  const layout = layoutOf({ rows, columns, moveCount: all.length, top, tables, listed });
  const { first, squareOn } = layout;
  const list = { ...layout.list, ...(puzzle.solutions !== undefined && { solutions: puzzle.solutions }) };
  const [, squareColumn] = /^\$([A-Z]+)/.exec(layout.squareNames)!;
  const atTop = (column: number) => cellAddress(top - 1, column);
  const atTables = (line: number, column: number) => cellAddress(tables + line, column);

  /** The listed squares with the pieces on them at the start and at the goal, except those without moves. */
  const squareRows = squares.map((square, index) => {
    const name = `${squareColumn}${first + index}`;
    const [start, goal] = [layout.start, layout.goal].map((column) => squareOn(column, square));
    return [
      `=IF(OR(${start}="#",COUNTIF(${layout.moves},"${square.name}")=0),"","${square.name}")`,
      `=IF(OR(${name}="",${start}=""),"",${start})`,
      `=${name}`,
      `=IF(OR(${name}="",${goal}=""),"",${goal})`,
    ];
  });
  const afterCells = puzzle.start.map((each, row) =>
    each.map((_, column) => {
      const cell = squareOn(layout.after, { row, column });
      const name = `${cell.replace(/\d+/, "")}$${top + rows + 1}&$${list.number}${top + row + 1}`;
      return pieceAfter(list, name, squareOn(layout.start, { row, column }));
    }),
  );
  /** Whether the squares in a column of all moves are on the board: CODE gives their files, RIGHT their ranks. */
  const isOnBoard = (offset: number) => {
    const names = layout.allMoves.split(":").map((cell) => cell.replace(/[A-Z]+/, columnOf(offset))).join(":"); // prettier-ignore
    return `(INDEX(${layout.startBoard},${rows + 1}-RIGHT(${names},1),CODE(${names})-96)<>"#")`;
  };
  const columnOf = (offset: number) => cellAddress(0, layout.all + offset).replace(/\d/, "");

  return {
    layout,
    squares,
    blocks: (words: PiecesWords): LessonBlock[] => [
      { at: atTop(layout.start - 1), cells: [[i18n.t("At the start")]], style: "heading" },
      ...drawBoard(layout, layout.start, puzzle.start, "boardInput"),
      { at: atTop(layout.goal - 1), cells: [[i18n.t("The goal")]], style: "heading" },
      ...drawBoard(layout, layout.goal, puzzle.goal, puzzle.goalStyle),
      ...afterMoves(atTop(layout.after), atTop(layout.after + 1), puzzle.later),
      ...drawBoard(layout, layout.after, afterCells, "boardFormula").map((block): LessonBlock =>
        block.cells === afterCells ? { ...block, solution: "hidden" } : block,
      ),
      { at: atTables(0, layout.start), cells: [[i18n.t("The squares")]], style: "heading" },
      {
        at: atTables(1, layout.start),
        cells: [[i18n.t("at"), i18n.t("start"), i18n.t("at"), i18n.t("goal")]],
        style: "answerHeads",
      },
      { at: atTables(2, layout.start), cells: squareRows, style: "answer" },
      { at: atTables(0, layout.goal), cells: [[i18n.t("The moves")]], style: "heading" },
      { at: atTables(1, layout.goal), cells: [[i18n.t("from"), i18n.t("to")]], style: "answerHeads" },
      spill(
        atTables(2, layout.goal),
        `=FILTER(${layout.allMoves},${isOnBoard(0)}*${isOnBoard(1)},"")`,
        all.length,
        2,
        "answer",
      ),
      { at: atTables(0, layout.after - 1), cells: [[i18n.t("The solution")]], style: "heading" },
      { at: atTables(0, layout.all), cells: [[words.allMoves]], style: "heading" },
      { at: atTables(1, layout.all), cells: [[i18n.t("from"), i18n.t("to")]], style: "answerHeads" },
      { at: atTables(2, layout.all), cells: all, style: "answer" },
      ...listMoves(
        list,
        ["", i18n.t("from"), i18n.t("to"), i18n.t("who"), ""],
        `=PUZZLE.REARRANGE(${layout.moves},${layout.startTable},${layout.goalTable})`,
      ),
    ],
    paints: [
      ...paintBoard(layout.startBoard, DARK_YELLOW),
      ...paintBoard(layout.goalBoard, puzzle.goalStyle === "boardInput" ? DARK_YELLOW : DARK_BLUE),
      ...paintNextMove(
        list,
        layout.afterBoard.replaceAll("$", ""),
        `${cellAddress(top + rows, layout.after).replace(/\d+/, "$$$&")}&$${list.number}${top + 1}`,
      ),
      ...paintBoard(layout.afterBoard, DARK_BLUE),
      ...paintMoves(list),
      paintFilled(layout.startTable.split(":")[0], layout.goalTable.split(":")[1]),
      paintFilled(...(layout.moves.split(":") as [string, string])),
    ],
    frames: [layout.startBoard, layout.goalBoard, layout.afterBoard].map((board) =>
      board.replaceAll("$", ""),
    ),
    /** What is wrong, or the number of moves, or why there is no solution. `before` is looked for before REARRANGE is asked. */
    verdict: (words: PiecesWords, before: readonly InputCheck[]): string => {
      const { subject, noWay } = words;
      const refused = checkBoards(layout.startBoard, layout.goalBoard);
      const answer = countMoves(list, subject, noWay, refused);
      return `=${firstProblem(before, answer.slice(1))}`;
    },
    paintVerdict: (cells: string, before: readonly InputCheck[]): Paint[] => [
      paintProblem(cells, isWrong(list)),
      ...before.map((check) => paintProblem(cells, `=${findsProblem(check)}`)),
    ],
    names: {
      moves: layout.moves,
      start: layout.startTable,
      goal: layout.goalTable,
      board: layout.startBoard,
    },
  };
}

function paintFilled(first: string, last: string): Paint {
  const [, column, row] = /^\$([A-Z]+)\$(\d+)$/.exec(first)!;
  return {
    on: `${column}${row}:${last.replaceAll("$", "")}`,
    when: `=$${column}${row}<>""`,
    fill: STYLES.formula.fill!,
  };
}
