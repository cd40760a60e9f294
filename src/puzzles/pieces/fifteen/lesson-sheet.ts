import { cellAddress, fixed } from "../../../grid/addresses";
import { i18n } from "../../../language";
import type { Lesson, LessonValue } from "../../../lessons/lesson";
import { ownOpening, TITLE_CELL } from "../../../lessons/own-sheet";
import { checkBoards, checkEmpty, checkStuck } from "../lesson-checks";
import { drawSlidingTiles } from "./lesson-tiles";

/** A sliding puzzle to be typed over. */
export interface SlidingSheet {
  readonly title: string;
  /** The starting tiles, row by row: blank is a hole, `#` no place. */
  readonly tiles: readonly (readonly LessonValue[])[];
}

/** Rows and columns of the sheet, counted from 0. */
const VERDICT_ROW = 3;
const BOARD_ROW = 6;
const LEFT = 1;
/** Widths in characters and heights in points: tiles are squares. */
const TILE = { characters: 5.7, points: 33 };
const GAP = 3;
/** How many columns a line of text takes. */
const TEXT_COLUMNS = 19;
/** As many moves as the hardest of the boards that are solved need. */
const LISTED = 120;

/** The sheet of a sliding puzzle: start and goal, the fewest moves, the board after some of them, and what is wrong. */
export function slidingSheet({ title, tiles }: SlidingSheet): Lesson {
  const [rows, columns] = [tiles.length, tiles[0].length];
  const hintRow = BOARD_ROW + rows;
  const boards = 3 * (columns + 1);
  const tableColumn = LEFT + Math.max(boards, TEXT_COLUMNS + 1);
  const drawn = drawSlidingTiles({
    tiles,
    goal: goalInOrder(rows, columns),
    row: BOARD_ROW,
    column: LEFT,
    listRow: hintRow + 3,
    tableColumn,
    listed: LISTED,
    later: 0,
    headings: () => ({
      start: i18n.t("The start"),
      list: i18n.t("The solution"),
      places: i18n.t("The places"),
    }),
    checks: ({ start, goal, movesFrom, numbers }) => ({
      before: [
        checkEmpty(
          start,
          i18n.t("Type the tiles into the yellow cells of the start, and leave one blank: the hole."),
        ),
        checkStuck({ start, goal: goal!, names: numbers, movesFrom }, (cells) =>
          i18n.t("{cells}: from this place no tile can move.", { cells }),
        ),
      ],
      refused: checkBoards(start, goal!),
    }),
  });
  const verdict = cellAddress(VERDICT_ROW, LEFT);
  const goalCorner = cellAddress(BOARD_ROW, LEFT + columns + 1);
  return {
    id: "own-sliding",
    title,
    summary: "",
    source: "",
    picture: [],
    sheetName: i18n.t("Sliding board"),
    columnWidths: [
      2,
      ...new Array<number>(tableColumn - LEFT - 1).fill(TILE.characters),
      GAP,
      ...[5.7, 5.7, 5.7, 5.7, 11, 7, 2, 5.7, 5.7, 7],
    ],
    rowHeights: [{ rows: `${BOARD_ROW + 1}:${BOARD_ROW + rows}`, points: TILE.points }],
    blocks: [
      ...ownOpening(
        title,
        i18n.t("Type the tiles, leave the hole blank, and type # where no tile can ever be."),
      ),
      {
        at: verdict,
        cells: [[drawn.verdict(i18n.t("Solution"))]],
        style: "target",
        across: TEXT_COLUMNS,
      },
      ...drawn.blocks,
      {
        at: cellAddress(hintRow, LEFT),
        cells: [
          [
            i18n.t(
              "The goal is in order by itself: type over it for another one. Tiles may be words, and equal ones change places.",
            ),
          ],
          [i18n.t("On the blue board the next tile to move is orange and goes to the green place.")],
        ],
        style: "small",
      },
    ],
    paints: [
      ...drawn.paints,
      ...drawn.paintProblem(`${verdict}:${cellAddress(VERDICT_ROW, LEFT + TEXT_COLUMNS - 1)}`),
    ],
    frames: drawn.frames.map((around) => ({ around, color: "#1d3b6f" })),
    notes: [
      {
        at: drawn.after,
        text: i18n.t(
          "Type a number from 0 to the number of moves: the board below shows where the tiles are then.",
        ),
      },
      {
        at: goalCorner,
        text: i18n.t(
          "SMALL puts the numbers of the start in order, row by row, and leaves the rest blank. Words have to be typed.",
        ),
      },
      {
        at: drawn.solution,
        text: i18n.t(
          "REARRANGE reads the moves, the places with their tiles and the goal from the tables on the right, and answers with the fewest moves: from, to, the tile and where it goes.",
        ),
      },
      {
        at: drawn.pairs,
        text: i18n.t(
          "A pair is out of order if the tile that belongs farther back comes first; the hole counts as a tile. A move exchanges a tile and the hole, which changes the number of pairs by an odd number and the hole's distance from its goal by one: the sum stays even or odd.",
        ),
      },
    ],
    names: Object.fromEntries(
      Object.entries({ title: TITLE_CELL, ...drawn.ranges }).map(([name, range]) => [
        `Fifteen_${name}`,
        range.replaceAll("$", ""),
      ]),
    ),
    select: cellAddress(BOARD_ROW, LEFT),
  };
}

/** Formulas that put the numbers of the start in order on a board of the same form; to be typed over. */
function goalInOrder(rows: number, columns: number): string[][] {
  const cell = (row: number, column: number) => cellAddress(BOARD_ROW + row, LEFT + column);
  const start = fixed(`${cell(0, 0)}:${cell(rows - 1, columns - 1)}`);
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_cell, column) => {
      const here = cell(row, column);
      const above = row === 0 ? 0 : `COUNTIF(${fixed(cell(0, 0))}:${fixed(cell(row - 1, columns - 1))},"#")`;
      const left = `COUNTIF(${fixed(cell(row, 0))}:${here},"#")`;
      return `=IF(${here}="#","#",IFERROR(SMALL(${start},${row * columns + column + 1}-${above}-${left}),""))`;
    }),
  );
}
