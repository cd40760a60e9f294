import { i18n } from "../../../language";
import { defineLesson } from "../../../lessons/define-lesson";
import { firstOf, type ThreeQuestions } from "../../../lessons/exercise";
import { evenWord, number } from "../../../lessons/expected-answers";
import { gap, questions, skip, small } from "../../../lessons/items";
import { beside, type Area, type Areas } from "../../../lessons/layout";
import type { Picture } from "../../../lessons/lesson";
import { FRAME, slidingTiles, type Tiles } from "./lesson-tiles";

/** What moves can and cannot change. */
const fifteenQuestions = (total: Area, board: Area, moves: Area): ThreeQuestions => [
  {
    text: i18n.t("Exchange 14 and 15 when all are in order. Is the sum of {cell} even or odd now?", {
      cell: `${total}`,
    }),
    ...evenWord('PUZZLE.CYCLEPARITY("(14 15)")="even"'),
  },
  {
    text: i18n.t("How many other tiles does a tile of the 15-puzzle pass when it goes up?"),
    ...number(`COLUMNS(${board})-1`),
  },
  {
    text: i18n.t("How many orders of its tiles can the 8-puzzle reach if the empty place is at the end?"),
    ...number(firstOf(`PUZZLE.PUZZLEGROUP(${moves.fixed},9)`, 2)),
  },
];

const EIGHT = [
  [7, 2, 4],
  [5, "", 6],
  [8, 3, 1],
];
const FIFTEEN = [
  [1, 2, 4, 7],
  [14, "", 9, 6],
  [5, 15, 13, 8],
  [10, 12, 11, 3],
];

/** Tiles from 1 on, which belong in order. */
function numbered(areas: Areas, name: string, tiles: Tiles) {
  const count = tiles.length * tiles[0].length - 1;
  const title = i18n.t("The {count}-puzzle", { count });
  const sliding = slidingTiles(areas, name, {
    ...{ tiles, listed: 89, later: 5, across: 21 },
    headings: {
      start: title,
      list: i18n.t("Solution of the {count}-puzzle", { count }),
      places: i18n.t("Places of the {count}-puzzle", { count }),
    },
  });
  return { ...sliding, verdict: sliding.verdict(title) };
}

const EVEN_TILE = "#f6e3b4";
const ODD_TILE = "#8ab9f1";

/** The frame with its tiles and its empty place. */
function picture(): Picture {
  const side = 3 * 4 + 5;
  const colorAt = (row: number, column: number): string => {
    if (row % 4 === 0 || column % 4 === 0) return FRAME;
    const tile = FIFTEEN[Math.floor(row / 4)][Math.floor(column / 4)];
    if (tile === "") return FRAME;
    return Number(tile) % 2 === 0 ? EVEN_TILE : ODD_TILE;
  };
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => colorAt(row, column)),
  );
}

const widths = (count: number, width: number) => new Array<number>(count).fill(width);
const TABLE_WIDTHS = [...widths(5, 5.7), 2, 5, 5, 6];

/** The 15-puzzle and its little sister. */
export const fifteen = defineLesson({
  id: "fifteen",
  title: /*i18n*/ "The 15-puzzle",
  summary: /*i18n*/ "Slide the tiles into order in the fewest moves, or see why you cannot.",
  source:
    /*i18n*/ "This lesson follows Paul Vodola’s article on permutation groups and adventure games, which ends with the 15-puzzle.",
  task: /*i18n*/ "Numbered tiles slide into the one empty place until they are in order, row by row. Type any start: the sheet finds the fewest moves, or says why there are none.",
  picture: picture(),
  sheetName: "15-puzzle",
  columnWidths: [2, ...widths(7, 5.5), 3, ...widths(9, 5.5), 3, ...TABLE_WIDTHS, 3, ...TABLE_WIDTHS],
  sheet: (areas) => {
    const eight = numbered(areas, "eight", EIGHT);
    const large = numbered(areas, "fifteen", FIFTEEN);
    return {
      panels: {
        B5: [
          beside(eight.boards, skip(1), large.boards),
          gap(),
          small(i18n.t("On the blue boards the next tile to move is orange and goes to the green place.")),
          eight.verdict,
          large.verdict,
          gap(),
          questions(
            { words: 14, answer: 18, across: 3, mark: 21, switchAcross: 3 },
            fifteenQuestions(large.total, large.start, eight.moves),
          ),
          gap(),
          beside(eight.list, skip(3), large.list),
        ],
        T20: [beside(eight.tables, skip(1), large.tables)],
      },
      rowHeights: [{ rows: large.start, points: 33 }],
      paints: [...eight.paints, ...large.paints, ...eight.verdictPaints, ...large.verdictPaints],
      frames: [...eight.frames, ...large.frames],
      notes: [
        ...eight.notes,
        {
          at: large.total,
          text: i18n.t(
            "A pair of tiles is out of order if the greater one comes first. A tile that goes up or down passes three others, and the empty place changes its row. So the sum of both numbers stays even or odd.",
          ),
        },
      ],
      names: {
        ...large.names("Fifteen", large.start.cell(-1)),
        ...eight.names("Fifteen2", eight.start.cell(-1)),
      },
      select: eight.after,
    };
  },
});
