import { i18n } from "../../language";
import { isBlank, textOf, type Cells } from "../../grid/cells";
import { ifReadable, type KindGuess, type Likeness } from "../../playing/guess";
import { finished } from "../../steps";
import { isGrid } from "./grids";
import { readMoves } from "./moves";

/** Reading more rows would take a second. */
const MAX_ROWS = 20_000;

/** How cells look as a table of moves from place to place; undefined if they are none. */
function lookOfMoves(cells: Cells) {
  if (cells.length < 2 || cells.length > MAX_ROWS) return undefined;
  if (cells.some((row) => row.slice(0, 2).some(isPermutation))) return undefined;
  const read = ifReadable(() => finished(readMoves(cells, "moves")));
  if (!read || read.from.length < 2) return undefined;
  const { places, from, to } = read;
  const known = new Set(Array.from(from, (tail, k) => tail * places.count + to[k]));
  const returned = from.filter((tail, k) => known.has(to[k] * places.count + tail)).length;
  return {
    moves: from.length,
    places: places.count,
    /** The part of the moves that can also be made in the other direction. */
    bothWays: returned / from.length,
    /** From 0 to 1; few places in many moves are more likely than names that hardly occur twice. */
    connected: Math.min(1, Math.max(0, (2 * from.length - places.count) / from.length)),
  };
}

const isPermutation = (cell: Cells[number][number]) => typeof cell === "string" && /[()]/.test(cell);

/** A table of moves as a likeness, if the kind of puzzle makes of `bothWays` a likelihood. */
export const likenessOfMoves =
  (likelihood: (bothWays: number) => number) =>
  (cells: Cells): Likeness | undefined => {
    const look = lookOfMoves(cells);
    return (
      look && {
        likelihood: likelihood(look.bothWays) * look.connected,
        reason: i18n.t("{moves, number} moves between {places, number} places, from and to", {
          moves: look.moves,
          places: look.places,
        }),
      }
    );
  };

/** Places that are all different, each next to its piece, some without a piece. */
function looksLikeArrangement(cells: Cells): Likeness | undefined {
  const rows = cells.filter((row) => !row.every(isBlank));
  if (rows.length < 2 || rows[0].length !== 2) return undefined;
  if (rows.some(([place, piece]) => isBlank(place) || isPermutation(place) || isPermutation(piece)))
    return undefined;
  if (new Set(rows.map(([place]) => textOf(place))).size < rows.length) return undefined;
  const empty = rows.filter(([, piece]) => isBlank(piece)).length;
  if (empty === rows.length) return undefined;
  // A 0 is more likely a number of a board.
  const isSeenEmpty = rows.some(([, piece]) => piece !== 0 && isBlank(piece));
  return {
    likelihood: isSeenEmpty ? 0.8 : 0.3,
    reason: i18n.t(
      "{places, number} places, each next to its piece; {empty, plural, =0 {none is empty} one {# is empty} other {# are empty}}",
      { places: rows.length, empty },
    ),
  };
}

/** Boards that people slide tiles on are not larger. */
const MAX_LINES = 12;

/** A board with the tiles from 1 on, each once, and an empty place. */
function looksLikeTiles(cells: Cells): Likeness | undefined {
  const [rows, columns] = [cells.length, cells[0].length];
  if (!isGrid(cells) || rows < 2 || rows > MAX_LINES || columns > MAX_LINES) return undefined;
  const marks = cells.flat().filter((cell) => textOf(cell) !== "#");
  const tiles = marks.filter((cell) => !isBlank(cell)).map(textOf);
  const inOrder = new Set(tiles.map((_, k) => String(k + 1)));
  if (tiles.length < 3 || tiles.length === marks.length) return undefined;
  if (!tiles.every((tile) => inOrder.delete(tile))) return undefined;
  return {
    likelihood: 0.75,
    reason: i18n.t(
      "the tiles from 1 to {tiles} on a board of {rows} × {columns}; {empty, plural, one {# place is} other {# places are}} empty",
      { tiles: tiles.length, rows, columns, empty: marks.length - tiles.length },
    ),
  };
}

export const tilesGuess: KindGuess = {
  looks: { start: looksLikeTiles },
  formulas: [
    {
      title: /*i18n*/ "the moves: from, to, piece and name",
      template: "PUZZLE.REARRANGE({moves?},{start},{goal})",
    },
    { title: /*i18n*/ "the hardest arrangements of the goal", template: "PUZZLE.HARDEST({moves?},{goal})" },
  ],
};

export const piecesGuess: KindGuess = {
  looks: {
    moves: likenessOfMoves((bothWays) => 0.5 + 0.3 * bothWays),
    start: looksLikeArrangement,
  },
  formulas: [
    {
      title: /*i18n*/ "the moves: from, to, piece and name",
      template: "PUZZLE.REARRANGE({moves?},{start},{goal},{rules?})",
    },
  ],
};

export const roundsGuess: KindGuess = {
  looks: { moves: likenessOfMoves((bothWays) => 0.4 + 0.2 * bothWays) },
  formulas: [
    { title: /*i18n*/ "the group's name and order", template: "PUZZLE.PUZZLEGROUP({moves},{home},{rules?})" },
    {
      title: /*i18n*/ "the space-paths and their permutations",
      template: "PUZZLE.SPACEPATHS({moves},{home},,{rules?})",
    },
  ],
};
