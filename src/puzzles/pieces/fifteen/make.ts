import { i18n } from "../../../language";
import { BEGINNING, beginsEmpty } from "../../../lessons/beginning";
import type { Maker } from "../../../lessons/maker";
import { grid } from "../../../lessons/own-sheet";
import { randomIndex, type Random } from "../../../steps/random";
import { inRows, scrambled, type PlaceMove } from "../random-scramble";
import { slidingMoves } from "./lesson-places";
import { slidingSheet } from "./lesson-sheet";

const SIZE = { least: 2, most: 6, usual: 3 };

/** Small boards are mixed thoroughly; large ones by fewer moves, so that a shortest solution is found at once. */
const SCRAMBLES = [
  { places: 9, moves: 120 },
  { places: 16, moves: 40 },
  { places: 36, moves: 26 },
];

const LIGHT = "#f6e3b4";
const DARK = "#8ab9f1";
const FRAME = "#1d3b6f";

/** A board of 2 × 3 tiles. */
const picture = Array.from({ length: 9 }, (_row, row) =>
  Array.from({ length: 13 }, (_cell, column) => {
    const isLine = row % 4 === 0 || column % 4 === 0;
    const isHole = row > 4 && column > 8;
    return isLine || isHole ? FRAME : (Math.floor(row / 4) + Math.floor(column / 4)) % 2 ? DARK : LIGHT;
  }),
);

export const slidingMaker: Maker = {
  id: "sliding",
  title: /*i18n*/ "Sliding board",
  summary: /*i18n*/ "Tiles and a hole on a board of any form: the fewest moves into order.",
  picture,
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE },
    BEGINNING,
  ],
  sheet(values, random) {
    const [rows, columns] = [Number(values.rows), Number(values.columns)];
    const tiles = beginsEmpty(values) ? grid(rows, columns) : mixed(rows, columns, random);
    return slidingSheet({ title: i18n.t("My sliding board"), tiles });
  },
};

function mixed(rows: number, columns: number, random: Random): (number | "")[][] {
  const places = rows * columns;
  const inOrder = Array.from({ length: places }, (_, place) => (place + 1 < places ? place + 1 : ""));
  const moves = slidingMoves(rows, columns).map(([from, to]): PlaceMove => [from - 1, to - 1]);
  const count = SCRAMBLES.find((each) => places <= each.places)!.moves;
  // On a tiny board the tiles go round, and may come into order again.
  for (;;) {
    const tiles = scrambled<number | "">(inOrder, moves, count + randomIndex(random, places), random);
    if (tiles.some((tile, place) => tile !== inOrder[place])) return inRows(tiles, columns);
  }
}
