import { i18n } from "../../../language";
import { isBlank, textOf, type Cell, type Cells } from "../../../grid/cells";
import { rearrangement } from "../kind";
import { readMoves, type Moves } from "../moves";
import { NotPlayable, type Play } from "../../../playing/play";
import { stressLayout, type LayoutPoint } from "../../../playing/stress-layout";
import { markerOn, type Board } from "./board";

/** A completed move. Places and pieces are given by number. */
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
  /** The places' positions off the board, with neighbours near each other. */
  readonly layout: readonly LayoutPoint[];
  /** The moves that a piece can make, in the sheet's order. */
  readonly lines: readonly { readonly from: number; readonly to: number; readonly name: string }[];
  /** The name of each piece. Pieces with the same name are interchangeable. */
  readonly pieces: readonly string[];
  readonly moves: readonly PieceMove[];
  /** The place of each piece after a step. */
  placesAfter(step: number): Int32Array;
}

/** The wording for a kind of rearrangement. */
export interface RearrangementWords {
  /** The move as text: “knight 3 jumps from a4 to b2”. */
  move(piece: string, from: string, to: string, name: string): string;
  /** An English text, still to be translated. */
  readonly start: string;
}

export interface RearrangementRanges {
  readonly moves: Cells;
  readonly start: Cells;
  readonly goal: Cells;
  /** The sheet cells that show the board. */
  readonly board?: Cells | undefined;
}

/** More places than these do not make a usable drawing. */
const MAX_PLACES = 256;

/** Solves a rearrangement. `boardFor` returns the positions of its places. Throws a CellError, a LimitError or a NotPlayable. */
export function* playRearrangement(
  kind: string,
  words: RearrangementWords,
  boardFor: (places: readonly string[]) => Board,
  ranges: RearrangementRanges,
): Generator<number, RearrangementPlay> {
  const table = yield* readMoves(ranges.moves, "moves");
  rejectTooManyPlaces(table, MAX_PLACES);
  const puzzle = yield* rearrangement.read(ranges);
  const outcome = yield* puzzle.solve();
  if ("impossible" in outcome) throw new NotPlayable(outcome.impossible);
  const { way } = outcome;
  if (way.length === 1) {
    throw new NotPlayable(i18n.t("The pieces are where they belong already: there is no move to play."));
  }

  const { places: known } = table;
  const steps = way.slice(1).map((state, k) => {
    const [from, to, , name] = puzzle.move(way[k], state);
    return { from: known.find(from)!, to: known.find(to)!, name: textOf(name) };
  });
  const board = boardFor(known.names());
  const played = yield* playMoves(table, board, puzzle.show(way[0]), steps);
  const { places, moves, pieces } = played;
  return {
    ...played,
    kind,
    text(step) {
      if (step === 0) return i18n._(words.start);
      const { piece, from, to, name } = moves[step - 1];
      return words.move(pieces[piece], places[from], places[to], name);
    },
    ...markerOn(ranges.board, board, (step) => (step === 0 ? moves[0].from : moves[step - 1].to)),
  };
}

export function rejectTooManyPlaces({ places }: Moves, most: number): void {
  if (places.count <= most) return;
  throw new NotPlayable(
    i18n.t("There are {count, number} places; a drawing shows at most {most} of them.", {
      count: places.count,
      most,
    }),
  );
}

/** The play of successive moves, starting with the piece at each place. */
export function* playMoves(
  { places, from, to, names }: Moves,
  board: Board,
  start: readonly Cell[],
  steps: readonly Omit<PieceMove, "piece">[],
): Generator<number, Omit<RearrangementPlay, "kind" | "text" | "marker">> {
  const lines = Array.from(from, (tail, k) => ({ from: tail, to: to[k], name: textOf(names?.[k] ?? "") }));
  const layout = yield* stressLayout(places.count, lines);
  return { lastStep: steps.length, places: places.names(), board, lines, layout, ...follow(start, steps) };
}

/** Distinguishes pieces of the same name by where they start, and follows each of them through the moves. */
function follow(
  start: readonly Cell[],
  steps: readonly Omit<PieceMove, "piece">[],
): Pick<RearrangementPlay, "pieces" | "moves" | "placesAfter"> {
  const filled = [...start.keys()].filter((place) => !isBlank(start[place]));
  const states = [Int32Array.from(filled)];
  const moves = steps.map((step): PieceMove => {
    const before = states[states.length - 1];
    const piece = before.indexOf(step.from);
    const after = before.slice();
    after[piece] = step.to;
    states.push(after);
    return { ...step, piece };
  });
  return {
    pieces: filled.map((place) => textOf(start[place])),
    moves,
    placesAfter: (step) => states[step],
  };
}
