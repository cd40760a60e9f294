import { i18n } from "../../../language";
import { areaAddress, cellAddress, columnLetters } from "../../../grid/addresses";
import { isFilled, isUnmatched, paintProblem, type InputCheck } from "../../../lessons/checks";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../../lessons/lesson";
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
import { STYLES } from "../../../lessons/styles";

/** A square frame of sliding tiles on a sheet. Columns count from 0. */
export interface SlidingTiles {
  readonly size: number;
  /** The starting tiles, row by row; 0 is the empty place. */
  readonly tiles: readonly number[];
  /** Where the starting board begins. The board after some moves is on its right, the list of moves below it. */
  readonly column: number;
  /** Where the tables of the places and the moves start. */
  readonly tableColumn: number;
}

export interface SlidingTilesOnSheet {
  readonly blocks: readonly LessonBlock[];
  readonly paints: readonly Paint[];
  readonly frames: readonly string[];
  /** Text with the number of moves, or why there is no solution. */
  readonly verdict: string;
  /** Paints the cells with this text if something is wrong. */
  readonly paintProblem: (on: string) => Paint;
  /** The first cell of the list of moves, and the cell that counts the pairs out of order. */
  readonly solution: string;
  readonly pairs: string;
  readonly after: string;
  /** The ranges that describe the puzzle. */
  readonly ranges: Readonly<Record<"title" | "moves" | "start" | "goal" | "board", string>>;
}

/** Rows of the sheet, counted from 1. */
const HEADING_ROW = 5;
const BOARD_ROW = 6;
const LIST_ROW = 20;
const LAST_ROW = 110;
const EMPTY = "#5b6676";

/** The moves of the tiles: from, to, and the tile's direction in English. Places are numbered from 1, row by row. */
export function slidingMoves(size: number): [number, number, string][] {
  const place = (row: number, column: number) => size * row + column + 1;
  return Array.from({ length: size * size }, (_, from) => {
    const row = Math.floor(from / size);
    const column = from % size;
    const ends: [number, number, string][] = [
      [row, column + 1, /*i18n*/ "right"],
      [row - 1, column, /*i18n*/ "up"],
      [row + 1, column, /*i18n*/ "down"],
      [row, column - 1, /*i18n*/ "left"],
    ];
    return ends
      .filter(([r, c]) => r >= 0 && r < size && c >= 0 && c < size)
      .map(([r, c, name]): [number, number, string] => [from + 1, place(r, c), name]);
  }).flat();
}

/** Draws the starting board, the board after some moves, the list of moves, and the tables that they are computed from. */
export function drawSlidingTiles(puzzle: SlidingTiles): SlidingTilesOnSheet {
  const { size, tiles, column, tableColumn } = puzzle;
  const places = size * size;
  const letter = (offset: number) => columnLetters(column + offset);
  const afterColumn = column + size + 1;
  const list: MoveList = {
    number: letter(0),
    from: letter(1),
    to: letter(2),
    piece: letter(3),
    last: letter(4),
    firstRow: LIST_ROW + 2,
    lastRow: LAST_ROW,
    after: `$${columnLetters(afterColumn)}$${HEADING_ROW}`,
  };
  const startCell = (place: number) =>
    cellAddress(BOARD_ROW - 1 + Math.floor(place / size), column + (place % size));
  const board = (first: number) => areaAddress(BOARD_ROW - 1, first, size, size);
  const grid = <Value>(value: (place: number) => Value): Value[][] =>
    Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, k) => value(size * row + k)));

  const table = (offset: number) => columnLetters(tableColumn + offset);
  const first = LIST_ROW + 2;
  const last = first + places - 1;
  const moves = slidingMoves(size);
  const range = (from: number, to: number, end: number) => `$${table(from)}$${first}:$${table(to)}$${end}`;
  const [movesRange, start, goal] = [
    range(6, 8, first + moves.length - 1),
    range(0, 1, last),
    range(2, 3, last),
  ];
  const sums = sumsOfPairs(size, table, first, last);
  const placeRows = tiles.map((_, place) => {
    const [tile, row] = [startCell(place), first + place];
    const later = `${table(1)}${row + 1}:${table(1)}$${last + 1}`;
    return [
      place + 1,
      `=IF(${tile}="","",${tile})`,
      place + 1,
      place + 1 < places ? place + 1 : "",
      `=IF(${table(1)}${row}="","",COUNTIFS(${later},"<"&${table(1)}${row}))`,
    ];
  });

  const placeOf = (cell: string) => `(ROW(${cell})-${BOARD_ROW})*${size}+COLUMN(${cell})-${afterColumn}`;
  const afterBoard = board(afterColumn);
  const [startFirst, afterFirst] = [startCell(0), cellAddress(BOARD_ROW - 1, afterColumn)];
  const title = () => i18n.t("The {count}-puzzle", { count: places - 1 });
  return {
    get blocks(): LessonBlock[] {
      return [
        { at: `${letter(0)}${HEADING_ROW}`, cells: [[title()]], style: "heading" },
        { at: startFirst, cells: grid((place) => tiles[place] || ""), style: "boardInput" },
        ...afterMoves(
          `${columnLetters(afterColumn)}${HEADING_ROW}`,
          `${columnLetters(afterColumn + 1)}${HEADING_ROW}`,
          5,
        ),
        {
          at: afterFirst,
          cells: grid((place) => pieceAfter(list, String(place + 1), startCell(place))),
          style: "boardFormula",
        },
        {
          at: `${letter(0)}${LIST_ROW}`,
          cells: [[i18n.t("Solution of the {count}-puzzle", { count: places - 1 })]],
          style: "heading",
        },
        {
          at: `${table(0)}${LIST_ROW}`,
          cells: [[i18n.t("Places of the {count}-puzzle", { count: places - 1 })]],
          style: "heading",
        },
        {
          at: `${table(0)}${LIST_ROW + 1}`,
          cells: [[i18n.t("at"), i18n.t("tile"), i18n.t("at"), i18n.t("goal"), i18n.t("pairs")]],
          style: "answerHeads",
        },
        { at: `${table(0)}${first}`, cells: placeRows, style: "answer", fill: STYLES.formula.fill! },
        ...sums.blocks(),
        { at: `${table(6)}${LIST_ROW}`, cells: [[i18n.t("Its moves")]], style: "heading" },
        {
          at: `${table(6)}${LIST_ROW + 1}`,
          cells: [[i18n.t("from"), i18n.t("to"), i18n.t("goes")]],
          style: "answerHeads",
        },
        {
          at: `${table(6)}${first}`,
          cells: moves.map(([from, to, way]) => [from, to, i18n._(way)]),
          style: "answer",
          fill: STYLES.input.fill!,
        },
        ...listMoves(
          list,
          ["", i18n.t("from"), i18n.t("to"), i18n.t("tile"), i18n.t("goes")],
          `=PUZZLE.REARRANGE(${movesRange},${start},${goal})`,
        ),
      ];
    },
    paints: [
      { on: board(column), when: `=${startFirst}=""`, fill: EMPTY },
      ...paintNextMove(list, afterBoard, placeOf(afterFirst)),
      { on: afterBoard, when: `=${afterFirst}=""`, fill: EMPTY },
      ...paintMoves(list),
    ],
    frames: [board(column), afterBoard],
    get verdict() {
      const goalTiles = range(3, 3, last);
      return countMoves(
        list,
        title(),
        whyImpossible(size, list, sums.total),
        checkTiles(areaAddress(BOARD_ROW - 1, column, size, size), goalTiles, places - 1),
      );
    },
    paintProblem: (on) => paintProblem(on, isWrong(list)),
    solution: firstCell(list),
    pairs: sums.total,
    after: list.after.replaceAll("$", ""),
    ranges: { title: `${letter(0)}${HEADING_ROW}`, moves: movesRange, start, goal, board: board(column) },
  };
}

