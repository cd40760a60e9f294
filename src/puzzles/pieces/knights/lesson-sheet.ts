import { cellAddress } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { textFormula } from "../../../lessons/formula-text";
import type { Lesson, LessonBlock, LessonValue } from "../../../lessons/lesson";
import { firstCell } from "../../../lessons/move-list";
import { ownOpening, TITLE_CELL } from "../../../lessons/own-sheet";
import { STYLES } from "../../../lessons/styles";
import { checkEmpty, checkStuck } from "../lesson-checks";
import type { REACHES } from "./lesson-layout";
import { drawPieces } from "./lesson-pieces";

/** Pieces on a board to be typed over. */
export interface PiecesSheet {
  readonly title: string;
  /** The pieces, row by row: blank is an empty square, `#` no square. */
  readonly start: readonly (readonly LessonValue[])[];
  readonly goal: readonly (readonly LessonValue[])[];
  readonly reach: (typeof REACHES)[string];
}

/** Rows and columns of the sheet, counted from 0. */
const VERDICT_ROW = 3;
const BOARD_ROW = 6;
/** Widths in characters and heights in points: squares are squares. */
const SQUARE = { characters: 4.7, points: 28.5 };
const LISTED = 120;

/** The sheet of pieces that move on a board: start and goal, the fewest moves, the board after some of them, and what is wrong. */
export function piecesSheet({ title, start, goal, reach }: PiecesSheet): Lesson {
  const rows = start.length;
  const hintRow = BOARD_ROW + rows + 1;
  const drawn = drawPieces({
    start,
    goal,
    goalStyle: "boardInput",
    reach,
    top: BOARD_ROW,
    tables: hintRow + 3,
    listed: LISTED,
    later: 0,
  });
  const { layout, squares } = drawn;
  const boards = layout.all - 2;
  const words = {
    subject: i18n.t("Solution"),
    noWay: textFormula(i18n.t("there is no way. The pieces cannot pass one another like this.")),
    allMoves: i18n.t("On all squares"),
  };
  const before = [
    checkEmpty(layout.startBoard, i18n.t("Type pieces into the yellow cells of the start and of the goal.")),
    checkStuck(
      { start: layout.startBoard, goal: layout.goalBoard, names: layout.names, movesFrom: layout.moves },
      (cells) => i18n.t("{cells}: from this square no piece can move.", { cells }),
    ),
  ];
  const positions = squares.map(({ name, row, column }) => [name, row + 1, column + 1]);
  const listPositions: LessonBlock[] = [
    { at: cellAddress(layout.tables, layout.extra), cells: [[i18n.t("Where they are")]], style: "heading" },
    {
      at: cellAddress(layout.tables + 1, layout.extra),
      cells: [[i18n.t("square"), i18n.t("row"), i18n.t("column")]],
      style: "answerHeads",
    },
    {
      at: cellAddress(layout.tables + 2, layout.extra),
      cells: positions,
      style: "answer",
      fill: STYLES.formula.fill!,
    },
  ];
  const group = [2.5, ...new Array<number>(layout.goal - layout.start - 2).fill(SQUARE.characters), 2];
  const verdict = cellAddress(VERDICT_ROW, 1);
  const placesRange = `${cellAddress(layout.tables + 2, layout.extra)}:${cellAddress(layout.tables + 1 + squares.length, layout.extra + 2)}`; // prettier-ignore
  return {
    id: "own-pieces",
    title,
    summary: "",
    source: "",
    picture: [],
    sheetName: i18n.t("Pieces"),
    columnWidths: [2, ...group, ...group, 4, ...group.slice(1), 5.5, 5.5, 4, 4, 8, 8, 8],
    rowHeights: [{ rows: `${BOARD_ROW + 1}:${BOARD_ROW + rows}`, points: SQUARE.points }],
    blocks: [
      ...ownOpening(
        title,
        i18n.t(
          "Type the pieces at the start and at the goal, any words. Equal ones change places; # is no square.",
        ),
      ),
      { at: verdict, cells: [[drawn.verdict(words, before)]], style: "target", across: boards },
      ...drawn.blocks(words),
      {
        at: cellAddress(hintRow, 1),
        cells: [[i18n.t("On the blue board the next piece to move is orange and goes to the green square.")]],
        style: "small",
      },
      ...listPositions,
    ],
    paints: [
      ...drawn.paints,
      ...drawn.paintVerdict(`${verdict}:${cellAddress(VERDICT_ROW, boards)}`, before),
    ],
    frames: drawn.frames.map((around) => ({ around, color: "#1d3b6f" })),
    notes: [
      {
        at: layout.list.after.replaceAll("$", ""),
        text: i18n.t(
          "Type a number from 0 to the number of moves: the board below shows where the pieces are then.",
        ),
      },
      {
        at: firstCell(layout.list),
        text: i18n.t(
          "REARRANGE reads the moves and the squares with their pieces from the tables beside it, and answers with the fewest moves: from, to and who moves.",
        ),
      },
      {
        at: cellAddress(layout.tables + 2, layout.goal),
        text: i18n.t(
          "FILTER picks from all moves, on the right, those whose two squares are on the board. Type # on a square at the start, and its moves are gone.",
        ),
      },
    ],
    names: Object.fromEntries(
      Object.entries({ title: TITLE_CELL, ...drawn.names, places: placesRange }).map(([name, range]) => [
        `Rearrange_${name}`,
        range.replaceAll("$", ""),
      ]),
    ),
    select: cellAddress(BOARD_ROW, layout.start),
  };
}
