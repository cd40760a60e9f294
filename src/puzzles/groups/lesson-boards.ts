import { drawn, type Area, type Item } from "../../lessons/layout";
import type { LessonBlock, LessonValue } from "../../lessons/lesson";

/** A square board with one cell per tile: what it says, and its colour. */
export const tileBoard = (size: number, tile: (place: number) => readonly [LessonValue, string]): Item =>
  drawn(size, size, (board) =>
    Array.from({ length: size * size }, (_, place) => {
      const [value, fill] = tile(place);
      const at = `${board.cell(Math.floor(place / size), place % size)}`;
      return { at, cells: [[value]], style: "square", fill };
    }),
  );

const PLACE = "#f6e3b4";
const HOME = "#ffffff";
const LINE = "#8fa3c0";
/** The character in a cell between two places, by the direction of their line. */
const STROKES = [
  { down: 0, right: 1, stroke: "━" },
  { down: 1, right: 0, stroke: "┃" },
  { down: 1, right: 1, stroke: "╲" },
  { down: 1, right: -1, stroke: "╱" },
];

/** The places of a puzzle row by row, 0 for none, with a free cell between neighbours for the line that connects them. */
export type Places = readonly (readonly number[])[];

/**
 * Draws the places, and the lines between them for which the table has a move, so that the lines follow the table.
 *
 * @param home the place that is empty in the home position
 */
export function graphBoard(places: Places, home: number, moves: Area): Item {
  const [from, to] = [0, 1].map((end) => moves.column(end).fixed);
  const placeAt = (row: number, column: number) => places[row]?.[column] ?? 0;
  const blockAt = (at: string, row: number, column: number): LessonBlock[] => {
    const place = placeAt(row, column);
    if (place !== 0) {
      return [{ at, cells: [[place]], style: "square", fill: place === home ? HOME : PLACE }];
    }
    for (const { down, right, stroke } of STROKES) {
      const [a, b] = [placeAt(row - down, column - right), placeAt(row + down, column + right)];
      if (a === 0 || b === 0) continue;
      const count = `COUNTIFS(${from},${a},${to},${b})+COUNTIFS(${from},${b},${to},${a})`;
      return [{ at, cells: [[`=IF(${count}>0,"${stroke}","")`]], style: "axis" }];
    }
    return [];
  };
  return drawn(places.length, places[0].length, (board) =>
    places.flatMap((cells, row) =>
      cells.flatMap((_place, column) => blockAt(`${board.cell(row, column)}`, row, column)),
    ),
  );
}

/** Paints the visible lines. */
export const paintGraph = (board: Area) => ({
  on: board,
  when: `=OR(${STROKES.map(({ stroke }) => `${board.first}="${stroke}"`).join(",")})`,
  fill: "#e3e8f1",
  color: LINE,
});
