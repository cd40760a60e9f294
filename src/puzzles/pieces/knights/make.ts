import { i18n } from "../../../language";
import { BEGINNING, beginsEmpty } from "../../../lessons/beginning";
import type { Maker } from "../../../lessons/maker";
import { textFormula } from "../../../lessons/formula-text";
import { cells, gap, heading, small } from "../../../lessons/items";
import { stack } from "../../../lessons/layout";
import type { Lesson } from "../../../lessons/lesson";
import { grid, ownSheet, sizeIn, TITLE_CELL } from "../../../lessons/own-sheet";
import { STYLES } from "../../../lessons/styles";
import { shuffled, type Random } from "../../../steps/random";
import { inRows, scrambled, type PlaceMove } from "../random-scramble";
import { checkEmpty } from "../lesson-checks";
import { boardPicture, movesOn, REACHES, squaresOf, type Board } from "./lesson-boards";
import { boardColumns, drawPieces } from "./lesson-pieces";

const SIZE = { least: 3, most: 8, usual: 4 };

/** One square in so many is missing in an example. */
const SQUARES_PER_GAP = 8;
/** The pieces of an example, fewer on the smallest boards, and from how many moves its goal comes. */
const PIECES = { few: ["W", "B"], many: ["W", "W", "B", "B"], manyFrom: 12 };
const MOVES = 14;

export const piecesMaker: Maker = {
  id: "pieces",
  title: /*i18n*/ "Pieces on a graph",
  summary: /*i18n*/ "Pieces on a board of any form change places: the fewest moves to the goal.",
  picture: boardPicture([
    ["W", "", "B"],
    ["", "#", ""],
    ["B", "", "W"],
  ]),
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE },
    {
      name: "moves",
      title: /*i18n*/ "The pieces move",
      options: [
        { value: "step", title: /*i18n*/ "one square up, down, left or right" },
        { value: "diagonal", title: /*i18n*/ "one square, also diagonally" },
        { value: "knight", title: /*i18n*/ "like a knight" },
      ],
      usual: "step",
    },
    BEGINNING,
  ],
  sheet(values, random) {
    const [rows, columns] = sizeIn(values);
    const reach = REACHES[values.moves];
    const empty = grid(rows, columns);
    const boards = beginsEmpty(values)
      ? { start: empty, goal: empty }
      : randomBoards(rows, columns, reach, random);
    return piecesSheet(boards.start, boards.goal, reach);
  },
};

const LISTED = 120;

/** The sheet of pieces that move on a board: start and goal, the fewest moves, the board after some of them, and what is wrong. */
function piecesSheet(start: Board, goal: Board, reach: (typeof REACHES)[string]): Lesson {
  const pitch = boardColumns(start[0].length);
  const group = [2.5, ...new Array<number>(pitch - 2).fill(4.7), 2];
  const positions = squaresOf(start.length, start[0].length).map(({ name, row, column }) => [
    name,
    row + 1,
    column + 1,
  ]);
  return ownSheet({
    id: "own-pieces",
    title: i18n.t("My board"),
    task: i18n.t(
      "Pieces move from square to square until they are at their goal; equal pieces may change places. Type any words for them at the start and at the goal, and # where there is no square.",
    ),
    picture: [],
    sheetName: i18n.t("Pieces"),
    columnWidths: [2, ...group, ...group, 4, ...group.slice(1), 5.5, 5.5, 4, 4, 8, 8, 8],
    sheet: (areas) => {
      const drawn = drawPieces(areas, {
        ...{ start, goal, goalStyle: "boardInput", reach },
        ...{ listed: LISTED, later: 0, across: 3 * pitch - 1 },
        words: {
          subject: i18n.t("Solution"),
          noWay: textFormula(i18n.t("there is no solution. The pieces cannot pass one another like this.")),
          stuck: (cells) => i18n.t("{cells}: from this square no piece can move.", { cells }),
          allMoves: i18n.t("On all squares"),
        },
        before: [
          checkEmpty(
            areas.start.fixed,
            i18n.t("Type pieces into the yellow cells of the start and of the goal."),
          ),
        ],
        extra: stack(
          heading(i18n.t("Where they are")),
          cells([[i18n.t("square"), i18n.t("row"), i18n.t("column")]], "answerHeads"),
          { positions: cells(positions, "answer", { fill: STYLES.formula.fill! }) },
        ),
      });
      return {
        panels: {
          B4: [
            drawn.verdict,
            gap(),
            drawn.boards,
            small(i18n.t("On the blue board the next piece to move is orange and goes to the green square.")),
            gap(2),
            drawn.tables,
          ],
        },
        rowHeights: [{ rows: areas.start, points: 28.5 }],
        paints: drawn.paints,
        frames: drawn.frames,
        notes: [
          {
            at: areas.after,
            text: i18n.t(
              "Type a number from 0 to the number of moves: the board below shows where the pieces are then.",
            ),
          },
          {
            at: drawn.answer,
            text: i18n.t(
              "REARRANGE reads the moves and the squares with their pieces from the tables next to it. It answers with the fewest moves: from, to and who moves.",
            ),
          },
          {
            at: areas.moves.first,
            text: i18n.t(
              "FILTER picks the moves between squares of the board from the list of all moves, on the right. If you type # on a square at the start, its moves disappear.",
            ),
          },
        ],
        names: {
          Rearrange_title: TITLE_CELL,
          ...drawn.names("Rearrange"),
          Rearrange_places: areas.positions,
        },
        // With the letters and the numbers along the edges.
        paper: areas.start.cell(-1, -1).to(areas.goal).to(areas.start.cell(start.length)),
        select: areas.start.first,
      };
    },
  });
}

/** Pieces on squares that they can leave, with some squares missing, and where a few random moves take them. */
function randomBoards(rows: number, columns: number, reach: (typeof REACHES)[string], random: Random) {
  const squares = squaresOf(rows, columns);
  const placeOf = (name: string) => squares.findIndex((square) => square.name === name);
  const all = movesOn(squares, reach).map(([from, to]): PlaceMove => [placeOf(from), placeOf(to)]);
  const pieces = squares.length < PIECES.manyFrom ? PIECES.few : PIECES.many;
  for (;;) {
    const order = shuffled([...squares.keys()], random);
    const gaps = new Set(order.slice(0, Math.floor(squares.length / SQUARES_PER_GAP)));
    const moves = all.filter((move) => !move.some((place) => gaps.has(place)));
    const free = order.filter((place) => moves.some(([from]) => from === place));
    const start = squares.map((_, place): string => (gaps.has(place) ? "#" : ""));
    pieces.forEach((piece, k) => (start[free[k]] = piece));
    const goal = scrambled(start, moves, MOVES, random);
    if (goal.some((piece, place) => piece !== start[place]))
      return { start: inRows(start, columns), goal: inRows(goal, columns) };
  }
}
