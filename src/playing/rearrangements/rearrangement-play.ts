import { i18n } from "../../language";
import { isBlank, rearrangement, textOf, type Cell, type Cells } from "../../puzzles";
import { readMoves, type Moves } from "../../puzzles/moves";
import { NotPlayable, type Play } from "../play";
import { stressLayout, type LayoutPoint } from "../stress-layout";
import { markerOn, type Board } from "./board";

/** A move that was made: places and pieces by their numbers. */
export interface PieceMove {
  readonly piece: number;
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** Pieces that move to empty places, and the fewest moves that bring them where they belong. */
export interface RearrangementPlay extends Play {
  /** The names of the places. */
  readonly places: readonly string[];
  readonly board: Board;
  /** Where the places lie if they leave the board and neighbours are near one another. */
  readonly layout: readonly LayoutPoint[];
  /** The moves that a piece can make, one after another as in the sheet. */
  readonly lines: readonly { readonly from: number; readonly to: number; readonly name: string }[];
  /** What each piece is called; pieces of one name are interchangeable. */
  readonly pieces: readonly string[];
  readonly moves: readonly PieceMove[];
  /** The place of each piece after a step. */
  placesAfter(step: number): Int32Array;
}

/** How a kind of rearrangement is told. */
export interface RearrangementWords {
  /** The move in words: “knight 3 jumps from a4 to b2”. */
  move(piece: string, from: string, to: string, name: string): string;
  /** An English text that is still to be said in the user's language. */
  readonly start: string;
}

export interface RearrangementRanges {
  readonly moves: Cells;
  readonly start: Cells;
  readonly goal: Cells;
  /** The cells of the sheet that show the board. */
  readonly board?: Cells | undefined;
}

/** More places than these are no drawing any more. */
const MOST_PLACES = 256;

/** Solves a rearrangement. `boardFor` says where its places lie. Throws a CellError, a LimitError or a NotPlayable. */
export function* playRearrangement(
  kind: string,
  words: RearrangementWords,
  boardFor: (places: readonly string[]) => Board,
  ranges: RearrangementRanges,
): Generator<number, RearrangementPlay> {
  const table = yield* readMoves(ranges.moves, "moves");
  if (table.places.count > MOST_PLACES) {
    throw new NotPlayable(
      i18n.t("There are {count, number} places; a drawing shows at most {most} of them.", {
        count: table.places.count,
        most: MOST_PLACES,
      }),
    );
  }
  const puzzle = yield* rearrangement.read(ranges);
  const outcome = yield* puzzle.solve();
  if ("impossible" in outcome) throw new NotPlayable(outcome.impossible);
  const { way } = outcome;
  if (way.length === 1) {
    throw new NotPlayable(i18n.t("The pieces are where they belong already: there is no move to play."));
  }

  const start = puzzle.show(way[0]);
  const followed = follow(
    table,
    start,
    way.slice(1).map((state, k) => puzzle.move(way[k], state)),
  );
  const places = table.places.names();
  const board = boardFor(places);
  const lines = Array.from(table.from, (from, k) => ({
    from,
    to: table.to[k],
    name: textOf(table.names?.[k] ?? ""),
  }));
  const layout = yield* stressLayout(places.length, lines);
  return {
    kind,
    lastStep: way.length - 1,
    places,
    board,
    layout,
    lines,
    ...followed,
    text(step) {
      if (step === 0) return i18n._(words.start);
      const { piece, from, to, name } = followed.moves[step - 1];
      return words.move(followed.pieces[piece], places[from], places[to], name);
    },
    ...markerOn(ranges.board, board, (step) =>
      step === 0 ? followed.moves[0].from : followed.moves[step - 1].to,
    ),
  };
}

/** Tells pieces of one name apart by where they start, and follows each of them through the moves. */
function follow(
  { places }: Moves,
  start: readonly Cell[],
  moves: readonly (readonly Cell[])[],
): Pick<RearrangementPlay, "pieces" | "moves" | "placesAfter"> {
  const filled = [...start.keys()].filter((place) => !isBlank(start[place]));
  const states = [Int32Array.from(filled)];
  const followed = moves.map(([fromCell, toCell, , name]): PieceMove => {
    const before = states[states.length - 1];
    const [from, to] = [fromCell, toCell].map((cell) => places.find(cell)!);
    const piece = before.indexOf(from);
    const after = before.slice();
    after[piece] = to;
    states.push(after);
    return { piece, from, to, name: name === "" ? "" : textOf(name) };
  });
  return {
    pieces: filled.map((place) => textOf(start[place])),
    moves: followed,
    placesAfter: (step) => states[step],
  };
}
