import { i18n } from "../language";
import { LimitError } from "../permutations/limit-error";
import { sortedPoints } from "../permutations/points";
import { CellError, columnsThere, isBlank, shown, textOf, type Cell, type Cells } from "./cells";
import { readPlace, type Moves } from "./moves";

/** Which piece stands at each place at the start and at the goal: equal pieces have one number, and 0 is no piece. */
export interface Arrangements {
  readonly start: Int32Array;
  readonly goal: Int32Array;
  /** How many pieces have each number; the first one is the number of empty places. */
  readonly counts: Int32Array;
  /** The pieces as the cells of the start show them, by their numbers. */
  readonly cells: readonly Cell[];
}

interface Placed {
  readonly place: number;
  readonly piece: Cell;
  readonly row: number;
}

/** The most places, times different pieces. */
export const MOST_PLACES_OF_PIECES = 1 << 22;

const expected = () => i18n.t("expected two columns, places and pieces");

/** Reads two arrangements of the same pieces. Places that they do not list are empty. Throws a LimitError. */
export function readArrangements(startCells: Cells, goalCells: Cells, moves: Moves): Arrangements {
  const startPieces = readArrangement(startCells, "start", moves);
  const goalPieces = readArrangement(goalCells, "goal", moves);
  const cellOf = new Map(startPieces.map(({ piece }) => [textOf(piece), piece]));
  const stranger = goalPieces.find(({ piece }) => !cellOf.has(textOf(piece)));
  if (stranger) {
    const problem = i18n.t("the piece {piece} is not in the start; expected the same pieces", {
      piece: shown(stranger.piece),
    });
    throw new CellError("goal", problem, stranger.row, 1);
  }
  const pieces = sortedPoints(cellOf.keys());
  if (moves.places.length * pieces.length > MOST_PLACES_OF_PIECES) {
    throw new LimitError(
      i18n.t("there are {places, number} places and {pieces, number} different pieces", {
        places: moves.places.length,
        pieces: pieces.length,
      }),
    );
  }
  const numbers = new Map(pieces.map((piece, k) => [piece, k + 1]));
  const numbered = (placed: readonly Placed[]) => {
    const arrangement = new Int32Array(moves.places.length);
    for (const { place, piece } of placed) arrangement[place] = numbers.get(textOf(piece))!;
    return arrangement;
  };
  const start = numbered(startPieces);
  const goal = numbered(goalPieces);
  const counts = countsOf(start, pieces.length);
  countsOf(goal, pieces.length).forEach((count, number) => {
    if (number === 0 || count === counts[number]) return;
    const problem = i18n.t(
      "the piece {piece} stands here at {here, plural, one {# place} other {# places}}, but in the start at {there, plural, one {# place} other {# places}}",
      { piece: pieces[number - 1], here: count, there: counts[number] },
    );
    throw new CellError("goal", problem);
  });
  if (counts[0] === 0)
    throw new CellError("start", i18n.t("no place is empty; expected one to which a piece can move"));
  return { start, goal, counts, cells: ["", ...pieces.map((piece) => cellOf.get(piece)!)] };
}

function readArrangement(cells: Cells, argument: string, moves: Moves): Placed[] {
  const width = cells[0].length;
  if (width !== 2) {
    throw new CellError(argument, `${columnsThere(width)}; ${expected()}`);
  }
  const taken = new Set<number>();
  const placed: Placed[] = [];
  cells.forEach(([placeCell, piece], row) => {
    if (isBlank(placeCell) && isBlank(piece)) return;
    const place = readPlace(placeCell, moves, "moves", argument, row, 0);
    if (taken.has(place)) {
      const problem = i18n.t("the place {place} is here for the second time", { place: shown(placeCell) });
      throw new CellError(argument, problem, row, 0);
    }
    taken.add(place);
    if (!isBlank(piece)) placed.push({ place, piece, row });
  });
  if (taken.size === 0) throw new CellError(argument, `${i18n.t("all cells are blank")}; ${expected()}`);
  return placed;
}

function countsOf(arrangement: Int32Array, pieces: number): Int32Array {
  const counts = new Int32Array(pieces + 1);
  for (const piece of arrangement) counts[piece]++;
  return counts;
}
