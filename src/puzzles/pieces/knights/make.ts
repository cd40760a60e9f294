import { i18n } from "../../../language";
import { BEGINNING, beginsEmpty } from "../../../lessons/beginning";
import type { Maker } from "../../../lessons/maker";
import { grid } from "../../../lessons/own-sheet";
import { shuffled, type Random } from "../../../steps/random";
import { inRows, scrambled, type PlaceMove } from "../random-scramble";
import { boardPicture } from "./lesson-boards";
import { movesOn, REACHES, squaresOf } from "./lesson-layout";
import { piecesSheet } from "./lesson-sheet";

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
    const [rows, columns] = [Number(values.rows), Number(values.columns)];
    const reach = REACHES[values.moves];
    const empty = grid(rows, columns);
    const boards = beginsEmpty(values)
      ? { start: empty, goal: empty }
      : randomBoards(rows, columns, reach, random);
    return piecesSheet({ title: i18n.t("My board"), ...boards, reach });
  },
};

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
