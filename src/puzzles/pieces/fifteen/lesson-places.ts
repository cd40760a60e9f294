import { fixed } from "../../../grid/addresses";
import { i18n } from "../../../language";
import type { LessonBlock, LessonValue } from "../../../lessons/lesson";
import { STYLES } from "../../../lessons/styles";

/** The moves of tiles: from, to, and the tile's direction in English. Places are numbered from 1, row by row. */
export function slidingMoves(rows: number, columns: number): [number, number, string][] {
  const place = (row: number, column: number) => columns * row + column + 1;
  return Array.from({ length: rows * columns }, (_, from) => {
    const row = Math.floor(from / columns);
    const column = from % columns;
    const ends: [number, number, string][] = [
      [row, column + 1, /*i18n*/ "right"],
      [row - 1, column, /*i18n*/ "up"],
      [row + 1, column, /*i18n*/ "down"],
      [row, column - 1, /*i18n*/ "left"],
    ];
    return ends
      .filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns)
      .map(([r, c, name]): [number, number, string] => [from + 1, place(r, c), name]);
  }).flat();
}

/** Where the tables of a board's places and moves are. */
export interface PlacesOnSheet {
  readonly rows: number;
  readonly columns: number;
  /** The first row of the tables, counted from 1. */
  readonly first: number;
  /** The letters of a column, counted from the first one of the tables. */
  readonly letters: (offset: number) => string;
  /** The cells of a place on the boards, by its number. */
  readonly startCell: (place: number) => string;
  /** Without a board for the goal, its tiles are in order, with the hole at the end. */
  readonly goalCell?: (place: number) => string;
}

/** The columns of the tables. */
const [AT, TILE, GOAL_AT, GOAL] = [0, 1, 2, 3];
/** Where each tile and the hole belong: if the tiles are in order, the tiles themselves say it. */
const BELONGS = 4;

/** The columns in which the pairs are counted, and the moves are listed. */
export function columnsOf({ goalCell }: Pick<PlacesOnSheet, "goalCell">) {
  return goalCell ? { rank: BELONGS, pairs: 5, moves: 7 } : { rank: TILE, pairs: 4, moves: 6 };
}

/** A part of the tables as an absolute range; its columns are counted from the first one, and `count` is its rows. */
export function partOf({ first, letters }: PlacesOnSheet, from: number, to: number, count: number): string {
  return fixed(`${letters(from)}${first}:${letters(to)}${first + count - 1}`);
}

export function rangesOf(on: PlacesOnSheet) {
  const places = on.rows * on.columns;
  const { rank, pairs, moves } = columnsOf(on);
  const moveCount = slidingMoves(on.rows, on.columns).length;
  return {
    at: partOf(on, AT, AT, places),
    tiles: partOf(on, TILE, TILE, places),
    start: partOf(on, AT, TILE, places),
    goalAt: partOf(on, GOAL_AT, GOAL_AT, places),
    goalTiles: partOf(on, GOAL, GOAL, places),
    goal: partOf(on, GOAL_AT, GOAL, places),
    ranks: partOf(on, rank, rank, places),
    pairs: partOf(on, pairs, pairs, places),
    movesFrom: partOf(on, moves, moves, moveCount),
    moves: partOf(on, moves, moves + 2, moveCount),
  };
}

/** The place of the hole, if there is one only. */
export const holeIn = (at: string, tiles: string) => `SUMPRODUCT(--(${tiles}=""),${at})`;

/** The table of the places: which tile is there at the start, and which one belongs there. */
export function listPlaces(on: PlacesOnSheet): LessonBlock[] {
  const { first, letters, startCell, goalCell } = on;
  const { goalAt, goalTiles, movesFrom } = rangesOf(on);
  const places = on.rows * on.columns;
  const last = first + places - 1;
  const { rank } = columnsOf(on);
  const rows = Array.from({ length: places }, (_, place): LessonValue[] => {
    const row = first + place;
    const [at, tile, there] = [AT, TILE, GOAL_AT].map((column) => `${letters(column)}${row}`);
    const board = startCell(place);
    const order = place + 1 < places ? place + 1 : "";
    const belongs = `IF(${tile}="",${holeIn(goalAt, goalTiles)},INDEX(${goalAt},MATCH(${tile},${goalTiles},0)))`;
    const ranked = `${letters(rank)}${row}`;
    const later = `${letters(rank)}${row + 1}:${letters(rank)}$${last + 1}`;
    return [
      `=IF(OR(${board}="#",COUNTIF(${movesFrom},${place + 1})=0),"",${place + 1})`,
      `=IF(OR(${at}="",${board}=""),"",${board})`,
      `=${at}`,
      goalCell ? `=IF(OR(${there}="",${goalCell(place)}=""),"",${goalCell(place)})` : order,
      ...(goalCell ? [`=IF(${at}="","",IFERROR(${belongs},""))`] : []),
      `=IF(${ranked}="","",COUNTIFS(${later},"<"&${ranked}))`,
    ];
  });
  const heads = [i18n.t("at"), i18n.t("tile"), i18n.t("at"), i18n.t("goal")];
  if (goalCell) heads.push(i18n.t("belongs to"));
  return [
    {
      at: `${letters(AT)}${first - 1}`,
      cells: [[...heads, i18n.t("pairs")]],
      style: "answerHeads",
    },
    {
      at: `${letters(AT)}${first}`,
      cells: rows,
      style: "answer",
      fill: STYLES.formula.fill!,
    },
  ];
}

/** The table of the moves: a row stays blank while one of its places is missing. */
export function listSlidingMoves(on: PlacesOnSheet): LessonBlock[] {
  const { first, letters, startCell } = on;
  const { moves } = columnsOf(on);
  const rows = slidingMoves(on.rows, on.columns).map(([from, to, way], k) => {
    const isMissing = `OR(${startCell(from - 1)}="#",${startCell(to - 1)}="#")`;
    const isBlank = `${letters(moves)}${first + k}=""`;
    return [
      `=IF(${isMissing},"",${from})`,
      `=IF(${isBlank},"",${to})`,
      `=IF(${isBlank},"","${i18n._(way)}")`,
    ];
  });
  return [
    {
      at: `${letters(moves)}${first - 1}`,
      cells: [[i18n.t("from"), i18n.t("to"), i18n.t("goes")]],
      style: "answerHeads",
    },
    { at: `${letters(moves)}${first}`, cells: rows, style: "answer", fill: STYLES.formula.fill! },
  ];
}