/**
 * A tile that moves left or right passes no other tile, and one that moves up or down passes size − 1 of them. So if the size is odd, the
 * number of pairs out of order stays even or odd. If it is even, its sum with the row of the empty place does. (W. Johnson and W. Story,
 * 1879.)
 */
function sumsOfPairs(size: number, table: (offset: number) => string, first: number, last: number) {
  const [tiles, at, counts] = [1, 0, 4].map((offset) => `${table(offset)}${first}:${table(offset)}${last}`);
  const sum = `=SUM(${counts})`;
  const below = `SUMPRODUCT((${tiles}="")*INT((${size * size}-${at})/${size}))`;
  const rows: [string, string][] =
    size % 2 === 1
      ? [[/*i18n*/ "pairs out of order", sum]]
      : [
          [/*i18n*/ "pairs out of order", sum],
          [/*i18n*/ "rows below the hole", `=${below}`],
          [/*i18n*/ "together", `=${table(4)}${last + 2}+${table(4)}${last + 3}`],
        ];
  const blocks = (): LessonBlock[] => [
    { at: `${table(0)}${last + 2}`, cells: rows.map(([words]) => [i18n._(words)]), style: "question" },
    {
      at: `${table(4)}${last + 2}`,
      cells: rows.map(([, formula]) => [formula]),
      style: "answer",
      fill: STYLES.formula.fill!,
    },
  ];
  return { blocks, total: `${table(4)}${last + 1 + rows.length}` };
}

/** Each tile occurs once, and one place is the hole. */
function checkTiles(board: string, goalTiles: string, most: number): InputCheck[] {
  return [
    {
      cells: board,
      wrong: isUnmatched(board, goalTiles),
      problem: (cells) => i18n.t("{cells}: expected each tile from 1 to {most} once.", { cells, most }),
    },
    {
      cells: board,
      wrong: `(1-${isFilled(board)})*(SUMPRODUCT(${isFilled(board)})<${most})`,
      problem: (cells) =>
        i18n.t("{cells}: only one of these can be the hole. Type the missing tiles.", { cells }),
    },
  ];
}

/** Parity in a student's words; other obstacles, such as a removed move, in REARRANGE's. */
function whyImpossible(size: number, list: MoveList, total: string): string {
  const values = { total: answerOf(total), cell: firstCell(list) };
  const odd =
    size % 2 === 1
      ? i18n.t("impossible. Pairs out of order: {total}, odd, and no move makes that even.", values)
      : i18n.t(
          "impossible. Pairs out of order and rows below the hole: {total}, odd, and no move makes that even.",
          values,
        );
  const other = i18n.t("impossible. Select cell {cell} to read why.", values);
  return `IF(ISODD(${total}),${textFormula(odd)},${textFormula(other)})`;
}
