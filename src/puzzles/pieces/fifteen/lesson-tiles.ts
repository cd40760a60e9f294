import { areaAddress, cellAddress, columnLetters, fixed } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { findsProblem, firstProblem, paintProblem, type InputCheck } from "../../../lessons/checks";
import type { LessonBlock, LessonValue, Paint } from "../../../lessons/lesson";
import {
  afterMoves,
  countMoves,
  firstCell,
  isWrong,
  listMoves,
  paintMoves,
  paintNextMove,
  pieceAfter,
  type MoveList,
} from "../../../lessons/move-list";
import { columnsOf, listPlaces, listSlidingMoves, rangesOf, type PlacesOnSheet } from "./lesson-places";
import { parityOn } from "./lesson-parity";

/** A board of sliding tiles on a sheet. Columns and rows count from 0. */
export interface SlidingTiles {
  /** The starting tiles, row by row; blank is the empty place, `#` no place. */
  readonly tiles: readonly (readonly LessonValue[])[];
  /** The goal's tiles, on a board of their own. Without them the tiles from 1 on are in order, with the hole at the end. */
  readonly goal?: readonly (readonly LessonValue[])[];
  /** Where the starting board begins. Those for the goal and after some moves are on its right, the list of moves is below it. */
  readonly row: number;
  readonly column: number;
  /** Where the headings of the list of moves and of the tables begin. */
  readonly listRow: number;
  readonly tableColumn: number;
  /** How many moves the list has room for, and after how many the board is shown at first. */
  readonly listed: number;
  readonly later: number;
  /** The switch that shows the solutions, on sheets that have one. */
  readonly solutions?: string;
  /** The headings of the starting board, the list, and the table of places. */
  readonly headings: () => { readonly start: string; readonly list: string; readonly places: string };
  /** What to look for before REARRANGE is asked, and what may be why it refuses. */
  readonly checks: (boards: TileBoards) => {
    readonly before: readonly InputCheck[];
    readonly refused: readonly InputCheck[];
  };
}

/** Ranges that checks look at. */
export interface TileBoards {
  readonly start: string;
  /** The board of the goal, if there is one. */
  readonly goal: string | undefined;
  /** The column of the goal's tiles in the table of places, and that of the moves' first places. */
  readonly goalTiles: string;
  readonly movesFrom: string;
  /** The number of each cell of the starting board, as a part of a formula. */
  readonly numbers: string;
}

export interface SlidingTilesOnSheet {
  readonly blocks: readonly LessonBlock[];
  readonly paints: readonly Paint[];
  readonly frames: readonly string[];
  /** Text with the number of moves, or why there is no solution, after the words. */
  readonly verdict: (words: string) => string;
  /** Paint the cells with this text if something is wrong. */
  readonly paintProblem: (on: string) => readonly Paint[];
  /** The first cell of the list of moves, and the cell with what no move can make even. */
  readonly solution: string;
  readonly pairs: string;
  readonly after: string;
  readonly goalBoard: string | undefined;
  /** The ranges that describe the puzzle. */
  readonly ranges: Readonly<Record<"moves" | "start" | "goal" | "board", string>>;
}

const EMPTY = "#5b6676";
const NO_PLACE = { fill: "#eef0f4", color: "#6b7686" };

