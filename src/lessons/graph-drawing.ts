import { areaAddress, cellAddress } from "../grid/addresses";
import type { LessonBlock, Paint } from "./lesson";

/** The places of a puzzle in cells, with a free cell between neighbours for the line that connects them. */
export interface GraphDrawing {
  /** Row and column of the first cell, counted from 0. */
  readonly top: number;
  readonly left: number;
  /** The places, row by row; 0 for none. Neighbours on a line of the drawing are two cells apart. */
  readonly places: readonly (readonly number[])[];
  /** The columns of the table of moves, such as `$P$6:$P$21`. */
  readonly from: string;
  readonly to: string;
  /** The place that is empty in the home position. */
  readonly home: number;
}

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

/** Draws the places, and the lines between them for which the table has a move, so that the lines follow the table. */
export function drawGraph({ top, left, places, from, to, home }: GraphDrawing): LessonBlock[] {
  const at = (row: number, column: number) => cellAddress(top + row, left + column);
  const placeAt = (row: number, column: number) => places[row]?.[column] ?? 0;
  return places.flatMap((cells, row) =>
    cells.flatMap((place, column): LessonBlock[] => {
      if (place !== 0) {
        const fill = place === home ? HOME : PLACE;
        return [{ at: at(row, column), cells: [[place]], style: "square", fill }];
      }
      const ends = STROKES.map(({ down, right, stroke }) => ({
        a: placeAt(row - down, column - right),
        b: placeAt(row + down, column + right),
        stroke,
      })).find(({ a, b }) => a !== 0 && b !== 0);
      if (!ends) return [];
      const { a, b, stroke } = ends;
      const moves = `COUNTIFS(${from},${a},${to},${b})+COUNTIFS(${from},${b},${to},${a})`;
      return [{ at: at(row, column), cells: [[`=IF(${moves}>0,"${stroke}","")`]], style: "axis" }];
    }),
  );
}

/** Paints the visible lines. */
export function paintGraph({ top, left, places }: GraphDrawing): Paint {
  const first = cellAddress(top, left);
  const strokes = STROKES.map(({ stroke }) => `${first}="${stroke}"`).join(",");
  return {
    on: areaAddress(top, left, places.length, places[0]!.length),
    when: `=OR(${strokes})`,
    fill: "#e3e8f1",
    color: LINE,
  };
}
