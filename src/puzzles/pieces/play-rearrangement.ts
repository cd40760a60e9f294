import { i18n } from "../../language";
import { ruleWords } from "../../playing/boards";
import { playSolution } from "../../playing/by-hand";
import { isBlank, textOf, type Cell, type Cells } from "../../grid/cells";
import { readArrangements } from "./arrangements";
import { readMoveRules } from "./move-rules";
import { readBoardMoves } from "./moves";
import type { Moves } from "./places";
import { NotPlayable, type Play } from "../../playing/play";
import { DIRECTION_TEXTS } from "../../playing/spots";
import { stressLayout, type LayoutPoint } from "../../playing/stress-layout";
import { isGrid, isOmitted } from "./grids";
import { markerOn, type Board } from "./play-board";
import { homesOf, rearrangementGame, type PieceLine } from "./play-game";

/** A completed move, with the piece's number. */
interface PieceMove extends PieceLine {
  readonly piece: number;
}

/** Pieces that move to empty places, and moves that were made. */
export interface RearrangementPlay extends Play {
  readonly places: readonly string[];
  readonly board: Board;
  /** The places' positions off the board, with neighbours near each other. */
  readonly layout: readonly LayoutPoint[];
  /** In the sheet's order. */
  readonly lines: readonly PieceLine[];
  /** The name of each piece. Pieces with the same name are interchangeable. */
  readonly pieces: readonly string[];
  /** The place where each piece belongs, the same for pieces with the same name. */
  readonly homes: readonly number[];
  readonly moves: readonly PieceMove[];
  /** The place of each piece after a step. */
  placesAfter(step: number): Int32Array;
}

export interface RearrangementWords {
  /** The move as text: “knight 3 jumps from a4 to b2”. */
  move(piece: string, from: string, to: string, name: string): string;
  /** The same on a button: “knight 3 from a4 to b2”. */
  label(piece: string, from: string, to: string, name: string): string;
  /** Why a piece cannot move, if it is simpler than that no line leads to an empty place. */
  stuck?(): string;
  /** An English text, still to be translated. */
  readonly start: string;
}

/** The cells of a puzzle's ranges by name; those of optional ranges may be missing. */
export type Ranges = Readonly<Record<string, Cells>>;

/** More places than these do not make a usable drawing. */
const MAX_PLACES = 256;

/** Solves a rearrangement. `boardFor` returns the positions of its places. Throws a CellError, a LimitError or a NotPlayable. */
export function* playRearrangement(
  prefix: string,
  words: RearrangementWords,
  boardFor: (places: readonly string[]) => Board,
  ranges: Ranges,
): Generator<number, RearrangementPlay> {
  const boards = { start: ranges.start, goal: ranges.goal };
  const read = yield* readBoardMoves(ranges.moves, boards, readMoveRules(ruleWords(ranges.rules)));
  const table = isOmitted(ranges.moves) ? translated(read) : read;
  rejectTooManyPlaces(table, MAX_PLACES);
  const arrangements = yield* readArrangements(ranges.start, ranges.goal, table);
  const { goal, cells } = arrangements;
  const board = boardFor(table.places.names());
  const ground = yield* groundOf(table, board);
  const { places, lines } = ground;
  const game = rearrangementGame({
    table,
    lines,
    arrangements,
    board,
    label: words.label,
    ...(words.stuck && { stuck: words.stuck }),
    play(start, steps) {
      const followed = follow(
        Array.from(start, (piece) => cells[piece]),
        steps,
      );
      const { moves, pieces } = followed;
      return {
        ...ground,
        ...followed,
        prefix,
        lastStep: steps.length,
        homes: homesOf(pieces, goal, cells),
        text(step) {
          if (step === 0) return i18n._(words.start);
          const { piece, from, to, name } = moves[step - 1];
          return words.move(pieces[piece], places[from], places[to], name);
        },
        ...markerOn(
          ranges.board ?? (isGrid(ranges.start) ? ranges.start : undefined),
          board,
          (step) => (step === 0 ? moves[0]?.from : moves[step - 1].to),
          ranges.board ? "board" : "start",
        ),
      };
    },
  });
  return yield* playSolution(game);
}

/** Moves between neighbours have directions for names. */
const translated = (moves: Moves): Moves => ({
  ...moves,
  names: moves.names?.map((name) => i18n._(DIRECTION_TEXTS[textOf(name)])),
});

export function rejectTooManyPlaces({ places }: Moves, most: number): void {
  if (places.count <= most) return;
  throw new NotPlayable(
    i18n.t("There are {count, number} places; a drawing shows at most {most} of them.", {
      count: places.count,
      most,
    }),
  );
}

/** All of a play that is the same whatever moves are made. */
export function* groundOf(
  { places, from, to, names }: Moves,
  board: Board,
): Generator<number, Pick<RearrangementPlay, "places" | "board" | "lines" | "layout">> {
  const lines = Array.from(from, (tail, k) => ({ from: tail, to: to[k], name: textOf(names?.[k] ?? "") }));
  const layout = yield* stressLayout(places.count, lines);
  return { places: places.names(), board, lines, layout };
}

/**
 * Follows the piece at each place through successive moves. Pieces of the same name are distinguished by where they start.
 */
export function follow(
  start: readonly Cell[],
  steps: readonly PieceLine[],
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
