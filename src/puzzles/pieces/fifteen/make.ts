import { i18n } from "../../../language";
import { BEGINNING } from "../../../lessons/beginning";
import type { Maker } from "../../../lessons/maker";
import { small, gap, skip } from "../../../lessons/items";
import { beside, type Area } from "../../../lessons/layout";
import type { Lesson } from "../../../lessons/lesson";
import { gridToBegin, ownSheet, TITLE_CELL } from "../../../lessons/own-sheet";
import { randomIndex, type Random } from "../../../steps/random";
import { inRows, scrambled, type PlaceMove } from "../random-scramble";
import { slidingMoves } from "../sliding-moves";
import { FRAME, slidingTiles, type Tiles } from "./lesson-tiles";

const SIZE = { least: 2, most: 6, usual: 3 };

/** Small boards are mixed thoroughly; large ones by fewer moves, so that a shortest solution is found at once. */
const SCRAMBLES = [
  { places: 9, moves: 120 },
  { places: 16, moves: 40 },
  { places: 36, moves: 26 },
];

const LIGHT = "#f6e3b4";
const DARK = "#8ab9f1";

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
  summary: /*i18n*/ "Tiles and an empty place on a board of any form: the fewest moves into order.",
  picture,
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE },
    BEGINNING,
  ],
  sheet(values, random) {
    return slidingSheet(gridToBegin(values, (rows, columns) => mixed(rows, columns, random)));
  },
};

/** As many moves as the hardest of the boards that are solved need. */
const LISTED = 120;
/** How many columns a line of text takes. */
const TEXT_COLUMNS = 19;

/** The sheet of a sliding puzzle: start and goal, the fewest moves, the board after some of them, and what is wrong. */
function slidingSheet(tiles: Tiles): Lesson {
  const [rows, columns] = [tiles.length, tiles[0].length];
  const tablesRight = Math.max(3 * (columns + 1), TEXT_COLUMNS + 1);
  return ownSheet({
    id: "own-sliding",
    title: i18n.t("My sliding board"),
    task: i18n.t(
      "Tiles slide into an empty place until they are in order. Type the tiles, leave one cell blank, and type # where no tile can be.",
    ),
    picture: [],
    sheetName: i18n.t("Sliding board"),
    columnWidths: [
      2,
      ...new Array<number>(tablesRight - 1).fill(5.7),
      3,
      ...[5.7, 5.7, 5.7, 5.7, 11, 7, 2, 5.7, 5.7, 7],
    ],
    sheet: (areas) => {
      const { ownStart: start, ownGoal: goal } = areas;
      const sliding = slidingTiles(areas, "own", {
        ...{ tiles, goal: goalInOrder(start, rows, columns) },
        ...{ listed: LISTED, later: 0, across: TEXT_COLUMNS },
        headings: {
          start: i18n.t("The start"),
          list: i18n.t("The solution"),
          places: i18n.t("The places"),
        },
      });
      return {
        panels: {
          B4: [
            sliding.verdict(i18n.t("Solution")),
            gap(),
            sliding.boards,
            small(
              i18n.t(
                "Formulas fill in the goal, with the tiles in order. Type over it for another goal. Tiles may be words, and equal tiles may change places.",
              ),
              i18n.t("On the blue board the next tile to move is orange and goes to the green place."),
            ),
            gap(),
            beside(sliding.list, skip(tablesRight - sliding.list.columns), sliding.tables),
          ],
        },
        rowHeights: [{ rows: start, points: 33 }],
        paints: [...sliding.paints, ...sliding.verdictPaints],
        frames: sliding.frames,
        notes: [
          ...sliding.notes,
          {
            at: goal.first,
            text: i18n.t(
              "SMALL puts the numbers of the start in order, row by row, and leaves the rest blank. Words have to be typed.",
            ),
          },
          {
            at: sliding.total,
            text: i18n.t(
              "A pair is out of order if the tile that belongs farther back comes first. The empty place counts as a tile. A move exchanges a tile and the empty place. It changes the number of pairs by an odd number, and the distance of the empty place from its goal by one. So the sum stays even or odd.",
            ),
          },
        ],
        names: sliding.names("Fifteen", TITLE_CELL),
        paper: start.cell(-1).to(goal),
        select: start.first,
      };
    },
  });
}

/** Formulas that put the numbers of the start in order on a board of the same form; to be typed over. */
const goalInOrder = (start: Area, rows: number, columns: number): string[][] =>
  Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_cell, column) => {
      const here = start.cell(row, column);
      const gaps = (from: Area, to: string) => `COUNTIF(${from.fixed}:${to},"#")`;
      const above = row === 0 ? 0 : gaps(start.first, start.cell(row - 1, columns - 1).fixed);
      const left = gaps(start.cell(row), `${here}`);
      return `=IF(${here}="#","#",IFERROR(SMALL(${start.fixed},${row * columns + column + 1}-${above}-${left}),""))`;
    }),
  );

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