/** Draws the starting board, the goal's, the board after some moves, the list of moves, and the tables that they are computed from. */
export function drawSlidingTiles(puzzle: SlidingTiles): SlidingTilesOnSheet {
  const { tiles, goal, row, column, listRow, tableColumn } = puzzle;
  const [rows, columns] = [tiles.length, tiles[0].length];
  const letter = (offset: number) => columnLetters(column + offset);
  const goalColumn = column + columns + 1;
  const afterColumn = goal ? goalColumn + columns + 1 : goalColumn;
  const list: MoveList = {
    number: letter(0),
    from: letter(1),
    to: letter(2),
    piece: letter(3),
    last: letter(4),
    firstRow: listRow + 3,
    lastRow: listRow + 2 + puzzle.listed,
    after: fixed(cellAddress(row - 1, afterColumn)),
    ...(puzzle.solutions !== undefined && { solutions: puzzle.solutions }),
  };
  const cellOn = (first: number) => (place: number) =>
    cellAddress(row + Math.floor(place / columns), first + (place % columns));
  const board = (first: number) => areaAddress(row, first, rows, columns);
  const on: PlacesOnSheet = {
    rows,
    columns,
    first: list.firstRow,
    letters: (offset) => columnLetters(tableColumn + offset),
    startCell: cellOn(column),
    ...(goal && { goalCell: cellOn(goalColumn) }),
  };
  const { moves, start, goal: goalRange, goalTiles, movesFrom } = rangesOf(on);
  const parity = parityOn(on);
  const startBoard = fixed(board(column));
  const checks = () =>
    puzzle.checks({
      start: startBoard,
      goal: goal && fixed(board(goalColumn)),
      goalTiles,
      movesFrom,
      numbers: `((ROW(${startBoard})-${row + 1})*${columns}+COLUMN(${startBoard})-${column})`,
    });

  const afterBoard = board(afterColumn);
  const [startFirst, afterFirst] = [cellAddress(row, column), cellAddress(row, afterColumn)];
  const placeOf = (cell: string) => `(ROW(${cell})-${row + 1})*${columns}+COLUMN(${cell})-${afterColumn}`;
  const boards = [column, ...(goal ? [goalColumn] : []), afterColumn];
  return {
    get blocks(): LessonBlock[] {
      const headings = puzzle.headings();
      return [
        { at: cellAddress(row - 1, column), cells: [[headings.start]], style: "heading" },
        { at: startFirst, cells: tiles, style: "boardInput" },
        ...(goal
          ? ([
              { at: cellAddress(row - 1, goalColumn), cells: [[i18n.t("The goal")]], style: "heading" },
              { at: cellAddress(row, goalColumn), cells: goal, style: "boardInput" },
            ] as const)
          : []),
        ...afterMoves(cellAddress(row - 1, afterColumn), cellAddress(row - 1, afterColumn + 1), puzzle.later),
        {
          at: afterFirst,
          cells: tiles.map((each, down) =>
            each.map((_, right) => {
              const place = columns * down + right;
              return pieceAfter(list, String(place + 1), on.startCell(place));
            }),
          ),
          style: "boardFormula",
          solution: "hidden",
        },
        { at: cellAddress(listRow, column), cells: [[headings.list]], style: "heading" },
        { at: cellAddress(listRow, tableColumn), cells: [[headings.places]], style: "heading" },
        ...listPlaces(on),
        ...parity.blocks(),
        {
          at: `${on.letters(columnsOf(on).moves)}${listRow + 1}`,
          cells: [[i18n.t("Its moves")]],
          style: "heading",
        },
        ...listSlidingMoves(on),
        ...listMoves(
          list,
          ["", i18n.t("from"), i18n.t("to"), i18n.t("tile"), i18n.t("goes")],
          `=PUZZLE.REARRANGE(${moves},${start},${goalRange})`,
        ),
      ];
    },
    paints: [
      ...paintNextMove(list, afterBoard, placeOf(afterFirst)),
      ...boards.flatMap((first): Paint[] => {
        const corner = cellAddress(row, first);
        return [
          { on: board(first), when: `=${corner}="#"`, ...NO_PLACE },
          { on: board(first), when: `=${corner}=""`, fill: EMPTY },
        ];
      }),
      ...paintMoves(list),
    ],
    frames: boards.map(board),
    verdict(words) {
      const { before, refused } = checks();
      const answer = countMoves(list, words, parity.whyImpossible(firstCell(list)), refused);
      return before.length === 0 ? answer : `=${firstProblem(before, answer.slice(1))}`;
    },
    paintProblem: (cells) => [
      paintProblem(cells, isWrong(list)),
      ...checks().before.map((check) => paintProblem(cells, `=${findsProblem(check)}`)),
    ],
    solution: firstCell(list),
    pairs: parity.total,
    after: list.after.replaceAll("$", ""),
    goalBoard: goal && board(goalColumn),
    ranges: { moves, start, goal: goalRange, board: board(column) },
  };
}
