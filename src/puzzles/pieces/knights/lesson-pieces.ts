import { i18n } from "../../../language";
import { findsProblem, firstProblem, paintProblem, type InputCheck } from "../../../lessons/checks";
import { cell, cells, heading, skip, spill } from "../../../lessons/items";
import { beside, stack, type Area, type Areas, type Item } from "../../../lessons/layout";
import {
  afterMoves,
  countMoves,
  firstMove,
  isWrong,
  listMoves,
  paintFilled,
  paintMoves,
  paintNextMove,
  pieceAfter,
} from "../../../lessons/move-list";
import { checkBoards, checkStuck } from "../lesson-checks";
import { boardItem, movesOn, paintBoard, squaresOf, type Board, type REACHES } from "./lesson-boards";

const DARK_YELLOW = "#f2dc92";
const DARK_BLUE = "#c6daf2";

/** Pieces that move on the squares of a board. */
interface PiecesOnBoard {
  readonly start: Board;
  /** What the goal's cells hold, and whether they are to be typed over. */
  readonly goal: Board;
  readonly goalStyle: "boardInput" | "boardFormula";
  readonly reach: (typeof REACHES)[string];
  /** How many moves the list has room for, and after how many the board is shown at first. */
  readonly listed: number;
  readonly later: number;
  /** The heading of the table of all moves, what is right of it, and what the verdict says. */
  readonly words: {
    readonly subject: string;
    readonly noWay: string;
    readonly stuck: (cells: string) => string;
    readonly allMoves: string;
  };
  readonly extra: Item;
  /** What is wrong before REARRANGE is asked, besides pieces that are stuck. */
  readonly before?: readonly InputCheck[];
  /** How many cells the verdict extends over. */
  readonly across: number;
}

/** The squares and, on them, the pieces of the tables that REARRANGE reads. */
export const piecesTables = ({ squares }: Areas) => ({
  start: squares.column(0, 2),
  goal: squares.column(2, 2),
});

/** How many columns each board takes, with what is below it: the table of squares has four, the list of moves five. */
export const boardColumns = (columns: number) => Math.max(columns, 4) + 2;

/** An item with blank columns on its right. */
export const wide = (columns: number, item: Item) => beside(item, skip(columns - item.columns));

/** The boards of the start, the goal and after some moves, the list of moves, and the tables that they are computed from. */
export function drawPieces(areas: Areas, puzzle: PiecesOnBoard) {
  const { start, goal, shown, after, list, squares, moves, all, verdict, solutions } = areas;
  const { words, goalStyle, before = [] } = puzzle;
  const [rows, columns] = [puzzle.start.length, puzzle.start[0].length];
  const listed = { list, after };
  const tables = piecesTables(areas);
  const squaresThere = squaresOf(rows, columns);
  const allMoves = movesOn(squaresThere, puzzle.reach);
  const pitch = boardColumns(columns);

  /** The name of a square of the board after some moves, by its file below and its rank on the left. */
  const nameOf = (row: number, column: number) =>
    `${shown.cell(rows, column).fixedRows}&${shown.cell(row, -1).fixedColumns}`;
  const piecesLater = puzzle.start.map((each, row) =>
    each.map((_, column) => pieceAfter(listed, nameOf(row, column), start.cell(row, column))),
  );

  /** The listed squares with the pieces on them at the start and at the goal, except those without moves. */
  const squareRows = squaresThere.map((square, index) => {
    const name = squares.cell(index);
    const [atStart, atGoal] = [start, goal].map((board) => board.cell(square.row, square.column));
    return [
      `=IF(OR(${atStart}="#",COUNTIF(${moves.fixed},"${square.name}")=0),"","${square.name}")`,
      `=IF(OR(${name}="",${atStart}=""),"",${atStart})`,
      `=${name}`,
      `=IF(OR(${name}="",${atGoal}=""),"",${atGoal})`,
    ];
  });
  /** Whether the squares in a column of all moves are on the board: CODE gives their files, RIGHT their ranks. */
  const isOnBoard = (names: Area) =>
    `(INDEX(${start.fixed},${rows + 1}-RIGHT(${names},1),CODE(${names})-96)<>"#")`;
  const there = `=FILTER(${all},${isOnBoard(all.column(0))}*${isOnBoard(all.column(1))},"")`;
  const fromTo = cells([[i18n.t("from"), i18n.t("to")]], "answerHeads");

  const boards = { start: start.fixed, goal: goal.fixed };
  const names = `CHAR(${96 - start.left}+COLUMN(${start.fixed}))&(${rows + start.top + 1}-ROW(${start.fixed}))`;
  const checks = [...before, checkStuck({ ...boards, names, movesFrom: moves.fixed }, words.stuck)];
  const refused = checkBoards(boards.start, boards.goal);
  const counted = countMoves({ list, solutions }, words.subject, words.noWay, refused).slice(1);
  return {
    boards: beside(
      wide(pitch, stack(heading(i18n.t("At the start")), boardItem("start", puzzle.start, "boardInput"))),
      wide(pitch, stack(heading(i18n.t("The goal")), boardItem("goal", puzzle.goal, goalStyle))),
      stack(
        beside(skip(1), afterMoves("after", puzzle.later)),
        boardItem("shown", piecesLater, "boardFormula", "hidden"),
      ),
    ),
    tables: beside(
      skip(1),
      wide(
        pitch,
        stack(
          heading(i18n.t("The squares")),
          cells([[i18n.t("at"), i18n.t("start"), i18n.t("at"), i18n.t("goal")]], "answerHeads"),
          { squares: cells(squareRows, "answer") },
        ),
      ),
      wide(
        pitch - 1,
        stack(heading(i18n.t("The moves")), fromTo, { moves: spill(there, allMoves.length, 2, "answer") }),
      ),
      wide(
        pitch,
        stack(
          heading(i18n.t("The solution")),
          listMoves("list", list, {
            rows: puzzle.listed,
            heads: [i18n.t("who"), ""],
            solution: `=PUZZLE.REARRANGE(${moves.fixed},${tables.start.fixed},${tables.goal.fixed})`,
          }),
        ),
      ),
      wide(4, stack(heading(words.allMoves), fromTo, { all: cells(allMoves, "answer") })),
      puzzle.extra,
    ),
    /** What is wrong, or the number of moves, or why there is no solution. */
    verdict: { verdict: cell(`=${firstProblem(checks, counted)}`, "target", { across: puzzle.across }) },
    paints: [
      ...paintBoard(start, DARK_YELLOW),
      ...paintBoard(goal, goalStyle === "boardInput" ? DARK_YELLOW : DARK_BLUE),
      ...paintNextMove(listed, shown, nameOf(0, 0)),
      ...paintBoard(shown, DARK_BLUE),
      ...paintMoves(listed),
      paintFilled(squares),
      paintFilled(moves),
      paintProblem(verdict, isWrong(list)),
      ...checks.map((check) => paintProblem(verdict, `=${findsProblem(check)}`)),
    ],
    frames: [start, goal, shown].map((around) => ({ around, color: "#1d3b6f" })),
    /** The cell whose error says why there is no solution. */
    answer: firstMove(list),
    names: (prefix: string) => ({
      [`${prefix}_moves`]: moves,
      [`${prefix}_start`]: tables.start,
      [`${prefix}_goal`]: tables.goal,
      [`${prefix}_board`]: start,
    }),
  };
}
