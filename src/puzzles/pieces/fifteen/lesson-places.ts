import { i18n } from "../../../language";
import { cells, heading } from "../../../lessons/items";
import { stack, type Area, type Item, type Place } from "../../../lessons/layout";
import type { LessonValue } from "../../../lessons/lesson";
import { STYLES } from "../../../lessons/styles";
import { slidingMoves } from "../sliding-moves";

/** The tables of a sheet with sliding tiles. */
export interface TileTables {
  /** The places of the board, with the tiles there at the start and at the goal. */
  readonly places: Area;
  /** From, to, and the tile's direction. */
  readonly moves: Area;
}

/** The parts of the tables. */
export const partsOf = ({ places, moves }: TileTables) => ({
  ...{ at: places.column(0), tiles: places.column(1), start: places.column(0, 2) },
  ...{ goalAt: places.column(2), goalTiles: places.column(3), goal: places.column(2, 2) },
  ...{ moves, movesFrom: moves.column(0) },
});

/** The place of the hole in a formula, if there is one only. */
export const holeIn = (at: Place, tiles: Place) => `SUMPRODUCT(--(${tiles}=""),${at})`;

/** A formula for a place, counted from 0, whose cell on a board is given. It is blank if there is no such place, or no move from it. */
export const placeIn = (movesFrom: Area, place: number, cell: Area) =>
  `=IF(OR(${cell}="#",COUNTIF(${movesFrom.fixed},${place + 1})=0),"",${place + 1})`;

/** A formula for the tile in a cell of a board, if its place is in the table. */
export const tileIn = (place: Area, cell: Area) => `=IF(OR(${place}="",${cell}=""),"",${cell})`;

/** A table of formulas with a heading; its rows are called `name`. */
export const answerTable = (
  name: string,
  title: string,
  heads: readonly string[],
  rows: readonly (readonly LessonValue[])[],
): Item =>
  stack(heading(title), cells([heads], "answerHeads"), {
    [name]: cells(rows, "answer", { fill: STYLES.formula.fill! }),
  });

/** The table of the moves on a board: a row stays blank while one of its places is missing. */
export function movesTable(name: string, moves: Area, board: Area, rows: number, columns: number): Item {
  const cellOf = (place: number) => board.cell(Math.floor((place - 1) / columns), (place - 1) % columns);
  const formulas = slidingMoves(rows, columns).map(([from, to, way], k) => {
    const isBlank = `${moves.cell(k)}=""`;
    return [
      `=IF(OR(${cellOf(from)}="#",${cellOf(to)}="#"),"",${from})`,
      `=IF(${isBlank},"",${to})`,
      `=IF(${isBlank},"","${i18n._(way)}")`,
    ];
  });
  return answerTable(name, i18n.t("Its moves"), [i18n.t("from"), i18n.t("to"), i18n.t("goes")], formulas);
}
