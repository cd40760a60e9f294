import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { sortDistinctPoints } from "../../permutations/points";
import { isPause, type Steps } from "../../steps";
import { CellError, isBlank, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import { filledRows, requireSameSize } from "../../grid/columns";
import { isGrid, noPlaceIsEmpty, placesOn } from "./grids";
import { readPlace } from "./moves";
import type { Moves } from "./places";

/** Which piece is at each place at the start and at the goal. Equal pieces share a number, and 0 means no piece. */
export interface Arrangements {
  readonly start: Int32Array;
  readonly goal: Int32Array;
  /** How many pieces have each number. The first entry is the number of empty places. */
  readonly counts: Int32Array;
  /** The pieces as shown in the start's cells, by their numbers. */
  readonly cells: readonly Cell[];
}

/** The most places times distinct pieces. */
const MAX_PLACES_OF_PIECES = 1 << 22;

const expected = () => i18n.t("expected two columns, places and pieces");

/** Reads two arrangements of the same pieces, each a list or a board. Unlisted places are empty. Throws a LimitError. */
export function* readArrangements(
  startCells: Cells,
  goalCells: Cells,
  moves: Moves,
  first = "start",
): Steps<Arrangements> {
  /** The pieces of the start and the cells that show them, numbered from 1 in order of appearance. */
  const found: string[] = [""];
  const cellsFound: Cell[] = [""];
  const numbers = new Map<string, number>();
  const numberOf = (cell: Cell): number => {
    const piece = textOf(cell);
    let number = numbers.get(piece);
    if (number === undefined) numbers.set(piece, (number = found.push(piece) - 1));
    cellsFound[number] = cell;
    return number;
  };
  const start = yield* readArrangement(startCells, first, moves, numberOf);

  let stranger: { readonly piece: Cell; readonly row: number; readonly column: number } | undefined;
  const numberInStart = (piece: Cell, row: number, column: number): number => {
    const number = numbers.get(textOf(piece));
    if (number === undefined) stranger ??= { piece, row, column };
    return number ?? 0;
  };
  if (isGrid(startCells) && isGrid(goalCells)) requireSameSize(goalCells, "goal", startCells);
  const goal = yield* readArrangement(goalCells, "goal", moves, numberInStart);
  if (stranger) {
    const problem = i18n.t("the piece {piece} is not in the start; expected the same pieces", {
      piece: shown(stranger.piece),
    });
    throw new CellError("goal", problem, stranger.row, stranger.column);
  }
  if (moves.places.count * numbers.size > MAX_PLACES_OF_PIECES) {
    throw new LimitError(
      i18n.t(
        "there are {places, number} places and {pieces, number} different pieces; their product can be {most, number} at most",
        { places: moves.places.count, pieces: numbers.size, most: MAX_PLACES_OF_PIECES },
      ),
    );
  }

  const order = [0, ...sortDistinctPoints(found.slice(1)).map((piece) => numbers.get(piece)!)];
  const inOrder = new Int32Array(order.length);
  order.forEach((number, k) => (inOrder[number] = k));
  for (const arrangement of [start, goal]) {
    for (let place = 0; place < arrangement.length; place++) arrangement[place] = inOrder[arrangement[place]];
    yield 0;
  }
  const counts = countsOf(start, order.length);
  countsOf(goal, order.length).forEach((count, number) => {
    if (number === 0 || count === counts[number]) return;
    const problem = i18n.t(
      "the piece {piece} is here on {here, plural, one {# place} other {# places}}, but in the start on {there, plural, one {# place} other {# places}}",
      { piece: found[order[number]], here: count, there: counts[number] },
    );
    throw new CellError("goal", problem);
  });
  if (counts[0] === 0) throw noPlaceIsEmpty(first);
  return { start, goal, counts, cells: order.map((number) => cellsFound[number]) };
}

/** The piece numbers at all places. */
function* readArrangement(
  cells: Cells,
  argument: string,
  moves: Moves,
  numberOf: (piece: Cell, row: number, column: number) => number,
): Steps<Int32Array> {
  const arrangement = new Int32Array(moves.places.count);
  if (isGrid(cells)) {
    for (const { place, piece, row, column } of yield* placesOn(cells, argument, moves))
      if (!isBlank(piece)) arrangement[place] = numberOf(piece, row, column);
    return arrangement;
  }
  const rows = yield* filledRows(cells, argument, [2], expected);
  const taken = new Uint8Array(moves.places.count);
  for (let k = 0; k < rows.length; k++) {
    if (isPause(k)) yield 0;
    const row = rows[k];
    const [placeCell, piece] = cells[row];
    const place = readPlace(placeCell, moves, "moves", argument, row, 0);
    if (taken[place]) {
      const problem = i18n.t("the place {place} is here for the second time", { place: shown(placeCell) });
      throw new CellError(argument, problem, row, 0);
    }
    taken[place] = 1;
    if (!isBlank(piece)) arrangement[place] = numberOf(piece, row, 1);
  }
  return arrangement;
}

function countsOf(arrangement: Int32Array, numbers: number): Int32Array {
  const counts = new Int32Array(numbers);
  for (const piece of arrangement) counts[piece]++;
  return counts;
}
