import { fifteen as fifteenLesson } from "../../../../src/puzzles/pieces/fifteen/lesson";
import { slidingMoves } from "../../../../src/puzzles/pieces/sliding-moves";
import { pinball as pinballLesson } from "../../../../src/puzzles/pieces/pinball/lesson";
import type { Cells } from "../../../../src/grid/cells";
import knightsFacts from "../../../fixtures/knights.json";
import { sheetOf, valuesIn } from "../../lessons/sheet-of";

const blank = (rows: number, columns: number): Cells =>
  Array.from({ length: rows }, () => new Array<string>(columns).fill(""));

const pinballSheet = sheetOf(pinballLesson);
const inPinball = (name: string): Cells => valuesIn(pinballSheet, pinballLesson.names![`Pinball_${name}`]);

/** The lesson's own ranges. */
export const PINBALL = {
  moves: inPinball("moves"),
  start: inPinball("start"),
  goal: inPinball("goal"),
  board: inPinball("board"),
};

const squareOf = (name: string): string => {
  const [row, column] = (knightsFacts.squares_row_col as Record<string, number[]>)[name];
  return `${"abcd"[column]}${4 - row}`;
};
const knightsAt = (arrangement: Record<string, string>): Cells =>
  Object.entries(arrangement).map(([square, knight]) => [squareOf(square), knight]);

/** The board of the 11th Hour, as in the lesson. */
export const KNIGHTS = {
  moves: knightsFacts.edges.flatMap(([a, b]) => [
    [squareOf(a), squareOf(b)],
    [squareOf(b), squareOf(a)],
  ]),
  start: knightsAt(knightsFacts.start),
  goal: knightsAt(knightsFacts.goal),
  board: blank(4, 4),
};

/** The 15-puzzle with these tiles, row by row; the goal has them in order. */
export function fifteenFrom(tiles: readonly number[]) {
  return {
    moves: slidingMoves(4, 4) as Cells,
    start: tiles.map((tile, k) => [k + 1, tile || ""]),
    goal: tiles.map((_, k) => [k + 1, k < 15 ? k + 1 : ""]),
    board: blank(4, 4),
  };
}

/** A start three moves from the goal. */
export const NEARLY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 11, 12, 13, 10, 14, 15];

/** The ranges of the lesson's 15-puzzle. */
export const FIFTEEN_NAMES = fifteenLesson.names!;
